"""What `chronotable bench serve` is made of: servers in processes of their own, and the load on their sockets."""
