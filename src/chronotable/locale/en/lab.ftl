# The laboratory: what is wrong with an experiment, its folder or its workers.
lab-seats = Bots named: { $bots }. Seats in this game: { $seats }.
lab-name-twice = Two set-ups are called “{ $name }”. Give one of them another name.
lab-too-many = An experiment has at most { $most } set-ups, every combination counted.
lab-extra = The package { $name } is not installed. To install it: pip install chronotable[lab]
lab-cluster = No Dask cluster answers at { $address }.
lab-other-worker = The worker on { $host } would play different games. Its { $what ->
    [version] version
    [code] code
   *[rules] rules
} there: { $found }; here: { $wanted }. Install the same version everywhere.
lab-deaths = Workers died { $n ->
    [one] { $n } time
   *[other] { $n } times
} in a row, the last one at game { $number } or soon after it. What was finished is kept.
lab-other-experiment = The folder { $folder } holds the results of another experiment: the { $what ->
    [experiment] experiment file
    [version] version of Chronotable
    [code] code of Chronotable
   *[rules] rules
} changed after they were made. Choose a different folder.
lab-in-use = Another program is writing results into { $folder }.
