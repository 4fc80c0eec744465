# Personal settings, and the notes of a seat.

settings-now = **Your settings, at all tables**
settings-changed = ✔ Changed: { $what }
settings-typed = -# Other hours, and your time zone: /settings change with `reminders:`, `quiet:` or `zone:`.
settings-choose = Change a setting …
settings-display-pictures = Pictures, with their description
settings-display-text = Text first: board, hand, questions and direct messages come in words
settings-size-normal = Numbers and names on pictures: as usual
settings-size-large = Numbers and names on pictures: as large as fits
settings-map-on = The map above what you are asked: yes
settings-map-off = The map above what you are asked: no
settings-notices-channel = When you are asked: a mention in the table's channel, and a silent message
settings-notices-dm = When you are asked: a direct message; nobody mentions you
settings-notices-both = When you are asked: a mention in the table's channel and a direct message
settings-notices-none = When you are asked: nothing. You look yourself, with /mytables.
settings-next-on = When the turn before yours begins: a silent message
settings-next-off = When the turn before yours begins: nothing
settings-reminders-usual = Reminders after { $hours } hours of waiting
settings-reminders-every = Reminders { $hours ->
    [one] every hour
   *[other] every { $hours } hours
}
settings-reminders-none = No reminders
settings-quiet = Quiet hours: { $hours } ({ $zone }, where it is { $time } now)
settings-quiet-none = No quiet hours ({ $zone }, where it is { $time } now)
interval-usual = usual: after 12, 24 and 48 hours
interval-none = no reminders
interval-hours = { $hours ->
    [one] every hour
   *[other] every { $hours } hours
}
quiet-none = off: no quiet hours
settings-nudges-on = Nudges: on. If you have only your turn to end for ten minutes, I write to you once.
settings-nudges-off = Nudges: off
settings-language = Language: { $language }
settings-statistics-on = Statistics: your matches count in the server's /match stats
settings-statistics-off = Statistics: you are left out; only you see your own /match stats
settings-language-yours = Language: as in your Discord, where I speak it
language-en = English
language-de = Deutsch
language-es = Español
r-interval = I do not understand “{ $text }”. Write hours from 1 to { $most }, 0 for no reminders, or usual.
r-quiet-hours = I do not understand “{ $text }”. Write from when to when, such as 22-7 or 22:30-07:00, or off.
r-no-zone = I know no time zone “{ $text }”. Write a region and city as offered while you type, such as Europe/Berlin.
r-no-language = I do not speak “{ $text }” yet. Choose one of: { $possible }

notes-heading = **Your notes at this table**
notes-none = You have no notes at this table. Write one with /table note and `text:`.
notes-delete = Delete a note …
note-public = (for everybody) { "" }
note-kept = Noted; only your seat can read it.
note-posted = Noted, and posted for the whole table.
note-gone = The note is deleted.
post-note = 📌 Note of { $who }: { $text }
r-notes-full = { $most } notes are the most a seat can keep. Delete one first: /table note without a text lists them.
