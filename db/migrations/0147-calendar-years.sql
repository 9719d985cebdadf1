-- When the bayrams and Ramadan of a year are, as an admin confirmed it; without that, what is likely holds.
create table calendar_years (
  year integer primary key,
  -- A list of {name, first, last}.
  periods jsonb,
  confirmed_at timestamptz,
  -- When the admins were asked by e-mail: once a year.
  asked_at timestamptz,
  check ((periods is null) = (confirmed_at is null))
);
create trigger note_public_data_change after insert or update on calendar_years
  for each statement execute function note_public_data_change();
