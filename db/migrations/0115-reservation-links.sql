-- Why it was declined or called off, in the words of whoever did.
alter table reservations add column reason text;
-- The secret of the link that leads its visitor to it, also without an account.
alter table reservations add column link uuid not null default gen_random_uuid();
