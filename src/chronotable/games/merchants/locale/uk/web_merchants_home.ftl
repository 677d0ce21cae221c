# The game on the first page, in lists of tables, and who publishes it.

web-home-tagline-merchants = Зупиняйте час у своїй майстерні й продавайте товари на пристанях, доки не скінчився день.
web-home-summary-merchants = День { $day } з { $days }
web-about-publisher-merchants = Merchants Cove видає Final Frontier Games.
