# What the server refuses.

server-no-page = There is nothing at this address.
server-no-pictures = This game has no pictures of its own.
