# `chronotable analyse`: де вирішилася гра.
cli-analyse-about = Показати, де вирішилася закінчена гра: імовірність перемоги, випадок окремо від вибору та найдорожчі вибори
cli-analyse-help-file = збереження закінченої гри
cli-analyse-help-json = вивести JSON замість тексту
cli-analyse-help-html = записати в цей файл сторінку, якій більше нічого не потрібно
cli-analyse-help-pack = набір, якого потребує збереження; можна повторювати
cli-analyse-help-lang = мова
cli-analyse-written = Записано: { $path }
