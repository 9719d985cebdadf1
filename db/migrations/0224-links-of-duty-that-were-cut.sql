-- What a person told apart: a name of a roster in a district, and the pharmacy it is not. Later rosters keep to it.
create table duty_cuts (
  name_key text collate "C" not null,
  district text not null,
  business_id integer not null references businesses on delete cascade,
  created_at timestamptz not null default now(),
  primary key (name_key, district, business_id)
);
create index duty_cuts_of_business on duty_cuts (business_id);
