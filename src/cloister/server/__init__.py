"""The server behind the table in the browser: decide, persist, publish.

Its rooms import one way: each may import the ones below it (tests/test_server_rooms.py):

    app, run                                     puts everything together
    http    socket                               what comes in from browsers
    table                                        the live tables
    bots    store                                what is worked out; what is on disk
    protocol, errors, limits, origin, health, garbage

Rooms on one line do not import each other.
"""
