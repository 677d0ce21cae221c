# Panel decyzji na stronie.

web-phases = Części tury
web-key-letter = wybierz opcję oznaczoną tą literą
