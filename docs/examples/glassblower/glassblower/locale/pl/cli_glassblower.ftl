cli-glassblower-heat = Temperatura
cli-glassblower-takes = temperatura { $n }
