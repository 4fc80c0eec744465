# Options. Those of heroes stand with the heroes.

# Setup

o-runewars-tile = Geländeteil { $tile }, { $turn ->
    [0] wie es liegt
    [1] einen Schritt gedreht
   *[other] { $turn } Schritte gedreht
}
    .group = Geländeteile
    .tile = Geländeteil { $value }
    .turn = { $value ->
        [0] Wie es liegt
        [1] Einen Schritt gedreht
       *[other] { $value } Schritte gedreht
    }
o-runewars-lay = Feld { $q } / { $r }, { $turn ->
    [0] wie es liegt
    [1] einen Schritt gedreht
   *[other] { $turn } Schritte gedreht
}
    .group = Plätze
    .facts = neben { NAMES($beside) }
    .tile = Geländeteil { $value }
    .q = Spalte { $value }
    .r = Reihe { $value }
    .turn = { $value ->
        [0] Wie es liegt
        [1] Einen Schritt gedreht
       *[other] { $value } Schritte gedreht
    }
o-runewars-marker = Felder { $q } / { $r } und { $other_q } / { $other_r }
    .group = Plätze
    .facts = neben { NAMES($beside) }
    .q = Spalte { $value }
    .r = Reihe { $value }
    .other_q = Dazu Spalte { $value }
    .other_r = Dazu Reihe { $value }
o-runewars-slot = { $slot ->
    [0] Erster Platz
    [1] Zweiter Platz
    [2] Dritter Platz
   *[other] Vierter Platz
}
    .facts = neben { NAMES($beside) }

# Options of any question

o-runewars-area = { $area }
    .group = Gebiete
    .facts = { $holder ->
        [nobody] { COUNT($there) ->
            [0] leer
           *[other] { those-there }, neutral
        }
        [own] deins{ COUNT($there) ->
            [0] { "" }
           *[other] {": "}{ those-there }
        }
       *[other] { NAMES($holder, as: "faction") }{ COUNT($there) ->
            [0] { "" }
           *[other] {": "}{ those-there }
        }
    }{ $rune ->
        [yes] {" · Runenmarker"}
       *[no] { "" }
    }
o-runewars-name = { $seat }
    .facts = { $cards ->
        [one] 1 Taktikkarte
       *[other] { $cards } Taktikkarten
    } · { $purse } Einfluss
o-runewars-number = { $count }
o-runewars-type = { $unit }
o-runewars-tactic = { $card }
o-runewars-quest = { $quest }
o-runewars-first = Das Erste
o-runewars-second = Das Zweite

# The year

o-runewars-order = { $order }
    .facts = { $idle ->
        [yes] bewirkt nichts, wie der Spielplan jetzt steht
       *[no] { $number ->
            [1] ein Gebiet weiter, aus { $count ->
                [one] 1 Gebiet
               *[other] { $count } Gebieten
            }
            [4] { $moves ->
                [no] keine Scheibe dreht sich
               *[yes] Nahrung { $was_food }→{ $food }, Holz { $was_wood }→{ $wood }, Erz { $was_ore }→{ $ore }
            }
            [5] { NAMES($units, as: "unit", count: "yes") }{ $hungry ->
                [0] { "" }
               *[other] {", "}{ $hungry } mehr, als deine Nahrung hergibt
            }
            [6] { $count ->
                [0] du hältst keine Stadt
                [one] was 1 Stadt gibt
               *[other] was { $count } Städte geben
            }
            [7] { $count ->
                [0] deine Scheiben zeigen keinen Einfluss
               *[other] +{ $count } Einfluss
            }
            [8] { $build ->
                [0] { "" }
                [one] eine Festung in 1 Gebiet{ $repair ->
                    [0] { "" }
                   *[other] {", "}
                }
               *[other] eine Festung in einem von { $build } Gebieten{ $repair ->
                    [0] { "" }
                   *[other] {", "}
                }
            }{ $repair ->
                [0] { "" }
               *[other] { $repair } reparieren
            }{ $mix ->
                [0] { "" }
               *[other] { $build ->
                    [0] { $repair ->
                        [0] { "" }
                       *[other] {", "}
                    }
                   *[other] {", "}
                }Runen mischen
            }
           *[other] { $chance ->
                [none] Marsch ohne Kampf
               *[other] bester Kampf in { $place }, { those-there }: { $chance }
            }
        }
    }{ $supremacy ->
        [yes] {" · Bonus: "}{ NAMES($number, as: "bonus") }
       *[no] { "" }
    }
    .about = { "" }
o-runewars-bid = { $influence ->
    [0] Nichts
   *[other] { $influence } Einfluss
}
    .facts = { $left ->
        [one] dir bleibt { $left }
       *[other] dir bleiben { $left }
    }
o-runewars-takeinfluence = 2 Einfluss
    .about = für Gebote, Diplomatie und Titel
o-runewars-taketactics = Eine Taktikkarte
    .about = spielbar vom Winter an
o-runewars-fresh = Ein anderes Ziel ziehen
    .facts = jetzt: { NAMES($objective, as: "objective", part: "text") }
    .about = { "" }
o-runewars-drawquest = Eine Abenteuerkarte ziehen
    .about = ein Held wagt es im Sommer für Belohnungen; höchstens 3 bleiben
o-runewars-healhim = Heilen: { $hero }
o-runewars-trainhero = { $hero }: +1 { $attribute }
    .group = Trainieren
    .hero = { $value }
    .about = eine Schicksalskarte mehr bei solchen Proben, für immer
o-runewars-placeunit = { $unit } in { $area }
    .group = Einheiten
    .facts = { $holder ->
        [own] { "" }
       *[other] { o-runewars-area.facts }
    }
    .unit = { $value }
o-runewars-runeto = Von { $area } nach { $to }
    .group = Runenmarker
    .area = Von { $value }
    .to = Nach { $value }
o-runewars-givereward = { $hero } bekommt „{ $reward }“
    .group = Belohnungen
o-runewars-payinfluence = { $count } Einfluss zahlen
o-runewars-letgo = Die Verbündeten in { $area } gehen lassen
    .about = sie ziehen sich als niemandes Einheiten zurück

# Moving and meeting

o-runewars-step = Einheiten von { $origin } nach { $to }
    .group = Einheiten bewegen
    .facts = bis zu { NAMES($there, as: "unit", count: "yes") }
    .origin = Von { $value }
    .to = Nach { $value }
o-runewars-send = { $hero } nach { $to }
    .group = Einen Helden bewegen
    .hero = { $value }
    .to = Nach { $value }
    .about = { "" }
o-runewars-drill = Taktikkarten ziehen
    .facts = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
    .confirm = Gezogen ist gezogen: Das lässt sich nicht zurücknehmen.
those-there = { NAMES($there, as: "unit", count: "yes") }{ $lying ->
    [0] { "" }
   *[other] {", davon "}{ $lying } versprengt
}
against = { $coming ->
    [0] dort:
   *[other] gegen
}
o-runewars-activate = { $area } aktivieren
    .group = Ein Gebiet aktivieren
    .facts = { $coming ->
        [0] { $heroes ->
            [0] niemand
            [one] 1 Held
           *[other] { $heroes } Helden
        }
        [one] 1 Einheit
       *[other] { $coming } Einheiten
    }{ $holder ->
        [nobody] {" · leer"}
        [own] {" · deins"}
        [neutral] {" · "}{ against }{" "}{ those-there }
       *[other] {" · "}{ against }{" "}{ NAMES($holder, as: "faction") }{ COUNT($there) ->
            [0] { "" }
           *[other] {", "}{ those-there }
        }
    }{ $chance ->
        [none] { "" }
       *[other] {": "}{ $chance }
    }{ $rune ->
        [yes] {" · Runenmarker"}
       *[no] { "" }
    }{ $city ->
        [yes] {" · Stadt"}
       *[no] { "" }
    }{ $stronghold ->
        [yes] {" · Festung"}
       *[no] { "" }
    }
o-runewars-follow = { $hero }
o-runewars-negotiate = Diplomatie für { $influence } Einfluss
    .group = Diplomatie
    .confirm = { $influence } Einfluss ausgeben? Die Karten lassen sich nicht zurücklegen.
    .facts = Verbündete { $gold }, sie gehen { $blue }, lehnen ab { $red }
o-runewars-attack = Kampf
    .confirm = Ein Kampf lässt sich nicht wieder absagen.
    .facts = { $mine ->
        [one] 1 Einheit
       *[other] { $mine } Einheiten
    } gegen { those-there } · Sieg mit etwa { $chance }{ $lost ->
        [0] { "" }
       *[other] {" · "}du verlierst vielleicht { $lost }
    }
o-runewars-withdraw = Alle Einheiten zurückziehen lassen
    .about = versprengt bis zum Frühling, gemeinsam in ein Nachbargebiet
o-runewars-symbol = { $symbol ->
    [gold] Gold: sie werden deine Verbündeten
    [blue] Blau: sie ziehen sich zurück
   *[red] Rot: Kampf oder Rückzug
}

# The other orders

o-runewars-harvest = Ernten
    .facts = Nahrung { $was_food } → { $food }, Holz { $was_wood } → { $wood }, Erz { $was_ore } → { $ore }
o-runewars-collect = Deine Ausbauten nutzen
    .about = was jeder deiner Ausbauten bringt
o-runewars-develop = In { $area } bauen: { NAMES($development, as: "development") }
    .group = Einen Ausbau bauen
    .about = 1 Holz; { $line }
    .area = In { $value }
    .development = { NAMES($value, as: "development") }
o-runewars-raise = { $resource } erhöhen
    .facts = { $stands } → { $next }{ COUNT($units) ->
        [0] { "" }
       *[other] { $falls ->
            [yes] {", nicht mehr zu rekrutieren: "}{ NAMES($units, as: "unit") }
           *[no] {", dann auch zu rekrutieren: "}{ NAMES($units, as: "unit") }
        }
    }{ COUNT($gains) ->
        [0] { "" }
       *[other] { $falls ->
            [yes] {", weniger "}{ NAMES($gains, as: "benefit") }
           *[no] {", mehr "}{ NAMES($gains, as: "benefit") }
        }
    }
    .about = { "" }
o-runewars-recruit = Mit { $resource } rekrutieren
    .facts = { $count ->
        [0] niemand
       *[other] { NAMES($units, as: "unit", count: "yes") }
    }{ $fits ->
        [none] {"; deine Festungen sind voll"}
        [some] {"; Platz nur für "}{ $room }
       *[all] { "" }
    }{ $hungry ->
        [0] { "" }
       *[other] {"; "}{ $hungry } mehr, als deine Nahrung im Winter hergibt
    }
    .about = { "" }
o-runewars-rally = { $area }: { NAMES($benefit, as: "benefit") }
    .group = Eine Stadt bitten
    .facts = { $benefit ->
        [influence] +{ $count }
        [tactics] +{ $count }
        [quests] +{ $count }
       *[neutrals] { $count ->
            [one] 1 neutrale Einheit schließt sich dir an
           *[other] { $count } neutrale Einheiten schließen sich dir an
        }
    }
    .area = { $value } befragen
    .benefit = { NAMES($value, as: "benefit") }
o-runewars-hire = { $influence ->
    [one] Eine Heldenkarte für 1 Einfluss ansehen
   *[other] { $influence } Heldenkarten für { $influence } Einfluss ansehen
}
    .group = Einen Helden suchen
    .confirm = Karten, die du gesehen hast, lassen sich nicht zurücklegen.
    .about = einen davon behältst du; er kommt bei einer Festung an
o-runewars-power = Einfluss erhalten
    .facts = +{ $count } Einfluss
o-runewars-claim = { NAMES($title, as: "title") } für { $influence } Einfluss
    .group = Einen Titel beanspruchen
    .title = { NAMES($value, as: "title") }
    .influence = { $value } Einfluss
o-runewars-build = Eine Festung in { $area } bauen
    .group = Eine Festung bauen
    .about = 1 Erz, 1 Holz; neue Einheiten kommen dort an; sie verteidigt mit Stärke 5
o-runewars-repair = Die Festung in { $area } reparieren
    .group = Eine Festung reparieren
    .about = 1 Erz; sie verteidigt wieder mit Stärke 5
o-runewars-mix = Die Runenmarker von { $area } und { $other } mischen
    .group = Runenmarker mischen
    .area = Marker von { $value } mischen
    .other = Und { $value }
    .confirm = Die Marker von { $area } und { $other } mischen? Du hast sie dann gesehen.
    .about = du siehst beide an und legst sie zurück, wie du willst

# Besides the order

o-runewars-play = „{ $card }“ spielen
    .group = Eine Taktikkarte spielen
    .confirm = „{ $card }“ spielen? Alle werden die Karte sehen.
o-runewars-objective = Dein Ziel für eine Drachenrune zeigen
    .group = Mein Ziel
    .confirm = Alle werden dein Ziel sehen.
o-runewars-victory = Deine Siegkarte legen
    .group = Meine Siegkarte
    .confirm = Alle werden wissen, dass du genug Drachenrunen hast. Das lässt sich nicht zurücknehmen.
o-runewars-league = Drei Belohnungen für eine Drachenrune abwerfen
o-runewars-takeback = Befehl { $order } zurücknehmen
    .group = Einen Befehl zurücknehmen

# Battle

o-runewars-prepare = { $card }{ $moment ->
    [6] { " " }nach dem Kampf
   *[other] , Schritt { $moment }
}
    .group = Eine Taktikkarte vorbereiten
    .card = { $value }
    .moment = { $value ->
        [6] Nach dem Kampf
       *[other] Schritt { $value }
    }
o-runewars-destroy = Zerstören
    .about = dann hat sie niemand
o-runewars-usedevelopment = Nutzen
o-runewars-drop = { $result ->
    [miss] Ein Fehlschlag
    [special] Ein Spezial
    [rout] Versprengen { $count }
   *[damage] Schaden { $count }
}
o-runewars-back = { $hero } hilft: { $unit }
o-runewars-lead = Ihnen helfen
    .about = eine Schicksalskarte mehr, eine abwerfen; einmal je Kampf
o-runewars-takeover = Eine eigene dort einsetzen, beschädigt

# Tactics cards

o-runewars-tokenin = { $seat } in { $area }
    .group = Aktivierungsmarker
    .seat = { $value }
o-runewars-marchto = Von { $origin } nach { $to }
    .group = Wege
    .origin = Von { $value }
    .to = Nach { $value }
o-runewars-repairat = Die Festung in { $area } reparieren
    .group = Reparieren
    .about = sie verteidigt wieder mit Stärke 5
o-runewars-healhero = { $hero }
    .group = Helden

# Results of amounts

outlook-recruits = { $count } mehr, als deine Nahrung hergibt
outlook-march = Sieg { $chance }
