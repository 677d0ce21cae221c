"""`python -m benchmarks --against COMMIT`: is this commit slower than that one?"""
