cli-glassblower-heat = Жар
cli-glassblower-takes = жар { $n }
