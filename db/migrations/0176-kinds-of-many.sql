-- Of businesses that come in together the kinds are forgotten together: one statement for all of them, and what is to be
-- noted of it is noted once.
create function forget_kinds_of_new() returns trigger language plpgsql as $$
begin
  insert into business_kinds (business_id) select id from written
    on conflict (business_id) do nothing;
  return null;
end $$;
drop trigger forget_kind_of_new on businesses;
create trigger forget_kind_of_new after insert on businesses
  referencing new table as written
  for each statement execute function forget_kinds_of_new();

-- Whose kind is not told yet is in no list of a kind: then there is nothing to look up.
create or replace function note_given_kind() returns trigger language plpgsql as $$
begin
  if exists (select from written where kind_id is not null) then
    perform note_subjects(subjects_of(array(
      select business_id from written where kind_id is not null limit 101)));
  end if;
  return null;
end $$;
