-- Whether the website of a business answered when it was last asked: `website` is the address that was asked, another
-- one begins anew. Times without an answer are a day apart at least; after three its page says so.
create table website_checks (
  business_id integer primary key references businesses on delete cascade,
  website text not null,
  asked_at timestamptz not null,
  heard_at timestamptz,
  silent_since timestamptz,
  failures integer not null default 0,
  is_silent boolean not null generated always as (failures >= 3) stored
);
create index website_checks_asked on website_checks (asked_at);

-- What its page says of it.
create function note_silent_websites() returns trigger language plpgsql as $$
begin
  perform note_subjects(array(
    select 'own ' || business_id from written join before using (business_id)
    where written.is_silent <> before.is_silent limit 51));
  return null;
end $$;
create trigger note_silent_websites after update on website_checks
  referencing new table as written old table as before
  for each statement execute function note_silent_websites();
