-- Before the end of a name a short word is a kind only as it is, without an ending: all are told again.
update kinds_state set version = version + 1;
