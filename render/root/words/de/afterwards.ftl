# Was auf Bildern einer ganzen Partie Root steht.

after-points = Punkte
after-leads = geht in Führung
after-dominance = spielt eine Dominanzkarte
after-coalition = bildet eine Koalition
after-plot = { $kind } auf { $clearing }
after-supporters = Unterstützer: { $suit }
after-rows = Runde
