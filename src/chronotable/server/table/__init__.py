"""A table without a server: seats, commands, what follows from them, and what each seat sees.

Nothing here knows of sockets, of a database or of an event loop.  What has to be kept or asked for is an effect
(`effects.py`) that a command yields; whoever runs the table does it and sends back what came of it.
"""
