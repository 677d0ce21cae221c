"""`python -m benchmarks serve`: servers in processes of their own, and the load on their sockets."""
