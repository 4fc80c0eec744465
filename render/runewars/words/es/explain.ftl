# Imágenes que explican una pregunta: los dos bandos de una lucha, los diales, los héroes.

ready-standing = En pie
ready-routed = Desbandadas
ready-hurt = Daño
ready-health = Vida
ready-attributes = Atributos
dials-title = Tus diales: { $who }
dials-at = { $resource }: está en { $value }.
dials-most = No puede subir más.
dials-next = En { $value }: { $what }.
dials-unit = Reclutar con { $resource } da 1 { $unit } más
dials-influence = Ganar poder da 1 de influencia más
dials-tactics = la bonificación de Maniobrar roba 1 carta de táctica más
dials-nothing = un espacio vacío
dials-feeds = En invierno cada zona tuya alimenta entonces a { $n ->
    [one] 1 unidad
   *[other] { $n } unidades
 }.
hero-strength = fuerza { $n }
hero-agility = agilidad { $n }
hero-wisdom = sabiduría { $n }
hero-health = vida { $n }
hero-odds = { $attribute } { $n }: oro { $gold }, azul { $blue }, rojo { $red }
