-- What ends a name as a compound tells its kind, words in -hane however they are written: the kinds of all are told again.
update kinds_state set version = version + 1;
