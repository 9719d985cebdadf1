-- Pairs that the team was asked about and that are two businesses: nobody is asked of them again. `was_in_doubt` are
-- those of the two whose sign 'duplicate' went with that, so that it comes back when it is taken back.
create table told_apart (
  business_id integer not null references businesses on delete cascade,
  other_id integer not null references businesses on delete cascade,
  was_in_doubt integer[] not null default '{}',
  primary key (business_id, other_id),
  check (business_id < other_id)
);
create index told_apart_other on told_apart (other_id);
