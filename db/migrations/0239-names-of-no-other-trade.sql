-- A name says besides only trades that the directory lists, and not what is done to a thing that others deal in: the kinds
-- of all are told again.
update kinds_state set version = version + 1;
