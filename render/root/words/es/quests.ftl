# Cómo se llaman las misiones en las imágenes.

quest-name-0 = Recado
quest-name-1 = Colecta
quest-name-2 = Dar un discurso
quest-name-3 = Ayuda con el transporte
quest-name-4 = Reparar un cobertizo
quest-name-5 = Recado
quest-name-6 = Expulsar a los bandidos
quest-name-7 = Ahuyentar a un oso
quest-name-8 = Dar un discurso
quest-name-9 = Hacer guardia
quest-name-10 = Escolta
quest-name-11 = Expulsar a los bandidos
quest-name-12 = Ahuyentar a un oso
quest-name-13 = Hacer guardia
quest-name-14 = Ayuda con el transporte
