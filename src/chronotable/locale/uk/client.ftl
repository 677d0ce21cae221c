# Що чує програма, яка грає за вебстолом (`chronotable.client`).

client-address = «{ $url }» не є адресою сервера: адреса починається з http:// або https://.
client-gone = Не вдається зв’язатися із сервером { $url }.
client-status = { $url } відповідає { $status } і не каже чому.
client-spectator = Хто лише спостерігає, не має місця, з якого міг би це зробити.
