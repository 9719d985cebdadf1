-- Every shop for building material has what walls are built of: it stood among what only some of it sell, so that where nobody
-- sells just that no shop answered for it. Whatever else the team changed stays. In a new database there are no kinds yet.
create or replace function pg_temp.changed(list text, gone text, come text) returns text language sql as $$
  select coalesce(string_agg(word, ', ' order by place), '')
  from (
    select btrim(word) as word, min(place) as place
    from unnest(string_to_array(
      list || case when length(list) + length(come) > 2800 then '' else ',' || come end, ','
    )) with ordinality as words (word, place)
    group by 1
  ) as words
  where word <> '' and word <> all (string_to_array(gone, ', '))
$$;
with changes (slug, of_sells, of_needs, come_sells, come_needs) as (values
  ('yapi-marketler', 'çimento, tuğla', '', '', 'çimento, tuğla')
)
update kinds k
set sells = pg_temp.changed(k.sells, c.of_sells, c.come_sells),
  needs = pg_temp.changed(k.needs, c.of_needs, c.come_needs)
from changes c
where k.slug = c.slug;
update kinds_state set version = version + 1;
