-- Who sells goods or does a work, told as it is: no parkeci and no catering firm buries anybody, no consulting firm is a
-- psychologist, a züccaciyeci has no office chairs and a klimacı no kahve makinesi. A parkeci is called by laminat, which a yapı
-- market only sells; what a sigortacı, a plastikçi and who sells fayans have came, a place by a river or a lake is one for a picnic, who
-- forges steel is a dökümcü, and two words of files came. Whatever else the team changed stays. In a new database there are no kinds yet.
create or replace function pg_temp.changed(list text, gone text, come text) returns text language sql as $$
  select coalesce(string_agg(word, ', ' order by place), '')
  from (
    select btrim(word) as word, min(place) as place
    from unnest(string_to_array(
      list || case when come = '' or length(list) + length(come) > 2800 then '' else ',' || come end, ','
    )) with ordinality as words (word, place)
    group by 1
  ) as words
  where word <> '' and word <> all (string_to_array(gone, ', '))
$$;
with changes (slug, of_words, come_words, of_sells, come_sells, of_needs, come_files) as (values
  ('seramik-ve-banyo-magazalari', '', '', '', 'banyo fayansı, yer fayansı, duvar fayansı', '', ''),
  ('gol-kiyilari', '', 'piknik alanı, piknik yeri, mesire yeri', '', '', '', ''),
  ('nehir-kiyilari', '', 'piknik alanı, piknik yeri, mesire yeri', '', '', '', ''),
  ('kaynak-baslari', '', 'piknik alanı, piknik yeri, mesire yeri', '', '', '', ''),
  ('keresteciler', '', '', '', '', '', 'Wood Products'),
  ('ozel-guvenlik-sirketleri', '', '', '', '', '', 'Detective & Security Services'),
  ('parkeciler', '', 'parke, laminat, laminat parke', 'mezar taşı, mezarcı, mezar yapımı, taziye evi, taziye yemeği, cenaze aracı, cenaze nakil, lahit', '', 'duvar kağıdı', ''),
  ('yapi-marketler', 'parke, laminat', '', '', 'parke, laminat', '', ''),
  ('catering-firmalari', '', '', 'mezar taşı, mezarcı, mezar yapımı, taziye evi, cenaze aracı, cenaze nakil, lahit', '', '', ''),
  ('klimacilar', '', '', 'sanayi tipi dolap, endüstriyel mutfak, çay makinesi, kahve makinesi, dondurma makinesi, fırın makinesi, elektrikli soba, ufo ısıtıcı', '', '', ''),
  ('danismanlik-firmalari', '', '', 'psikolog, psikoloji, terapi, psikoterapi, psikiyatri, psikiyatrist, aile danışmanı, pedagog', '', '', ''),
  ('plastikciler', '', '', '', 'bidon, plastik bidon, leğen, plastik leğen, plastik sandalye', '', ''),
  ('sigortacilar', '', 'sigorta poliçesi', '', 'poliçe, trafik poliçesi, kasko poliçesi, hayat sigortası', '', ''),
  ('boya-bayileri', '', '', 'fayans ustası, alçı ustası, tadilat ustası, kaporta, göçük, kaportacı, kaporta boya, göçük düzeltme, boyasız göçük', '', '', ''),
  ('is-makinesi-kiralayanlar', '', '', '', 'istif makinesi, transpalet', '', ''),
  ('zuccaciyeciler', '', '', 'mutfak dolabı, soğuk hava deposu, sanayi tipi dolap, büro mobilyası, ofis mobilyası, ofis masası, çalışma koltuğu, büro koltuğu, köşe takımı, vestiyer, ayakkabılık', '', '', ''),
  ('nalburlar', '', '', 'mutfak dolabı', '', '', ''),
  ('yuzme-havuzlari', '', '', 'plaj, kumsal, deniz kenarı, sahil, havuz malzemesi, havuzcu, havuz yapımı, havuzlu otel', '', '', ''),
  ('hamamlar', '', '', 'termal otel, havuz malzemesi, havuzcu, havuz yapımı', '', '', ''),
  ('masaj-salonlari', '', '', 'kaplıca, termal, termal otel, ılıca', '', '', ''),
  ('dokumculer', '', 'çelik dövme, sıcak dövme, dövme çelik', '', '', '', ''),
  ('bahcivanlar', '', '', 'çiçekçi, çiçek, çiçekçilik, buket', '', '', '')
)
update kinds k
set words = pg_temp.changed(k.words, c.of_words, c.come_words),
  sells = pg_temp.changed(k.sells, c.of_sells, c.come_sells),
  needs = pg_temp.changed(k.needs, c.of_needs, ''),
  files = pg_temp.changed(k.files, '', c.come_files)
from changes c
where k.slug = c.slug;
update kinds_state set version = version + 1;
