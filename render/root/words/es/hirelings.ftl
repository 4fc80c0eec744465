# Hirelings in pictures and in text (Law 22)

faction-forest-patrol = Patrulla del Bosque
    .letter = P
    .short = Patrulla
faction-feline-physicians = Médicos Felinos
    .letter = F
    .short = Médicos
faction-last-dynasty = Última Dinastía
    .letter = D
    .short = Dinastía
faction-bluebird-nobles = Nobles Azulejos
    .letter = B
    .short = Nobles
faction-spring-uprising = Alzamiento de Primavera
    .letter = U
    .short = Alzamiento
faction-rabbit-scouts = Exploradores Conejo
    .letter = R
    .short = Exploradores
faction-exile = Exiliado
    .letter = X
    .short = Exiliado
faction-brigand = Bandolero
    .letter = B
    .short = Bandolero
faction-riverfolk-flotilla = Flotilla Ribereña
    .letter = O
    .short = Flotilla
faction-otter-divers = Nutrias Buceadoras
    .letter = O
    .short = Nutrias
faction-warm-sun-prophets = Profetas del Sol
    .letter = S
    .short = Profetas
faction-lizard-envoys = Enviados Lagarto
    .letter = L
    .short = Enviados
faction-highway-bandits = Salteadores
    .letter = B
    .short = Salteadores
faction-bandit-gangs = Bandas de Ladrones
    .letter = G
    .short = Bandas
faction-sunward-expedition = Expedición Solar
    .letter = E
    .short = Expedición
faction-mole-artisans = Artesanos Topo
    .letter = M
    .short = Artesanos
faction-corvid-spies = Espías Córvidos
    .letter = Y
    .short = Espías
faction-raven-sentries = Centinelas Cuervo
    .letter = R
    .short = Centinelas
faction-furious-protector = Protector Furioso
    .letter = I
    .short = Protector
faction-stoic-protector = Protector Estoico
    .letter = I
    .short = Protector
faction-flame-bearers = Portallamas
    .letter = F
    .short = Portallamas
faction-rat-smugglers = Ratas Contrabandistas
    .letter = R
    .short = Ratas
faction-vault-keepers = Guardianes de Bóvedas
    .letter = T
    .short = Bóvedas
faction-badger-bodyguards = Tejones Escoltas
    .letter = B
    .short = Escoltas
faction-popular-band = Banda Popular
    .letter = N
    .short = Banda
faction-street-band = Banda Callejera
    .letter = N
    .short = Banda
faction-sunny-advocates = Abogados Solares
    .letter = J
    .short = Abogados
faction-bat-messengers = Murciélagos Mensajeros
    .letter = B
    .short = Mensajeros
faction-river-roamers = Nómadas del Río
    .letter = R
    .short = Nómadas
faction-frog-tinkers = Ranas Hojalateras
    .letter = F
    .short = Ranas
faction-prosperous-farmers = Granjeros Prósperos
    .letter = W
    .short = Granjeros
faction-struggling-farmers = Granjeros en Apuros
    .letter = W
    .short = Granjeros
piece-foothold = { $n ->
    [one] avanzada
   *[other] { $n } avanzadas
}
piece-vault = { $n ->
    [one] bóveda
   *[other] { $n } bóvedas
}
piece-lilypad = { $n ->
    [one] nenúfar
   *[other] { $n } nenúfares
}
piece-farm = { $n ->
    [one] granja
   *[other] { $n } granjas
}
item-club = garrote
text-heading-hirelings = Mercenarios
text-hireling-kept = { $n } en la carta
text-hireling-paths = en los senderos { $paths }
text-hireling-spaces = Hay marcadores de mercenarios en { $spaces }.
text-hireling-free = de nadie
text-hireling-of = con { $who }, { $n ->
    [one] 1 marcador
   *[other] { $n } marcadores
}
alt-hirelings = Mercenarios: { $hirelings }.
