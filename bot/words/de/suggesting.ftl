# Warum ein Computer wählen würde, was er vorschlägt.

reason-more-stopping = Das hält er für { $much ->
    [yes] viel besser
   *[no] besser
}, als hier aufzuhören.
reason-about-stopping = Hier aufzuhören hält er für etwa gleich gut.
reason-more-next = Das hält er für { $much ->
    [yes] viel besser
   *[no] besser
} als das Nächstbeste: { $other }.
reason-about-next = „{ $other }“ hält er für etwa gleich gut.
reason-only = Etwas anderes steht nicht zur Wahl.
reason-decides = Er glaubt, dass das die Partie entscheidet.
reason-with-terms = { $reason } In Punkten: { $terms }.
