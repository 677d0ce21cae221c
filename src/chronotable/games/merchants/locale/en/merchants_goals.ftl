# Who you are in Merchants Cove, what you want, and what befalls you.

merchants-brief-who = You are a merchant: the { $merchant }.
merchants-brief-side = { $mode ->
    [solo_score] You play alone, for a title.
    [solo_peddler] You play alone against Peddler Nozama, an automatic opponent.
    [duel_of_chronomancers] You play against one other merchant.
   *[other] You play against { $others } other merchants.
}
merchants-brief-goal = { $mode ->
    [solo_score] Earn as much gold as you can: { $gold } gold earns the highest title, { $title }.
    [solo_peddler] Have more gold than the Peddler at the end.
   *[other] Have the most gold at the end.
}
merchants-brief-end = The game ends after the market of day { $days }. Then your staff’s guild symbols pay gold, and each rogue symbol costs as much gold as there are rogues in the lair. Goods left on the shelf are worth nothing.

merchants-fate-done = You have reached hour { $hour }: you are done until the market opens.
merchants-fate-market-near = The market opens at hour { $hour }. { $n ->
    [one] You have { $n } hour left.
   *[other] You have { $n } hours left.
}
merchants-fate-corruption = You hold { $n ->
    [one] { $n } rogue symbol
   *[other] { $n } rogue symbols
}, and { $rogues ->
    [one] there is { $rogues } rogue
   *[other] there are { $rogues } rogues
} in the lair: at the end that would cost { $gold } gold.
merchants-fate-last-day = The last day: what you do not sell at its market is worth nothing.{ $goods ->
    [0] { "" }
    [one] { " " }There is { $goods } good on your shelf.
   *[other] { " " }There are { $goods } goods on your shelf.
}
