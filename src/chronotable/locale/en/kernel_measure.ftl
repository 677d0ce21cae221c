# What comes from outside is measured before it is read.

kernel-measure-items = Too many entries: at most { NUMBER($most, useGrouping: 0) } in all are allowed.
kernel-measure-characters = Too long: at most { NUMBER($most, useGrouping: 0) } characters are allowed.
kernel-measure-deep = Too many lists and objects inside one another: at most { $most } levels are allowed.
kernel-measure-number = Too large a number: at most { $most } digits are allowed.
