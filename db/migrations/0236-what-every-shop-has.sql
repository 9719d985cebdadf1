-- What every shop of a trade has stood among what only some of it sell, so that of fifteen shops for furniture the one that says
-- 'koltuk' answered for a koltuk takımı: it went from there and stays what the kind is called. What shops for carpets, curtains,
-- glassware and pets were said to sell or to be needed for, and are not, went. Whatever else the team changed stays.
-- In a new database there are no kinds yet.
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
  ('ayakkabicilar', 'terlik, bot, çizme, spor ayakkabı, sandalet', '', '', ''),
  ('aydinlatmacilar', 'avize, lamba, abajur, ampul', '', '', ''),
  ('bilgisayarcilar', 'laptop, notebook', '', '', ''),
  ('cantacilar', 'valiz, bavul, cüzdan, sırt çantası', '', '', ''),
  ('elektrik-malzemecileri', 'kablo, priz, şalter', '', '', ''),
  ('erkek-giyim-magazalari', 'takım elbise, gömlek, kravat', '', '', ''),
  ('evcil-hayvan-dukkanlari', 'köpek aşısı, yaralı kuş, yaralı hayvan', 'kedim hasta, köpeğim hasta, kedi aşısı, kedi kısırlaştırma', '', ''),
  ('giyim-magazalari', 'elbise, tişört, pantolon, mont', '', '', ''),
  ('halicilar', 'tül perde, güneşlik, rustik', '', '', ''),
  ('kapi-magazalari', 'çelik kapı, iç kapı, amerikan kapı', '', '', ''),
  ('kirtasiyeler', 'defter, kalem', '', '', ''),
  ('kuyumcular', 'bilezik, alyans, yüzük', '', '', ''),
  ('mobilyacilar', 'koltuk takımı, yatak odası, yemek odası, genç odası, oturma grubu, koltuk, kanepe, çekyat', '', '', ''),
  ('perdeciler', 'tül, stor perde, zebra perde, jaluzi, cami halısı, yolluk, paspas halı, halı kenar dikimi', '', '', ''),
  ('tarim-malzemecileri', 'zirai ilaç, gübre, tohum', '', '', ''),
  ('zuccaciyeciler', 'cam eşya, porselen, tencere tava, tabak çanak, bardak, tabak, tencere, gardırop, dolap, masa sandalye, kanepe, çekyat, komodin, koltuk takımı, ofis masa, sandalye, sehpa, şifonyer', 'yemek masası, masa almak, yemek odası takımı', 'çay bardağı, su bardağı, kahve fincanı, servis tabağı', '')
)
update kinds k
set sells = pg_temp.changed(k.sells, c.of_sells, c.come_sells),
  needs = pg_temp.changed(k.needs, c.of_needs, c.come_needs)
from changes c
where k.slug = c.slug;
update kinds_state set version = version + 1;
