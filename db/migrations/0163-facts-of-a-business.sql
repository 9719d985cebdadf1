-- Whose word a fact of a business is, where it is not what the business came with: what somebody has said or mended
-- since, and what the newest file of its source no longer says (`import`, with the day it last did).
create table business_facts (
  business_id integer not null references businesses on delete cascade,
  fact text not null check (fact in ('name', 'kind', 'address', 'pin', 'phone', 'website', 'hours')),
  said_by text not null check (said_by in ('owner', 'team', 'visitor', 'import')),
  confirmed_at timestamptz not null,
  primary key (business_id, fact)
);

-- The day on which the source last looked, where it says so.
alter table business_sources add column said_on date;

-- Both stand on the page of the business.
create function note_facts_of_business() returns trigger language plpgsql as $$
begin
  perform note_subjects(array(select distinct 'own ' || business_id from written limit 51));
  return null;
end $$;
create trigger note_written_facts after insert on business_facts
  referencing new table as written
  for each statement execute function note_facts_of_business();
create trigger note_mended_facts after update on business_facts
  referencing new table as written
  for each statement execute function note_facts_of_business();
create trigger note_dropped_facts after delete on business_facts
  referencing old table as written
  for each statement execute function note_facts_of_business();
create trigger note_mended_sources after update on business_sources
  referencing new table as written
  for each statement execute function note_facts_of_business();

-- What people have said until now, as far as the record of decisions tells.
insert into business_facts (business_id, fact, said_by, confirmed_at)
select distinct on (b.id, f.fact) b.id, f.fact,
  case
    when a.action = 'business.correct' then 'visitor'
    when a.action = 'business.edit' and a.actor_role in ('moderator', 'admin', 'operator') then 'team'
    else 'owner' end,
  a.at
from audit_entries a
join businesses b on b.id::text =
  case a.entity when 'business' then a.entity_id else a.difference ->> 'business' end
join (values
  ('name', array['name']),
  ('kind', array['category', 'subcategory']),
  ('address', array['address', 'neighbourhood', 'district']),
  ('pin', array['pin', 'latitude', 'longitude']),
  ('phone', array['phone']),
  ('website', array['website']),
  ('hours', array['hours'])) as f (fact, fields) on jsonb_exists_any(a.difference, f.fields)
where a.actor_role <> 'system'
  and ((a.entity = 'business' and a.action in ('business.edit', 'business.correct'))
    or (a.entity = 'revision' and a.action = 'revision.approve'))
order by b.id, f.fact, a.id desc;
