-- What every market and every dairy has stood among what only some of them sell, so that one that says 'deterjan' answered for
-- all of them: it went to what they are asked for. No fishmonger is a sebze hali, nobody who sells appliances mends a klima, no
-- rowing club has water skis, no Italian restaurant is a mill. What a sebze hali, a school of languages and who sells shower cabins
-- or cylinder liners are called came. Whatever else the team changed stays. In a new database there are no kinds yet.
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
with changes (slug, of_words, come_words, of_sells, of_needs, come_needs) as (values
  ('marketler', '', '', 'deterjan, makarna, pirinç, bisküvi, cips, ketçap, mayonez, peçete, çamaşır suyu, atıştırmalık, kola, gazoz, konserve, temizlik malzemesi, temizlik malzemeleri, çamaşır deterjanı, bulaşık deterjanı, reçel, salça, diş macunu, şampuan, sıvı yağ, ayçiçek yağı, toz şeker, çay şekeri, soda, maden sodası, havlu kağıt, kağıt havlu, ıslak mendil', '', 'deterjan, makarna, pirinç, bisküvi, cips, ketçap, mayonez, peçete, çamaşır suyu, atıştırmalık, kola, gazoz, konserve, temizlik malzemesi, temizlik malzemeleri, çamaşır deterjanı, bulaşık deterjanı, reçel, salça, diş macunu, şampuan, sıvı yağ, ayçiçek yağı, toz şeker, çay şekeri, soda, maden sodası, havlu kağıt, kağıt havlu, ıslak mendil'),
  ('supermarketler', '', '', 'deterjan, temel gıda', '', 'deterjan, temel gıda'),
  ('sarkuteriler', '', '', 'peynir, zeytin, yoğurt, süt', '', ''),
  ('cantacilar', '', '', 'kemer', '', ''),
  ('italyan-restoranlari', 'makarna', '', 'un, un fabrikası, değirmen, bulgur, bakliyat', '', ''),
  ('beyaz-esya-bayileri', '', '', '', 'klimam çalışmıyor, kombi bozuldu', ''),
  ('kurek-ve-kano-kulupleri', '', '', 'su kayağı', '', ''),
  ('dil-kurslari', '', 'dil eğitim merkezi, yabancı dil merkezi', '', '', ''),
  ('seramik-ve-banyo-magazalari', '', 'duş kabini, duş kabinleri, duşakabin', 'duş kabini', '', ''),
  ('toptancilar', '', 'sebze hali, meyve sebze hali', 'sebze hali, toptan sebze', '', ''),
  ('balikcilar', '', '', 'sebze hali, toptan sebze, toptancı hali', '', ''),
  ('yedek-parcacilar', '', 'piston gömlek, silindir gömleği', '', '', '')
)
update kinds k
set words = pg_temp.changed(k.words, c.of_words, c.come_words),
  sells = pg_temp.changed(k.sells, c.of_sells, ''),
  needs = pg_temp.changed(k.needs, c.of_needs, c.come_needs)
from changes c
where k.slug = c.slug;
update kinds_state set version = version + 1;
