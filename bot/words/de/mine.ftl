# Deine Tische.

mine-heading = **Deine Tische**
mine-nothing = **Nichts wartet auf dich.** Deine Tische:
mine-asked = ▶ **{ $table }** wartet auf dich, gefragt { $since }: { $question }
mine-agree = ▶ **{ $table }** hat neue Optionen, seit du dabei bist: Drücke dort **Mitspielen**, um zuzustimmen.
mine-lobby = **{ $table }**: Es sind noch Plätze frei
mine-others = **{ $table }** wartet auf { $names }
mine-window = **{ $table }**: Wer reagieren könnte, hat noch Zeit
mine-stands-in = 🤖 **{ $table }**: Ein Computer spielt für dich
mine-paused = ⏸ **{ $table }** macht Pause
mine-homeless = 🏚 **{ $table }** hat den Kanal verloren und ruht
mine-go = zum Tisch
mine-more = … und noch { $count }
label-mine-play = { $table } spielen
label-mine-back = Bin zurück: { $table }
label-mine-rehome = Neuer Ort für { $table }
