-- Kinds are told anew: what a firm is by law parts its name, and what a business says of itself is sure (decision 79).

update kinds_state set version = version + 1;
