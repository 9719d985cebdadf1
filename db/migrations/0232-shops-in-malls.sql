-- A shop called after its mall too (LC Waikiki Optimum AVM) is what its file says it is: the kinds of all are told again.
update kinds_state set version = version + 1;
