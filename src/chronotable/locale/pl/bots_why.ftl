# Dlaczego bot podpowiada wybór. Fakt to zdanie bez podmiotu, którym jest sam wybór („usuwa wyrwę…”), a przy tym, czego
# lepiej uniknąć – całe zdanie („pojawia się wir…”). Wszystko stoi po dwukropku.

bots-why-two = { $first }; { $second }
bots-why-then = potem { $fact }
bots-why-often = { $fact } ({ $n } na { $of })
bots-why-oftener = { $fact } ({ $n } na { $of }, inaczej { $other })
bots-why-more = { $fact } (inaczej { $other })
bots-why-otherwise = inaczej { $fact }
bots-why-otherwise-often = inaczej { $fact } ({ $n } na { $of })
bots-why-otherwise-oftener = inaczej częściej { $fact } ({ $n } na { $of }, w ten sposób { $other })
bots-why-otherwise-more = inaczej { $fact } (w ten sposób { $other })
bots-why-either-way = tak czy inaczej: { $fact }
bots-why-although = { $first }, choć „{ $option }”: { $fact }; w całości bot woli to pierwsze
bots-why-at-a-price = { $first }, mimo że { $fact }
bots-why-hardly = prawie żadnej różnicy: „{ $option }”
bots-why-all-equal = między najlepszymi opcjami nie widać różnicy
bots-why-on-the-whole = nie decyduje nic pojedynczego; bot woli to niż „{ $option }”
bots-why-only = nie ma z czym porównać
