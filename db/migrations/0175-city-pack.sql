-- The directory as devices take it along: of each row a sum of what it says and the state of the city in which it last
-- changed, so that whoever has an earlier state is told what is different since. What a row says stands in its own
-- table alone.
create table city_states (
  -- Milliseconds since 1970.
  version bigint primary key
);

create table city_rows (
  part text not null check (part in ('business', 'kind', 'place')),
  id integer not null,
  -- Null: it is there no more.
  sum uuid,
  version bigint not null,
  primary key (part, id)
);
create index city_rows_by_version on city_rows (version);
