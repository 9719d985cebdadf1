-- Kinds that parts of a name end with, and names that say what stands beside them: all are told again.
update kinds_state set version = version + 1;
