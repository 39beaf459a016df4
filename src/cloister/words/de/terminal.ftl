# Ein Spiel im Terminal. Befehle (help, moves, undo ...) werden so getippt, wie sie sind.

## Wer mitspielt

terminal-you = Du
# Der einzige Bot seiner Stärke; von mehreren hat jeder eine Nummer: bot-novice und so weiter in table.ftl.
terminal-bot = { $level ->
    [uniform] Zufall
    [novice] Neuling
    [apprentice] Lehrling
    [master] Meister
   *[other] { $level }
}

## Rund um ein Spiel

# Ein Platz am Tisch. $name: wer da sitzt, oder „Du“.
terminal-seat = Platz { $seat }: { $name }
terminal-commitment = Siegel der Startzahl: { $commitment }
terminal-how-to-get-help = Tippe help, wenn du nicht weiterweißt.
terminal-press-enter = Weiter mit Enter
# $players: wer am Zug ist, als Liste.
terminal-to-decide = Am Zug: { $players }
terminal-undo-possible = undo nimmt deinen letzten Zug zurück.
terminal-saved = Gespeichert: { $file }
# $why: was das Betriebssystem sagt.
terminal-not-saved = { $file }: { $why }
terminal-kept = Das Spiel ist aufgehoben. So geht es weiter:

## Das Ende eines Spiels

# $name: wer da sitzt, oder „Du“. $points: die Punkte.
terminal-score = { $name }: { $points }
# $winners: alle, die gewonnen haben, als Liste; $count: wie viele es sind; $you: ob man selbst dabei ist.
terminal-won = { $count ->
    [one] { $you ->
        [yes] Du hast gewonnen.
       *[no] { $winners } hat gewonnen.
    }
   *[other] { $you ->
        [yes] { $winners } teilt euch den Sieg.
       *[no] { $winners } teilen sich den Sieg.
    }
}
terminal-sealed =
    Siegel:    { $commitment }
    Startzahl: { $seed }
terminal-game-kept = Das Spiel ist aufgehoben: { $file }
terminal-prove = So lässt es sich prüfen: cloister verify { $file }

## Hilfe

terminal-help =
    Tippe einen Zug so, wie er in der Liste steht, oder einen eindeutigen Teil
    davon: das letzte Wort, die ersten Buchstaben oder die Nummer davor.
terminal-help-moves = Zeigt alle Züge, die du machen kannst.
terminal-help-undo = Nimmt deinen letzten Zug zurück, wenn niemand etwas erfahren hat.
terminal-help-rules = Zeigt die Regeln oder eine davon.
terminal-help-save = Schreibt das Spiel in eine Datei.
terminal-help-quit = Beendet. Das Spiel ist aufgehoben; du erfährst, wie es weitergeht.

## Was nicht geht

# $moves: einige Züge, mit Kommas.
terminal-unclear = „{ $typed }“ kann heißen: { $moves }
terminal-unclear-many = „{ $typed }“ kann heißen: { $moves } …
terminal-not-a-move = „{ $typed }“ ist kein Zug. Tippe help, um zu sehen, wie man Züge tippt.
terminal-bots-for-seats = { $bots ->
    [one] Es gibt einen Bot
   *[other] Es gibt { $bots } Bots
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
} gegen dich. Nenne einen für alle oder einen für jeden Platz.
terminal-no-rules = Die Regeln von { $game } hat noch niemand aufgeschrieben.
terminal-no-such-rule = { $game } hat keine Regel „{ $rule }“.
