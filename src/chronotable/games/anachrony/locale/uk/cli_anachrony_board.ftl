# Поле в терміналі: на що досі не було місця.

cli-anachrony-evacuates = Евак. { $what }
cli-anachrony-at-most = макс.
cli-anachrony-path-leaders = Лідери: { $leaders }
