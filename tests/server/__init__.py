"""The table in the browser, without the browser."""
