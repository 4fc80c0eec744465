# Lo que se dice de una pregunta que se hace sobre el mapa.

ask-lit = Iluminados, para elegir: { $places }.
ask-to = Hasta { $place }.
ask-from = Desde { $place }.
ask-marked = { $mark }: { $place }
