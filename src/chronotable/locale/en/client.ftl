# What a program that plays at the web table is told (`chronotable.client`).

client-address = “{ $url }” is no address of a server: it begins with http:// or https://.
client-gone = The server { $url } cannot be reached.
client-status = { $url } answers { $status }, and does not say why.
client-spectator = Who only watches has no seat to do that from.
