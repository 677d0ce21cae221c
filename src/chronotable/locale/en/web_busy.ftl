# When the server, or somebody, is too busy.

## Limits

web-busy-sockets = The server is full at the moment. This page tries again by itself.
web-busy-sockets-of-address = More than { $most } tables are open from your network. Close some of them; this page tries again by itself.
web-busy-connections = The server is full at the moment. Try again in a minute.
web-busy-connections-of-address = There are more than { $most } connections from your network. Close some pages and try again.
web-busy-tables = All tables of this server are in use at the moment. Try again in a minute.
web-busy-journal = The server cannot store choices fast enough at the moment. Nothing was changed; try again.
web-busy-reading = Too many people are opening tables or looking back at the moment. Try again in a moment.
web-busy-uploads = Other saves are being read at the moment. Try again in a moment.
web-upload-long = Reading this save took too long, so the server gave up.
web-log-full = This table has { NUMBER($most, useGrouping: 0) } choices, the most that a table can hold. Nothing more can be played here.
web-log-long = This table has { NUMBER($most, useGrouping: 0) } choices. From here on nothing can be taken back, but the game can be played to its end.
web-lobby-share = Many tables were listed from your network in a short time. Wait a minute, or keep this one private.

## Requests

web-too-slow = The request took too long to arrive. Try again.
web-header-large = The request’s header is too long: at most { NUMBER($most, useGrouping: 0) } bytes.
web-request-form = The server does not understand this request.
