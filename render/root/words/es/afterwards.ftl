# Lo que se escribe en las imágenes de una partida entera de Root.

after-points = Puntos
after-leads = toma la delantera
after-dominance = juega una carta de dominio
after-coalition = entra en una coalición
after-plot = { $kind } en { $clearing }
after-supporters = Partidarios: { $suit }
after-rows = Ronda
