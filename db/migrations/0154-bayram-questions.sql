-- Which businesses' owners were asked whether they are open in a bayram: the year it begins in, and which of its
-- periods it is.
create table bayram_questions (
  business_id integer not null references businesses (id) on delete cascade,
  year integer not null,
  period integer not null,
  asked_at timestamptz not null,
  primary key (business_id, year, period)
);
