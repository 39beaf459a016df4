"""Tests of the server, without a browser."""
