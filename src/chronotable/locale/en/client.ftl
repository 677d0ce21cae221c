# What a program that plays at the web table is told (`chronotable.client`).

client-address = “{ $url }” is not the address of a server: such an address begins with http:// or https://.
client-gone = The server { $url } cannot be reached.
client-status = { $url } answers { $status } and does not say why.
client-spectator = A spectator has no seat to do that from.
