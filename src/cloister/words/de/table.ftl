# Der Tisch rund um die Spielbretter.
#
# In Sätzen über einen Platz ist $seat-name der Name und $seat-is `you` oder `other`.

## Wer da sitzt

seat-number = Platz { $number }
seat-guest = { $number ->
    [1] Gast
   *[other] Gast { $number }
}
seat-free = Freier Platz
seat-you = du
seat-friend = per Link dabei
seat-waiting-friend = wartet auf jemanden, den du einlädst
seat-waiting = wartet auf jemanden
seat-bot = Bot, { $level }
seat-stand-in = ein Bot springt ein ({ $level })
seat-here = da
seat-away = weg
seat-is-thinking = denkt nach
seat-has-to-decide = ist am Zug
seat-hints = { $count ->
    [one] hat um einen Tipp gebeten
   *[other] hat um { $count } Tipps gebeten
}
seat-thinks = denkt
seat-invite = Einladen
seat-put-bot = Bot hinsetzen
seat-let-bot-play = Bot spielen lassen
seat-come-back = Zurückkommen

## Bots: wie ihre Stärken heißen, und sie selbst

level-uniform = Zufall
level-novice = Neuling
level-apprentice = Lehrling
level-master = Meister
bot-uniform = Zufall { $number }
bot-novice = Neuling { $number }
bot-apprentice = Lehrling { $number }
bot-master = Meister { $number }

## Vor dem Spiel

lobby-loading = Wir setzen uns …
lobby-board-loading = Das Spiel wird aufgebaut …
lobby-title = Der Tisch ist gedeckt
lobby-text = Sobald der letzte Platz besetzt ist, wird ausgeteilt.
lobby-host-invites = Wer den Tisch eröffnet hat, lädt die anderen ein.
invite-title = Lade jemanden ein
invite-text = Dieser Link gilt für Platz { $number } und nur ein Mal.
invite-link = Link
invite-qr = QR-Code der Einladung
invite-copy = Kopieren
invite-copied = Kopiert
invite-fine = Ein neuer Link für diesen Platz ersetzt diesen hier.
join-eyebrow = Du bist eingeladen
join-title = Nimm Platz
join-sit = Hinsetzen
join-watch = Nur zuschauen

## Zwei an einem Bildschirm

curtain-eyebrow = Alle anderen schauen weg
curtain-title = { $name }, du bist dran
curtain-open = Ich bin { $name }

## Die Leiste oben

bar-text = Tisch als Text
bar-rules = Regeln
bar-sound = Ton
bar-motion-hint = Wie schnell sich Teile bewegen
bar-motion-normal = Tempo: normal
bar-motion-fast = Tempo: schnell
bar-motion-none = Tempo: sofort
bar-motion-slow = Tempo: langsam
bar-more = Mehr
net-state-live = Verbunden
net-state-connecting = Verbinde …
net-state-lost = Verbinde neu …
net-lost-offline = du bist offline
net-lost-silent = der Tisch antwortet nicht
net-lost-restart = der Tisch wird neu gestartet
net-lost-refused = der Tisch hat die Verbindung abgelehnt
net-lost-broken = die Verbindung ist abgerissen
tab-your-turn = ● Du bist dran · { $game }
tab-headline = { $headline } · { $game }

## Teile der Seite

page-board = Spielbrett
page-rail = Plätze, Verlauf und Chat
page-drawer = Verlauf, Chat und Tisch
page-drawer-unread = { $count ->
    [one] Verlauf, Chat und Tisch, eine neue Nachricht
   *[other] Verlauf, Chat und Tisch, { $count } neue Nachrichten
}
panel-result = Ergebnis
panel-sheet = Blatt
panel-log = Verlauf
panel-chat = Chat
panel-table = Tisch
page-larger = Größer
page-smaller = Kleiner
page-close = Schließen

## Die Leiste unten: was jetzt zu tun ist

now-label = Was jetzt zu tun ist
now-waiting = Noch sitzen nicht alle.
now-watching = Du schaust zu.
now-asked = { $name }: { $prompt }
now-thinking = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
}
now-deciding = { $count ->
    [one] { $names } ist am Zug …
   *[other] { $names } sind am Zug …
}
now-turn-of = { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
}
now-your-turn = Du bist am Zug.
now-your-turn-short = Du bist dran.
now-nobody = Niemand muss etwas entscheiden.
now-over = Das Spiel ist vorbei.
now-over-alone = { $points ->
    [one] Das Spiel ist vorbei: ein Punkt.
   *[other] Das Spiel ist vorbei: { $points } Punkte.
}
now-you-won = Du hast gewonnen!
now-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
now-confirm = Bestätigen
now-confirm-hint = Ausführen, was du probiert hast, für alle sichtbar (Enter)
now-confirm-to-news = Bestätige, um zu sehen, was kommt. Danach lässt sich nichts mehr zurücknehmen.
now-confirm-to-turn = Bestätige, um den Zug weiterzugeben. Danach lässt sich nichts mehr zurücknehmen.
now-confirm-to-over = Bestätige, um das Spiel zu beenden. Danach lässt sich nichts mehr zurücknehmen.
now-draft = Diesen Zug siehst bisher nur du: Bestätigen zeigt ihn allen.
now-draft-full = Das ist ein langer Entwurf. Bestätige ihn, bevor du weitermachst.
now-draft-gone = Die Stellung hat sich geändert, darum ist dein Entwurf verfallen.
now-taken-back = Zurückgenommen.
now-undo = Zurück
now-take-back = Zurücknehmen
now-take-back-key = Zurücknehmen (Strg-Z)
now-help = Hilfe
now-help-key = Hilfe (?)
now-play-again = Noch einmal spielen
now-score = Die Wertung
now-replay = Wiederholung
now-see-rule = Siehe { $rule }

## Was geschehen ist

log-label = Was geschehen ist
log-empty = Noch ist nichts geschehen.
log-undo = { $seat-is ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $seat-name } nimmt einen Zug zurück.
}
remark-hint = { $seat-is ->
    [you] Du fragst, was der Meister täte.
   *[other] { $seat-name } fragt, was der Meister täte.
}
remark-bot-replaced = { $seat-is ->
    [you] Der Bot auf deinem Platz ist ausgefallen und wurde ersetzt.
   *[other] Der Bot auf dem Platz von { $seat-name } ist ausgefallen und wurde ersetzt.
}
remark-bot-simpler = { $seat-is ->
    [you] Der Bot auf deinem Platz ist zweimal ausgefallen; jetzt entscheidet ein einfacherer Bot.
   *[other] Der Bot auf dem Platz von { $seat-name } ist zweimal ausgefallen; jetzt entscheidet ein einfacherer Bot.
}
remark-bot-chance = { $seat-is ->
    [you] Der Bot auf deinem Platz konnte nicht entscheiden; der Zufall hat gezogen.
   *[other] Der Bot auf dem Platz von { $seat-name } konnte nicht entscheiden; der Zufall hat gezogen.
}
note-rematch = Es gibt eine Revanche.
note-go-there = Dorthin
chat-empty = Sag den anderen Hallo.
chat-message = Nachricht
chat-placeholder = Nachricht an den Tisch
chat-send = Senden
chat-said = { $name }: { $text }

## Während du weg warst

away-title = Während du weg warst
away-at = { $at } von { $count }
away-progress = Fortschritt
away-skip = Überspringen

## Der Reiter „Tisch“

table-seats = Plätze
table-agreed = Hausregeln
table-shown-for = Was andere aufdecken, sieht man
table-seconds = { $count ->
    [one] eine Sekunde lang
   *[other] { $count } Sekunden lang
}
table-deal = Das Austeilen
table-deal-fixed = Es stand fest, bevor sich jemand gesetzt hat. Das Siegel, das am Ende geöffnet wird:
table-watchers = Wer die Adresse dieser Seite hat, darf zuschauen.
table-hints = Tipps sind erlaubt: Wer am Zug ist, darf fragen, was der Meister täte.

## Das Ende

result-goes-on = Das Spiel läuft noch.
result-touch = Tippe eine Zeile an, um sie auf dem Brett zu sehen.
result-record = Aufzeichnung
result-honest = Wurde ehrlich ausgeteilt?
result-seal = Siegel, vor dem Spiel gezeigt
result-seed = Startzahl, jetzt gezeigt
result-check = Austeilen prüfen
result-code = Code der Prüfung
result-checking = Wird geprüft …
result-check-good = Alles, was gezogen wurde, folgt aus der Startzahl, die vor dem Spiel versiegelt wurde.
result-check-bad = { $count ->
    [one] Die Aufzeichnung hat die Prüfung nicht bestanden: ein Fehler gefunden.
   *[other] Die Aufzeichnung hat die Prüfung nicht bestanden: { $count } Fehler gefunden.
}
result-check-other-seal = Die Aufzeichnung hat ein anderes Siegel als dieser Tisch.
result-check-no-record = Die Aufzeichnung ließ sich nicht holen. Versuche es gleich noch einmal.
result-never-known = War vor dem Ende nicht zu wissen.
result-could-have-known = War zu wissen
result-after-step = ab Schritt { $step }

## Hilfe

help-title = Hilfe
help-rule = Was du jetzt entscheidest, steht in Regel { $rule }.
help-all-rules = Alle Regeln
help-drafts = Schritte mit gestricheltem Rand sind nur probiert: Niemand sonst sieht sie, und jeder lässt sich zurücknehmen. Bestätigen führt sie aus.
help-lit = das darfst du anfassen
help-chosen = in deiner Hand oder ausgewählt
help-last = der letzte Zug
help-keys-walk = Pfeile, A D W E Y X
help-keys-enter = Enter
help-keys-undo = Strg Z
help-keys-escape = Esc
help-keys-sheet = Auf dem Blatt
help-walk = übers Brett wandern
help-enter = nehmen oder bestätigen
help-undo = zurücknehmen, solange nichts Neues zu sehen war
help-hint = Was täte der Meister?
help-say-last = den letzten Zug ansagen
help-say-turn = ansagen, wer am Zug ist
help-escape = loslassen
help-sheet = mit den Pfeilen wandern; Enter wechselt das Zeichen; X, O, Entf; Strg Z

## Der Tisch als Text, und ein Spiel ohne eigenes Brett

text-label = Der Tisch als Text
text-now = Jetzt
text-last = Letzter Zug: { $words }
text-table = Der Tisch
text-to-do = Was du tun kannst
value-none = nichts
value-yes = ja
value-no = nein
value-nobody = niemand
value-you = Du
# Wie etwas heißt, und was es ist.
value-named = { $name }: { $value }
value-part = { $name } { $value }

## Was täte der Meister?

advice-ask = Was täte der Meister?
advice-ask-key = Was täte der Meister? (H)
advice-hint = Tipp
advice-title = Was der Meister täte
advice-by-chance = und die Aussicht, damit zu gewinnen
advice-by-lead = und der erwartete Vorsprung ({ $unit })
advice-thinking = Der Meister denkt nach …
advice-no-answer = Der Meister weiß es auch nicht. Versuche es später noch einmal.
advice-said = Der Meister würde wählen:
advice-said-move = { $move }, { $worth }. { $why }
advice-move = { $move }: { $about }
advice-for = Dafür spricht: { $reasons }.
advice-for-average = Im Schnitt spricht dafür: { $reasons }.
advice-against = Dagegen spricht: { $reasons }.
advice-later = Im Moment ändert sich nichts; es geht um das, was folgen kann.

## Notizblätter

sheet-undo = Zeichen zurück
sheet-secret = Vor dem Ende des Spiels sieht niemand sonst dieses Blatt.
sheet-open = Alle, die am Tisch saßen, können es in der Wiederholung lesen.
sheet-help-paper = Papier: merkt sich, was du schreibst, und denkt nicht mit.
sheet-help-pencil = Bleistift: Was in einer Zeile oder Spalte aus deinen Zeichen folgt, ist zart eingezeichnet.
sheet-help-inspector = Inspektor: Die Welten, die zu deinen Zeichen passen, werden gezählt.
sheet-snapshots = Zwischenstände
sheet-snapshot-name = Name des Zwischenstands
sheet-snapshot-placeholder = Was wäre, wenn …
sheet-snapshot-unnamed = Schritt { $step }
sheet-keep = Merken
sheet-back-to = Zurück zu { $name }
sheet-throw-away = { $name } wegwerfen
sheet-cell = { $row }, { $column }
sheet-state = { $state ->
    [x] nein
    [o] ja
   *[open] unbekannt
}
sheet-mark = { $name }: { sheet-state }
sheet-mark-because = { $name }: { sheet-state }, wegen { $causes }
sheet-by-me = dein Zeichen
sheet-by-seen = gesehen, steht fest
sheet-by-derived = folgt aus deinen Zeichen
sheet-clash = widerspricht einem anderen Zeichen
sheet-share = { $share } der Welten
sheet-too-many-worlds = Zu viele Welten, um sie zu zählen.
sheet-no-world = Keine Welt passt zu diesen Zeichen.
sheet-worlds = { $count ->
    [one] Eine Welt ist noch möglich.
   *[other] { $count } Welten sind noch möglich.
}
sheet-written-at = Geschrieben bei Schritt { $step }.
sheet-go-to-step = Zu Schritt { $step }
