# Warum ein Computer wählen würde, was er vorschlägt.

reason-more-stopping = Das halte ich für { $much ->
    [yes] viel besser
   *[no] besser
}, als hier aufzuhören.
reason-about-stopping = Hier aufzuhören halte ich für etwa gleich gut.
reason-more-next = Das halte ich für { $much ->
    [yes] viel besser
   *[no] besser
} als „{ $other }“.
reason-about-next = „{ $other }“ halte ich für etwa gleich gut.
reason-only = Etwas anderes lohnt sich hier nicht.
reason-decides = Ich glaube, dass das die Partie entscheidet.
reason-gains = Das bringt: { $what }.
reason-price = Der Preis: { $what }.
reason-spares = { $over ->
    [stopping] Hier aufzuhören
   *[next] „{ $other }“
} würde dich mehr kosten: { $what }.
reason-ends = Es { $ends }; dort lohnt sich gerade nichts so sehr.
tip-choose = Wähle das: { $what }

label-line = Spiel meinen Zug so
line-heading = **Die ganze Folge, Schritt für Schritt.** Jeder Schritt ist eine gewöhnliche Wahl; es endet, wo der Zufall entscheidet oder etwas anderes gefragt wird.
line-step = { $n }. { $what }
line-stopped = Hier angehalten: Jetzt wird etwas anderes gefragt.
label-line-go = Alles davon tun

label-intents = Was Computer wollten
intents = ### Wozu die letzten Züge der Computer dienten
intents-none = Noch hat kein Computer einen Zug beendet.
intent = **{ $who }** hat gespielt für: { $aims }{ $rival ->
    [none] {""}
   *[other] , gegen { $rival }
}{ $paid ->
    [yes] ; der Preis: { $prices }
   *[no] {""}
}.
intent-against = **{ $who }** hat gegen { $rival } gespielt{ $paid ->
    [yes] ; der Preis: { $prices }
   *[no] {""}
}.
intent-nothing = **{ $who }** hat nichts gewonnen, was zu sehen wäre.
