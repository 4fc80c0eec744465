# Hirelings: names, questions, options and events (Law 19.6, 22).

faction-forest-patrol = Waldpatrouille
    .short = Patrouille
    .full = Waldpatrouille
    .line = zieht und kämpft; Gefallene sammeln sich auf der Karte und kehren zurück
faction-feline-physicians = Katzenärzte
    .short = Ärzte
    .full = Katzenärzte
    .line = passende Karte ausgeben: deine Gefallenen kehren zu eigenen Teilen zurück
faction-last-dynasty = Letzte Dynastie
    .short = Dynastie
    .full = Letzte Dynastie
    .line = fünf gemeinsam: ziehen und kämpfen, wo du herrschst, sonst zwei Kämpfe
faction-bluebird-nobles = Blauvogel-Adel
    .short = Adel
    .full = Blauvogel-Adel
    .line = du herrschst bei Gleichstand; je drei beherrschte Lichtungen 1 Punkt
faction-spring-uprising = Frühlingsaufstand
    .short = Aufstand
    .full = Frühlingsaufstand
    .line = zu Beginn würfelt es: eine Lichtung leerfegen oder einen einsetzen
faction-rabbit-scouts = Hasenspäher
    .short = Späher
    .full = Hasenspäher
    .line = verteidigend passende Karte ausgeben: dir gilt der höhere Würfel
faction-exile = Verbannter
    .short = Verbannter
    .full = Verbannter
    .line = streift durch Wälder: 1 Gegenstand zum Ziehen, 2 zum Kämpfen
faction-brigand = Räuber
    .short = Räuber
    .full = Räuber
    .line = je Zug ein Gegenstand aus einer Ruine; mit Werkzeug eine Karte stehlen
faction-riverfolk-flotilla = Flussvolk-Flottille
    .short = Flottille
    .full = Flussvolk-Flottille
    .line = fährt zu Beginn den Fluss entlang, kämpft mit bis zu 3 Treffern
faction-otter-divers = Ottertaucher
    .short = Taucher
    .full = Ottertaucher
    .line = Züge von oder zu Flusslichtungen brauchen keine Herrschaft
faction-warm-sun-prophets = Sonnenpropheten
    .short = Propheten
    .full = Sonnenpropheten
    .line = zwing jemanden bei ihnen zu Kampf oder Zug; oder breite sie aus
faction-lizard-envoys = Echsengesandte
    .short = Gesandte
    .full = Echsengesandte
    .line = zu Beginn eine Karte der häufigsten Farbe aus den obersten fünf Ablagen
faction-highway-bandits = Wegelagerer
    .short = Wegelagerer
    .full = Wegelagerer
    .line = auf Wegen: Gegner verlieren eine Figur, du darfst eine einsetzen
faction-bandit-gangs = Räuberbanden
    .short = Banden
    .full = Räuberbanden
    .line = verstecken sich bei deinen Teilen; bringen dir Krieger oder breiten sich aus
faction-sunward-expedition = Sonnen-Expedition
    .short = Expedition
    .full = Sonnen-Expedition
    .line = ein Stützpunkt mit Kriegern irgendwo, dann Marsch oder Verstärkung
faction-mole-artisans = Maulwurf-Handwerker
    .short = Handwerker
    .full = Maulwurf-Handwerker
    .line = Karten gefertigter Gegenstände kehren am Abend auf die Hand zurück
faction-corvid-spies = Krähenspione
    .short = Spione
    .full = Krähenspione
    .line = zwei kommen zum Feind; bei jedem kämpfen oder auf einer Lichtung stehlen
faction-raven-sentries = Rabenwachen
    .short = Wachen
    .full = Rabenwachen
    .line = ein Extratreffer im Kampf bei deinen Gebäuden oder Plättchen
faction-furious-protector = Zorniger Beschützer
    .short = Beschützer
    .full = Zorniger Beschützer
    .line = zieht zu Beginn; alle dort verlieren einen Krieger, auch du
faction-stoic-protector = Stoischer Beschützer
    .short = Beschützer
    .full = Stoischer Beschützer
    .line = Gegner können deine Teile bei ihm weder bekämpfen noch entfernen
faction-flame-bearers = Flammenträger
    .short = Flammen
    .full = Flammenträger
    .line = zu Beginn entfernt jeder ein gegnerisches Teil; einer kommt dazu
faction-rat-smugglers = Rattenschmuggler
    .short = Schmuggler
    .full = Rattenschmuggler
    .line = Karte mit Gegenstand ablegen: Zug oder Kampf, so oft du willst
faction-vault-keepers = Gewölbehüter
    .short = Gewölbe
    .full = Gewölbehüter
    .line = ein Gewölbe neben einem anderen, dann überall kämpfen oder wachsen
faction-badger-bodyguards = Dachs-Leibwache
    .short = Leibwache
    .full = Dachs-Leibwache
    .line = du übergehst den ersten Treffer im Kampf
faction-popular-band = Beliebte Kapelle
    .short = Kapelle
    .full = Beliebte Kapelle
    .line = wer neu kommt, bleibt; Krieger werden von der Musik angezogen
faction-street-band = Straßenkapelle
    .short = Kapelle
    .full = Straßenkapelle
    .line = wer neu kommt, bleibt den Zug über; am Tag kommt einer dazu
faction-sunny-advocates = Sonnige Fürsprecher
    .short = Fürsprecher
    .full = Sonnige Fürsprecher
    .line = nenn eine Farbe: bei jedem wird ein gegnerischer Krieger deiner
faction-bat-messengers = Fledermausboten
    .short = Boten
    .full = Fledermausboten
    .line = mit jedem Gebäude oder Plättchen kommt ein Krieger von dir
faction-river-roamers = Flusswanderer
    .short = Wanderer
    .full = Flusswanderer
    .line = mit Seerosen fertigen, dann dort kämpfen oder am Fluss landen
faction-frog-tinkers = Froschbastler
    .short = Bastler
    .full = Froschbastler
    .line = zu Beginn dient die oberste Karte als Fertigungssymbol
faction-prosperous-farmers = Reiche Bauern
    .short = Bauern
    .full = Reiche Bauern
    .line = herrsche bei einem Hof: Karte ziehen, ein Hof kommt; kämpfen oder wachsen
faction-struggling-farmers = Arme Bauern
    .short = Bauern
    .full = Arme Bauern
    .line = Hof und Bauer auf beherrschter Lichtung; bei beiden eine Karte ziehen

effect-forest-patrol = Waldpatrouille
effect-feline-physicians = Katzenärzte
effect-last-dynasty = Letzte Dynastie
effect-bluebird-nobles = Blauvogel-Adel
effect-spring-uprising = Frühlingsaufstand
effect-rabbit-scouts = Hasenspäher
effect-exile = Verbannter
effect-brigand = Räuber
effect-riverfolk-flotilla = Flussvolk-Flottille
effect-otter-divers = Ottertaucher
effect-warm-sun-prophets = Sonnenpropheten
effect-lizard-envoys = Echsengesandte
effect-highway-bandits = Wegelagerer
effect-bandit-gangs = Räuberbanden
effect-sunward-expedition = Sonnen-Expedition
effect-mole-artisans = Maulwurf-Handwerker
effect-corvid-spies = Krähenspione
effect-raven-sentries = Rabenwachen
effect-furious-protector = Zorniger Beschützer
effect-stoic-protector = Stoischer Beschützer
effect-flame-bearers = Flammenträger
effect-rat-smugglers = Rattenschmuggler
effect-vault-keepers = Gewölbehüter
effect-badger-bodyguards = Dachs-Leibwache
effect-popular-band = Beliebte Kapelle
effect-street-band = Straßenkapelle
effect-sunny-advocates = Sonnige Fürsprecher
effect-bat-messengers = Fledermausboten
effect-river-roamers = Flusswanderer
effect-frog-tinkers = Froschbastler
effect-prosperous-farmers = Reiche Bauern
effect-struggling-farmers = Arme Bauern

way-march = ziehen, dann kämpfen
way-rescue = alle von der Karte einsetzen
way-return = am Rand zurückkehren und kämpfen
way-dynasty = gemeinsam ziehen, dann kämpfen
way-fight-twice = zweimal kämpfen, wo sie stehen
way-roam = umherstreifen: ziehen und kämpfen
way-donate = einen Gegenstand geben: 1 Punkt und eine Karte
way-search = Gegenstand aus einer Ruine nehmen
way-steal = Gegenstand erschöpfen, Karte stehlen
way-preach = jemanden zu Kampf oder Zug zwingen
way-spread = einen einsetzen, wo keiner ist
way-camp = einen Weg besetzen
way-rally = je Bande ein eigener Krieger
way-gather = eine Bande bei eigenen Teilen einsetzen
way-dig = Stützpunkt graben, dann Marsch oder Verstärkung
way-spy = zwei Spione schicken, dann kämpfen oder stehlen
way-smuggle = Karte mit Gegenstand ablegen: Zug oder Kampf
way-delve = Gewölbe graben, dann kämpfen oder verstärken
way-play = Krieger anlocken, dann einen einsetzen
way-busk = einen irgendwo einsetzen
way-plead = gegnerische Krieger einer Farbe gewinnen
way-paddle = mit Seerosen fertigen, dann kämpfen oder landen
way-harvest = ernten, dann kämpfen oder verstärken
way-till = Hof und Bauer einsetzen
way-battle = kämpfen
way-reinforce = an jeder Stelle ein Krieger
way-rob = auf einer Lichtung von jedem Gegner eine Karte
way-land = zwei Krieger am Fluss, mit Seerose

piece-foothold = Stützpunkt
    .line = dient der Sonnen-Expedition; 1 Punkt fürs Entfernen
pieces-foothold = { $count ->
    [one] ein Stützpunkt
   *[other] { $count } Stützpunkte
}
piece-vault = Gewölbe
    .line = dient den Gewölbehütern; 1 Punkt fürs Entfernen
pieces-vault = { $count ->
    [one] ein Gewölbe
   *[other] { $count } Gewölbe
}
piece-lilypad = Seerose
    .line = fertigt in seiner Farbe für den, der die Flusswanderer hat
pieces-lilypad = { $count ->
    [one] eine Seerose
   *[other] { $count } Seerosen
}
piece-farm = Hof
    .line = nährt, wer dort herrscht; keine Punkte fürs Entfernen
pieces-farm = { $count ->
    [one] ein Hof
   *[other] { $count } Höfe
}

# Options of a table, decided before it begins

option-hirelings = Söldner
    .why = Banden, die sich für einige Züge anschließen, wer 4, 8 oder 12 Punkte erreicht; Karten gespielter Fraktionen bleiben weg.
option-hirelings-none = keine
option-hirelings-random = drei
option-hireling_1 = Erste Söldnerkarte
    .why = Nenn eine Karte oder überlass sie dem Los; welche Seite gilt, entscheiden Spielerzahl und Los.
option-hireling_1-lot = per Los
option-hireling_1-forest_patrol = { faction-forest-patrol }
option-hireling_1-last_dynasty = { faction-last-dynasty }
option-hireling_1-spring_uprising = { faction-spring-uprising }
option-hireling_1-exile = { faction-exile }
option-hireling_1-riverfolk_flotilla = { faction-riverfolk-flotilla }
option-hireling_1-warm_sun_prophets = { faction-warm-sun-prophets }
option-hireling_1-highway_bandits = { faction-highway-bandits }
option-hireling_1-sunward_expedition = { faction-sunward-expedition }
option-hireling_1-corvid_spies = { faction-corvid-spies }
option-hireling_1-furious_protector = { faction-furious-protector }
option-hireling_1-flame_bearers = { faction-flame-bearers }
option-hireling_1-vault_keepers = { faction-vault-keepers }
option-hireling_1-popular_band = { faction-popular-band }
option-hireling_1-sunny_advocates = { faction-sunny-advocates }
option-hireling_1-river_roamers = { faction-river-roamers }
option-hireling_1-prosperous_farmers = { faction-prosperous-farmers }
option-hireling_2 = Zweite Söldnerkarte
    .why = Nenn eine Karte oder überlass sie dem Los; welche Seite gilt, entscheiden Spielerzahl und Los.
option-hireling_2-lot = per Los
option-hireling_2-forest_patrol = { faction-forest-patrol }
option-hireling_2-last_dynasty = { faction-last-dynasty }
option-hireling_2-spring_uprising = { faction-spring-uprising }
option-hireling_2-exile = { faction-exile }
option-hireling_2-riverfolk_flotilla = { faction-riverfolk-flotilla }
option-hireling_2-warm_sun_prophets = { faction-warm-sun-prophets }
option-hireling_2-highway_bandits = { faction-highway-bandits }
option-hireling_2-sunward_expedition = { faction-sunward-expedition }
option-hireling_2-corvid_spies = { faction-corvid-spies }
option-hireling_2-furious_protector = { faction-furious-protector }
option-hireling_2-flame_bearers = { faction-flame-bearers }
option-hireling_2-vault_keepers = { faction-vault-keepers }
option-hireling_2-popular_band = { faction-popular-band }
option-hireling_2-sunny_advocates = { faction-sunny-advocates }
option-hireling_2-river_roamers = { faction-river-roamers }
option-hireling_2-prosperous_farmers = { faction-prosperous-farmers }
option-hireling_3 = Dritte Söldnerkarte
    .why = Nenn eine Karte oder überlass sie dem Los; welche Seite gilt, entscheiden Spielerzahl und Los.
option-hireling_3-lot = per Los
option-hireling_3-forest_patrol = { faction-forest-patrol }
option-hireling_3-last_dynasty = { faction-last-dynasty }
option-hireling_3-spring_uprising = { faction-spring-uprising }
option-hireling_3-exile = { faction-exile }
option-hireling_3-riverfolk_flotilla = { faction-riverfolk-flotilla }
option-hireling_3-warm_sun_prophets = { faction-warm-sun-prophets }
option-hireling_3-highway_bandits = { faction-highway-bandits }
option-hireling_3-sunward_expedition = { faction-sunward-expedition }
option-hireling_3-corvid_spies = { faction-corvid-spies }
option-hireling_3-furious_protector = { faction-furious-protector }
option-hireling_3-flame_bearers = { faction-flame-bearers }
option-hireling_3-vault_keepers = { faction-vault-keepers }
option-hireling_3-popular_band = { faction-popular-band }
option-hireling_3-sunny_advocates = { faction-sunny-advocates }
option-hireling_3-river_roamers = { faction-river-roamers }
option-hireling_3-prosperous_farmers = { faction-prosperous-farmers }

# Questions

q-hirelings-which = Welchen Söldner stellst du auf?
    .why = Seine Karte sagt, wie; manche haben nichts aufzustellen.
q-hirelings-place = Söldner: { $hireling }. Wohin kommen sie?
    .why = Ihre Figuren zählen für die Herrschaft dessen, der sie führt.
q-hirelings-pawn = Söldner: { $hireling }. Wo beginnt die Figur?
    .why = Sie kann weder bekämpft noch entfernt werden.
q-hirelings-found = Söldner: { $hireling }. Wo siedeln sie?
    .why = Wer es entfernt, punktet wie üblich, außer bei Höfen.
q-hirelings-path = Söldner: { $hireling }. Welchen Weg besetzen sie?
    .why = Gegner, die darüber ziehen, verlieren eine Figur.
q-hirelings-forest = Söldner: { $hireling }. In welchem Wald versteckt er sich?
    .why = Er kämpft auf den Lichtungen daneben.
q-hirelings-give = Wer bekommt sie als Nächstes: { $hireling }?
    .why = Deine Zeit mit ihnen ist um; wer sie bekommt, würfelt sofort. Du musst wählen.
q-hirelings-take = Welcher Söldner kommt zu dir?
    .why = Deine Punkte haben einen verdient. Ein Würfel sagt, für wie viele Züge: weniger, wenn du führst.
q-hirelings-birdsong = Beginn des Vogelgesangs: Was kommt zuerst?
    .why = Alles geschieht jetzt; du bestimmst die Reihenfolge.
q-hirelings-move = Söldner: { $hireling }. Wohin ziehen sie?
    .why = Sie ziehen nach deiner Herrschaft, und nur ihre eigenen Figuren.
done-hirelings-move = Kein Zug
q-hirelings-battle = Söldner: { $hireling }. Gegen wen kämpfen sie?
    .why = Für das, was sie entfernen, punktest du nicht.
done-hirelings-battle = Kein Kampf
q-hirelings-reinforce = Söldner: { $hireling }. Der Vorrat ist knapp: Wo wachsen sie?
    .why = Je ein Krieger, soweit sie reichen.
q-hirelings-then = Söldner: { $hireling }. Was tun sie danach?
    .why = Eines von beiden.
q-hirelings-heal = { $count } deiner Krieger fielen auf { $clearing }. Bringen die Ärzte sie zurück?
    .why = Eine Karte passend zur Lichtung bringt sie zu eigenen Teilen.
q-hirelings-healed = Wo kehren deine Krieger zurück?
    .why = Auf einer Lichtung mit eigenen Teilen.
q-hirelings-scout = { YOU($attacker, "Deine Seite", as: "faction.subject") } { AGREE($attacker, "greift", "greifen") } auf { $clearing } an: Helfen deine Späher?
    .why = Eine Karte passend zur Lichtung gibt dir den höheren Würfel.
q-hirelings-demand = Welche Karte legst du ab, um den Aufstand auf { $clearing } zu bekämpfen?
    .why = Ohne passende Karte darf ihn niemand bekämpfen.
q-hirelings-uprising = Der Würfel zeigt { $suit }: Erhebt sich der Aufstand, oder sammelt er sich?
    .why = Erhebt er sich, gehen einer seiner Krieger und alle gegnerischen Teile dort. Eines von beiden muss sein.
q-hirelings-donate = Welchen Gegenstand gibst du dem Verbannten?
    .why = Du ziehst eine Karte und erhältst 1 Punkt.
q-hirelings-roam = Söldner: { $hireling }. Wohin geht er? ({ $count } Gegenstände bereit)
    .why = Ein Wald kostet 1 Gegenstand, ein Kampf 2; danach sind alle wieder bereit.
done-hirelings-roam = Hier aufhören
q-hirelings-search = Welche Ruine durchsucht der Räuber?
    .why = Du nimmst, was darunter liegt.
q-hirelings-tool = Welchen Gegenstand erschöpfst du?
    .why = Er bezahlt den Diebstahl einer Karte.
q-hirelings-steal = Wessen Karte nimmst du?
    .why = Eine zufällige, von jemandem auf einer deiner Lichtungen.
q-hirelings-draw = Die Flottille handelt: Ziehst du eine Karte? ({ $hireling })
    .why = Das darf jeder, der Teile bei ihr hat.
q-hirelings-sail = Söldner: { $hireling }. Wohin fährt sie?
    .why = Sie muss den Fluss entlang.
q-hirelings-listener = Söldner: { $hireling }. Wen bewegen sie, und wo?
    .why = Auch dich selbst.
q-hirelings-preach = Was müssen sie tun: { NAMES($other, as: "faction") }?
    .why = Im erzwungenen Kampf entscheiden und punkten sie selbst; beim Zug gehen alle mit, die können.
q-hirelings-preach-battle = Kämpfen sie dort: { NAMES($other, as: "faction") }?
    .why = Du nennst, gegen wen.
done-hirelings-preach-battle = Kein Kampf
q-hirelings-envoys = Welche abgelegte Karte bringen deine Gesandten?
    .why = Eine der häufigsten Farbe unter den obersten fünf, aber kein Hinterhalt.
q-hirelings-lift = Söldner: { $hireling }. Von welchem Weg kommen sie?
    .why = Ihr Vorrat ist leer.
q-hirelings-join = Schließt sich dir auf { $to } jemand an?
    .why = Du bist an deinen Wegelagerern vorbeigezogen: Setz dort einen Krieger ein.
q-hirelings-rally = Dein Vorrat ist knapp: Bei welchen Banden kommen deine Krieger?
    .why = Je einer, soweit sie reichen.
q-hirelings-lift-token = Söldner: { $hireling }. Welchen Stützpunkt geben sie auf?
    .why = Alle drei liegen auf dem Plan.
q-hirelings-many = Söldner: { $hireling }. Wie viele kommen nach { $clearing }?
    .why = Bis zu drei; wer bleibt, kann später verstärken.
q-hirelings-rob = Söldner: { $hireling }. Wo stehlen sie?
    .why = Von jedem Gegner mit Teilen dort eine zufällige Karte.
q-hirelings-protect = Söldner: { $hireling }. Wohin geht er?
    .why = Er muss ziehen.
q-hirelings-burn = Söldner: { $hireling }. Was verbrennen sie auf { $clearing }?
    .why = Je einer ein gegnerisches Teil, Krieger zuerst. Du musst wählen.
q-hirelings-smuggle = Welche Karte mit Gegenstand legst du ab?
    .why = Sie bezahlt einen Zug oder Kampf.
q-hirelings-smuggled = Ziehst oder kämpfst du?
    .why = Die Schmuggler lassen dich eines von beiden tun.
done-hirelings-smuggled = Keines
q-hirelings-stage = Söldner: { $hireling }. Wo spielen sie?
    .why = Von jeder Nachbarlichtung kann ein Krieger angelockt werden.
q-hirelings-fan = Wer kommt von { $origin } zur Musik? ({ $hireling })
    .why = Ein Krieger; Herrschaft spielt keine Rolle.
done-hirelings-fan = Niemand
q-hirelings-suit = Söldner: { $hireling }. Für welche Farbe sprechen sie?
    .why = Auf jeder ihrer Lichtungen dieser Farbe kann ein gegnerischer Krieger deiner werden.
q-hirelings-win-over = Wessen Krieger auf { $clearing } wird gewonnen?
    .why = Einer von deinen ersetzt ihn.
done-hirelings-win-over = Niemand
q-hirelings-land = Söldner: { $hireling }. Wo landen sie?
    .why = Zwei Krieger, und eine Seerose, wo keine ist.
q-hirelings-craft = Welche Karte fertigst du mit Seerosen?
    .why = Jede gibt ein Symbol der Farbe ihrer Lichtung.
done-hirelings-craft = Nichts mehr fertigen

# Options

o-hireling = { $hireling }
o-hireling-use = { $hireling }: { $way }
    .group = Söldner
    .hireling = { $value }
    .way = { $value }
o-hireling-way = { $way }
o-hireling-rise = Aufstand auf { $clearing }: alle gegnerischen Teile weichen, und ein Krieger
o-hireling-gather = Sammeln: ein Krieger auf { $clearing }
o-hireling-listener = { $seat } auf { $clearing }
o-hireling-path = Der Weg zwischen { $origin } und { $to }
o-hireling-burn = { $piece }, { $enemy }
o-hireling-fan = Ein Krieger: { $seat }
o-hireling-many = { $warriors } Krieger

# Events

e-hirelings-dealt = Söldner: { NAMES($hirelings, as: "faction") }.
e-hireling-set-up = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } Söldner aufgestellt: { $hireling }.
e-hireling-earned = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } den Söldnermarker auf { $space } erreicht.
e-hireling-gained = { YOU($seat, "Du führst", "führt", "führen", as: "faction.subject") } nun diese Söldner: { $hireling }, für { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}.
e-control-waned = { YOU($seat, "Bei dir") }: Söldner { $hireling } bleiben noch { $left ->
    [one] 1 Zug
   *[other] { $left } Züge
}.
e-hireling-acted = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } Söldner eingesetzt, { $hireling }: { $way }.
e-uprising-rolled = Würfel für { $hireling }: { $suit }.
e-bandit-moved = { $lifted ->
    [True] Söldner verließen den Weg zwischen { $origin } und { $to }: { $hireling }.
   *[other] Söldner besetzten den Weg zwischen { $origin } und { $to }: { $hireling }.
}
e-artisans-returned = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } gefertigte Karten zurückgenommen: { $cards }.
e-tinkers-revealed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } aufgedeckt, um damit zu fertigen.
e-tinkers-spent = { $card }, von den Bastlern aufgedeckt, wurde abgelegt.

# Refusals

r-setup-hireling-barred = { NAMES($wished, as: "faction") } gibt es nicht als Söldner, wenn { NAMES($faction, as: "faction") } mitspielt.
r-setup-hireling-twice = { NAMES($wished, as: "faction") } gibt es nur einmal und ist zweimal gewünscht.
r-setup-hireling-pool = Neben { NAMES($wished, as: "faction") } bleiben zu wenige Fraktionen zur Wahl.
r-hireling-absent = Diesen Söldner gibt es in dieser Partie nicht.
r-hireling-not-yours = Diese Söldner folgen dir gerade nicht: { $hireling }.
r-hireling-once = Das haben sie in diesem Zug schon getan: { $hireling }.
r-hireling-when = Sie handeln an deinem eigenen Tag: { $hireling }.
r-hireling-nothing = Dafür fehlt ihnen gerade alles: { $hireling }.

# Elsewhere

item-club = Keule
because-hireling = Söldner
because-uprising = Aufstand
c-root-hireling = Lass einen Söldner tun, was seine Karte bietet
f-root-hireling-hireling = Welcher Söldner handelt
f-root-hireling-way = Was er tut
term-hirelings = was deine Söldner für dich tun
    .aim = der Nutzen deiner Söldner
