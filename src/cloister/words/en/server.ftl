# What the server refuses and tells.

# Printed where the server was started.
server-open = Cloister is open at { $address } (press Ctrl-C to stop it).

## Starting the server

# $why: a reason in the words of the operating system or of the database.
server-store-unusable = The store { $store } cannot be used ({ $why }).
server-store-busy = Another server is using { $store }. Stop it first, or choose another store.
server-cannot-listen = The server cannot listen at { $host }, port { $port } ({ $why }). Choose another port.

## Addresses and requests

server-no-page = There is nothing at this address.
server-no-pictures = This game has no pictures of its own.
server-no-table = There is no such table.
server-wrong-method = This address does not take this kind of request.
server-foreign-origin = This request comes from another site.
server-not-json = A request must be of the type application/json.
server-request-cut = The request was cut off.
server-too-large = This is too large: at most { $most } bytes are allowed.
# $why names the field at fault, for programmers.
server-bad-request = The server does not understand this request ({ $why }).
server-bad-frame = The table does not understand this message ({ $why }).
# $kinds: words of the protocol, with commas.
server-one-command = A message must have exactly one of these: { $kinds }.
server-one-mark = A mark must have exactly one of these: { $kinds }. Only "put" may have a "why".
server-needs-seat = This message must have a seat and a version.
server-not-a-number = A seat, a version and a step must be whole numbers.
server-broken = Something went wrong on the server. Try again.
server-not-saved = This could not be saved, so nothing has changed. Try again.

## Limits

server-too-many-requests = Too many requests. Wait a moment.
server-too-many-replays = Too many replays at once. Wait a moment.
server-too-many-tables = Too many new tables. Try again in a few minutes.
server-too-many-sockets = Too many windows are open at your address. Close some of them.
server-too-many-windows = You have this table open in too many windows. Close one of them.
server-too-many-spectators = Too many spectators are watching this table. Try again later.
server-too-many-messages = You can send one message a second. Wait a moment.
server-too-many-hints = Hint limit reached. Try again in a minute.
server-too-fast = That was too fast. Wait a moment.

## Seats

server-not-the-host = Only the host of this table can do that.
server-not-your-seat = This seat is not yours.
server-no-seat-of-yours = One seat of the table must be yours.
server-seat-taken = This seat is taken.
server-player-present = The player of this seat is at the table. A bot can only replace somebody who has left.
server-bad-token = This invitation was used or replaced. Ask the host for a new link.
# Several players share a screen; each seat has a curtain.
server-curtain = Open the curtain of this seat first.

## Playing

server-stale = The position changed. Check the board and choose again.
server-not-begun = The game has not begun. Wait until every seat is taken.
server-no-draft = In { $title } moves are made one by one.
server-confirm-first = Confirm this draft first.
server-hints-off = This table plays without hints.
server-spectators-listen = Only players can write messages.
server-empty-message = The message is empty.
server-rules-changed = The rules or the components have changed since this table was made. Make a new one.
server-table-fault = This table has stopped because of a program error. Its record is kept.
server-table-unreadable = This table cannot be opened. Its record is kept.
server-reloading = The table is being reloaded. Try again.

## Deduction sheets

server-no-sheet = { $title } has no deduction sheet.
server-no-inspector = This table plays without the inspector.
server-sheet-changes = You have used all { $most } changes of your sheet in this game.
server-sheet-marks = A sheet has room for { $most } marks. Remove some first.
server-sheet-reason = The reason for a mark must be a step that has happened.
server-sheet-undo = There is nothing to take back on your sheet.
server-snapshot-name = Give the snapshot a name.
server-snapshots = There is room for { $most } snapshots. Delete one first.
server-no-snapshot = There is no snapshot with this name.

## After the game

server-record-later = The record is available when the game is over.
server-truth-later = What is hidden is shown when the game is over.
server-replay-own-seat = While the game goes on, you can only replay it from your own seat.
server-replay-seat = Give the seat of a replay as a number, or "open".
server-rematch-players = Only the players of this table can ask for a rematch.
server-rematch-later = The game is not over yet.
