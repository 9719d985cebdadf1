-- Kinds are told anew: what a firm is by law parts its name (decision 79).

update kinds_state set version = version + 1;
