"""Requests and pages: everything that is answered over HTTP."""
