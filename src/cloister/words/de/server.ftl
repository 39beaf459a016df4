# Was der Server ablehnt und mitteilt.

server-open = Cloister ist offen unter { $address } (Strg-C beendet es).

## Start des Servers

server-store-unusable = Der Speicher { $store } ist nicht benutzbar: { $why }
server-store-busy = Ein anderer Server benutzt { $store }. Beende ihn zuerst, oder wähle einen anderen Speicher.
server-cannot-listen = Der Server kann unter { $host }, Port { $port } nicht lauschen ({ $why }). Wähle einen anderen Port.

## Adressen und Anfragen

server-no-page = Unter dieser Adresse gibt es nichts.
server-no-pictures = Dieses Spiel hat keine eigenen Bilder.
server-no-table = Diesen Tisch gibt es nicht.
server-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
server-foreign-origin = Diese Anfrage kommt von einer anderen Seite.
server-not-json = Eine Anfrage muss vom Typ application/json sein.
server-request-cut = Die Anfrage brach ab.
server-too-large = Das ist zu groß: Erlaubt sind höchstens { $most } Bytes.
server-bad-request = Der Server versteht diese Anfrage nicht ({ $why }).
server-bad-frame = Der Tisch versteht diese Nachricht nicht ({ $why }).
server-one-command = Eine Nachricht enthält genau eines von diesen: { $kinds }.
server-one-mark = Ein Zeichen enthält genau eines von diesen: { $kinds }. Nur „put“ darf ein „why“ haben.
server-needs-seat = Diese Nachricht braucht einen Platz und eine Version.
server-not-a-number = Platz, Version und Schritt sind ganze Zahlen.
server-broken = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
server-not-saved = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Versuche es noch einmal.

## Grenzen

server-too-many-requests = Zu viele Anfragen. Warte einen Augenblick.
server-too-many-replays = Zu viele Wiederholungen auf einmal. Warte einen Augenblick.
server-too-many-tables = Zu viele neue Tische. Versuche es in ein paar Minuten noch einmal.
server-too-many-sockets = Von deiner Adresse aus sind zu viele Fenster offen. Schließe einige davon.
server-too-many-windows = Du hast diesen Tisch in zu vielen Fenstern offen. Schließe eines davon.
server-too-many-spectators = An diesem Tisch schauen zu viele zu. Versuche es später noch einmal.
server-too-many-messages = Du kannst eine Nachricht pro Sekunde senden. Warte einen Augenblick.
server-too-many-hints = Keine Tipps mehr im Augenblick. Versuche es in einer Minute noch einmal.
server-too-fast = Das war zu schnell. Warte einen Augenblick.

## Plätze

server-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
server-not-your-seat = Das ist nicht dein Platz.
server-no-seat-of-yours = Ein Platz am Tisch muss deiner sein.
server-seat-taken = Dieser Platz ist besetzt.
server-player-present = Wer hier sitzt, ist am Tisch. Ein Bot kann nur jemanden vertreten, der gegangen ist.
server-bad-token = Diese Einladung wurde benutzt oder ersetzt. Bitte um einen neuen Link.
server-curtain = Öffne zuerst den Vorhang dieses Platzes.

## Spielen

server-stale = Die Lage hat sich geändert. Schau aufs Brett und entscheide noch einmal.
server-not-begun = Das Spiel hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.
server-no-draft = In { $title } wird Zug um Zug gespielt.
server-confirm-first = Bestätige zuerst diesen Entwurf.
server-hints-off = An diesem Tisch wird ohne Tipps gespielt.
server-spectators-listen = Nur wer mitspielt, kann schreiben.
server-empty-message = Die Nachricht ist leer.
server-rules-changed = Regeln oder Bestandteile haben sich seither geändert. Eröffne einen neuen Tisch.
server-table-fault = Dieser Tisch steht still, weil das Programm einen Fehler hat. Seine Aufzeichnung ist sicher.
server-table-unreadable = Dieser Tisch kann nicht geöffnet werden. Seine Aufzeichnung ist sicher.
server-reloading = Der Tisch wird neu geladen. Versuche es noch einmal.

## Notizblätter

server-no-sheet = { $title } hat kein Notizblatt.
server-no-inspector = An diesem Tisch wird ohne den Inspektor gespielt.
server-sheet-changes = Du hast alle { $most } Änderungen deines Notizblatts in diesem Spiel verbraucht.
server-sheet-marks = Auf ein Notizblatt passen { $most } Zeichen. Entferne zuerst einige.
server-sheet-reason = Der Grund eines Zeichens muss ein Schritt sein, der stattgefunden hat.
server-sheet-undo = Auf deinem Notizblatt gibt es nichts zurückzunehmen.
server-snapshot-name = Gib dem Zwischenstand einen Namen.
server-snapshots = Es ist Platz für { $most } Zwischenstände. Lösche zuerst einen.
server-no-snapshot = Einen Zwischenstand dieses Namens gibt es nicht.

## Nach dem Spiel

server-record-later = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
server-truth-later = Alles Verborgene zeigt sich, wenn das Spiel vorbei ist.
server-replay-own-seat = Solange gespielt wird, kannst du die Wiederholung nur von deinem Platz aus ansehen.
server-replay-seat = Gib den Platz als Zahl an, oder „open“.
server-rematch-players = Um eine Revanche kann nur bitten, wer an diesem Tisch gespielt hat.
server-rematch-later = Das Spiel ist noch nicht vorbei.
