-- Of a report that a business has closed a hash of its sender's network, another one for each business: the owner is
-- asked when a second one comes from elsewhere.
alter table reports add column sender_hash bytea;
