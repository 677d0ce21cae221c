# Saves that were changed by hand.

cli-unsealed = A save of this game was changed by hand: nothing about it can be proved.
cli-seal-about = Give a save that was changed by hand a new seal; it stays marked as changed
cli-seal-help-file = a save
cli-seal-help-out = write the sealed save here instead of into the same file
cli-seal-help-pack = a pack the save needs; may be repeated
cli-seal-help-lang = language
cli-seal-fits = The seal of { $path } matches: there is nothing to do.
cli-seal-done = { $path } has a new seal. Choices: { $n }; of these, with chance drawn again: { $drawn }. { $setup ->
    [yes] The set-up was drawn again.
   *[no] { "" }
}
