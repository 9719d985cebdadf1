-- Goods by which businesses of a kind may be named, though only some have them, stand in what it sells as well; other trades
-- that stood in the words of a kind are kinds of their own beside it. In a new database there are no kinds yet. Businesses are
-- told anew by the version.
insert into kinds (slug, name, plural, category_id, words, sells, needs, abroad, files, schema_types, motif,
  takes_reservations, on_holidays)
select n.slug, n.name, n.plural, k.category_id, n.words, n.sells, n.needs, n.abroad, n.files, k.schema_types, k.motif,
  k.takes_reservations, k.on_holidays
from (values
  ('nakiscilar', 'Nakışçı', 'Nakışçılar', 'nakış, nakış atölyesi, brode, işleme nakış', 'bilgisayarlı nakış, isim nakışı, logo nakışı, payet işleme, çeyiz nakışı, nakış iğnesi', 'nakış işletmek, tişörte nakış, forma nakışı, isim işletmek', 'embroidery', 'Embroidery service, Embroidery shop', 'terziler'),
  ('plastikciler', 'Plastikçi', 'Plastikçiler', 'plastik, plastik ürünler, plastik imalatı, plastik enjeksiyon, kauçuk', 'plastik kasa, plastik boru, polietilen, pleksi, kauçuk conta, plastik hammadde', '', 'plastics', 'Plastic fabrication company, Plastic products supplier, Rubber & Plastics, Plastic injection molding service', 'ambalajcilar'),
  ('kimya-firmalari', 'Kimya firması', 'Kimya firmaları', 'kimya, kimyasal, kimyevi madde, kimya sanayi, kimyevi', 'endüstriyel kimyasal, laboratuvar kimyasalı, havuz kimyasalı, klor, asit, tiner, solvent, reçine', '', 'chemicals', 'Chemical manufacturer, Chemicals & Compounds, Chemical plant, Chemical wholesaler', 'temizlik-urunleri-magazalari'),
  ('metal-isleyiciler', 'Metal işleyici', 'Metal işleyiciler', 'metal, metal sanayi, metal eşya, metal atölyesi', 'sac kesim, metal kaplama, galvaniz, metal boya, paslanmaz işleme, metal mobilya', '', 'metalworking', 'Metal fabricator, Metal workshop, Metalworking, craft=metal_construction', 'hurdacilar')
) as n (slug, name, plural, words, sells, needs, abroad, files, beside)
join kinds k on k.slug = n.beside
on conflict do nothing;

-- What went from a list of a kind and what came to it, as far as it stands and there is room.
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
with changes (slug, list, gone, come) as (values
  ('sarkuteriler', 'sells', '', 'peynir, zeytin, yoğurt, süt'),
  ('kuruyemisciler', 'sells', '', 'leblebi'),
  ('baharatcilar', 'sells', '', 'bitki çayı, kurutulmuş biber'),
  ('yagcilar', 'sells', '', 'margarin, nebati yağ'),
  ('sekerlemeciler', 'sells', '', 'lokum, helva, helvacı, cezerye, cezeryeci, çikolata, çikolatacı, pişmaniye, akide şekeri, bonbon, draje, tahin, sakız, ciklet, chocolate'),
  ('tursucular', 'sells', '', 'salamura'),
  ('tekel-bayileri', 'sells', '', 'sigara, tütün, tütüncü, nargile tütünü, elektronik sigara'),
  ('bufeler', 'sells', '', 'gazete bayii, kantin'),
  ('cicekciler', 'sells', '', 'çelenk, gelin çiçeği, gelin buketi, saksı çiçeği'),
  ('fidancilar', 'sells', '', 'sera, tohum bahçe'),
  ('giyim-magazalari', 'sells', '', 'elbise, tişört, pantolon, mont'),
  ('kadin-giyim-magazalari', 'sells', '', 'şal, hamile giyim, hamile kıyafeti, büyük beden'),
  ('erkek-giyim-magazalari', 'sells', '', 'gömlek, gömlekçi, gömlekleri, shirt, kravat, takım elbise, takım elbiseci'),
  ('cocuk-giyim-magazalari', 'sells', '', 'sünnetlik, sünnet kıyafeti, sünnet elbisesi, okul kıyafeti, okul forması'),
  ('bebek-magazalari', 'sells', '', 'bebek arabası, puset, bebek odası'),
  ('ic-giyimciler', 'sells', '', 'çorap, çorapçı, mayo, pijama, sütyen, atlet'),
  ('ayakkabicilar', 'sells', '', 'terlik, bot, çizme, sandalet, spor ayakkabı'),
  ('cantacilar', 'sells', '', 'valiz, valizci, bavul, cüzdan, kemer, sırt çantası'),
  ('kuyumcular', 'sells', '', 'bilezik, alyans, yüzük, pırlanta, tektaş, gümüş, gümüşçü'),
  ('taki-ve-aksesuar-magazalari', 'sells', '', 'şapkacı'),
  ('mobilyacilar', 'sells', '', 'koltuk takımı, ofis mobilyası, büro mobilyası, yatak odası, yemek odası, genç odası, oturma grubu, koltuk'),
  ('yatakcilar', 'sells', '', 'baza, nevresim, yastık'),
  ('perdeciler', 'sells', '', 'tül, stor perde, zebra perde, jaluzi, mefruşat'),
  ('halicilar', 'sells', '', 'kilim, cami halısı, yolluk, halıfleks'),
  ('ev-tekstili-magazalari', 'sells', '', 'havlu, nevresim takımı, bornoz, masa örtüsü, yatak örtüsü'),
  ('zuccaciyeciler', 'sells', '', 'porselen, cam eşya, tencere tava, tabak çanak, bardak, tabak, tencere'),
  ('elektronik-magazalari', 'sells', '', 'televizyon, tv, ses sistemi, hoparlör, kamera mağazası, ses ışık, hifi'),
  ('bilgisayarcilar', 'sells', '', 'laptop, notebook, yazıcı, toner, kartuş, kartuş dolum, yazıcı servisi, büro makineleri'),
  ('nalburlar', 'sells', '', 'cıvata'),
  ('yapi-marketler', 'sells', '', 'parke, laminat, kiremitçi'),
  ('kapi-magazalari', 'sells', '', 'çelik kapı, çelik kapıcı, iç kapı, amerikan kapı'),
  ('seramik-ve-banyo-magazalari', 'sells', '', 'fayans, karo, yer karosu, banyo dolabı, vitrifiye'),
  ('boya-bayileri', 'sells', '', 'duvar kağıdı'),
  ('elektrik-malzemecileri', 'sells', '', 'kablo, priz, şalter'),
  ('aydinlatmacilar', 'sells', '', 'avize, lamba, led, abajur, ampul'),
  ('kirtasiyeler', 'sells', '', 'defter, kalem, okul çantası, ofis malzemesi'),
  ('kitapcilar', 'sells', '', 'sahaf, ders kitabı, test kitabı'),
  ('oyuncakcilar', 'sells', '', 'lego, peluş'),
  ('el-sanatlari-dukkanlari', 'sells', '', 'hasırcı, sepetçi, keçe, hasır'),
  ('parti-malzemecileri', 'sells', '', 'balon, balon süsleme'),
  ('kozmetik-magazalari', 'sells', '', 'parfüm, kolonya, esans, ıtriyat, makyaj malzemesi'),
  ('evcil-hayvan-dukkanlari', 'sells', '', 'akvaryum, kuşçu, mama, köpek maması'),
  ('yemciler', 'sells', '', 'saman, kepek, kuş yemi'),
  ('muzik-aletleri-magazalari', 'sells', '', 'gitar, gitar mağazası, bağlama, sazcı, saz evi'),
  ('spor-malzemecileri', 'sells', '', 'fitness malzemesi, balıkçılık malzemesi, spor giyim'),
  ('bisikletciler', 'sells', 'bisiklet tamiri', 'elektrikli bisiklet'),
  ('olta-ve-kamp-malzemecileri', 'sells', '', 'dalış malzemesi, uyku tulumu, çadır satış'),
  ('kumascilar', 'sells', '', 'örme, triko'),
  ('tuhafiyeciler', 'sells', '', 'iplik, yün, yün ip, düğme, fermuar, örgü, örgü ipi, nakış ipi'),
  ('ambalajcilar', 'sells', '', 'poşet, karton kutu, koli, naylon'),
  ('tarim-malzemecileri', 'sells', '', 'gübre, tohum, tohumcu, sulama malzemesi, damla sulama'),
  ('is-elbisesi-magazalari', 'sells', '', 'üniforma, iş ayakkabısı, önlük, baret'),
  ('promosyoncular', 'sells', '', 'plaket, baskılı tişört, ödül'),
  ('kagitcilar', 'sells', '', 'karton, kağıt torba'),
  ('demir-ve-profil-saticilari', 'sells', '', 'profil, boru, hurda demir'),
  ('beton-ve-cimento-saticilari', 'sells', '', 'çimento, kum çakıl, briket, tuğla'),
  ('zahireciler', 'sells', '', 'bulgur, pirinç, nohut, mercimek'),
  ('narenciye-firmalari', 'sells', '', 'portakal, limon, greyfurt'),
  ('ciftlikler', 'sells', '', 'yumurta, yumurtacı'),
  ('icecek-bayileri', 'sells', '', 'gazoz, maden suyu'),
  ('cay-bahceleri', 'sells', '', 'semaver'),
  ('kiraathaneler', 'sells', '', 'okey, tavla, king'),
  ('pastaneler', 'sells', 'yaş pasta', 'kuru pasta, kraker, gofret'),
  ('waffle-cilar', 'sells', '', 'krep, pankek'),
  ('meyve-suyucular', 'sells', '', 'atom, smoothie'),
  ('kofteciler', 'sells', '', 'içli köfte'),
  ('corbacilar', 'sells', '', 'işkembe, kelle paça, paça, beyran'),
  ('sirdancilar', 'sells', '', 'mumbar, bumbar, söğüş, kelle söğüş'),
  ('balik-restoranlari', 'sells', '', 'alabalık, balık ekmek'),
  ('et-lokantalari', 'sells', '', 'biftek, steak, kavurma, tandır, büryan, kuzu çevirme, kuzu tandır'),
  ('gozlemeciler', 'sells', '', 'katmer, katmerci, bazlama, sac böreği'),
  ('tostcular', 'sells', '', 'kumru, sandviç'),
  ('italyan-restoranlari', 'sells', '', 'spagetti, lazanya, makarna'),
  ('lastikciler', 'sells', '', 'rot balans, rotbalans, rot, balans, rotçu, jant, jant düzeltme'),
  ('oto-elektrikciler', 'sells', '', 'akü, akücü, oto akü, akü bayii, akü servisi, akü satış, dinamo, şarj dinamosu, marş dinamo'),
  ('oto-aksesuarcilar', 'sells', '', 'paspas, araba paspası, oto ayna'),
  ('radyatorculer', 'sells', '', 'petek'),
  ('egzozcular', 'sells', '', 'katalizör, partikül filtresi'),
  ('dizel-ve-enjeksiyon-servisleri', 'sells', '', 'turbo'),
  ('camcilar', 'sells', '', 'duşakabin, ayna, cam balkon, vitray, ısıcam'),
  ('pimapenciler', 'sells', '', 'sineklik, sineklikçi, plise sineklik, panjur, panjurcu, kepenk'),
  ('demirciler', 'sells', '', 'ferforje, korkuluk'),
  ('havuzcular', 'sells', '', 'jakuzi'),
  ('asansorculer', 'sells', '', 'yürüyen merdiven'),
  ('is-makinesi-kiralayanlar', 'sells', '', 'vinç, vinç kiralama, forklift, forklift kiralama, kepçe, kepçe kiralama, sepetli vinç, jcb, mini kepçe, ekskavatör, loder, hiyap, manlift kiralama, iskele kiralama, platform kiralama, alet kiralama'),
  ('makine-ve-rulman-saticilari', 'sells', '', 'rulman, rulmancı, conta, hortum, kayış'),
  ('sobaci-ve-bacacilar', 'sells', '', 'şömine'),
  ('dil-kurslari', 'sells', 'dil okulları', 'almanca kursu, almanca, fransızca, rusça, rusça kursu, arapça, arapça kursu, türkçe kursu, yds, ielts, toefl'),
  ('muzik-kurslari', 'sells', '', 'gitar kursu, piyano kursu, keman kursu, bağlama kursu, şan dersi, şan kursu, bateri kursu, piyano dersi, gitar dersi, saz kursu, ud kursu, ney kursu, bateri dersi, keman dersi, bağlama dersi'),
  ('dovus-sporlari-salonlari', 'sells', '', 'boks, karate, taekwondo, kick boks, muay thai, judo, mma, kung fu, kungfu, wushu, aikido, jiu jitsu, kapoeira'),
  ('dans-studyolari', 'sells', '', 'salsa, salsa kursu, tango, bachata, zumba, zumba kursu'),
  ('misafirhaneler', 'sells', '', 'öğretmenevi, polisevi, orduevi'),
  ('cocuk-giyim-magazalari', 'words', 'sünnet düğünü', ''),
  ('cocuk-giyim-magazalari', 'needs', '', 'sünnet düğünü'),
  ('dil-kurslari', 'words', 'yds, ielts, toefl', ''),
  ('is-makinesi-kiralayanlar', 'words', 'makineci, makine sanayi', ''),
  ('makine-ve-rulman-saticilari', 'words', '', 'makineci, makine sanayi'),
  ('hurdacilar', 'words', 'metal', ''),
  ('sekerlemeciler', 'words', 'tahin helva', ''),
  ('dovus-sporlari-salonlari', 'words', 'boks kulübü, boks salonu, karate kulübü, taekwondo kulübü, kick boks salonu, kickboks salonu, muay thai salonu, judo kulübü', ''),
  ('terziler', 'words', 'nakış', ''),
  ('terziler', 'needs', 'nakış işletmek', ''),
  ('ambalajcilar', 'words', 'plastik, plastikçi, plastik ürünler', ''),
  ('temizlik-urunleri-magazalari', 'words', 'kimya, kimyasal, kimyevi', ''),
  ('sarap-evleri', 'sells', 'bağ evi', ''),
  ('kadin-kuaforleri', 'sells', 'saç kesimi', ''),
  ('berberler', 'sells', 'saç kesimi', ''),
  ('kombi-servisleri', 'sells', 'petek temizliği, kombi montaj', ''),
  ('ilaclamacilar', 'sells', 'ev ilaçlama', ''),
  ('muteahhitler', 'sells', 'ev tadilat, kaba inşaat', ''),
  ('nakliyatcilar', 'sells', 'ofis taşıma, eşya taşıma', ''),
  ('emlakcilar', 'sells', 'kiralık dükkan', ''),
  ('gelinlikciler', 'sells', 'gelinlik modelleri', ''),
  ('kaportacilar', 'sells', 'oto boyama', ''),
  ('cekiciler', 'sells', 'araç kurtarma', ''),
  ('kamyon-ve-agir-vasita-servisleri', 'sells', 'tır tamiri', ''),
  ('cocuk-doktorlari', 'sells', 'bebek doktoru', ''),
  ('ortopedistler', 'sells', 'kemik doktoru', ''),
  ('veterinerler', 'sells', 'hayvan doktoru', ''),
  ('balikcilar', 'sells', 'balık', '')
), of_kind as (
  select slug, jsonb_object_agg(list, jsonb_build_object('gone', gone, 'come', come)) as lists from changes group by slug
)
update kinds k set
  words = pg_temp.changed(words, coalesce(lists -> 'words' ->> 'gone', ''), coalesce(lists -> 'words' ->> 'come', '')),
  sells = pg_temp.changed(sells, coalesce(lists -> 'sells' ->> 'gone', ''), coalesce(lists -> 'sells' ->> 'come', '')),
  needs = pg_temp.changed(needs, coalesce(lists -> 'needs' ->> 'gone', ''), coalesce(lists -> 'needs' ->> 'come', ''))
from of_kind o where o.slug = k.slug;
