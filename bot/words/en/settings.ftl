# What a person may set, and the notes of a seat.

settings-now = **Your settings, at all tables**
settings-display-pictures = - Pictures, with their description
settings-display-text = - Text first: board, hand, questions and letters come in words
settings-nudges-on = - Nudges: on. If you have only your turn to end for ten minutes, I write to you once.
settings-nudges-off = - Nudges: off
settings-language = - Language: { $language }
settings-language-yours = - Language: as in your Discord, where I speak it
language-en = English
r-no-language = I do not speak “{ $text }” yet. There is: { $possible }

notes-heading = **Your notes at this table**
notes-none = You have no notes at this table. Write one with /note and `text:`.
notes-delete = Delete a note …
note-public = (for everybody) { "" }
note-kept = Noted; only your seat can read it.
note-posted = Noted, and posted for the whole table.
note-gone = The note is deleted.
post-note = 📌 Note of { $who }: { $text }
r-notes-full = { $most } notes are the most a seat can keep. Delete one first: /note without a text lists them.
