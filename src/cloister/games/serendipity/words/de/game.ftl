# Serendipity auf Deutsch: was Browser und Terminal beide sagen.
#
# Feste Wörter: das Plättchen, das Serendip (Mehrzahl: Serendipe), der (Blumen-)Teppich,
# aufdecken, verdeckt, offen, tauschen, herrenlos.
#
# $seat, $owner  ein Mensch am Tisch: $seat-name ist der Name, $seat-is ist "you" oder "other"
# $cell, $other  Plätze, wie man sie in Zügen schreibt: a1 bis k6

# Ein Satz, der Lust auf das Spiel macht.
pitch = Decke einen verborgenen Garten auf und webe aus deinen Blumen den wertvollsten Teppich.

## Farben und Gesichter

# Der Name einer Farbe als Hauptwort, im Satz und auf einem Knopf.
colour = { $colour ->
    [blue] Blau
    [violet] Violett
    [red] Rot
    [orange] Orange
    [yellow] Gelb
   *[green] Grün
}
# Was ein Plättchen zeigt.
face = { $face ->
    [blue] eine blaue Blume
    [violet] eine violette Blume
    [red] eine rote Blume
    [orange] eine orange Blume
    [yellow] eine gelbe Blume
    [green] eine grüne Blume
   *[serendip] ein Serendip
}

## Was geschehen ist

chose = { $seat-is ->
    [you] Du wählst { colour }.
   *[other] { $seat-name } wählt { colour }.
}
# Für das Protokoll. Es nennt kein Gesicht: Sich zu erinnern gehört zum Spiel.
uncovered = { $seat-is ->
    [you] Du deckst { $cell } auf.
   *[other] { $seat-name } deckt { $cell } auf.
}
# Nur solange das Plättchen für alle offen liegt.
uncovered-face = { $seat-is ->
    [you] Du deckst { $cell } auf: { face }.
   *[other] { $seat-name } deckt { $cell } auf: { face }.
}
turned-back = Die Blume auf { $cell } ist fremd und wird wieder zugedeckt.
stays-open = Die Blume auf { $cell } ist herrenlos und bleibt offen.
left = { $seat-is ->
    [you] Du lässt das Plättchen auf { $cell } liegen.
   *[other] { $seat-name } lässt das Plättchen auf { $cell } liegen.
}
picked = { $seat-is ->
    [you] Du willst das Plättchen auf { $cell } tauschen.
   *[other] { $seat-name } will das Plättchen auf { $cell } tauschen.
}
swapped = { $seat-is ->
    [you] Du tauschst das Plättchen auf { $cell } mit dem auf { $other }.
   *[other] { $seat-name } tauscht das Plättchen auf { $cell } mit dem auf { $other }.
}
# $rotation zählt Sechstel einer ganzen Drehung, von 0 bis 5.
turned = { $seat-is ->
    [you] { $rotation ->
        [0] Du lässt das Serendip auf { $cell } ungedreht.
        [one] Du drehst das Serendip auf { $cell } um einen Schritt im Uhrzeigersinn.
       *[other] Du drehst das Serendip auf { $cell } um { $rotation } Schritte im Uhrzeigersinn.
    }
   *[other] { $rotation ->
        [0] { $seat-name } lässt das Serendip auf { $cell } ungedreht.
        [one] { $seat-name } dreht das Serendip auf { $cell } um einen Schritt im Uhrzeigersinn.
       *[other] { $seat-name } dreht das Serendip auf { $cell } um { $rotation } Schritte im Uhrzeigersinn.
    }
}
exchanged = { $seat-is ->
    [you] Du vertauschst die Plättchen auf { $cell } und { $other }.
   *[other] { $seat-name } vertauscht die Plättchen auf { $cell } und { $other }.
}
kept = { $seat-is ->
    [you] Du vertauschst nichts.
   *[other] { $seat-name } vertauscht nichts.
}
stopped = { $seat-is ->
    [you] Du hörst auf.
   *[other] { $seat-name } hört auf.
}
ended = { $reason ->
    [complete] { end-complete }
   *[turn_limit] { end-turn_limit }
}

## Wie es ausging

end-complete = Der Garten ist vollendet: Alle Serendipe und alle Blumen einer vergebenen Farbe liegen offen.
end-turn_limit = Die Höchstzahl der Züge ist erreicht; der Garten wird gewertet, wie er liegt.

## Was zu entscheiden ist

prompt-choose = Wähle eine der freien Farben.
prompt-uncover = Decke irgendein verdecktes Plättchen auf.
prompt-go-on = Decke noch ein Plättchen auf, oder hör auf.
prompt-own = Deine eigene Blume! Lass sie hier, oder tausche sie mit einem verdeckten Plättchen.
prompt-own-target = Mit welchem verdeckten Plättchen tauschst du deine Blume?
prompt-serendip = Ein Serendip! Lass es hier und vertausche, wenn du magst, zwei andere Plättchen. Oder tausche es mit einem beliebigen und mach weiter.
prompt-serendip-target = Mit welchem Plättchen, verdeckt oder offen, tauschst du das Serendip?
prompt-turn = Wie drehst du das Serendip?
prompt-exchange = Wähle das erste von zwei Plättchen, die die Plätze tauschen, oder vertausche nichts.
prompt-exchange-with = Mit welchem Plättchen tauscht es den Platz?
prompt-wait = Jemand anderes ist am Zug.
prompt-over = Das Spiel ist vorbei.

## Warum ein Zug nicht geht

refuse-choose-first = Zuerst werden die Farben gewählt.
refuse-colour-taken = Diese Farbe gehört schon jemandem. Wähle eine freie.
refuse-open-tile = Dieses Plättchen liegt schon offen. Decke ein verdecktes auf.
refuse-stop-at-start = Decke zuerst ein Plättchen auf. Danach kannst du aufhören.
refuse-uncover-first = Gerade ist kein Plättchen aufgedeckt. Decke zuerst eines auf.
refuse-decide-own = Das ist deine eigene Blume: Lass sie liegen oder tausche sie.
refuse-none-hidden = Es liegt nichts mehr verdeckt, also bleibt die Blume, wo sie ist.
refuse-swap-hidden-only = Deine Blume kannst du nur mit einem verdeckten Plättchen tauschen.
refuse-decide-serendip = Das ist ein Serendip: Lass es liegen oder tausche es.
refuse-turn-first = Drehe zuerst das Serendip.
refuse-exchange-first = Wähle das erste von zwei Plättchen, oder vertausche nichts.
refuse-target-first = Wähle das Plättchen, mit dem du tauschst.
refuse-itself = Das ist das Serendip in deiner Hand. Wähle ein anderes Plättchen.
refuse-fixed = Dieses Serendip liegt fest: Einmal gelegt, wird es nie mehr bewegt.
refuse-same-tile = Zum Vertauschen braucht es zwei verschiedene Plättchen.

## Vereinbarungen

option-colours_each = Farben pro Person
option-colours_each-help = Wie viele Farben jeder bekommt: zu zweit bis zu 3, zu dritt bis zu 2, sonst 1.
option-colour_choice = Wahl der Farben
option-colour_choice-help = Wer über die Farben entscheidet: Der Tisch teilt sie aus, oder alle wählen reihum je eine.
option-colour_choice-table = der Tisch teilt sie aus
option-colour_choice-seats = alle wählen reihum
option-ownerless_stay_open = Herrenlose Blumen
option-ownerless_stay_open-help = Ob eine aufgedeckte Blume, die niemandem gehört, wieder zugedeckt wird, offen bleibt, oder offen bleibt, sobald zehn Serendipe gefunden sind.
option-ownerless_stay_open-off = werden wieder zugedeckt
option-ownerless_stay_open-start = bleiben offen
option-ownerless_stay_open-after_10 = offen nach zehn Serendipen
option-rotate_on_move = Getauschte Serendipe drehen
option-rotate_on_move-help = Ob ein Serendip, das an einen anderen Platz getauscht wird, dort gedreht werden darf; sonst behält es die Drehung, mit der es ausgelegt wurde.
option-rotate_on_move-true = beliebig
option-rotate_on_move-false = nein, sie bleiben, wie sie sind
option-chain_serendips_score = Serendipe mitten in einer Kette
option-chain_serendips_score-help = Ob ein Serendip, das an einem Teppich hängt, aber keine seiner Blumen berührt, nichts oder 2 Punkte zählt.
option-chain_serendips_score-false = zählen nichts
option-chain_serendips_score-true = zählen 2 Punkte
option-multi_colour_score = Mehrere Farben
option-multi_colour_score-help = Ob alle Farben einer Person zusammengezählt werden oder nur die beste zählt.
option-multi_colour_score-sum = werden zusammengezählt
option-multi_colour_score-best = nur die beste zählt
option-turn_limit = Höchstzahl der Züge
option-turn_limit-help = Nach wie vielen Zügen aller zusammen, von 100 bis 100{"\u00A0"}000, das Spiel endet und gewertet wird.
option-show_seen = Gedächtnishilfe
option-show_seen-help = Ob man sich selbst merken muss, was zugedeckte Plättchen zeigten, oder ob es für alle sichtbar bleibt.
option-show_seen-false = selbst merken
option-show_seen-true = sichtbar lassen
option-first_player = Wer beginnt
option-first_player-help = Ob der erste Platz beginnt oder einer, den das Los bestimmt.
option-first_player-seat0 = der erste Platz
option-first_player-random = das Los entscheidet

## Warum ein Zug geraten wird: was er ändert, ohne Verb, denn es steht nach „Dafür spricht:“ oder „Dagegen spricht:“.
## $by ist wie viel, $way mehr oder weniger.

# Worin der Wert eines Zuges gezählt wird.
why-unit = Punkte
why-carpet = { $by ->
    [one] ein Punkt
   *[other] { $by } Punkte
} { $way ->
    [more] mehr
   *[less] weniger
} für { $seat-is ->
    [you] dich
   *[other] { $seat-name }
}
why-room = { $by ->
    [one] ein verdeckter Platz
   *[other] { $by } verdeckte Plätze
} { $way ->
    [more] mehr
   *[less] weniger
} zum Wachsen für { $seat-is ->
    [you] deinen Teppich
   *[other] den Teppich von { $seat-name }
}
why-strays = { $way ->
    [more] { $by ->
        [one] eine mögliche Blume
       *[other] { $by } mögliche Blumen
    } mehr für { $seat-is ->
        [you] deinen Teppich
       *[other] den Teppich von { $seat-name }
    }
   *[less] { $by ->
        [one] eine Blume
       *[other] { $by } Blumen
    } weniger abseits { $seat-is ->
        [you] deines Teppichs
       *[other] des Teppichs von { $seat-name }
    }
}
why-turn = { $way ->
    [more] noch ein Plättchen in diesem Zug
   *[less] das Ende des Zuges
}
