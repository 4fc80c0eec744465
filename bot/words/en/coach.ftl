# The coach: one idea a turn for a newcomer.

coach-idea = 🎓 { $idea }
coach-aim = 🎯 **{ $aim }**
coach-tip = 💡 **Tip:** { $what }. { $why }
coach-thinking = 💡 Thinking about a tip …
coach-why = **Why?** { $why }
label-coach-show = Show me
label-coach-why = Why?
coach-off = The coach is silent in { $game } from now on. /settings change with `coach:` on brings it back.
label-coach-read = Read: { $title }
label-coach-off = I know the game now
settings-coach-on = Coach: on. Your first match of each game is explained as you play.
settings-coach-again = Coach: on again. In each game your turns are explained until you have finished another match of it.
settings-coach-known = Not in { $games }, which you know.
settings-coach-off = Coach: off
learn-page = 🎓 **{ $faction }** · { $n } of { $of }
