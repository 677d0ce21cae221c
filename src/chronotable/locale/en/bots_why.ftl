# Why a bot suggests a choice.  A fact is a clause without a subject, which is the choice: "takes a rift from the Dawn of
# Time"; of what is better avoided a whole clause: "a vortex opens in the Dawn of Time".  All of it follows a colon.

bots-why-two = { $first }; { $second }
bots-why-then = then { $fact }
bots-why-often = { $fact } ({ $n } in { $of })
bots-why-oftener = { $fact } ({ $n } in { $of }, otherwise { $other })
bots-why-more = { $fact } (otherwise { $other })
bots-why-otherwise = otherwise { $fact }
bots-why-otherwise-often = otherwise { $fact } ({ $n } in { $of })
bots-why-otherwise-oftener = otherwise more often { $fact } ({ $n } in { $of }, this way { $other })
bots-why-otherwise-more = otherwise { $fact } (this way { $other })
bots-why-either-way = whichever way: { $fact }
bots-why-although = { $first }, although “{ $option }”: { $fact }; the bot prefers this on the whole
bots-why-at-a-price = { $first }, even though { $fact }
bots-why-hardly = hardly any difference from “{ $option }”
bots-why-all-equal = no difference shows between the best choices
bots-why-on-the-whole = no single thing decides; the bot prefers it to “{ $option }”
bots-why-only = there is nothing to compare it with
