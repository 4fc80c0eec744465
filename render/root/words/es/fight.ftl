# Una batalla que se libró, como carta.

fight-title = Batalla en { $place }
fight-ambush = Emboscada
fight-foiled = frustrada
fight-dice = Dados
fight-hits = Impactos
fight-lost = Bajas
fight-ambush-told = Emboscada: { $card }{ $foiled ->
    [yes] , frustrada
   *[no] { "" }
 }.
fight-side = { $who }: { $rolled ->
    [yes] dado { $die }, impactos { $hits }, bajas: { $lost }
   *[no] bajas: { $lost }
 }.
fight-owed = aún por decidir
fight-others = { $what } ({ $who })
ready-pieces = Piezas
ready-told = { $who }: { $pieces }.
