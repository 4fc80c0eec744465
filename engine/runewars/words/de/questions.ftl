# Questions. Those about heroes, quests and duels stand with the heroes.

# Setup

q-setup-tile = Welches deiner Geländeteile legst du, und wie gedreht?
    .why = Es muss zwei Gebiete des Spielplans berühren, und keine farbige Seite darf an eine andere farbige grenzen. Ein Schritt dreht um ein Sechstel im Uhrzeigersinn.
q-setup-place = Wohin kommt Geländeteil { $tile }?
    .why = Gebiete nahe bei dir sind leichter zu nehmen; Lücken halten alle auf.
q-setup-marker = Wohin kommt ein Heimatreichmarker?
    .why = Du legst einen für alle am Tisch, und die anderen wählen vor dir, welcher wem gehört.
q-setup-realm = Wo liegt dein Heimatreich?
    .why = Es ersetzt einen der Marker; Berge und Wasser an seinen Seiten schützen es. Ein Schritt dreht um ein Sechstel im Uhrzeigersinn.
q-setup-slot = Welchen Platz bekommt dein Heimatreich?
    .why = Um die Gebiete ringsum wirst du zuerst kämpfen.
q-setup-stronghold = Wo steht deine erste Festung?
    .why = Neue Einheiten kommen bei deinen Festungen an, und sie verteidigt ihr Gebiet mit Stärke 5.
q-setup-recruit = Wo beginnen deine { MANY($unit, as: "unit") }?
    .why = Verteile sie in deinem Heimatreich, höchstens 8 Einheiten je Gebiet.
    .some = { NAMES($units, as: "unit", count: "yes") } in { $name }
    .tip = Stell auf: { $what }
q-setup-hero = Wo beginnt { $hero }?
    .why = In einem beliebigen Gebiet deines Heimatreichs; im Sommer brechen Helden zu Abenteuern auf.
q-setup-commander = Welcher dieser Helden ist dein Kommandant?
    .why = Ein Kommandant reitet mit deinem Heer und besteht keine Abenteuer; der andere ist ein gewöhnlicher Held.
q-rune-dragon = Wohin legst du die Drachenrune?
    .why = Verdeckt, wo noch kein Marker liegt. Sie zählt für die Fraktion, die das Gebiet kontrolliert, also leg sie dorthin, wo du es halten kannst.
q-rune-false = Wohin legst du die falsche Rune?
    .why = Ebenfalls verdeckt. Nur du weißt, dass sie nichts wert ist.

# The year

q-orders = Welchen Befehl spielst du in dieser Jahreszeit?
    .why = Alle werden zugleich aufgedeckt und von der niedrigsten Zahl an ausgeführt. Ist deiner dein bisher höchster in diesem Jahr, bringt er seinen Bonus.
q-orders-spy = Nach wessen Befehl fragst du?
    .why = Du führst die Spionagegilde und erfährst vor deiner eigenen Wahl, ob er 1 bis 4 oder 5 bis 8 ist.
pass-orders-spy = Niemanden fragen
q-bid = { NAMES($season_card, as: "season-card") }: Wie viel Einfluss bietest du?
    .why = { NAMES($season_card, as: "stake") }. Alle Gebote sind ausgegeben, auch die unterlegenen. Sie werden zugleich aufgedeckt.
q-bid-highest = Gleichstand beim höchsten Gebot. Wer gewinnt?
    .why = Das entscheidest du, denn du führst den Rat der Magier.
q-bid-lowest = Gleichstand beim niedrigsten Gebot. Wer hat es?
    .why = Das entscheidest du, denn du führst den Rat der Magier.
q-fall = Herbst: zwei Einfluss oder eine Taktikkarte?
    .why = Eine jetzt gezogene Karte kannst du ab dem Winter spielen.
q-spring-objective = Legst du dein Ziel weg und ziehst ein anderes?
    .why = Das alte bekommst du nicht zurück.
pass-spring-objective = Es behalten
q-spring-volunteers = Wo schließt sich dir eine freiwillige Einheit an?
    .why = Ein Dreieck deiner Fraktion, bei einer Festung, die dafür Platz hat.
pass-spring-volunteers = Niemanden aufnehmen
q-spring-adventure = Eine Abenteuerkarte ziehen oder einen Helden heilen?
    .why = Du behältst höchstens drei Abenteuerkarten.
q-spring-orders = Der Winter war lang: Welche zwei Befehle nimmst du zurück?
    .why = Die anderen bleiben bis zum nächsten Frühling vor dir liegen, zählen aber nicht für die Vorherrschaft.
    .tip = Nimm zurück: { $what }
q-spring-planting = Welche Scheibe steigt?
    .why = Es darf nur deine niedrigste sein.
q-summer-exile = Welcher Runenmarker verlässt dein Heimatreich, und wohin?
    .why = Er muss neben dein Heimatreich, wo keine Gegenseite herrscht und kein anderer Marker liegt.
q-summer-wrath = Welche Stadt wird zerstört?
    .why = Sie gibt dann nichts mehr, und in ihrem Gebiet kann eine Festung entstehen.
q-summer-tournament = Welcher Held trainiert, und was?
    .why = Ein Attribut ohne Trainingsmarker steigt um 1.
pass-summer-tournament = Niemanden trainieren
q-summer-favour = Welche Belohnung vergibst du, und an wen?
    .why = Die andere kommt unter den Stapel.
q-summer-drought = Welche Scheibe fällt?
    .why = Es muss eine deiner höchsten sein.
    .option = { $resource } senken
q-summer-wilds = Wo taucht eine neutrale Einheit auf?
    .why = Sie steht allen im Weg, die dieses Gebiet wollen.
pass-summer-wilds = Keine einsetzen
q-summer-rumours = Zahlst du 2 Einfluss, um einen Runenmarker anzusehen?
    .why = Alle erfahren, welchen, aber nur du, was er ist.
pass-summer-rumours = Einfluss behalten
q-fall-loyalty = Bleiben deine Verbündeten in { $area }?
    .why = Für 1 Einfluss schon; sonst ziehen sie sich als niemandes Einheiten zurück.
q-fall-judgement = Zwei Einfluss oder eine Taktikkarte: Was verlierst du?
    .why = Vom höchsten Gebot abgesehen hast du am wenigsten geboten.
q-fall-mercenaries = Wirbst du für 3 Einfluss Söldner an?
    .why = Ein Rechteck, oder ein Dreieck und vielleicht ein zweites: Verbündete bei einer deiner Festungen.
pass-fall-mercenaries = Niemanden anwerben
q-fall-second-mercenary = Kommt in { $area } ein zweites Dreieck dazu?
    .why = Es kostet nichts extra.
    .tip = Wirb auch an: { $what }
q-fall-walls = Welche Festung bröckelt?
    .why = Eine wird auf ihre beschädigte Seite gedreht, außer du zahlst 2 Einfluss.
q-fall-ruins = Wo erhebt sich eine Festung aus den Ruinen?
    .why = Beschädigt, aber kostenlos, in einem Gebiet unter deiner Kontrolle.
pass-fall-ruins = Keine setzen
q-winter-pious = Wohin kommt die Drachenrune von { $receiver }?
    .why = Du hast am wenigsten geboten, also wählst du: ein Gebiet dieser Fraktion oder eines, das niemand kontrolliert.
q-winter-wolves = Welche Einheit in { $area } versprengen die Wölfe?
    .why = Im Frühling stellt sie sich wieder auf.
    .tip = Lass die Wölfe versprengen: { $what }
q-winter-starve = In { $area } fehlt Nahrung: Welche Einheiten verhungern?
    .why = Ein Gebiet ernährt so viele Einheiten, wie deine Nahrungsscheibe zeigt. Helden essen nichts.
    .tip = Lass verhungern: { $what }

# Orders

q-order-strategize-primary = Manövrieren: { $supremacy ->
    [idle] Niemand kann sich bewegen. Noch etwas?
   *[no] Wer geht wohin?
}
    .why = { $supremacy ->
        [idle] Karten darfst du noch spielen, bevor dein Zug endet.
       *[no] Je ein Gebiet weit, in eigene oder leere; alle brechen gemeinsam auf, wenn du fertig bist.
    }
done-order-strategize-primary = Aufbrechen
    .confirm = Alle angesagten Bewegungen werden jetzt ausgeführt; weitere gibt es dann nicht.
q-order-strategize-bonus = Manövrieren: { $supremacy ->
    [yes] Ziehst du Taktikkarten?
   *[no] noch etwas?
}
    .why = { $supremacy ->
        [yes] Der Bonus zieht eine für jedes Taktiksymbol deiner Scheiben.
        [over] Der Bonus bietet nichts mehr, aber Karten können noch gespielt werden.
       *[no] Den Bonus hast du nicht verdient, aber Karten darfst du noch spielen.
    }
done-order-strategize-bonus = Zug beenden
q-order-mobilize-primary = Mobilisieren: { $supremacy ->
    [idle] Niemand kann marschieren. Noch etwas?
   *[no] Welches Gebiet aktivierst du?
}
    .why = { $supremacy ->
        [idle] Karten darfst du noch spielen, bevor dein Zug endet.
       *[no] Einheiten von bis zu 2 Gebieten weit her dürfen einrücken und bleiben dort bis zum Frühling. Das kann Diplomatie oder Kampf bedeuten.
    }
done-order-mobilize-primary = Nichts aktivieren
    .confirm = Du beendest diesen Befehl, ohne jemanden zu bewegen.
q-order-mobilize-bonus = Mobilisieren: { $supremacy ->
    [yes] Welches zweite Gebiet aktivierst du?
   *[no] noch etwas?
}
    .why = { $supremacy ->
        [yes] Ein Befehl darf nur einen Kampf auslösen.
        [over] Der Bonus bietet nichts mehr, aber Karten können noch gespielt werden.
       *[no] Den Bonus hast du nicht verdient, aber Karten darfst du noch spielen.
    }
done-order-mobilize-bonus = Zug beenden
q-order-conquer-primary = Erobern: { $supremacy ->
    [idle] Niemand kann marschieren. Noch etwas?
   *[no] Welches Gebiet aktivierst du?
}
    .why = Einheiten von bis zu 2 Gebieten weit her dürfen einrücken. { $supremacy ->
        [yes] Mit dem Bonus zählt eine gegnerische Festung 3 Stärke weniger.
        [idle] Karten darfst du noch spielen, bevor dein Zug endet.
       *[no] Den Bonus hast du diesmal nicht verdient.
    }
done-order-conquer-primary = Nichts aktivieren
    .confirm = Du beendest diesen Befehl, ohne jemanden zu bewegen.
q-order-conquer-bonus = Erobern: noch etwas?
    .why = Der Befehl ist ausgeführt, aber Karten darfst du noch spielen.
done-order-conquer-bonus = Zug beenden
q-order-harvest-primary = Ernten?
    .why = Deine Scheiben drehen sich auf den Ertrag deiner Gebiete, hinauf oder hinunter.
    .runewars-harvest = { $supremacy ->
        [yes] Ernten, dann Bonus und Karten
       *[no] Ernten, dann Karten
    }
done-order-harvest-primary = { $supremacy ->
    [yes] Ernten, dann nur der Bonus
   *[no] Ernten und den Zug beenden
}
q-order-harvest-bonus = Ernten: { $supremacy ->
    [yes] Was baust du?
   *[no] noch etwas?
}
    .why = { $supremacy ->
        [yes] Erst geben deine Ausbauten etwas, dann darfst du einen für 1 Holz bauen.
        [over] Der Bonus bietet nichts mehr, aber Karten können noch gespielt werden.
       *[no] Den Bonus hast du nicht verdient, aber Karten darfst du noch spielen.
    }
done-order-harvest-bonus = Zug beenden
q-order-recruit-primary = Rekrutieren: mit welchem Rohstoff?
    .why = Du nimmst die Einheiten bis zur Zahl auf dieser Scheibe und zahlst nichts.
done-order-recruit-primary = Niemanden rekrutieren
    .confirm = Du beendest diesen Befehl ohne neue Einheiten.
q-order-recruit-bonus = Rekrutieren: { $supremacy ->
    [yes] Mit welchem zweiten Rohstoff?
   *[no] noch etwas?
}
    .why = { $supremacy ->
        [yes] Der Bonus gibt die Einheiten einer weiteren Scheibe.
        [over] Der Bonus bietet nichts mehr, aber Karten können noch gespielt werden.
       *[no] Den Bonus hast du nicht verdient, aber Karten darfst du noch spielen.
    }
done-order-recruit-bonus = Zug beenden
q-order-rally-support-primary = Beistand suchen: { $supremacy ->
    [idle] Keine Stadt hat jetzt noch etwas für dich. Noch etwas anderes?
   *[no] Was geben deine Städte?
}
    .why = { $supremacy ->
        [idle] Karten darfst du noch spielen, bevor dein Zug endet.
       *[no] Je eine Gabe jeder Stadt unter deiner Kontrolle, in beliebiger Reihenfolge.
    }
done-order-rally-support-primary = Nichts mehr nehmen
    .confirm = Städte, die du nicht gebeten hast, geben diesmal nichts.
q-order-rally-support-bonus = Beistand suchen: { $supremacy ->
    [yes] Suchst du einen Helden?
   *[no] noch etwas?
}
    .why = { $supremacy ->
        [yes] Für 1 bis 3 Einfluss siehst du dir ebenso viele Heldenkarten an und behältst eine.
        [over] Der Bonus bietet nichts mehr, aber Karten können noch gespielt werden.
       *[no] Den Bonus hast du nicht verdient, aber Karten darfst du noch spielen.
    }
done-order-rally-support-bonus = Zug beenden
q-order-acquire-power-primary = Macht erlangen?
    .why = Du erhältst den Einfluss aller drei Scheiben.
    .runewars-power = { $supremacy ->
        [yes] Einfluss erhalten, dann Bonus und Karten
       *[no] Einfluss erhalten, dann Karten
    }
done-order-acquire-power-primary = { $supremacy ->
    [yes] Einfluss erhalten, dann nur der Bonus
   *[no] Einfluss erhalten und den Zug beenden
}
q-order-acquire-power-bonus = Macht erlangen: { $supremacy ->
    [yes] Welchen Titel beanspruchst du?
   *[no] noch etwas?
}
    .why = { $supremacy ->
        [yes] Was du ausgibst, liegt darauf; wer ihn will, muss mehr ausgeben.
        [over] Der Bonus bietet nichts mehr, aber Karten können noch gespielt werden.
       *[no] Den Bonus hast du nicht verdient, aber Karten darfst du noch spielen.
    }
done-order-acquire-power-bonus = Zug beenden
q-order-fortify-primary = Befestigen: { $supremacy ->
    [idle] nichts zu bauen, zu reparieren oder zu mischen. Noch etwas?
   *[no] bauen, reparieren oder Runen mischen?
}
    .why = { $supremacy ->
        [idle] Karten darfst du noch spielen, bevor dein Zug endet.
       *[no] Jedes höchstens einmal, in beliebiger Reihenfolge.
    }
done-order-fortify-primary = Nichts mehr
    .confirm = Du verzichtest auf das, was dieser Befehl noch bietet.
q-order-fortify-bonus = Befestigen: noch etwas?
    .why = Dieser Befehl hat keinen Bonus, aber Karten darfst du noch spielen.
done-order-fortify-bonus = Zug beenden

# Moving

q-step-units = Wer geht von { $origin } nach { $to }?
    .why = Sie brechen mit allen anderen auf, wenn du alle Bewegungen angesagt hast.
    .tip = Zieh mit: { $what }
q-march-units = Welche Einheiten rücken in { $area } ein?
    .why = Sie bleiben dort bis zum Frühling und kämpfen, wenn das Gebiet gegnerisch ist.
    .tip = Marschiere nach { $area } mit: { $what }
q-march-allies = Welche verbündeten Neutralen rücken in { $area } ein?
    .why = Außerhalb eigener Gebiete folgen sie nur Einheiten deiner Fraktion.
    .tip = Nimm mit: { $what }
q-march-heroes = Welche Helden gehen mit nach { $area }?
    .why = Sie beginnen nie einen Kampf, und sie sehen sich die Rune dort an.
    .tip = Schick mit: { $what }
q-diplomacy = Neutrale Einheiten halten { $area }: Diplomatie oder Kampf?
    .why = Für jeden ausgegebenen Einfluss ziehst du eine Schicksalskarte und wählst eine: Gold macht sie zu Verbündeten, Blau schickt sie fort, Rot heißt Kampf oder Rückzug.
q-diplomacy-symbol = Welches Symbol nimmst du in { $area }?
    .why = Gold: Sie werden deine Verbündeten. Blau: Sie ziehen sich zurück. Rot: Du kämpfst oder ziehst dich zurück.
q-diplomacy-refused = In { $area } wollen sie nicht verhandeln. Kampf oder Rückzug?
    .why = Einheiten, die sich zurückziehen, sind bis zum Frühling versprengt.
q-retreat = Wohin ziehen sich deine Einheiten aus { $area } zurück?
    .why = Gemeinsam in ein Gebiet, versprengt. Was dort über 8 Einheiten hinausgeht, ist verloren.
q-retreat-one = Eine Einheit wird aus { $area } fortgeschickt. Wohin geht sie?
    .why = Sie verlässt den Kampf sofort, versprengt.
q-retreat-surplus = Mehr als 8 Einheiten halten { $area }. Wohin gehen die überzähligen?
    .why = Gemeinsam in ein Gebiet, versprengt.
q-neutrals-retreat = Wohin ziehen sich die neutralen Einheiten zurück?
    .why = Du sitzt links und wählst deshalb für sie.
q-neutrals-let-go = Wohin gehen deine Verbündeten?
    .why = Sie verlassen dich versprengt; an diesem Tisch wählst du für sie.
q-limit = In { $area } stehen mehr als 8 Einheiten. Welche werden vernichtet?
    .why = Verbündete zählen mit, Helden nicht.
    .tip = Gib auf: { $what }

# Recruiting, cities, strongholds

q-recruit-place = Wo kommen deine { MANY($unit, as: "unit") } an?
    .why = Bei deinen Festungen, höchstens 8 Einheiten je Gebiet; du darfst auch weniger nehmen.
    .some = { NAMES($units, as: "unit", count: "yes") } in { $name }
    .tip = Stell auf: { $what }
q-recruit-free = Zu wenige Figuren übrig: { $unit }. Welche gibst du auf dem Spielplan auf?
    .why = Diese Figuren können dann neu ankommen. Du musst nicht.
    .some = { NAMES($units, as: "unit", count: "yes") } aus { $name }
    .tip = Gib auf: { $what }
q-rally-neutrals = Welche neutralen Einheiten schließen sich dir in { $area } an?
    .why = Sie sind mit dir verbündet, solange du das Gebiet kontrollierst oder mit ihnen gehst.
    .tip = Nimm auf: { $what }
q-rally-hero = Welcher Held schließt sich dir an?
    .why = Die anderen kommen zurück in den Stapel, und niemand erfährt, welche es waren.
q-rally-hero-place = Wo kommt der neue Held an?
    .why = In einem Gebiet mit einer deiner Festungen.
q-harvest-raise = Welche Scheibe steigt durch die Rohstoffe von { $area }?
    .why = Nur ein Rohstoff, den das Gebiet einbringt, und nicht über 8.
q-development-move = Kein solcher Marker ist übrig. Von wo holst du einen nach { $area }?
    .why = Die Festung, die ihn abgibt, hat danach keinen Ausbau mehr.
q-stronghold-remove = Alle deine Festungen sind gebaut. Welche weicht für { $area }?
    .why = Sie wird mitsamt ihrem Ausbau abgerissen.
q-rune-return = Welche falschen Runen gibst du ab?
    .why = Bis zu zwei aus Gebieten unter deiner Kontrolle: Dort ist dann Platz für die neuen Marker.
    .tip = Gib die falschen Runen ab in { $what }
q-rune-mix = Wohin legst du den Marker aus { $area }?
    .why = Niemand sonst wird wissen, was wo liegt.
q-victory-runes = Welche Drachenrunen zeigst du?
    .why = Sie bleiben offen, bis ein Befehl Befestigen sie nimmt.
    .tip = Zeig die Runen in { $what }
q-league-rewards = Welche drei Belohnungen wirfst du ab?
    .why = Du erhältst dafür eine Drachenrune.
    .tip = Wirf ab: { $what }
q-tactics-discard = Welche Taktikkarten wirfst du ab?
    .why = Du hast zu viele, oder ein Effekt verlangt es. Sie kommen offen auf den Stapel.
    .tip = Wirf ab: { $what }
q-quests-discard = Welche Abenteuerkarten wirfst du ab?
    .why = Du behältst höchstens drei.
    .tip = Wirf ab: { $what }

# Battle

q-battle-cards = Kampf in { $area }: { $pace ->
    [steps] Spielst du zu seinem Beginn eine Karte
   *[swift] Welche Karten spielst du oder bereitest du vor
}?
    .why = { $pace ->
        [steps] In jedem Schritt wirst du wieder gefragt.
       *[swift] Vorbereitete Karten werden in ihrem Schritt von selbst gespielt. Später kommst du nicht mehr dazu.
    }
done-battle-cards = Kämpfen
q-battle-step-cards = Kampf in { $area }, Schritt { $initiative }: Spielst du eine Taktikkarte?
    .why = Bevor die Einheiten mit Initiative { $initiative } ihre Schicksalskarten ziehen.
done-battle-step-cards = Keine Karten mehr
q-battle-type = Kampf in { $area }: Welche Einheitenart zieht als Nächstes?
    .why = Alle einer Art ziehen zusammen; Arten mit gleicher Initiative nacheinander.
q-battle-drop = Welche Karten wirfst du ab ({ $unit })?
    .why = Die übrigen zählen.
    .tip = Wirf ab: { $what }
q-battle-back = Kampf in { $area }: Wem steht { $hero } bei?
    .why = Diese Art zieht eine Schicksalskarte mehr und wirft eine ab. Verlierst du, wird der Held versprengt und zieht sich mit zurück.
pass-battle-back = Niemandem beistehen
q-battle-lead = Kampf in { $area }: Hilft dein Kommandant ({ $unit })?
    .why = Einmal je Kampf: eine Schicksalskarte mehr, eine wird abgeworfen.
pass-battle-lead = Diesen nicht
q-battle-hero-retreat = Wohin zieht sich { $hero } zurück?
    .why = Mit den Einheiten, oder sonst wohin du willst.
q-battle-development = Kampf in { $area }: Nutzt du den Ausbau deiner Festung?
    .why = Jetzt, bevor die Stärke gezählt wird.
pass-battle-development = Diesmal nicht
q-battle-rout = Kampf in { $area }: Welche Einheiten werden versprengt?
    .why = Versprengte Einheiten kämpfen nicht mehr; unverletzte müssen zuerst weichen.
    .tip = Versprenge: { $what }
q-battle-damage = Kampf in { $area }: Welche Einheit erleidet den Schaden?
    .why = Verletzte Einheiten zuerst, dann stehende, dann versprengte.
    .tip = Beschädige: { $what }
q-battle-destroy = Kampf in { $area }: Welche Einheiten werden vernichtet?
    .why = Stehende vor versprengten.
    .tip = Verlier: { $what }
q-battle-stronghold = Die Festung in { $area } ist gefallen. Was wird aus ihr?
    .why = Deine stünde dort beschädigt; ihr Ausbau ist so oder so verloren.
q-battle-surplus = Mehr als 8 deiner Einheiten halten { $area }. Welche ziehen sich zurück?
    .why = Sie gehen gemeinsam in ein Gebiet, versprengt.
    .tip = Zieh zurück: { $what }
q-tactics-battle-win = Du hast in { $area } gewonnen: Spielst du eine Taktikkarte?
    .why = Bevor sich die unterlegene Seite zurückzieht.
done-tactics-battle-win = Keine Karten mehr
q-tactics-battle-lost = Du hast in { $area } verloren: Spielst du eine Taktikkarte?
    .why = Bevor die siegreiche Seite über eine Festung entscheidet.
done-tactics-battle-lost = Keine Karten mehr
q-tactics-diplomacy = Diplomatie in { $area }: Spielst du eine Taktikkarte?
    .why = Bevor du ein Symbol wählst.
done-tactics-diplomacy = Keine Karten mehr

q-special-crack-shot = Kampf in { $area }: Welche gegnerische Einheit treffen deine Elfenschützen?
    .why = 1 Schaden an wem du willst, auch an einer versprengten.
q-special-charge = Sturmangriff: Was wird versprengt?
    .why = Welche davon, sucht die Gegenseite aus.
    .runewars-first = Zwei Dreiecke
    .runewars-second = Ein Rechteck
q-special-word-of-vaal = Kampf in { $area }: Welche gegnerische Einheit wird fortgeschickt?
    .why = Sie zieht sich sofort versprengt zurück und zählt bei der Stärke nicht mit.
q-special-overpower = Überwältigen: vernichten oder Schaden?
    .why = Wer vernichtet wird, bestimmst du; Schaden folgt der üblichen Reihenfolge.
    .runewars-first = Eine verletzte oder versprengte Einheit vernichten
    .runewars-second = 1 Schaden
q-special-destroy = Kampf in { $area }: Welche gegnerische Einheit wird vernichtet?
    .why = Eine beschädigte oder versprengte.
q-special-fury = Raserei: Gibst du einen Berserker für 2 Schaden her?
    .why = Ein stehender geht.
    .runewars-first = Einen eigenen Berserker vernichten: 2 Schaden
    .runewars-second = Ihn behalten
q-special-rain-fire = Feuerregen: Was verlierst du?
    .why = Die Einheiten suchst du danach aus.
    .runewars-first = Zwei Dreiecke
    .runewars-second = Ein Rechteck
q-special-terrifying = Kampf in { $area }: Welche gegnerischen Einheiten werden in Entsetzen versetzt?
    .why = Stehende werden versprengt, versprengte vernichtet.
q-special-dread-charge = Kampf in { $area }: Welche gegnerische Einheit wird versprengt?
    .why = Danach folgt 1 Schaden.
q-special-burning = Kampf in { $area }: Welche deiner Einheiten brennen?
    .why = Jede erleidet 1 Schaden; verletzte müssen dabei sein.
q-special-flaming-breath = Kampf in { $area }: Wen erreicht der Atem des Drachen?
    .why = Bis zu drei Dreiecke werden vernichtet.
q-defence-wards = Kampf in { $area }: Welche deiner Einheiten schickt der Schutzzauber fort?
    .why = Sie zieht sich sofort versprengt zurück, bevor die Stärke gezählt wird.
q-defence-tomb = Kampf in { $area }: Welche deiner Einheiten versprengt das Grab?
    .why = Bei der Stärke zählen sie nicht mit, Sechsecke ausgenommen.

# Tactics cards

q-tactics-rumors-of = Schreckensgerüchte: Wessen Aktivierungsmarker?
    .why = Einheiten können ein Gebiet mit dem Marker ihrer Fraktion nicht verlassen.
q-tactics-rumors = Schreckensgerüchte: Wohin kommt der Marker?
    .why = In ein Gebiet, das diese Fraktion weder kontrolliert noch schon mit einem Marker belegt hat.
q-tactics-lost-city = Verlorene Stadt: in welchem Gebiet?
    .why = Neutrale dort ziehen sich zurück, und eine beschädigte Festung von dir kommt hin.
q-tactics-raze-a-city = Welche deiner Städte machst du dem Erdboden gleich?
    .why = Sie ist für immer fort; in dem Gebiet kann dann eine Festung entstehen.
q-tactics-secret-pact = Mit wem schließt du einen geheimen Pakt?
    .why = Ihr zieht beide.
q-tactics-secret-pact-count = Wie viele Karten zieht ihr jeweils?
    .option = Ihr zieht je { $count }
    .why = Die andere Seite zieht ebenso viele wie du.
q-tactics-turn-the-beasts = In welchem Gebiet werden die Bestien abtrünnig?
    .why = Alle neutralen Einheiten dort ziehen sich als niemandes Einheiten zurück, versprengt.
q-tactics-forced-march = Gewaltmarsch: von wo nach wo?
    .why = Bis zu drei Einheiten, auch aus einem aktivierten Gebiet.
q-tactics-marchers = Welche Einheiten marschieren von { $origin } nach { $to }?
    .why = Bis zu drei, gemeinsam.
    .tip = Marschiere mit: { $what }
q-tactics-allies = Welche Verbündeten marschieren mit von { $origin } nach { $to }?
    .why = Insgesamt dürfen drei Einheiten marschieren, und Verbündete gehen dorthin nicht allein.
    .tip = Nimm mit: { $what }
q-tactics-levy = Wo sammelt sich dein Aufgebot?
    .why = Bis zu zwei Dreiecke bei einer deiner Festungen.
q-tactics-levied = Welche Einheiten stoßen in { $area } dazu?
    .why = Bis zu zwei Dreiecke deiner Fraktion.
    .tip = Nimm auf: { $what }
q-tactics-master-builders = Was tun deine Baumeister?
    .why = Reparieren oder bauen, kostenlos.
q-tactics-thief = Wen bestiehlst du?
    .why = Eine zufällige Taktikkarte; du kannst sie ab der nächsten Jahreszeit spielen.
q-tactics-healing-springs = Wer wird geheilt?
    .why = Ein Held verliert allen Schaden und stellt sich wieder auf, oder zwei versprengte Einheiten eines Gebiets stellen sich wieder auf.
q-tactics-springs = Welche Einheiten in { $area } stellen sich wieder auf?
    .why = Bis zu zwei.
    .tip = Richte auf: { $what }
q-tactics-rally-cry = Welche Einheiten in { $area } stellen sich wieder auf?
    .why = Bis zu vier; sie kämpfen weiter mit.
    .tip = Richte auf: { $what }
q-tactics-flank-attack = Welche Einheitenart greifst du von der Flanke an?
    .why = Zwei Dreiecke werden versprengt, oder ein Kreis oder Rechteck.
q-tactics-flank-triangles = Kampf in { $area }: Welche zwei Dreiecke werden versprengt?
    .why = Stehende, nach deiner Wahl.
q-tactics-reinforce-from = Woher kommt Verstärkung?
    .why = Bis zu zwei stehende Einheiten aus einem Gebiet neben dem Kampf.
q-tactics-reinforce = Welche Einheiten aus { $origin } stoßen zum Kampf?
    .why = Bis zu zwei.
    .tip = Schick in die Schlacht: { $what }
q-tactics-pursuit = Kampf in { $area }: Welche Einheit holst du ein?
    .why = Ein Dreieck oder Kreis der unterlegenen Seite wird vernichtet.
q-tactics-wavering-loyalty = Welchen Helden gewinnst du für dich?
    .why = Er gehört dir, wo er steht; seine Belohnungen werden abgeworfen.
q-tactics-scorched-earth = Welche deiner Festungen brennst du nieder?
    .why = Dann kann niemand sonst sie nehmen.
q-tactics-draw-extra = Welche Einheitenart zieht mehr Karten?
    .why = Die am wenigsten nützlichen werden wieder abgeworfen.
q-tactics-ambush = Wer lauert wem auf?
    .why = Die erste Karte des überfallenen Helden zählt nicht.
