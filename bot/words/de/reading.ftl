# Lesen: das Protokoll, was man verpasst hat, warum etwas abgelehnt wurde.

label-older = Ältere
label-newer = Neuere
label-catchup = Verpasstes
label-since-move = Seit meinem letzten Zug

log-nothing = Nichts im Protokoll passt dazu. Lass einen der Filter weg, um mehr zu sehen.
missed-since-look = ### Was seit deinem letzten Blick { $when } geschah
missed-since-start = ### Was bisher geschah
missed-since-move = ### Was seit deinem letzten Zug geschah
missed-nothing = Seitdem ist nichts geschehen.
why-possible = **Jetzt möglich** – { $question } { $names }
why-not-asked = Gerade wirst du nichts gefragt.

r-no-topic = Auf „{ $text }“ lässt sich das Protokoll nicht eingrenzen. Es gibt: { $possible }
r-find-long = „{ $text }“ ist zu lang zum Suchen. Ein oder zwei Wörter genügen.
r-nothing-refused = Dir wurde in letzter Zeit nichts abgelehnt.
