# Una zona de cerca, un movimiento antes de confirmarlo y lo que cambió desde la última mirada.

focus-barren = no produce nada
focus-controls = Controla: { $who }
focus-free = Nadie la controla
focus-wild = ocupada por unidades neutrales
focus-of = de { $who }
focus-strength = fuerza { $n }
focus-city = Ciudad { $city }
focus-runes = Ficha de runa
focus-activated = Activada
focus-exploration = Exploración
focus-next = Al lado

focus-nobody = nadie
since-gains = Zonas con runas desde tu última mirada: { $gains }.
since-gain = { $who } { SIGNED($n) }
since-control = Cambió el control: { $flips }.
since-flip = { $area } de { $old } a { $new }

preview-step = Las unidades van de { $origin } a { $to }
preview-hero = Héroe de { $origin } a { $to }
preview-battle = Batalla en { $at }
preview-chance = el atacante gana con un { $chance }
preview-side = { $n ->
    [one] 1 unidad
   *[other] { $n } unidades
 }, pierde { NUMBER($lost, maximumFractionDigits: 1) } de media
preview-unseen = No cuentan las cartas en la mano.
