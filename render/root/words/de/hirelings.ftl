# Hirelings in pictures and in text (Law 22)

faction-forest-patrol = Waldpatrouille
    .letter = P
    .short = Patrouille
faction-feline-physicians = Katzenärzte
    .letter = F
    .short = Ärzte
faction-last-dynasty = Letzte Dynastie
    .letter = D
    .short = Dynastie
faction-bluebird-nobles = Blauvogel-Adel
    .letter = B
    .short = Adel
faction-spring-uprising = Frühlingsaufstand
    .letter = U
    .short = Aufstand
faction-rabbit-scouts = Hasenspäher
    .letter = R
    .short = Späher
faction-exile = Verbannter
    .letter = X
    .short = Verbannter
faction-brigand = Räuber
    .letter = B
    .short = Räuber
faction-riverfolk-flotilla = Flussvolk-Flottille
    .letter = O
    .short = Flottille
faction-otter-divers = Ottertaucher
    .letter = O
    .short = Taucher
faction-warm-sun-prophets = Sonnenpropheten
    .letter = S
    .short = Propheten
faction-lizard-envoys = Echsengesandte
    .letter = L
    .short = Gesandte
faction-highway-bandits = Wegelagerer
    .letter = B
    .short = Wegelagerer
faction-bandit-gangs = Räuberbanden
    .letter = G
    .short = Banden
faction-sunward-expedition = Sonnen-Expedition
    .letter = E
    .short = Expedition
faction-mole-artisans = Maulwurf-Handwerker
    .letter = M
    .short = Handwerker
faction-corvid-spies = Krähenspione
    .letter = Y
    .short = Spione
faction-raven-sentries = Rabenwachen
    .letter = R
    .short = Wachen
faction-furious-protector = Zorniger Beschützer
    .letter = I
    .short = Beschützer
faction-stoic-protector = Stoischer Beschützer
    .letter = I
    .short = Beschützer
faction-flame-bearers = Flammenträger
    .letter = F
    .short = Flammen
faction-rat-smugglers = Rattenschmuggler
    .letter = R
    .short = Schmuggler
faction-vault-keepers = Gewölbehüter
    .letter = T
    .short = Gewölbe
faction-badger-bodyguards = Dachs-Leibwache
    .letter = B
    .short = Leibwache
faction-popular-band = Beliebte Kapelle
    .letter = N
    .short = Kapelle
faction-street-band = Straßenkapelle
    .letter = N
    .short = Kapelle
faction-sunny-advocates = Sonnige Fürsprecher
    .letter = J
    .short = Fürsprecher
faction-bat-messengers = Fledermausboten
    .letter = B
    .short = Boten
faction-river-roamers = Flusswanderer
    .letter = R
    .short = Wanderer
faction-frog-tinkers = Froschbastler
    .letter = F
    .short = Bastler
faction-prosperous-farmers = Reiche Bauern
    .letter = W
    .short = Bauern
faction-struggling-farmers = Arme Bauern
    .letter = W
    .short = Bauern
piece-foothold = { $n ->
    [one] Stützpunkt
   *[other] { $n } Stützpunkte
}
piece-vault = { $n ->
    [one] Gewölbe
   *[other] { $n } Gewölbe
}
piece-lilypad = { $n ->
    [one] Seerose
   *[other] { $n } Seerosen
}
piece-farm = { $n ->
    [one] Hof
   *[other] { $n } Höfe
}
item-club = Keule
text-heading-hirelings = Söldner
text-hireling-kept = { $n } auf der Karte
text-hireling-paths = auf den Wegen { $paths }
text-hireling-spaces = Söldnermarker liegen auf { $spaces }.
text-hireling-free = bei niemandem
text-hireling-of = bei { $who }, { $n } Marker
alt-hirelings = Söldner: { $hirelings }.
