-- What one kind does that another is called by, where neither is the other: a city without a meyhane has no night club instead.
-- Whatever else the team changed in these lists stays. In a new database there are no kinds yet.
update kinds k
set sells = (
  select coalesce(string_agg(btrim(word), ', ' order by place), '')
  from unnest(string_to_array(k.sells, ',')) with ordinality as words (word, place)
  where btrim(word) <> all (string_to_array(g.gone, ', '))
)
from (values
  ('av-bayileri', 'bisiklet, bisikletçi'),
  ('bilardo-salonlari', 'bowling, bowling salonu'),
  ('bisikletciler', 'av malzemesi, av bayii, balıkçılık malzemesi'),
  ('cenaze-hizmetleri', 'mezarlık'),
  ('futbol-okullari', 'halı saha, halısaha, futbol sahası'),
  ('liseler', 'ortaokul, ilkokul'),
  ('meyhaneler', 'bar, pub, gece kulübü, birahane, bira evi, club, disko, amerikan bar, pavyon, dans kulübü'),
  ('ortaokullar', 'lise, ilkokul'),
  ('sanat-galerileri', 'müze, müzesi, ören yeri, tarihi yer')
) as g (slug, gone)
where k.slug = g.slug;
update kinds_state set version = version + 1;
