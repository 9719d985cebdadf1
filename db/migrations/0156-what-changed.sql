-- What changed, and not only that something did: a page that does not show it stays as it is. A subject is
--   ''          anything: all that is kept of public data is old;
--   'shown 7'   business 7, which lists and counts show, or which has just come among them;
--   'gone 7'    business 7, which has just left them, and may stand beside other businesses;
--   'own 7'     what only the page of business 7 itself may show.
alter table public_data_changes drop constraint public_data_changes_pkey;
alter table public_data_changes alter column transaction_id type xid8 using transaction_id::xid8;
alter table public_data_changes add column subject text not null default '';
alter table public_data_changes add primary key (transaction_id, subject);

-- One row and one notification a subject; more than a page could follow are told as anything.
create function note_subjects(subjects text[]) returns void language plpgsql as $$
declare
  this_one constant xid8 := pg_current_xact_id();
  noted constant text[] := array(
    select subject from public_data_changes where transaction_id = this_one limit 51);
begin
  if cardinality(subjects) = 0 or '' = any (noted) then return; end if;
  if '' = any (subjects) or cardinality(subjects) + cardinality(noted) > 50 then
    subjects := array[''];
  end if;
  insert into public_data_changes (transaction_id, subject)
    select this_one, unnest(subjects) on conflict do nothing;
  perform pg_notify('public_data_changed', this_one || ' ' || subject) from unnest(subjects) subject;
end $$;

create or replace function note_public_data_change() returns trigger language plpgsql as $$
begin
  perform note_subjects(array['']);
  return null;
end $$;

-- What to note of a business that leaves the lists: an ad that leads to it may stand anywhere.
create function subject_of_gone(business integer) returns text language sql stable as $$
  select case when exists (
      select from advertisements where business_id = business and status = 'live'
      union all
      select from advertisement_requests where business_id = business and status = 'live')
    then '' else 'gone ' || business end
$$;
create function note_changed_businesses() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_subjects(array(
      select case status when 'approved' then 'shown ' else 'own ' end || id from written limit 51));
  elsif tg_op = 'DELETE' then
    perform note_subjects(array(
      select case status when 'approved' then subject_of_gone(id) else 'own ' || id end
      from gone limit 51));
  else
    perform note_subjects(array(
      select case
        when written.status = 'approved' then 'shown ' || id
        when gone.status = 'approved' then subject_of_gone(id)
        else 'own ' || id end
      from written join gone using (id) limit 51));
  end if;
  return null;
end $$;

drop trigger note_public_data_change on businesses;
create trigger note_inserted_businesses after insert on businesses
  referencing new table as written
  for each statement execute function note_changed_businesses();
create trigger note_updated_businesses after update on businesses
  referencing old table as gone new table as written
  for each statement execute function note_changed_businesses();
create trigger note_deleted_businesses after delete on businesses
  referencing old table as gone
  for each statement execute function note_changed_businesses();

-- A day of a business: its state stands on every card of it.
create function note_day_of_business() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform note_subjects(array['shown ' || new.business_id]);
  end if;
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.business_id <> old.business_id) then
    perform note_subjects(array['shown ' || old.business_id]);
  end if;
  return null;
end $$;
drop trigger note_public_data_change on business_special_days;
create trigger note_day_of_business after insert or update or delete on business_special_days
  for each row execute function note_day_of_business();

-- Reviews stand on the page of their business; what they make of its rating is a column of the business.
create function note_review_of_business() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    if new.status = 'approved' or (tg_op = 'UPDATE' and old.status = 'approved') then
      perform note_subjects(array['own ' || new.business_id]);
    end if;
  end if;
  if tg_op <> 'INSERT' then
    if old.status = 'approved' and (tg_op = 'DELETE' or new.business_id <> old.business_id) then
      perform note_subjects(array['own ' || old.business_id]);
    end if;
  end if;
  return null;
end $$;
drop trigger note_public_data_change on reviews;
create trigger note_review_of_business after insert or update or delete on reviews
  for each row execute function note_review_of_business();

-- What a business is, as it was told from its words.
drop trigger note_public_data_change on business_kinds;
create function note_kind_of_business() returns trigger language plpgsql as $$
begin
  perform note_subjects(array(
    select 'shown ' || business_id from written join gone using (business_id)
    where written.kind_id is distinct from gone.kind_id limit 51));
  return null;
end $$;
create trigger note_kind_of_business after update on business_kinds
  referencing old table as gone new table as written
  for each statement execute function note_kind_of_business();

-- Who wrote reviews is named beside them.
create function note_name_of_reviewer() returns trigger language plpgsql as $$
begin
  perform note_subjects(array(
    select 'own ' || business_id from reviews
    where user_id = new.id and status = 'approved' limit 51));
  return null;
end $$;
create trigger note_name_of_reviewer after update of name on users
  for each row when (old.name is distinct from new.name)
  execute function note_name_of_reviewer();

-- Whose a business is may move to another one, as in a merger.
create trigger note_public_data_change_of_moved after update on business_claims
  for each row when (new.status = 'approved' and old.business_id <> new.business_id)
  execute function note_public_data_change();
