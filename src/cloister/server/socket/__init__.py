"""WebSockets: from the upgrade of a connection to the frames that go in and out."""
