-- What a file says a business is gives way to a name that says something else: the kinds of all are told again.
update kinds_state set version = version + 1;
