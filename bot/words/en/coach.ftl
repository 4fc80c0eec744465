# The coach: what a newcomer is told in their first match of a game.

coach-welcome = { $first ->
    [yes] 🎓 **Welcome to your first match of { $game }!**
   *[no] 🎓 **The coach is with you again, in { $game }.**
} **Board** below shows the map, and **My hand** under every post your cards, for you alone. The buttons and lists here are all you may do now; choose one. **Undo** takes a choice back until dice are rolled or a card is seen. **Suggest** names a good move and says why. Take your time: your place is kept.
coach-turn-yours = 🎓 **Where we are:** { $time }, your turn.
coach-turn-other = 🎓 **Where we are:** { $time }, the turn of { $who }.
coach-standing = **How all stand:** { $standing }. You play { $own }.
coach-tip = **A tip:** a computer player would choose “{ $what }”. { $why }
coach-off = The coach is silent in { $game } from now on. /settings with `coach:` on brings it back.
label-coach-read = Read: { $title }
label-coach-off = I know the game now
settings-coach-on = - Coach: on. Your first match of each game is explained as you play.
settings-coach-again = - Coach: on again. In each game your turns are explained until you have finished another match of it.
settings-coach-known = Not in { $games }, which you know.
settings-coach-off = - Coach: off
