-- What stands in the window of a kind: twenty had nothing, two names stood for two drawings each (a pane of glass and a
-- pine, a gas bottle and a test tube), and where no fire may be lit none is drawn. Others stay as they are.
update kinds k set motif = said.motif
from (values
  ('kotcular', 'aski', ''),
  ('kagitcilar', 'kutu', ''),
  ('mumcular', 'mum', ''),
  ('kasa-saticilari', 'kasa', ''),
  ('demir-ve-profil-saticilari', 'ors', ''),
  ('beton-ve-cimento-saticilari', 'tugla', ''),
  ('raf-sistemleri-magazalari', 'kutu', ''),
  ('zahireciler', 'cuval', ''),
  ('narenciye-firmalari', 'meyve', ''),
  ('ciftlikler', 'traktor', ''),
  ('dondurulmus-gida-saticilari', 'buzdolabi', ''),
  ('icecek-bayileri', 'sise', ''),
  ('aricilar', 'bal', ''),
  ('danismanlik-firmalari', 'kalem', ''),
  ('dis-ticaret-firmalari', 'kamyon', ''),
  ('tur-rehberleri', 'bavul', ''),
  ('marinalar', 'gol', ''),
  ('fren-ve-balata-ustalari', 'tamir', ''),
  ('kan-merkezleri', 'kalp', ''),
  ('gogus-hastaliklari-uzmanlari', 'steteskop', ''),
  ('orman-piknik-alanlari', 'agac', 'cam'),
  ('tabiat-parklari', 'agac', 'cam'),
  ('tibbi-laboratuvarlar', 'deney', 'tup'),
  ('goruntuleme-merkezleri', 'deney', 'tup'),
  ('piknik-alanlari', 'sepet', 'mangal')
) as said (slug, motif, before)
where k.slug = said.slug and k.motif = said.before;
