# Heroes: the Quest Phase, quests, duels, Reward cards, exploration tokens (rules E, J1).

# Names

attribute-strength = Stärke
    .line = mehr Schicksalskarten bei Stärkeproben
attribute-agility = Geschick
    .line = mehr Schicksalskarten bei Geschickproben
attribute-wisdom = Weisheit
    .line = mehr Schicksalskarten bei Weisheitsproben
attribute-none = nichts weiter
    .line = ein Attribut genügt

hero-silhouette = Silhouette
    .text = In jedem Duell: Bei den ersten zwei Malen, die sie Schaden erleiden würde, wird je 1 davon verhindert.
    .line = Im Duell wird bei den ersten zwei Malen je 1 Schaden verhindert
hero-landrec = Landrec der Weise
    .text = Einmal je Abenteuerphase, nach Gold oder Blau bei einer Weisheitsprobe, ziehst du eine Taktikkarte.
    .line = Einmal je Abenteuerphase: Gold oder Blau bei Weisheit bringt eine Taktikkarte
hero-brother-glyr = Bruder Glyr
    .text = Er darf in jedem Gebiet heilen, und deine anderen Helden dort verlieren mit ihm allen Schaden.
    .line = Er heilt in jedem Gebiet, und deine anderen Helden dort mit ihm
hero-laurel = Laurel vom Blutwald
    .text = Sie geht in der Abenteuerphase bis zu drei Gebiete weit.
hero-red-scorpion = Roter Skorpion
    .text = Wenn sie trainiert, steigt ein weiteres Attribut ohne Marker um 1.
hero-runewitch-astarra = Runenhexe Astarra
    .text = Statt in der Abenteuerphase zu gehen, darf sie neben einem anderen Helden oder bei einer deiner Festungen erscheinen.
    .line = In der Abenteuerphase erscheint sie neben einem Helden oder bei einer Festung
hero-ronan = Ronan aus der Wildnis
    .text = Einmal je Duell sorgt sein Wiesel dafür, dass ein Spezialsymbol der Gegenseite nichts bewirkt.
    .line = Einmal je Duell hebt sein Wiesel ein Spezialsymbol der Gegenseite auf
hero-red-scorpion-ranging = Roter Skorpion
    .text = Sie geht in der Abenteuerphase bis zu drei Gebiete weit.
hero-ronan-ranging = Ronan aus der Wildnis
    .text = Er geht in der Abenteuerphase bis zu drei Gebiete weit.
hero-steelhorns = Stahlhorn
    .text = In Duellen richtet jeder Schaden, den er zieht, 1 mehr an.
hero-bogran = Bogran der Schatten
    .text = Fordert er einen Helden heraus, richtet er vor der ersten Runde 1 Schaden an.
hero-varikas = Varikas der Tote
    .text = Zu Beginn jeder Abenteuerphase verliert er 1 Schaden, wo er auch ist.
hero-mad-carthos = Carthos der Irre
    .text = Einmal je Probe darf er 1 Schaden erleiden, um alle seine Karten neu zu ziehen.
hero-mordrog = Mordrog
    .text = Du erhältst 2 Einfluss, wenn er ein Duell überlebt und darin einen Helden besiegt oder ein Duell-Abenteuer besteht.
    .line = 2 Einfluss, wenn er im Duell siegt und lebt oder ein Duell-Abenteuer besteht
hero-tatianna = Tatianna
    .text = Fordert ein anderer Held sie heraus, darfst du das Duell absagen, bevor es beginnt.
    .line = Wird sie gefordert, darfst du das Duell vor Beginn absagen
hero-hugo = Hugo der Glorreiche
    .text = Du erhältst 1 Einfluss, wenn er ein Abenteuer besteht.

reward-timmorran-shard = Timmorransplitter
    .text = Relikt, dein Zug. Wirf es bei einer deiner Festungen ab, um eine Drachenrune zu erhalten.
    .line = Relikt: wirf es bei deiner Festung für eine Drachenrune ab
reward-dwarven-fire-bombs = Zwergische Feuerbomben
    .text = Gegenstand, Spezial im Duell. Richte 3 Schaden an, dann lege eine Geschicksprobe ab: Bei Rot erleidet dieser Held 1.
    .line = Duell-Spezial: 3 Schaden; bei roter Geschicksprobe trifft dich 1
reward-soulbiter = Seelenbeißer
    .text = Waffe, Spezial im Duell. Richte 1 Schaden an; fällt die Gegenseite in dieser Runde und dieser Held nicht, heilt er vollständig.
    .line = Duell-Spezial: 1 Schaden; fällt die Gegenseite, heilt dieser Held
reward-cloak-of-deception = Mantel der Täuschung
    .text = Gegenstand, Beginn eines Duells. Lege eine Geschicksprobe ab: Bei Gold oder Blau gibt es kein Duell.
    .line = Duellbeginn: bei Gold oder Blau in einer Geschicksprobe fällt es aus
reward-flute-of-possession = Flöte der Besessenheit
    .text = Gegenstand, dein Zug. Wirf sie ab, um alle unverbündeten Neutralen hier in ein benachbartes Gebiet zu schicken.
    .line = Dein Zug, abwerfen: freie Neutrale hier gehen ins Nachbargebiet
reward-ice-storm = Eissturm
    .text = Gegenstand, dein Zug oder Beginn deines Angriffs hier. Wirf ihn ab, um hier bis zu drei gegnerische oder neutrale Einheiten zu versprengen.
    .line = Dein Zug, abwerfen: versprenge hier bis zu 3 fremde Einheiten
reward-staff-of-light = Stab des Lichts
    .text = Gegenstand, dein Zug. Wirf ihn ab: Alle deine versprengten Einheiten hier stellen sich wieder auf, und dieser Held heilt.
    .line = Dein Zug, abwerfen: Versprengte hier stehen auf, dieser Held heilt
reward-runed-greatsword = Runengroßschwert
    .text = Waffe, Spezial im Duell. Richte 2 Schaden an.
reward-hunters-longbow = Langbogen der Jagd
    .text = Waffe, Beginn eines Duells. Richte vor der ersten Runde 1 Schaden an.
reward-skullcracker = Schädelbrecher
    .text = Waffe, Spezial im Duell. Richte 1 Schaden an, den nichts verhindert, und verhindere in dieser Runde 1 an diesem Helden.
    .line = Duell-Spezial: 1 Schaden, den nichts verhindert, und 1 weniger für dich
reward-dragonscale-mail = Panzer aus Drachenschuppen
    .text = Rüstung. Dieser Held hat 2 Leben mehr. Sie bleibt bei einem Helden, der ohne sie fallen würde.
    .line = Rüstung: dieser Held hat 2 Leben mehr
reward-bone-plate = Runenpanzer
    .text = Rüstung. Jedes Versprengen, das dieser Held im Duell zieht, verhindert 1 mehr.
    .line = Rüstung: jedes gezogene Versprengen verhindert im Duell 1 mehr
reward-warding-shield = Amulett des Schutzes
    .text = Rüstung. In der ersten Runde eines Duells erleidet dieser Held höchstens 1 Schaden.
    .line = Rüstung: in der ersten Runde eines Duells höchstens 1 Schaden
reward-mirror-mail = Geisterrüstung
    .text = Rüstung, Spezial im Duell. Verhindere in dieser Runde allen Schaden an diesem Helden.
    .line = Rüstung, Duell-Spezial: in dieser Runde kein Schaden an diesem Helden
reward-boots-of-the-wind = Stiefel des Windes
    .text = Gegenstand. Dieser Held geht in der Abenteuerphase bis zu vier Gebiete weit.
reward-belt-of-giants = Gürtel der Riesen
    .text = Gegenstand. 1 Stärke mehr.
reward-gloves-of-deftness = Flinke Handschuhe
    .text = Gegenstand. 1 Geschick mehr.
reward-circlet-of-insight = Stirnreif der Einsicht
    .text = Gegenstand. 1 Weisheit mehr.
reward-healing-draught = Heiltrank
    .text = Gegenstand, jederzeit. Wirf ihn ab, um diesen Helden vollständig zu heilen; im Duell nur zwischen den Runden.
    .line = Jederzeit, im Duell zwischen den Runden: abwerfen, heilt vollständig
reward-war-chest = Kriegskasse
    .text = Gegenstand, dein Zug. Wirf sie ab, um 4 Einfluss zu erhalten.
reward-scroll-of-stratagems = Schriftrolle der Kriegslisten
    .text = Gegenstand, dein Zug. Wirf sie ab, um 2 Taktikkarten zu ziehen.

quest-s1 = Schwingen über der Furt
    .text = In 1A, Geschick. Gold: eine Belohnung und 1 Einfluss. Blau: eine Belohnung. Rot: 1 Schaden, und es bleibt.
    .line = 1A: Gold: Belohnung + 1 Einfluss; Blau: Belohnung; Rot: 1 Schaden
quest-s2 = Unter Steinschleuderern
    .text = In 2A, Stärke. Gold: zwei Belohnungen. Blau: eine Belohnung und 1 Schaden. Rot: 2 Schaden, und es bleibt.
    .line = 2A: Gold: 2 Belohnungen; Blau: Belohnung + 1 Schaden; Rot: 2 Schaden
quest-s3 = Handel mit dem Einsiedler
    .text = In 3A, Weisheit. Gold: eine Belohnung und eine Taktikkarte. Blau: eine Belohnung. Rot: Wirf eine Taktikkarte ab, und es bleibt.
    .line = 3A: Gold: Belohnung + Taktikkarte; Blau: Belohnung; Rot: Taktikkarte weg
quest-s4 = Zwinger der Tiefe
    .text = In 4C, Stärke. Gold: eine Belohnung und 1 Stärke. Blau: eine Belohnung. Rot: 1 Schaden, und es bleibt.
    .line = 4C: Gold: Belohnung + 1 Stärke; Blau: Belohnung; Rot: 1 Schaden
quest-s5 = Speisekammer des Lindwurms
    .text = In 5D, Geschick. Gold: zwei Belohnungen. Blau: eine Belohnung. Rot: 2 Schaden, und es bleibt.
    .line = 5D: Gold: 2 Belohnungen; Blau: Belohnung; Rot: 2 Schaden
quest-s6 = Der schlafende Koloss
    .text = In 6D, Weisheit. Gold: eine Belohnung und 2 Einfluss. Blau: eine Belohnung. Rot: 1 Schaden, und es bleibt.
    .line = 6D: Gold: Belohnung + 2 Einfluss; Blau: Belohnung; Rot: 1 Schaden
quest-s7 = Asche des alten Lagers
    .text = In 7C, Weisheit. Gold: zwei Belohnungen. Blau: eine Belohnung und 1 Schaden. Rot: 1 Schaden, und es bleibt.
    .line = 7C: Gold: 2 Belohnungen; Blau: Belohnung + 1 Schaden; Rot: 1 Schaden
quest-s8 = Prüfung im Schwarzen Hain
    .text = In 8A, Geschick. Gold: eine Belohnung und 1 Geschick. Blau: eine Belohnung. Rot: Der Held wird in ein benachbartes Gebiet vertrieben, und es bleibt.
    .line = 8A: Gold: Belohnung + 1 Geschick; Blau: Belohnung; Rot: vertrieben
quest-s9 = Die Ernte der Hexen
    .text = In 9B, Weisheit. Gold: eine Belohnung und 1 Weisheit. Blau: eine Belohnung. Rot: Verliere 1 Einfluss, und es bleibt.
    .line = 9B: Gold: Belohnung + 1 Weisheit; Blau: Belohnung; Rot: −1 Einfluss
quest-q01 = Lösegeld für einen Herzog
    .text = In 1C oder 2C, Stärke. Gold: eine Belohnung und 2 Einfluss. Blau: 2 Einfluss, aber es bleibt. Rot: Es bleibt.
    .line = 1C oder 2C: Gold: Belohnung + 2 Einfluss; Blau: 2 Einfluss; Rot: nichts
quest-q02 = Das versunkene Reliquiar
    .text = In 1A oder 4A, Geschick. Gold: eine Belohnung. Blau: eine Belohnung und 1 Schaden. Rot: 1 Schaden, und es bleibt.
    .line = 1A oder 4A: Gold: Belohnung; Blau: Belohnung + 1 Schaden; Rot: 1 Schaden
quest-q03 = Rätsel am Tor
    .text = In 3B oder 6C, Weisheit. Gold: eine Belohnung und eine Taktikkarte. Blau: eine Belohnung. Rot: Es bleibt.
    .line = 3B oder 6C: Gold: Belohnung + Taktikkarte; Blau: Belohnung; Rot: nichts
quest-q04 = Jagd auf den bleichen Hirsch
    .text = In 8C oder 5A, Geschick. Gold: eine Belohnung. Blau: 1 Geschick, aber es bleibt. Rot: Es bleibt.
    .line = 8C oder 5A: Gold: Belohnung; Blau: 1 Geschick; Rot: nichts
quest-q05 = Die Krone des Grabkönigs
    .text = In 9A oder 7A, Stärke. Gold: zwei Belohnungen. Blau: eine Belohnung und 1 Schaden. Rot: 1 Schaden, und es bleibt.
    .line = 9A oder 7A: Gold: 2 Belohnungen; Blau: Belohnung + 1 Schaden; Rot: 1 Schaden
quest-q06 = Befreit die Gefangenen
    .text = In 1B oder 6B, Stärke. Gold: eine Belohnung und 1 Einfluss. Blau: eine Belohnung. Rot: 1 Schaden, und es bleibt.
    .line = 1B oder 6B: Gold: Belohnung + 1 Einfluss; Blau: Belohnung; Rot: 1 Schaden
quest-q07 = Ein Buch, das niemand öffnet
    .text = In 5B oder 8B, Weisheit. Gold: zwei Belohnungen. Blau: eine Belohnung. Rot: 1 Schaden, und es bleibt.
    .line = 5B oder 8B: Gold: 2 Belohnungen; Blau: Belohnung; Rot: 1 Schaden
quest-q08 = Die Diebestreppe
    .text = In 4B oder 7B, Geschick. Gold: eine Belohnung und 2 Taktikkarten. Blau: 2 Taktikkarten, aber es bleibt. Rot: Verliere 1 Einfluss, und es bleibt.
    .line = 4B oder 7B: Gold: Belohnung + 2 Karten; Blau: 2 Karten; Rot: −1 Einfluss
quest-q09 = Splitter im Geröll
    .text = In 2B oder 3C, Stärke. Gold: eine Belohnung. Blau: eine Belohnung und 1 Schaden. Rot: 2 Schaden, und es bleibt.
    .line = 2B oder 3C: Gold: Belohnung; Blau: Belohnung + 1 Schaden; Rot: 2 Schaden
quest-q10 = Nachtwache bei den Sternen
    .text = In 2A oder 9B, Weisheit. Gold: Sieh dir bis zu zwei Runenmarker an, dazu eine Belohnung. Blau: Sieh dir bis zu zwei an, aber es bleibt. Rot: Es bleibt.
    .line = 2A oder 9B: Gold: 2 Runen ansehen + Belohnung; Blau: 2 ansehen; Rot: nichts
quest-q11 = Rauchzeichen
    .text = In 4C oder 8D, Geschick. Gold oder Blau: eine Belohnung. Rot: 1 Schaden, und es bleibt.
    .line = 4C oder 8D: Gold oder Blau: Belohnung; Rot: 1 Schaden
quest-q12 = Der vergiftete Brunnen
    .text = In 6A oder 5C, Weisheit. Gold: eine Belohnung, und der Held heilt vollständig. Blau: eine Belohnung. Rot: 1 Schaden, und es bleibt.
    .line = 6A oder 5C: Gold: Belohnung, volle Heilung; Blau: Belohnung; Rot: 1 Schaden
quest-d1 = Das Ende des Rudelführers
    .text = In 8D oder 4C, ein Duell mit einem Höllenhund: Richte 2 Schaden an ihm an und überlebe. Eine Belohnung und 1 Einfluss.
    .line = 8D oder 4C: Duell mit Höllenhund, 2 Schaden, überleben: Belohnung + 1 Einfluss
quest-d2 = Der Fall des Kolosses
    .text = In 3C oder 6D, ein Duell mit einem Riesen: Habe bei seinem Ende 2 Schaden am Riesen angerichtet und überlebe. Zwei Belohnungen.
    .line = 3C oder 6D: Duell mit einem Riesen, 2 Schaden, überleben: 2 Belohnungen
quest-d3 = In der Höhle des Drachen
    .text = In 5D oder 7C, ein Duell mit einem Drachen: Habe bei seinem Ende 2 Schaden am Drachen angerichtet und überlebe. Zwei Belohnungen und 2 Einfluss.
    .line = 5D oder 7C: Duell mit Drachen, 2 Schaden, leben: 2 Belohnungen, 2 Einfluss
quest-h1 = Die Rune des Hügelkönigs
    .text = In 9A oder 7A, Stärke. Gold: eine Drachenrune. Blau: eine Belohnung und 1 Schaden, und es bleibt. Rot: 2 Schaden, und es bleibt.
    .line = 9A oder 7A: Gold: Drachenrune; Blau: Belohnung + 1 Schaden; Rot: 2 Schaden
quest-h2 = Die letzte Seite
    .text = In 5B oder 8B, Weisheit. Gold: eine Drachenrune. Blau: 1 Einfluss, und es bleibt. Rot: 2 Schaden, und es bleibt.
    .line = 5B oder 8B: Gold: Drachenrune; Blau: 1 Einfluss; Rot: 2 Schaden
quest-h3 = Der Hort des Drachen
    .text = In 5D oder 7C, ein Duell mit einem Drachen: Richte 4 Schaden an ihm an und überlebe. Eine Drachenrune.
    .line = 5D oder 7C: Duell mit Drachen, 4 Schaden, überleben: Drachenrune

exploration-dragon-throne = Drachenthron
    .text = Er bleibt. Wer das Gebiet kontrolliert, zählt eine Drachenrune mehr.
exploration-village-food = Dorf (Nahrung)
    .text = Es bleibt. Das Gebiet bringt 1 Nahrung mehr ein.
exploration-village-wood = Dorf (Holz)
    .text = Es bleibt. Das Gebiet bringt 1 Holz mehr ein.
exploration-village-ore = Dorf (Erz)
    .text = Es bleibt. Das Gebiet bringt 1 Erz mehr ein.
exploration-magic-portal = Magisches Portal
    .text = Es bleibt. Für 1 Einfluss sind alle offenen Portale für einen Befehl oder die Bewegung eines Helden zueinander benachbart.
    .line = Für 1 Einfluss sind alle offenen Portale zueinander benachbart
exploration-dungeon = Verlies
    .text = Es bleibt. Ein Held, der es in der Abenteuerphase betritt, beendet dort seine Bewegung.
    .line = Ein Held, der es betritt, beendet dort seine Bewegung
exploration-temple = Tempel
    .text = Er bleibt. Ein Held, der seine Aktion der Abenteuerphase hier beendet, bringt seiner Fraktion 2 Einfluss.
    .line = Wer hier seine Abenteueraktion beendet, bringt 2 Einfluss
exploration-hall-of-kellos = Halle des Kellos
    .text = Sie bleibt. Ein Held, der seine Aktion der Abenteuerphase hier beendet, bringt seiner Fraktion eine Taktikkarte.
    .line = Wer hier seine Abenteueraktion beendet, bringt eine Taktikkarte
exploration-traveling-merchant = Fahrender Händler
    .text = Für 3 Einfluss zieht der Held eine Belohnung. Dann ist der Händler fort.
exploration-raiding-party = Plündererbande
    .text = Der Held erleidet 1 Schaden und verliert neben neutralen oder gegnerischen Einheiten eine Belohnung oder erleidet 1 mehr. Dann ist die Bande fort.
    .line = 1 Schaden; neben fremden Einheiten 1 mehr oder eine Belohnung weg
exploration-scroll-of-sight = Schriftrolle der Weitsicht
    .text = Sieh dir die verdeckten Marker eines Gebiets an. Dann ist sie fort.
exploration-training = Training
    .text = Der Held darf 1 in einem Attribut ohne Marker hinzugewinnen. Dann ist der Marker fort.
    .line = Der Held darf in einem Attribut ohne Marker um 1 steigen

# Questions

q-quests-hero = Die Abenteuerphase: Welcher deiner Helden handelt als Nächstes?
    .why = Ein Held bewegt sich und darf danach ein Duell oder ein Abenteuer suchen; oder er heilt; oder er trainiert.
done-quests-hero = Meine Helden sind fertig
    .confirm = Die übrigen Helden tun in diesem Sommer nichts.
q-quests-act = Die Abenteuerphase: Was tut { $hero }?
    .why = Wo die Bewegung endet, oder auch ganz ohne Bewegung, ist ein Duell mit einem gegnerischen Helden oder ein Abenteuer möglich.
    .runewars-travel = Nach { $to } gehen
    .runewars-duel = Herausfordern: { $enemy }
    .runewars-attempt = „{ $quest }“ wagen
    .runewars-heal = Heilen
done-quests-act = Nichts mehr
q-quests-train = Worin wird { $hero } noch um 1 besser?
    .why = Sie trainiert ein weiteres Attribut, das keinen Marker hat.
pass-quests-train = Nichts weiter
q-quests-drive = { $hero } wird vertrieben. Wohin?
    .why = Du wählst für die Fraktion neben dir, über eine einfache Grenze.
q-hero-desert = Ein vierter Held hat sich dir angeschlossen. Welcher der vier desertiert?
    .why = Du darfst drei führen. Wer desertiert, kommt zurück in den Stapel, und seine Belohnungen werden abgeworfen.
q-hero-test = { $hero } legt eine Probe auf { NAMES($attribute, as: "attribute") } ab: Welches Symbol nimmst du?
    .why = Jedes der gezogenen ist recht, es muss nicht das beste sein. { NAMES($tried, as: "quest", part: "text") }
q-hero-redraw = Erleidet { $hero } 1 Schaden, um alle Karten neu zu ziehen? Gezogen: { $gold } Gold, { $blue } Blau, { $red } Rot.
    .why = Einmal je Probe. { NAMES($tried, as: "quest", part: "text") }
pass-hero-redraw = Karten behalten
q-hero-prize = Diese Belohnungen hast du gewonnen. Welche bekommt { $hero }?
    .why = Was du übrig lässt, geht an deine anderen Helden dort, zuletzt an den, der gesiegt hat.
    .tip = Nimm: { $what }
q-hero-left = Du siehst unter den Marker. Welche Belohnungen nimmt { $hero }?
    .why = Was du liegen lässt, können andere holen.
    .tip = Nimm: { $what }
q-rune-peek = Welche verdeckten Runenmarker siehst du dir an?
    .why = Alle erfahren, welche, aber nur du, was sie sind.
    .tip = Sieh dir an, was hier liegt: { $what }
q-duel-start = Vor der ersten Runde: Was setzt { $hero } ein?
    .why = Eine Waffe und eine Rüstung je Duell, festgelegt durch die erste Benutzung.
    .runewars-reward = „{ $reward }“ einsetzen
pass-duel-start = Nichts weiter
q-duel-draught = Trinkt { $hero } vor dieser Runde?
    .why = Ein Trank heilt allen Schaden, doch wer schon fällt, trinkt nicht mehr.
    .runewars-reward = „{ $reward }“ einsetzen
pass-duel-draught = Jetzt nicht
q-duel-cancel = { $hero }: Hebt das Wiesel dieses Spezialsymbol auf?
    .why = Einmal je Duell.
pass-duel-cancel = Gelten lassen
q-duel-special = { $hero } hat ein Spezialsymbol gezogen. Was bewirkt es?
    .why = Das Spezial einer Belohnung bewirkt vielleicht mehr als 1 Schaden.
    .runewars-reward = „{ $reward }“ einsetzen
pass-duel-special = Einfach 1 Schaden
q-explore-merchant = Kauft { $hero } für 3 Einfluss eine Belohnung?
    .why = Der Händler zieht so oder so weiter.
pass-explore-merchant = Nichts kaufen
q-explore-raiders = Plünderer: Verliert { $hero } eine Belohnung, oder 1 Schaden mehr?
    .why = Ringsum stehen fremde Einheiten, da trauen sie sich mehr.
q-explore-sight = Von welchem Gebiet siehst du dir die verdeckten Marker an?
    .why = Du siehst seine Rune und seinen Erkundungsmarker.
q-explore-training = Worin trainiert { $hero }?
    .why = Nur Attribute ohne Marker.
pass-explore-training = Nichts trainieren
q-reward-flute = Wohin lockt die Flöte die Neutralen aus { $area }?
    .why = Sie schließen sich an, wer dort die Kontrolle hat. Niemand kämpft.
q-reward-storm = Wen versprengt der Eissturm in { $area }?
    .why = Bis zu drei stehende Einheiten; an einem Kampf dort nehmen sie nicht teil.
    .tip = Versprenge: { $what }

# Options

o-runewars-hero = { $hero }
    .facts = in { $place }, { $damage ->
        [0] unversehrt
       *[other] Schaden { $damage }
    }
o-runewars-pick-reward = { $reward }
o-runewars-attribute = { $attribute }
o-runewars-test-symbol = { $symbol ->
    [gold] Gold
    [blue] Blau
   *[red] Rot
}
    .about = { $symbol ->
        [gold] der beste Ausgang
        [blue] der mittlere Ausgang
       *[red] der schlechteste Ausgang
    }
o-runewars-ability = Fähigkeit nutzen: { $hero }
o-runewars-travel = { $hero } geht nach { $to }
    .group = Bewegung
    .to = Nach { $value }
    .facts = { $rune ->
        [yes] ein Runenmarker, den du nicht kennst{ $enemies ->
            [0] {""}
           *[other] {", gegnerische Helden"}
        }
       *[no] { $enemies ->
            [0] {""}
           *[other] gegnerische Helden
        }
    }
    .about = { "" }
o-runewars-duel = { $hero } fordert heraus: { $enemy }
    .group = Duell
    .confirm = Ein Duell lässt sich nicht zurücknehmen. Es kämpfen { $hero } und { $enemy }.
    .enemy = { $value }
    .facts = fällt bei { $mine } Schaden, die Gegenseite bei { $theirs }
    .about = { "" }
o-runewars-attempt = { $hero } wagt „{ $quest }“
    .group = Abenteuer
    .facts = { $cards ->
        [0] ein Duell über vier Runden
        [one] { $cards } Karte für { NAMES($attribute, as: "attribute") }: Gold { $gold }, Blau { $blue }, Rot { $red }
       *[other] { $cards } Karten für { NAMES($attribute, as: "attribute") }: Gold { $gold }, Blau { $blue }, Rot { $red }
    }
    .confirm = Alle werden „{ $quest }“ sehen, und es werden Karten gezogen.
    .quest = { $value }
o-runewars-heal = { $hero } heilt
    .group = Heilen
    .facts = { $count } Schaden
    .about = { "" }
o-runewars-train = { $hero } trainiert { $attribute }{ SAME($also, attribute-none) ->
    [yes] { "" }
   *[no] { SAME($attribute, $also) ->
        [yes] {" um 2"}
       *[no] {" und "}{ $also }
    }
}
    .group = Trainieren
    .attribute = +1 { $value }
    .also = { SAME($value, attribute-none) ->
        [yes] Nur das
       *[no] +1 { $value }
    }
    .about = auf Dauer: mehr Schicksalskarten bei solchen Proben
o-runewars-reward = { $hero } benutzt „{ $reward }“
    .group = Eine Belohnung benutzen
    .reward = { $value }
o-runewars-give = { $hero } gibt „{ $reward }“ weiter → { $taker }
    .group = Eine Belohnung weitergeben
    .reward = { $value }
    .taker = { $value } bekommt die Karte
o-runewars-take = { $hero } sieht unter den Marker
    .group = Liegengebliebene Belohnungen
    .about = die Belohnungen eines gefallenen Helden
o-runewars-explore = { $hero } beendet die Bewegung und deckt den Marker auf
    .confirm = Der Marker wird für alle aufgedeckt, und die Bewegung ist damit zu Ende.
    .about = was dort liegt, geschieht sofort
o-runewars-portals = Die Portale für 1 Einfluss öffnen
    .about = alle offenen Portale sind dafür zueinander benachbart
o-runewars-raze = Den Ort in { $area } niederreißen
o-runewars-wound = 1 Schaden erleiden

# Commands

c-hero = Was deine Helden tun
c-hero-travel = Einen Helden in der Abenteuerphase bewegen
c-hero-duel = Einen gegnerischen Helden herausfordern, wo deiner steht
c-hero-quest = Ein Abenteuer wagen, wo ein Held steht
c-hero-heal = Einen Helden im eigenen Gebiet ganz heilen
c-hero-train = Zwei Attribute um 1 oder eines um 2 erhöhen
c-hero-give = Eine Belohnung an einen Helden im selben Gebiet geben
c-hero-reward = Eine Belohnung benutzen
f-hero-travel-hero = Wer geht
f-hero-travel-to = Wohin
f-hero-duel-hero = Dein Held
f-hero-duel-enemy = Der herausgeforderte Held
f-hero-quest-hero = Wer es wagt
f-hero-quest-quest = Ein Abenteuer aus deiner Hand für dieses Gebiet
f-hero-heal-hero = Wer heilt
f-hero-train-hero = Wer trainiert
f-hero-train-attribute = Ein Attribut ohne Marker
f-hero-train-also = Ein weiteres, oder dasselbe noch einmal für 2
f-hero-give-hero = Wer gibt
f-hero-give-reward = Die Karte
f-hero-give-taker = Wer sie bekommt
f-hero-reward-hero = Wessen Karte
f-hero-reward-reward = Die Karte

# Events

e-hero-joined = { $hero } hat sich { YOU($seat, "dir") } in { $area } angeschlossen.
e-hero-moved = { $hero } ({ YOU($seat, "bei dir") }) ist von { $origin } nach { $to } gegangen.
e-hero-hurt = { $hero } ({ YOU($seat, "bei dir") }) { $count ->
    [1] hat 1 Schaden erlitten.
    [-1] ist 1 Schaden losgeworden.
    [-2] ist 2 Schaden losgeworden.
    [-3] ist 3 Schaden losgeworden.
    [-4] ist 4 Schaden losgeworden.
    [-5] ist 5 Schaden losgeworden.
    [-6] ist 6 Schaden losgeworden.
    [-7] ist 7 Schaden losgeworden.
    [-8] ist 8 Schaden losgeworden.
   *[other] hat { $count } Schaden erlitten.
}
e-hero-defeated = { $hero } ({ YOU($seat, "bei dir") }) wurde in { $area } besiegt.
e-hero-deserted = { $hero } hat { YOU($seat, "dich") } verlassen.
e-hero-won-over = { $hero } ist von { YOU($loser, "dir") } zu { YOU($seat, "dir") } übergegangen.
e-hero-trained = { $hero } ({ YOU($seat, "bei dir") }) hat trainiert: { NAMES($attribute, as: "attribute") } +{ $count }.
told-trained = { $hero } ({ YOU($seat, "bei dir") }) hat trainiert: { NAMES($attribute, as: "attribute") } und { NAMES($also, as: "attribute") }, je +1.
e-attribute-tested = { $hero } ({ YOU($seat, "bei dir") }) hat eine Probe auf { NAMES($attribute, as: "attribute") } abgelegt: { $symbol ->
    [gold] Gold.
    [blue] Blau.
   *[red] Rot.
}
e-quest-attempted = { $hero } ({ YOU($seat, "bei dir") }) ist zu „{ $quest }“ aufgebrochen.
e-quest-ended = „{ $quest }“ { $completed ->
    [1] ist bestanden.
   *[other] ist nicht bestanden; { YOU($seat, "du behältst", "behält") } die Karte.
}
e-quests-drawn = { YOU($seat, "Du hast", "hat") } { $count ->
    [one] eine Abenteuerkarte
   *[other] { $count } Abenteuerkarten
} gezogen.
e-quests-drawn-were = Du hast gezogen: { $cards }.
e-quest-discarded = { YOU($seat, "Du hast", "hat") } „{ $quest }“ abgeworfen.
e-rewards-drawn = { $hero } ({ YOU($seat, "bei dir") }) hat { $count ->
    [one] eine Belohnung
   *[other] { $count } Belohnungen
} bekommen.
e-rewards-drawn-were = Du hast gezogen: { $cards }.
e-reward-used = { $hero } ({ YOU($seat, "bei dir") }) hat „{ $reward }“ benutzt.
e-reward-shown = { $hero } ({ YOU($seat, "bei dir") }) trägt „{ $reward }“.
e-reward-given = { $hero } ({ YOU($seat, "bei dir") }) hat eine Belohnung weitergegeben; jetzt trägt sie { $taker }.
e-rewards-taken = { $hero } ({ YOU($seat, "bei dir") }) hat { $count ->
    [one] eine Belohnung
   *[other] { $count } Belohnungen
} genommen.
e-rewards-seen = Du hast gefunden: { $cards }.
e-rewards-discarded = { YOU($seat, "Du hast", "hat") } abgeworfen: { $cards }.
e-duel-began = { $attacker } hat zum Duell gefordert: { $defender }.
e-duel-round = Runde { $round }: { $attacker_damage ->
    [0] { $defender_damage ->
        [0] niemand wird verletzt
       *[other] { $defender_damage } Schaden für die geforderte Seite
    }
   *[other] { $defender_damage ->
        [0] { $attacker_damage } Schaden für die fordernde Seite
       *[other] { $attacker_damage } Schaden für die fordernde, { $defender_damage } für die geforderte Seite
    }
}.
told-duel = { $fell ->
    [cancelled] { $challenger } und { $challenged } haben sich doch nicht duelliert.
    [none] { $challenger } und { $challenged } leben beide nach ihrem Duell: Schaden { $taken } und { $given }.
    [both] { $challenger } und { $challenged } fielen beide in einem Duell in { $area }.
    [challenged] Duell in { $area }: { $challenger } siegt mit { $taken } Schaden; es fiel { $challenged } ({ $loser }).
   *[challenger] Duell in { $area }: { $challenged } war gefordert und siegt mit { $given } Schaden; es fiel { $challenger } ({ $loser }).
}
told-duel-round = Runde { $round }: { $challenger } erhält { $taken } Schaden, { $challenged } { $given }.
told-quest-round = Runde { $round }: { $hero } erhält { $taken } Schaden, { NAMES($opponent, as: "unit") } { $given }.
e-special-cancelled = { $hero } hat das Spezialsymbol aufgehoben.
e-duel-cancelled = { $hero } ist entkommen: Es gibt kein Duell.
e-duel-ended = { $attacker } und { $defender } haben ihr Duell beendet: { $fallen ->
    [0] beide leben.
    [1] eine Seite fiel.
   *[other] beide fielen.
}
e-token-turned = { YOU($seat, "Du hast", "hat") } in { $area } einen Marker aufgedeckt: { NAMES($token, as: "exploration") }.
e-token-was = Der Marker in { $area }: { NAMES($token, as: "exploration") }.
e-token-discarded = { NAMES($token, as: "exploration") } ist aus { $area } verschwunden.
e-portals-opened = { YOU($seat, "Du hast", "hat") } gezahlt, um die Portale zu öffnen.

# Plans

plan-duel = Duelle
    .why = Wie deine Helden kämpfen, wenn sie herausgefordert werden.
plan-duel-specials = Spezialsymbole
plan-duel-specials-best = die Karte, die am meisten hilft
plan-duel-specials-plain = einfacher Schaden, Karten bleiben verborgen
plan-duel-escape = Entkommen
plan-duel-escape-weaker = vor einem Helden, der mehr aushält
plan-duel-escape-always = wann immer es möglich ist
plan-duel-escape-never = nie
plan-duel-draught = Trinken ab so viel Schaden
plan-duel-draught-never = nie

# Refusals

r-hero-not-yours = So einen Helden hast du nicht auf dem Spielplan.
r-hero-not-now = Das tun Helden in der Abenteuerphase, im Sommer.
r-hero-acted = { $hero } hat die Aktion dieses Sommers schon gehabt.
r-hero-routed = { $hero } ist versprengt: Heilen oder Trainieren geht, und im Frühling steht der Held wieder.
r-hero-moved = { $hero } hat sich schon bewegt; Heilen und Trainieren sind Aktionen für sich.
r-hero-far = { $hero } kommt dort nicht hin. { COUNT($reach) ->
    [0] Nichts ist in Reichweite.
   *[other] In Reichweite: { NAMES($reach) }.
}
r-hero-token-first = { $hero } beendet die Bewegung, indem der Marker dort aufgedeckt wird; dann sind Duell oder Abenteuer möglich.
r-duel-nobody = { $hero } kann nur gegnerische Helden herausfordern, die auch in { $area } stehen.
r-heal-unhurt = { $hero } hat keinen Schaden zu heilen.
r-heal-unfriendly = { $hero } heilt nur in einem deiner Gebiete, und { $area } ist keines.
r-train-full = { $hero } hat auf jedem Attribut einen Trainingsmarker und keinen Platz für einen weiteren.
r-train-taken = { $hero } kann nur Attribute ohne Marker trainieren: { NAMES($free, as: "attribute") }.
r-quest-commander = { $hero } führt das Kommando und besteht keine Abenteuer.
r-quest-not-held = Diese Abenteuerkarte ist nicht auf deiner Hand. Städte und manche Jahreszeitenkarten bringen weitere.
r-quest-elsewhere = „{ $quest }“ wird in { NAMES($areas) } gewagt. Bringe erst einen Helden dorthin.
    .any = Keines deiner Abenteuer führt nach { $area }. Auf deiner Hand steht, wo sie gewagt werden.
r-reward-not-held = { $hero } trägt diese Belohnung nicht.
r-reward-nobody = In { $area } ist gerade niemand, dem { $hero } das geben könnte. Ein Panzer bleibt bei dem, der ohne ihn fallen würde.
r-reward-useless = „{ $reward }“ würde dort jetzt nichts bewirken.
r-reward-not-now = „{ $reward }“ passt nicht in diesen Moment.
