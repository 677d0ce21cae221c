# Co słyszy program grający przy stole internetowym (`chronotable.client`).

client-address = „{ $url }” nie jest adresem serwera: adres zaczyna się od http:// lub https://.
client-gone = Nie można połączyć się z serwerem { $url }.
client-status = { $url } odpowiada { $status } i nie mówi dlaczego.
client-spectator = Kto tylko ogląda, nie ma miejsca, z którego mógłby to zrobić.
