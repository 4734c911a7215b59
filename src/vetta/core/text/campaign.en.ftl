# The words around a box: a campaign at a table.

new = A new campaign. It will be kept in { $file }, and every game goes on from there.
which-hero = { $name }, which hero is yours? A number or a name; Enter takes { $usual }.
hero-name = What is your hero called? Enter: { $usual }.
resumed = You go on with the game that was broken off.
put-away = The game so far is kept in { $file }. “vetta play { $game } --text --box { $box }” goes on with it.
given-back = This game is now in the box ({ $file }).
needs-name = It has no name yet. What do you call it?
next = Enter goes on to the next game. “quit” stops here; the box remembers everything.
over = This campaign is over. “quit” stops here; with --replay and a number you play a chapter again.
stays = This game is in the box now and stays as it is.
replay = A chapter played again. The box stays as it is.
