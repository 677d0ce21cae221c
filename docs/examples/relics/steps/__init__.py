"""The rules of Relics, a file for a part of a round."""
