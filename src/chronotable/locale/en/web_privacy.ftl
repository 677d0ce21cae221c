# The page about privacy.

web-privacy-title = Privacy
web-privacy-lead = What is kept about you, where, for how long, and how to get rid of it.

web-privacy-browser = In your browser
web-privacy-browser-cookie = One cookie with a random number, for a year. It tells the server which seats are yours; it says nothing about you, and no script can read it.
web-privacy-browser-storage = Language, theme, speed, sound, notifications, the game you looked at last, the name you play under, the links of seats to which you have invited somebody, how far you have got in each lesson, and which explanations you have seen; also, until the tab is closed, whether the people at this screen trust one another. All of it stays in this browser; only the name goes to the tables at which you sit down.

web-privacy-server = On the server, for every table
web-privacy-server-game = The game with its options and packs, the name of the table, when it was made, of which table it is a branch, at which table its people play again, the secret numbers from which its chance follows, its last position, and a summary of it for lists of tables, with the time of the last choice at each seat.
web-privacy-server-choices = Every choice with its seat, the time at which it was made, whose turn it was then, and a piece of the fingerprint of the browser that made it; and what somebody has proposed, until it is answered.
web-privacy-server-names = The names at the seats and since when each seat is taken; and everything that was said at the table, each line with its seat, name and time and a piece of the fingerprint of the browser.
web-privacy-server-hashes = For every seat the fingerprints (hashes) of the cookies, links and short codes that open it, and for the table those of the browser that made it and of the first that sat down; also whether others had a seat, and whether somebody may know what is hidden. From a fingerprint nobody can make the cookie or the link again; a short code could be guessed with much effort, but it is void after 15 minutes. A table in the lobby also keeps two bytes made of the network address of whoever made it, which thousands of addresses share, so that nobody can fill the lobby alone.

web-privacy-not = What is not kept
web-privacy-not-text = There are no accounts, no e-mail addresses, no passwords, no advertising and no visitor statistics. There is no list of who visited when: network addresses are only remembered for a short while, in memory, so that nobody can overload the server. Nothing on these pages is fetched from anywhere else.

web-privacy-who = Who sees it
web-privacy-who-text = Whoever knows the address of a table can watch it, see the names and read what is said to the whole table. A table in the lobby can be seen by everybody. When a game is over, whoever knows its address can look at all of it. Whoever runs the server can read everything in its database.

web-privacy-long = For how long
web-privacy-long-days = { $days ->
    [one] This server deletes a table, finished or not, when nothing has happened at it for { $days } day.
   *[other] This server deletes a table, finished or not, when nothing has happened at it for { $days } days.
}
web-privacy-long-ever = This server keeps tables until somebody deletes them.
web-privacy-long-unknown = The server could not be asked just now how long it keeps tables.
web-privacy-long-copies = Whoever runs the server may make copies of its database for safety, in which deleted tables stay until the copies are gone, and may have other programs in front of it that record addresses: only they can tell you.

web-privacy-delete = How to delete it
web-privacy-delete-host = Whoever made a table can delete it, with all names and all that was said: open the table, then “{ $delete }” in its menu.
web-privacy-delete-name = Your name at a seat can be changed at any time, in the seat’s menu at the table; lines of talk keep the name under which they were said.
web-privacy-delete-others = At a table that somebody else made, ask them, or whoever runs this server: they can delete every table.
web-privacy-delete-browser = What is in your browser goes away when you delete the data of this site there. Without the cookie nobody can give you your seats back.
