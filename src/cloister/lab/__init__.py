"""The lab: simulates many games, rates bots and measures speed."""
