-- What a dealer does in a name (Ayakkabıcılık) tells the dealer, and carrying parcels is a trade: the kinds of all are told again.
update kinds_state set version = version + 1;
