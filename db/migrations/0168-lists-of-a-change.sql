-- In which lists a business stands that changed: a list in which it neither stands nor stood stays as it is. Behind
-- 'shown 7' and 'gone 7' follow, each after a tab, its category, the slug of its kind, its district and the slug of its
-- neighbourhood, empty where it has none; one that moved is told with both places.
create function place_of(
  category text, of_kind integer, district text, neighbourhood_slug text
) returns text language sql stable as $$
  select E'\t' || category || E'\t' || coalesce((select slug from kinds where id = of_kind), '')
    || E'\t' || district || E'\t' || coalesce(neighbourhood_slug, '')
$$;

-- Each business may have two places.
create or replace function note_subjects(subjects text[]) returns void language plpgsql as $$
declare
  this_one constant xid8 := pg_current_xact_id();
  noted constant text[] := array(
    select subject from public_data_changes where transaction_id = this_one limit 101);
begin
  if cardinality(subjects) = 0 or '' = any (noted) then return; end if;
  if '' = any (subjects) or cardinality(subjects) + cardinality(noted) > 100 then
    subjects := array[''];
  end if;
  insert into public_data_changes (transaction_id, subject)
    select this_one, unnest(subjects) on conflict do nothing;
  perform pg_notify('public_data_changed', this_one || ' ' || subject) from unnest(subjects) subject;
end $$;

-- What to note of businesses as they stand now.
create function subjects_of(businesses integer[]) returns text[] language sql stable as $$
  select array(
    select case status when 'approved'
        then 'shown ' || b.id || place_of(b.category, k.kind_id, b.district, b.neighbourhood_slug)
        else 'own ' || b.id end
    from businesses b left join business_kinds k on k.business_id = b.id
    where b.id = any ($1))
$$;

-- What happens to it is told on all pages: an ad that leads to it may stand anywhere, and a category that is hidden while
-- it is empty comes and goes with its last business.
drop function subject_of_gone(integer);
create function is_told_everywhere(business integer, of_category text) returns boolean
language sql stable as $$
  select exists (
      select from advertisements where business_id = business and status = 'live'
      union all
      select from advertisement_requests where business_id = business and status = 'live')
    or exists (select from categories where name = of_category and is_hidden_while_empty)
      and (select count(*) from (
        select from businesses where category = of_category and status = 'approved' limit 4) few) < 4
$$;

create or replace function note_changed_businesses() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_subjects(array(
      select case when written.status <> 'approved' then 'own ' || id
        when is_told_everywhere(id, category) then ''
        else 'shown ' || id || place_of(category, null, district, neighbourhood_slug) end
      from written limit 101));
  elsif tg_op = 'DELETE' then
    -- What hung on it is gone as well, and nobody knows any more of which kind it was.
    if exists (select from gone) then perform note_subjects(array['']); end if;
  else
    perform note_subjects(array(
      select subject
      from (
        select id, k.kind_id,
          coalesce(gone.status, '') = 'approved' as was_there,
          coalesce(written.status, '') = 'approved' as is_there,
          place_of(gone.category, k.kind_id, gone.district, gone.neighbourhood_slug) as old_place,
          place_of(written.category, k.kind_id, written.district, written.neighbourhood_slug)
            as new_place,
          gone.category as old_category, written.category as new_category
        from written full join gone using (id)
        left join business_kinds k on k.business_id = id
        limit 101) changed,
      lateral (
        select 'shown ' || id || place
          from (select new_place union select old_place where was_there) places (place)
          where is_there
        union all
        select 'gone ' || id || old_place where was_there and not is_there
        union all
        select 'own ' || id where not was_there and not is_there
        union all
        select '' where (was_there, old_category) is distinct from (is_there, new_category)
          and (is_told_everywhere(id, old_category) or is_told_everywhere(id, new_category))) told (subject)));
  end if;
  return null;
end $$;

create or replace function note_day_of_business() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform note_subjects(subjects_of(array[new.business_id]));
  end if;
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.business_id <> old.business_id) then
    perform note_subjects(subjects_of(array[old.business_id]));
  end if;
  return null;
end $$;

-- Of another kind, it leaves one list and enters another.
create or replace function note_kind_of_business() returns trigger language plpgsql as $$
begin
  perform note_subjects(array(
    select case status when 'approved'
        then 'shown ' || id || place_of(category, one, district, neighbourhood_slug)
        else 'own ' || id end
    from written join gone using (business_id) join businesses on id = business_id,
      lateral (select written.kind_id union select gone.kind_id) kinds_of (one)
    where (written.kind_id, written.is_named, written.also)
      is distinct from (gone.kind_id, gone.is_named, gone.also)
    limit 101));
  return null;
end $$;

create function note_lost_kind() returns trigger language plpgsql as $$
begin
  perform note_subjects(array(
    select case status when 'approved'
        then 'shown ' || id || place_of(category, gone.kind_id, district, neighbourhood_slug)
        else 'own ' || id end
    from gone join businesses on id = business_id limit 101));
  return null;
end $$;
create trigger note_lost_kinds after delete on business_kinds
  referencing old table as gone
  for each statement execute function note_lost_kind();
create function note_given_kind() returns trigger language plpgsql as $$
begin
  perform note_subjects(subjects_of(array(
    select business_id from written where kind_id is not null limit 101)));
  return null;
end $$;
create trigger note_given_kinds after insert on business_kinds
  referencing new table as written
  for each statement execute function note_given_kind();
