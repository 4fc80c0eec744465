# Hirelings in pictures and in text (Law 22)

faction-forest-patrol = Forest Patrol
    .letter = P
    .short = Patrol
faction-feline-physicians = Feline Physicians
    .letter = F
    .short = Physicians
faction-last-dynasty = Last Dynasty
    .letter = D
    .short = Dynasty
faction-bluebird-nobles = Bluebird Nobles
    .letter = B
    .short = Nobles
faction-spring-uprising = Spring Uprising
    .letter = U
    .short = Uprising
faction-rabbit-scouts = Rabbit Scouts
    .letter = R
    .short = Scouts
faction-exile = Exile
    .letter = X
    .short = Exile
faction-brigand = Brigand
    .letter = B
    .short = Brigand
faction-riverfolk-flotilla = Riverfolk Flotilla
    .letter = O
    .short = Flotilla
faction-otter-divers = Otter Divers
    .letter = O
    .short = Divers
faction-warm-sun-prophets = Warm Sun Prophets
    .letter = S
    .short = Prophets
faction-lizard-envoys = Lizard Envoys
    .letter = L
    .short = Envoys
faction-highway-bandits = Highway Bandits
    .letter = B
    .short = Bandits
faction-bandit-gangs = Bandit Gangs
    .letter = G
    .short = Gangs
faction-sunward-expedition = Sunward Expedition
    .letter = E
    .short = Expedition
faction-mole-artisans = Mole Artisans
    .letter = M
    .short = Artisans
faction-corvid-spies = Corvid Spies
    .letter = Y
    .short = Spies
faction-raven-sentries = Raven Sentries
    .letter = R
    .short = Sentries
faction-furious-protector = Furious Protector
    .letter = I
    .short = Protector
faction-stoic-protector = Stoic Protector
    .letter = I
    .short = Protector
faction-flame-bearers = Flame Bearers
    .letter = F
    .short = Flames
faction-rat-smugglers = Rat Smugglers
    .letter = R
    .short = Smugglers
faction-vault-keepers = Vault Keepers
    .letter = T
    .short = Vaults
faction-badger-bodyguards = Badger Bodyguards
    .letter = B
    .short = Bodyguards
faction-popular-band = Popular Band
    .letter = N
    .short = Band
faction-street-band = Street Band
    .letter = N
    .short = Band
faction-sunny-advocates = Sunny Advocates
    .letter = J
    .short = Advocates
faction-bat-messengers = Bat Messengers
    .letter = B
    .short = Messengers
faction-river-roamers = River Roamers
    .letter = R
    .short = Roamers
faction-frog-tinkers = Frog Tinkers
    .letter = F
    .short = Tinkers
faction-prosperous-farmers = Prosperous Farmers
    .letter = W
    .short = Farmers
faction-struggling-farmers = Struggling Farmers
    .letter = W
    .short = Farmers
piece-foothold = { $n ->
    [one] foothold
   *[other] { $n } footholds
}
piece-vault = { $n ->
    [one] vault
   *[other] { $n } vaults
}
piece-lilypad = { $n ->
    [one] lilypad
   *[other] { $n } lilypads
}
piece-farm = { $n ->
    [one] farm
   *[other] { $n } farms
}
item-club = club
text-heading-hirelings = Hirelings
text-hireling-kept = { $n } on the card
text-hireling-paths = on the paths { $paths }
text-hireling-spaces = Hireling markers lie on { $spaces }.
text-hireling-free = nobody's
text-hireling-of = with the { $who }, { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
alt-hirelings = Hirelings: { $hirelings }.
