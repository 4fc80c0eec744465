# Texts on pictures of a whole match of Root.

after-points = Points
after-leads = takes the lead
after-dominance = plays a dominance card
after-coalition = joins a coalition
after-plot = { $kind } in { $clearing }
after-supporters = Supporters: { $suit }
after-rows = Round
