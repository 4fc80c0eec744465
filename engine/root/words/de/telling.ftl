# Was man zur eigenen Lage hört: warum man gefragt wird, was geschehen ist.

# Warum jemand in einem fremden Zug gefragt wird

cause-attacked = { $attacker } greift dich auf { $clearing } an: bis zu { $attackers } Treffer gegen bis zu { $defenders } von dir.
cause-attacking = Du greifst { $defender } auf { $clearing } an: bis zu { $attackers } Treffer gegen bis zu { $defenders } der Gegenseite.
cause-ambushed = Du greifst { $defender } auf { $clearing } an und gerätst in einen Hinterhalt: vor den Würfeln 2 Treffer gegen dich.
cause-fallen = { $attacker } hat { $count ->
    [one] einen deiner Krieger
   *[other] { $count } deiner Krieger
} auf { $clearing } entfernt.
cause-hits = { $attacker } trifft dich: { $hits ->
    [one] 1 Gegenstand wird
   *[other] { $hits } Gegenstände werden
} beschädigt.
cause-cathedral = { $attacker } hat deine Kathedrale auf { $clearing } zerstört.
cause-repentance = Es ist Abend beim Klerus: Gefragt werden alle Ketzer mit Teilen an einer Kathedrale.
cause-outrage = { $how ->
    [moved] Du hast Krieger nach { $clearing } bewegt, wo die Allianz Sympathie hat.
   *[removed] Du hast die Sympathie der Allianz auf { $clearing } entfernt.
}
cause-base = Eine deiner Basen wurde entfernt.
cause-raid = Deine Intrige auf { $clearing } wurde entfernt, und es war ein Überfall.
cause-failure = Gebäude von dir wurden entfernt.
