# `chronotable analyse`: where a finished game turned.
cli-analyse-about = Show where a finished game turned: how likely a win was, luck apart from choices, and the choices that cost most
cli-analyse-help-file = a save of a finished game
cli-analyse-help-json = write JSON instead of text
cli-analyse-help-html = write a page that needs nothing else into this file
cli-analyse-help-pack = a pack the save needs; may be repeated
cli-analyse-help-lang = language
cli-analyse-written = Written: { $path }
