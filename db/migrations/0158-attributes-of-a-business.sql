-- What is known that a business has or has not, by slug, true or false: see src/contract/attributes/. What its
-- free features say of it by the words of that table is known from now on; they themselves stay as typed.
alter table businesses add column attributes jsonb not null default '{}'
  check (jsonb_typeof(attributes) = 'object');

with told (slug, has, texts) as (values
  ('kredi-karti', true, 'kredi karti,pos cihazi,temassiz odeme,kart gecen,kart gecer,kart gecerli,'
    'kart geciyor,kartla odeme,kredi karti gecen,kredi karti gecer,kredi karti geciyor,kart kabul eden,'
    'kredi karti kabul eden,kredi karti ile odeme'),
  ('kredi-karti', false, 'kart gecmez,kart gecmeyen,sadece nakit,yalniz nakit'),
  ('otopark', true, 'otopark,park yeri,acik otopark,kapali otopark,ucretsiz otopark,otoparki bulunan'),
  ('engelli-erisimi', true, 'tekerlekli sandalyeye uygun,engelli erisimi,engelli girisi,engelli rampasi,'
    'tekerlekli sandalye girisi,engelli dostu,engelliye uygun,engellilere uygun,engelsiz erisim,'
    'tekerlekli sandalyeli,wheelchair accessible'),
  ('basamaksiz-giris', true, 'basamaksiz giris,duz giris,basamaksiz,merdivensiz'),
  ('engelli-tuvaleti', true, 'engelli tuvaleti,engelli wc'),
  ('internet', true, 'ucretsiz internet,kablosuz internet,internet,wifi,wi fi,ucretsiz wifi'),
  ('tuvalet', true, 'tuvalet,wc'),
  ('mescit', true, 'mescit,abdesthane,namaz kilinan,namaz kilinabilecek'),
  ('ogrenci-indirimi', true, 'ogrenci indirimi,ogrenciye indirim,ogrenciye indirim yapan,student discount'),
  ('sarj-istasyonu', true, 'sarj istasyonu,elektrikli arac sarji'),
  ('yabanci-dil', true, 'yabanci dil konusulur,yabanci dil bilen personel,ingilizce konusulan,'
    'ingilizce bilen,yabanci dil konusulan,english speaking'),
  ('klima', true, 'klima,klimali salon'),
  ('asansor', true, 'asansor'),
  ('bahce', true, 'bahce,avlu,kis bahcesi'),
  ('teras', true, 'teras,cati kati,terasta'),
  ('acik-alan', true, 'acik alan,acik hava,bahce,teras,avlu,balkon,acik havada,disarida oturulan,'
    'disarida oturmali,open air,outdoor'),
  ('oyun-alani', true, 'oyun alani,cocuk alani,cocuk oyun alani,cocuk parki,oyun parki,oyun odasi,'
    'cocuk oyun parki,cocuklarin oynayabilecegi'),
  ('cocuk-dostu', true, 'cocuk dostu,cocuklu aileye uygun'),
  ('mama-sandalyesi', true, 'mama sandalyesi,bebek sandalyesi'),
  ('bebek-bakim', true, 'bebek bakim odasi,alt degistirme odasi,bebek bakim alani'),
  ('evcil-hayvan', true, 'evcil hayvan dostu,evcil hayvanla girilen,evcil hayvan kabul eden,'
    'evcil hayvan alan,kopekle girilen,kopekle gidilen,kopek dostu,kopek kabul eden,kedi kopek kabul eden,'
    'hayvan dostu,pet friendly,dog friendly'),
  ('evcil-hayvan', false, 'evcil hayvan alinmaz,evcil hayvan alinmayan'),
  ('vale', true, 'vale,vale hizmeti'),
  ('aile-salonu', true, 'aile salonu,aile bolumu,aile yeri,aileye uygun'),
  ('grup', true, 'grup rezervasyonu,toplu rezervasyon,kalabalik gruba uygun,kalabalik grup alan'),
  ('canli-muzik', true, 'canli muzik,fasil,canli muzik yapan,live music'),
  ('alkol', true, 'alkollu icecek,alkol,alkol servisi,alkol satilan,alkol veren,icki veren'),
  ('alkol', false, 'alkolsuz,ickisiz,alkol olmayan,icki olmayan,alkol satmayan,alkolsuz mekan,no alcohol'),
  ('sigara', true, 'sigara icilebilen alan,sigara alani,sigara salonu,sigara icilebilen,sigara icilen,'
    'sigara serbest'),
  ('sigara', false, 'sigara icilmez,sigara icilmeyen,sigarasiz,dumansiz'),
  ('nargile', true, 'nargile'),
  ('dev-ekran', true, 'dev ekran,mac yayini,projeksiyon,mac veren,mac yayini yapan,mac yayini veren'),
  ('masa-oyunlari', true, 'masa oyunlari,masa oyunu,kutu oyunu,kutu oyunlari'),
  ('calisma-masasi', true, 'calisma masasi,priz,prizli,laptopla calisilan,calismaya uygun,'
    'ders calismaya uygun'),
  ('paket-servis', true, 'paket servis,paket servisi,eve servis,kurye,paket servis yapan,eve servis yapan,'
    'eve yemek getiren,paket yapan,adrese servis'),
  ('gel-al', true, 'gel al,al gotur,take away,takeaway'),
  ('yemek-karti', true, 'yemek karti,yemek ceki,yemek karti gecen,yemek karti gecer,sodexo gecen,'
    'multinet gecen,ticket gecen,setcard gecen,metropol kart gecen,edenred gecen'),
  ('kahvalti', true, 'kahvalti,kahvalti servisi,serpme kahvalti'),
  ('vejetaryen', true, 'vejetaryen secenek,vejetaryen menu,vejetaryen yemek,vejetaryene uygun'),
  ('vegan', true, 'vegan secenek,vegan menu,vegana uygun'),
  ('glutensiz', true, 'glutensiz secenek,glutensiz menu,colyaga uygun'),
  ('ev-yapimi-tatli', true, 'ev yapimi tatli'),
  ('acik-mutfak', true, 'acik mutfak'),
  ('havuz', true, 'havuz,yuzme havuzu,acik havuz,kapali havuz'),
  ('spa', true, 'hamam ve sauna,sauna,hamam,spa'),
  ('spor-salonu', true, 'spor salonu,fitness salonu'),
  ('kahvalti-dahil', true, 'kahvalti dahil,kahvaltisi dahil,oda kahvalti,acik bufe kahvalti dahil'),
  ('resepsiyon', true, '24 saat resepsiyon'),
  ('oda-servisi', true, 'oda servisi'),
  ('havaalani-servisi', true, 'havaalani servisi,havaalani transferi,havalimani servisi,havalimani transferi'),
  ('aile-odasi', true, 'aile odasi'),
  ('sigarasiz-oda', true, 'sigara icilmeyen oda,sigarasiz oda'),
  ('toplanti-salonu', true, 'toplanti salonu,toplanti odasi'),
  ('dugun', true, 'dugun ve nisan,dugun organizasyonu'),
  ('mangal', true, 'mangal,mangal yeri,ocak yeri,mangal yapilan,mangal yakilan,mangal yakilabilen'),
  ('masa-ve-bank', true, 'masa ve bank,piknik masasi'),
  ('cesme', true, 'cesme suyu,cesme,icme suyu'),
  ('golgelik', true, 'golgelik,kamelya,cardak'),
  ('randevu', true, 'randevulu,randevu,randevuyla calisan,randevu ile'),
  ('randevu', false, 'randevusuz,randevu almadan,randevu gerektirmeyen,sira beklemeden'),
  ('sgk', true, 'sgk anlasmali,sgk anlasmasi,ssk anlasmasi,ssk anlasmali,sgk gecen,sgk gecerli,'
    'devlet anlasmali'),
  ('ozel-sigorta', true, 'ozel sigorta,ozel sigorta anlasmasi,tamamlayici saglik sigortasi,'
    'ozel sigorta gecen,ozel sigorta anlasmali,tss gecen'),
  ('eve-gelen', true, 'evde muayene,evde saglik hizmeti,eve gelen doktor'),
  ('kadin-hekim', true, 'kadin hekim,kadin doktor,bayan doktor'),
  ('eve-hizmet', true, 'eve hizmet,evde hizmet,yerinde hizmet,evde hizmet veren,eve hizmet veren'),
  ('kadinlara-ozel', true, 'kadinlara ozel,kadinlara ozel saat,kadinlara ozel saatler,kadinlar matinesi'),
  ('karma', true, 'kadin ve erkek,unisex,kadin erkek karisik'),
  ('teslimat', true, 'adrese teslim,eve teslim,eve teslimat,adrese teslimat,eve getiren,kapiya teslim'),
  ('online-satis', true, 'online satis,internetten siparis,internet satisi,online alisveris,'
    'internetten satan,online satan,online satis yapan'),
  ('toptan', true, 'toptan satis'),
  ('hediye-paketi', true, 'hediye paketi,hediye paketi yapan'),
  ('iade', true, 'iade ve degisim,iade hakki'),
  ('taksit', true, 'taksit,taksit imkani,taksitli satis,taksitli,taksitle,taksit yapan,vadeli satis'),
  ('tadilat', true, 'tadilat'),
  ('olcuye-dikim', true, 'olcuye dikim,ozel dikim,kisiye ozel dikim,olcuye diken,ozel diken'),
  ('kiralama', true, 'kiralama,kiralik gelinlik,kiralik abiye,kiralik damatlik'),
  ('prova', true, 'prova odasi,deneme kabini,soyunma kabini'),
  ('dus', true, 'dus'),
  ('soyunma-odasi', true, 'soyunma odasi'),
  ('antrenor', true, 'antrenor esliginde,antrenor,egitmen,egitmen esliginde'),
  ('malzeme-kiralama', true, 'malzeme kiralama,ekipman kiralama'),
  ('gunluk-giris', true, 'gunluk giris,tek girislik'),
  ('isikli-saha', true, 'isikli saha,gece aydinlatmasi'),
  ('kapali-havuz', true, 'kapali havuz'),
  ('deneme-dersi', true, 'deneme dersi,ucretsiz deneme'),
  ('hafta-sonu', true, 'hafta sonu programi,hafta sonu dersi,hafta sonu kursu'),
  ('birebir', true, 'birebir ders,ozel ders'),
  ('online-ders', true, 'online ders,uzaktan egitim'),
  ('sertifika', true, 'sertifika,sertifikali kurs,meb onayli'),
  ('kucuk-grup', true, 'kucuk gruplar,butik sinif'),
  ('ogle-yemegi', true, 'ogle yemegi verilir,yemek hizmeti'),
  ('servis', true, 'servis,okul servisi,ogrenci servisi,servisli'),
  ('yol-yardim', true, 'yol yardim,yol yardimi,cekici hizmeti,yol yardimi yapan'),
  ('garanti', true, 'garantili iscilik,iscilik garantisi,garanti veren'),
  ('orijinal-parca', true, 'orijinal parca,orijinal yedek parca,orijinal parca kullanan'),
  ('bekleme-salonu', true, 'bekleme salonu,bekleme odasi'),
  ('yedek-arac', true, 'yedek arac,ikame arac')),
known as (select slug, has, unnest(string_to_array(texts, ',')) as text from told),
said as (
  select b.id, jsonb_object_agg(k.slug, k.has) as attributes
  from businesses b
    cross join unnest(b.features) feature
    join known k on k.text = trim(regexp_replace(
      lower(translate(feature, 'İIıŞşÇçĞğÖöÜüÂâÎîÛû', 'iiissccggoouuaaiiuu')), '[^a-z0-9]+', ' ', 'g'))
  group by b.id)
update businesses b set attributes = said.attributes from said where said.id = b.id;
