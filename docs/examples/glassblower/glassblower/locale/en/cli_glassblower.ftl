cli-glassblower-heat = Heat
cli-glassblower-takes = { $n } heat
