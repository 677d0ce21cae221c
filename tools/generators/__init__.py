"""What `tools/generate` makes.  `files()` of each module gives texts by the path that they have in the checkout."""
