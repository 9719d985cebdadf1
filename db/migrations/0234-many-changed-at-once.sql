-- Of more than a hundred businesses of one statement none is told by itself, so nothing is looked up about each of them.
create or replace function note_changed_businesses() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- What hung on it is gone as well, and nobody knows any more of which kind it was.
    if exists (select from gone) then perform note_subjects(array['']); end if;
  elsif (select count(*) from (select from written limit 101) first_ones) > 100 then
    -- More than are told one by one.
    perform note_subjects(array['']);
  elsif tg_op = 'INSERT' then
    perform note_subjects(array(
      select case when written.status <> 'approved' then 'own ' || id
        when is_told_everywhere(id, category) then ''
        else 'shown ' || id || place_of(category, null, district, neighbourhood_slug) end
      from written));
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
        left join business_kinds k on k.business_id = id) changed,
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
