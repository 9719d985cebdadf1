create unique index concurrently if not exists reservations_by_link on reservations (link);

-- False: its owner takes no reservations here for now; what was asked already can still be answered.
alter table businesses add column takes_reservations boolean not null default true;
