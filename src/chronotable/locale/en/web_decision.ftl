# The decision panel on the page.

web-phases = Parts of the turn
web-key-letter = choose the option that shows the letter
