# The words that all games share, in English.

seat = Seat { $number }

## Where a clause of a rulebook comes from: written behind its number

mark-printed = printed
mark-found = found
mark-designed = designed

## Why the table does not take a move

refused-match-is-over = The match is over.
refused-unknown-move = There is no move “{ $move }”.
refused-not-your-turn = It is the turn of { $seat }.
refused-has-left = { $seat } has left the table.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-move = There is no move number { $move } to go back to.
refused-undo-needs-consent = Going back to move { $move } needs the consent of the others: something was drawn, rolled or shown since then, or somebody else has moved.

## The table in the terminal

terminal-yes = y yes
terminal-no = n no
terminal-yes-or-no = y/n
terminal-yes-no-or-stay = y/n, Enter stays
terminal-on = on
terminal-off = off

terminal-welcome = Type a number or a name. Type ? for help.
terminal-you = you
terminal-unusual = Not played as usual:
terminal-usually = usually: { $value }
terminal-usual = As usual:
terminal-all-usual = All is played as usual:
terminal-no-such-option = No option has “{ $typed }” in it.
terminal-only-you = Only you see this:
terminal-changed = Changed:
terminal-gone = Gone:
terminal-since = Since your last turn:
terminal-picked = Picked: { $things }. Now:
terminal-final = cannot be taken back
terminal-goes-on = then more to choose
terminal-by-enter = Enter
terminal-alone = Only one thing can be done: { $choice }.
terminal-took-back = { $seat } takes back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.

terminal-hide = When you have read this, press Enter, then pass the device to { $name }.
terminal-hand-over = Pass the device to { $name }. { $name }, press Enter.

terminal-which = Which one: { $things }?
terminal-cannot-pick = Not possible now: { $thing }.
terminal-not-understood = I do not know “{ $typed }”. Type ? for help.
terminal-nothing-picked = Nothing is picked yet. “undo” takes back what is done already.
terminal-nothing-to-undo = There is no move to take back.
terminal-undo-alone = Something was drawn or shown since then, or others have moved. Take it back all the same?
terminal-undo-agree = { $name }’s last move can only be taken back if everybody agrees. Do all agree?
terminal-stays = Everything stays as it is.
terminal-leave = { $name } leaves this match and cannot come back. Sure?
terminal-interrupted = Leave the table? What is not saved is lost.
terminal-auto-how = Type “auto { $on }” or “auto { $off }”.
terminal-auto-on = A choice that is the only one is made by itself from now on.
terminal-auto-off = Every choice waits for you, even the only one.
terminal-nothing-there = { $thing }: nothing.
terminal-not-in-sight = { $thing }: not to be seen now.
terminal-no-such-thing = Nothing on the table is called “{ $typed }”.
terminal-is-allowed = “{ $move }” is allowed now.
terminal-rules-how = “rules { $chapter }” shows a chapter, “rules WORD” searches, “? { $chapter }.1” shows one clause.
terminal-not-in-rules = “{ $typed }” does not occur in the rules.

terminal-which-file = File name? Enter for { $usual }:
terminal-overwrite = { $file } is there already. Write over it?
terminal-saved = Saved as { $file }. The file holds all secrets of the match, so do not read it.
terminal-rescued = This match was not saved. It is in { $file } now: “vetta play --load { $file }” goes on with it.
terminal-not-saved = Not saved.
terminal-exported = Exported to { $file }. Everybody can check every draw in it with “vetta verify”.
terminal-export-later = A match can be exported when it is over. Until then “save” keeps it.
terminal-cannot-write = { $file } cannot be written ({ $problem }). The match goes on.
terminal-cannot-read = { $file } cannot be read ({ $problem }). The match goes on.
terminal-cannot-load = That match cannot be loaded ({ $problem }). This one goes on.
terminal-save-first = Save this match first?
terminal-lang-how = Type “lang” and one of { $languages }.
terminal-lang = From now on you read English.
terminal-over-menu = “again” plays once more, everybody one seat on; “export FILE” writes the match down; “new”, “log”, “quit”, “?” for more.

terminal-ask-game = Which game? Enter for { $usual }:
terminal-ask-players = Who plays? Names with commas between them, in order round the table; “bot” is a bot. Or only the number of seats ({ $seats }). Enter: you and a bot.
terminal-players-how = { $seats } seats can play. Type names with commas between them, “bot” for a bot, or only the number of seats.
terminal-ask-options = A number changes that; Enter begins:

terminal-help-moves = Type the number or the name of what you pick, one thing after the other. You can also type a whole move as it stands in match files, or press Enter for what is marked (Enter). Other words:
terminal-help-board = On the board: > can be picked now; ! is something only you know of; lines join what is open to each other; a number says how high or how many; + means that more is there: look.

terminal-word-look = look
terminal-usage-look = look [THING]
terminal-help-look = everything on the table in words, or one place or thing
terminal-word-why = why
terminal-usage-why = ? MOVE
terminal-help-why = why a move or a place is not allowed; “? CLAUSE” shows a rule
terminal-word-rules = rules
terminal-usage-rules = rules [WORD]
terminal-help-rules = the rulebook: its chapters, one chapter, or a search
terminal-word-options = options
terminal-usage-options = options [WORD]
terminal-help-options = the options in force, unusual ones first; or one explained
terminal-word-log = log
terminal-usage-log = log [NUMBER]
terminal-help-log = the last moves
terminal-word-back = back
terminal-usage-back = back
terminal-help-back = picks anew, one step back
terminal-word-undo = undo
terminal-usage-undo = undo
terminal-help-undo = takes back a move: freely until something is drawn or shown, then if all agree
terminal-word-save = save
terminal-usage-save = save [FILE]
terminal-help-save = keeps the match in a file
terminal-word-load = load
terminal-usage-load = load [FILE]
terminal-help-load = goes on with a match from a file
terminal-word-export = export
terminal-usage-export = export [FILE]
terminal-help-export = writes a finished match down for everybody, secrets opened
terminal-word-lang = lang
terminal-usage-lang = lang en|it|de
terminal-help-lang = your language
terminal-word-auto = auto
terminal-usage-auto = auto on|off
terminal-help-auto = whether a choice that is the only one is made by itself
terminal-word-leave = leave
terminal-usage-leave = leave
terminal-help-leave = leaves the match and does not come back; the others play on
terminal-word-new = new
terminal-usage-new = new
terminal-help-new = another match
terminal-word-quit = quit exit q
terminal-usage-quit = quit
terminal-help-quit = stops playing
terminal-word-help = help h
terminal-usage-help = ?
terminal-help-help = this list
terminal-word-again = again
