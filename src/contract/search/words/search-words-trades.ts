/**
 * As search-words-data.ts, for trades and services: whom people send for, where they go with papers,
 * animals or parcels, and what a shop is called after its goods. Written in the same three kinds of
 * lines.
 */
export const tradeWordLines = `
# Ev ve yapı ustaları
tesisatçı, su tesisatçısı, sıhhi tesisat, sıhhi tesisatçı, su tesisatı, tesisat, doğalgaz tesisatı
su kaçağı, tuvalet tıkandı, gider açma, lavabo tıkandı, musluk akıtıyor, musluk tamiri, kanal açma, robotla kaçak > tesisat, tesisatçı, nalbur
kalorifer, kaloriferci, kombi, kombi servisi, petek, doğalgaz, ısıtma, ısı sistemleri, kombici
kombi bozuldu, petek temizleme, kombi bakımı, doğalgaz bağlatma > kombi, ısıtma, doğalgaz, tesisat
klimacı, klima servisi, klima, iklimlendirme, soğutma, soğutucu
klima takmak, klima montaj, klima bakımı, klima bozuldu > klima, iklimlendirme, beyaz eşya servisi
elektrikçi, elektrik ustası, elektrik tesisatı, elektrik arıza, elektrik
sigorta attı, priz yapmak, elektrikler gitti > elektrikçi, elektrik malzemesi, elektrik
boyacı, boya ustası, badana, badanacı, boya badana, boya, boya dükkanı
sıvacı, alçıcı, alçıpan, alçı, sıva, asma tavan, kartonpiyer
marangoz, dülger, doğrama, doğramacı, ahşap, ahşap doğrama, ahşap ustası, mobilya tamiri
kereste, keresteci, orman ürünleri, ağaç ürünleri, tomruk, ahşap
demirci, nalbant, demir doğrama, ferforje, demir
kaynakçı, kaynak yaptırmak, kaynak ustası > demirci, demir doğrama, demir
çelik kapı, kapı mağazası, iç kapı, amerikan kapı, otomatik kapı
pimapen, pvc, pvc pencere, pencere, pencereci, doğrama, panjur
pvcci, pimapenci > pvc, pimapen, pencere
sineklik, kepenk, tente, tenteci, branda, brandacı
camcı, cam, cam balkon, duşakabin, ayna
parke, parkeci, laminat, zemin döşeme, döşeme, yer döşemesi, marley
döşemeci, koltuk döşeme, koltukçu, koltuk kaplama, koltuk yüzü, döşeme
çatı, çatıcı, çatı ustası, çatı tamiri, izolasyon, yalıtım, mantolama, su yalıtımı
duvarcı, inşaat ustası, inşaat, müteahhit, ev tadilatı
dekorasyon, iç dekorasyon, dekoratör, iç mimar, iç mimarlık, dekor
mermer, mermerci, granit, doğal taş, taş ocağı, mezar taşı
seramikçi, karo, fayans, fayans ustası, seramik, banyo dolabı, kiremitçi, kiremit
asansör, asansörcü, asansör bakım, yürüyen merdiven
havuz malzemesi, havuz, havuzcu, havuz yapımı, jakuzi, sauna
güneş enerjisi, güneş paneli, solar, kolektör, güneş kollektörü, fotovoltaik
jeneratör, ups, güç kaynağı, kompresör, pompa, hidrofor, dalgıç pompa
dökümcü, döküm, torna, tornacı, torna tesviye, kalıp, kalıpçı, freze, cnc
hurda, hurdacı, geri dönüşüm, metal, hurda metal
bahçıvan, peyzaj, bahçe düzenleme, fidan, fidanlık, fidancı, bahçe bakımı, sera, bahçe malzemesi, tohumcu
ağaç budama, çim biçme, çim ekmek > peyzaj, bahçıvan, fidanlık
temizlik, temizlik şirketi, temizlikçi, ev temizliği, temizlik hizmeti, apartman temizliği, temizlik malzemesi
evi temizletmek, merdiven temizliği, gündelikçi > temizlik, temizlik şirketi
ilaçlama, böcek ilaçlama, haşere, dezenfeksiyon
hamam böceği, evde böcek, karınca, fare, tahta kurusu > ilaçlama, zirai ilaç
baca temizleme, baca, bacacı, şömine, soba, sobacı
çilingir, anahtarcı, anahtar, kilit, kilitçi, anahtar kopyalama
kapı açma, kapı açtırmak, kapı kilitli kaldı, kilit değiştirmek, kilit değişimi, anahtar yaptırmak > çilingir, anahtarcı, kilit
kalaycı, bakırcı, tenekeci, sobacı
çömlekçi, çömlek, seramik atölyesi, testi
sepetçi, hasır, hasırcı
hamal, eşya taşıma > nakliyat, nakliye

# Taşıma, yolculuk
nakliyat, nakliye, nakliyeci, taşımacılık, evden eve, evden eve nakliyat, asansörlü nakliyat, taşıma, lojistik
evimi taşıyacağım, ev taşıma, eşya taşıtmak, taşınacağım, parça eşya > nakliyat, nakliye, taşıma
kargo, kurye, kargocu, koli, gönderi, moto kurye
kargo göndermek, paket göndermek, koli göndermek > kargo, kurye, ptt, postane
postane, ptt, posta, posta şubesi
depo, depolama, eşya depolama, ambar, antrepo, raf sistemleri
taksi, taksi durağı, taksici
seyahat acentesi, seyahat, turizm acentesi, turizm, tur şirketi, acenta, travel, seyahat acentası, turizm acentası, tatil turu
otobüs bileti, uçak bileti, bilet almak, yurt dışı turu, kapadokya turu, umre turu, vize almak, tatile gitmek, günübirlik tur > seyahat, turizm, bilet, otobüs firması
bilet, biletçi, bilet satış, otobüs firması, otobüs yazıhanesi
otogar, terminal, otobüs terminali, otobüs durağı, garaj
mavi yolculuk, yat, tekne, gulet, tekne kiralama, yat kiralama, bot kiralama, yatçılık, yacht, denizcilik
dalış, dalış merkezi, dalış malzemesi, tüplü dalış, scuba, diving, dalış okulu
marina, yat limanı, liman, tersane, tekne bağlama
karavan, karavan kiralama, karavan parkı
rehber, tur rehberi, turist rehberi
bisiklet kiralama, motosiklet kiralama, scooter kiralama, atv
servis şoförü, öğrenci servisi, okul servisi, personel taşıma, servis taşımacılığı

# Büro, resmî iş, para
emlak, emlakçı, gayrimenkul, emlak ofisi, kiralık ev, satılık ev, emlak danışmanı
kiralık daire, satılık daire, kiralık dükkan, arsa, tarla almak > emlak, gayrimenkul
avukat, hukuk bürosu, hukuk, avukatlık
boşanmak, dava açmak, nafaka, icra geldi > avukat, hukuk
noter, noterlik
araba satışı noter, vekaletname, vekalet, imza tasdik > noter
muhasebeci, mali müşavir, muhasebe, müşavir, smmm, mali müşavirlik, vergi danışmanı, müşavirlik
vergi beyannamesi, şirket kurmak > mali müşavir, muhasebe
sigorta, sigortacı, sigorta acentesi, sigorta şirketi, trafik sigortası, kasko, dask
banka, bankası, atm, bankamatik, bank, banka şubesi
para çekmek, para yatırmak, kredi çekmek, iban > banka, atm
döviz, döviz bürosu, dövizci, exchange, para bozdurma, para transferi
dolar bozdurmak, euro, dolar > döviz, kuyumcu
mimar, mimarlık, mimarlık ofisi, mimari, iç mimar
mühendislik, mühendis, mühendislik bürosu, harita, haritacı
tercüme, tercüman, çeviri, yeminli tercüme, çeviri bürosu, tercüme bürosu
reklam, reklamcı, reklam ajansı, tabela, tabelacı, dijital baskı, ajans, afiş, branda baskı
kartvizit, broşür bastırmak, davetiye bastırmak, tabela yaptırmak, afiş bastırmak > matbaa, reklam, dijital baskı, tabela
matbaa, matbaacı, ofset, baskı, ciltçi, basım, kaşe
fotokopi, fotokopici, çıktı, copy, kırtasiye, ozalit
grafik tasarım, grafiker, web tasarım, yazılım, bilişim, web sitesi, yazılım şirketi
kartuş, toner, kartuş dolum, yazıcı, yazıcı servisi, büro makineleri
güvenlik, özel güvenlik, güvenlik şirketi, bekçi
güvenlik kamerası, kamera sistemi, alarm, alarm sistemi, güvenlik sistemleri, hırsız alarmı, güvenlik
yangın tüpü, yangın, yangın söndürme, yangın söndürücü, yangın tüpü dolumu
para kasası, çelik kasa, kasa
insan kaynakları, iş bulma, işkur, istihdam, özel istihdam
eleman arıyorum, işçi lazım > insan kaynakları, iş bulma, istihdam
danışmanlık, danışman, consulting, koçluk
dedektif, dedektiflik, özel dedektif
cenaze, cenaze hizmetleri, cenaze işleri, mezarlık, tabut
nüfus müdürlüğü, nüfus dairesi, nüfus
kimlik çıkarmak, pasaport çıkarmak, ehliyet yenilemek > nüfus, müdürlük
belediye, belediye binası, zabıta
telekom, telekomünikasyon, haberleşme, internet bağlatmak
konsolosluk, elçilik, büyükelçilik, fahri konsolosluk
vergi dairesi, adliye, adalet sarayı, mahkeme, kaymakamlık, valilik, müdürlük, devlet dairesi
polis, karakol, emniyet, polis merkezi, jandarma, emniyet müdürlüğü
itfaiye, itfaiyeci
dernek, vakıf, yardım kuruluşu, sivil toplum, derneği, hayır kurumu
cami, mescit, camii, ibadethane, namaz
kilise, ibadethane, şapel
muhtar, muhtarlık
gazete, gazeteci, gazete bayii, dergi, basın, yayıncılık, gazetecilik
çiftçi odası, ziraat odası, ticaret odası, sanayi odası, meslek odası, chamber of commerce
ortak çalışma alanı, coworking, hazır ofis, ofis kiralama
fal, falcı, medyum, kahve falı, astroloji

# Kültür, eğlence
sinema, sinema salonu, sinemalar
film izlemek, vizyondaki film > sinema, alışveriş merkezi
tiyatro, tiyatro salonu, amfiteatr, amfi tiyatro, gösteri merkezi, konser salonu
müze, müzesi, ören yeri, tarihi yer, sanat galerisi
tarihi yerler, gezilecek yerler, turistik yer > müze, park, ören yeri, seyir
sanat galerisi, sanat merkezi, sergi, kültür merkezi, resim galerisi
kültür merkezi, gençlik merkezi, halk evi, toplum merkezi, sosyal tesis
kütüphane, kitaplık, okuma salonu
lunapark, eğlence parkı, luna park, eğlence merkezi, oyun merkezi, tema park
çocukları eğlendirmek, çocuklar oynasın > oyun alanı, oyun evi, lunapark, çocuk parkı, eğlence merkezi
oyun evi, çocuk oyun alanı, top havuzu, trambolin, trambolin parkı, softplay, çocuk parkı
kaçış oyunu, kaçış odası, escape room, evden kaçış
hayvanat bahçesi, zoo, safari park, petting zoo
tabiat parkı, milli park, doğal alan, park, mesire
bahçe, bostan, bağ bahçe
su parkı, aquapark, su kaydırağı, aqua park, kaydıraklı havuz
bowling salonu, bilardo salonu, bilardo, bowling, oyun salonu, atari
loto, iddaa, iddaa bayii, milli piyango, ganyan, bahis, loto bayi
kayıt stüdyosu, ses stüdyosu, stüdyo, prodüksiyon, film stüdyosu
organizasyon, organizasyoncu, etkinlik, etkinlik alanı, davet, davet salonu, sünnet organizasyonu
havai fişek, maytap, parti malzemesi, volkan
sünnet düğünü, sünnetlik, sünnet kıyafeti
fuar, fuar merkezi, kongre merkezi, kongre, konferans salonu
buz pateni, paten, kaykay, kaykay parkı
paintball, paintball sahası, atış poligonu, poligon, atıcılık
hipodrom, at yarışı, at yarışları
plak, kaset, plakçı, müzik market, cd

# Hayvan
evcil hayvan, pet shop, petshop, petşop, evcil hayvan dükkanı, akvaryum, kuşçu, evcil hayvan mağazası
süs balığı, muhabbet kuşu, kuş yemi, kafes, hamster, kedi kumu, tasma > pet shop, akvaryum, evcil hayvan
köpek kuaförü, kedi kuaförü, pet kuaför, köpek oteli, kedi oteli, köpek pansiyonu, pet otel, hayvan bakım
köpek tıraşı, köpek yıkatmak, köpeğimi bırakacak > pet kuaför, köpek oteli, pet, veteriner
barınak, hayvan barınağı, hayvan barınak
yem, yemci, yem bayii, hayvan yemi, yem sanayi
arıcı, arıcılık, bal, arı, balcı
tavukçuluk, yumurta, yumurtacı, çiftlik, tavuk çiftliği
çiftlik, hayvancılık, besi, besicilik, çiftlik ürünleri

# Yemek, düğün, doğa
kuzu şiş, tavuk şiş, adana dürüm, urfa kebabı, beyti, çöp şiş, yarım porsiyon, tantuni, dürüm > kebap, ocakbaşı, ciğer, dürüm
dere kenarı, ırmak kıyısı, su kenarı, su başı, nehir kıyısı > nehir, kaynak başı, kanal, göl
nikah elbisesi, nikahlık, düğün elbisesi > gelinlik, abiye, nişanlık

# Mağazalar
fotoğraf çektirmek, vesikalık çektirmek, biyometrik fotoğraf > fotoğrafçı, fotoğraf
nebati yağ, margarin, ayçiçek yağı, yağ fabrikası, zeytinyağı
zerzevat, zerzevatçı, manav, sebze, yaş meyve
şarap, şarapçı, şarapçılık, şarap mağazası, içki, alkol, tekel
çikolata, çikolatacı, şekerleme, şekerci, lokum, lokumcu, bonbon, şeker, draje
pişmaniye, helva, helvacı, tahin, tahin helva, cezerye
cezeryeci, cezerye, lokum, şekerleme
turşu, turşucu, şalgam, salamura
süt, sütçü, süt ürünleri, mandıra, peynir, yoğurt, süt mamulleri
yumurta tavuk, piliç, tavukçu, tavuk
sucuk, sucukçu, pastırma, şarküteri
zeytin, zeytinci, zeytinyağı
un, un fabrikası, değirmen, bulgur, makarna, bakliyat
toptan gıda, toptancı, gıda toptan, toptan
donmuş gıda, dondurulmuş gıda, donuk gıda
içecek, meşrubat, maden suyu, gazoz
çay, çaycı, kuru çay, çay kahve, kahve çekirdeği
tütün, tütüncü, tobacco, nargile tütünü, elektronik sigara
su bayii, sucu, damacana, içme suyu, damacana su
pazar, pazaryeri, pazar yeri, semt pazarı, çarşı
büfe, gazete bayii, kiosk
indirim mağazası, 1 milyoncu, ucuzluk, ucuzluk mağazası, çeşit mağazası
çerçeve, çerçeveci, tablo, resim çerçevesi, sanat malzemesi
dini ürünler, umre malzemesi, tesbih, seccade, kuran
nevresim takımı, ev tekstili, havlu, yorgancı, yorgan, çeyiz
yorgancı, yorgan, yatak, hallaç, yün yorgan
peruk, postiş, protez saç
kuaför malzemeleri, kozmetik, kuaför malzemesi, berber malzemesi
berber koltuğu, kuaför koltuğu > kuaför malzemeleri
çanta, çantacı, valiz, saraciye, deri, cüzdan
gömlek, gömlekçi, giyim, kravat
gelin ayakkabısı > ayakkabı, gelinlik
gelin çiçeği, gelin buketi, gelin arabası süsü, araba süsü > çiçekçi, çiçek, organizasyon
takım elbise, takım elbiseci, erkek giyim, bay giyim, damatlık, kravat, giyim
bayan giyim, kadın giyim, moda, bayan butik, butik, giyim, konfeksiyon
büyük beden, hamile giyim, hamile kıyafeti, giyim
iş elbisesi, iş kıyafeti, iş güvenliği, iş ayakkabısı, üniforma
ikinci el giyim, vintage, ikinci el, ikinci el kıyafet, giyim
aksesuar, bijuteri, takı, toka, imitasyon
oyun mağazası, oyun konsolu, playstation, video oyunları
hobi, hobi malzemesi, maket, puzzle
silah, silahçı, av malzemesi, av bayii, avcılık, tüfek
olta, oltacı, balık malzemesi, balıkçılık malzemesi, olta malzemesi
kamp malzemesi, outdoor, doğa malzemesi, uyku tulumu
gıda takviyesi, protein, sporcu gıdası, supplement, protein tozu
müzik aletleri, enstrüman, saz evi, sazcı, müzik market
elektrikli süpürge, süpürge, ev aletleri, küçük ev aletleri, elektrikli ev aletleri
pilavcı, pilav, tavuklu pilav, nohutlu pilav, pirinç
aydınlatma, avize, avizeci, lamba, led
hoparlör, ses sistemi, ses ışık, hifi
uydu, uyducu, çanak anten, uydu servisi, anten
tv tamircisi, televizyon tamircisi, televizyon tamiri, elektronik tamiri, tamirci
ütü tamiri, küçük ev aleti tamiri, süpürge tamiri > elektronik, beyaz eşya servisi, tamir
tamir, tamirci, tamirhane, onarım
bebek mağazası, bebek malzemesi, bebek eşyası, bebek bakım, bebe
mum, mumcu, kokulu mum
kupa, plaket, madalya, ödül
promosyon, promosyoncu, hediyelik, baskılı ürün
ambalaj, ambalajcı, paketleme, karton kutu, koli, poşet, naylon
kağıt, kağıtçı, karton, kağıt torba
plastik, plastikçi, naylon, plastik ürünler
kimya, kimyasal, kimyevi, deterjan, temizlik ürünleri
makine, makineci, makine sanayi, iş makinesi, forklift
iş makinesi kiralama, forklift kiralama, vinç kiralama, alet kiralama
rulman, rulmancı, hidrolik, pnömatik
boru, profil, demir, hurda demir
beton, hazır beton, çimento, kum çakıl, briket, tuğla
hırdavatçı, hırdavat, nalbur, nalburiye, cıvata, vida, el aletleri
tarım aletleri, tarım makineleri, ziraat aletleri, pulluk, traktör, tarım
zirai ilaç, gübre, tohum, ziraat, tarım malzemesi
dokuma, iplik, tekstil, mensucat, örme, triko

# Otomotiv ustaları
dizel, dizelci, diesel, enjektör, pompa enjektör, turbo
fren, frenci, balata, balatacı
rotçu, rotbalans, rot balans, rot, balans
radyatörcü, radyatör, petek, oto radyatör
akücü, akü, oto akü
oto döşemeci, oto döşeme, koltuk kılıfı, oto kılıf, paspas, araba paspası, oto paspas
oto aksesuarcı, oto aksesuar, oto ayna, oto müzik, oto teyp
motor yenileme, motor rektifiye, rektifiye, motorcu ustası, segman, piston, silindir
dinamo, marş dinamo, marş, bobinaj, bobinajcı, oto elektrik
motor sarma, bobin sarma > bobinaj
şanzımancı, şanzıman, otomatik şanzıman, debriyaj
yetkili servis, marka servisi > yetkili servis, özel servis, oto servis, oto tamir
araba galerisi, galerici, oto galeri, otomobil bayii, araç alım satım
karoser, damper, dorse, treyler, kasa damper
lpg montaj, lpg dönüşüm, otogaz, lpgci, lpg
araç muayene, tüvtürk, muayene istasyonu, araç muayene istasyonu
araç kaplama, cam filmi, folyo, folyo kaplama, seramik kaplama
oto kurtarıcı, oto kurtarma, çekici, yol yardım, kurtarıcı
şarj istasyonu, elektrikli araç şarj, araç şarj
motosiklet satış, motor satış, motosiklet bayi, motosiklet mağazası, motosiklet

# Sağlık ve bakım
ebe, hemşire, doğum, doğumevi, doğum hastanesi, doğum merkezi
göz doktoru, göz merkezi, göz hekimi, göz hastanesi
diş deposu, dental, diş laboratuvarı, diş protez, diş teknisyeni
akupunktur, alternatif tıp, hacamat, hacamatçı, sülük, osteopat, fitoterapi
diyaliz, diyaliz merkezi, böbrek
kan bağışı, kan merkezi, kızılay, kan verme
onkoloji, kanser, radyoterapi, onkolog
kadın doktoru, kadın hastalıkları, jinekolog, kadın doğum
işitme cihazı, işitme merkezi, odyolog, odyoloji
duyma kaybı, işitme kaybı, ağır işitiyor > işitme, kulak burun boğaz
kulakçı, kulak doktoru, kulak burun boğaz, kbb
fıtık, omurga, fizik tedavi, beyin cerrahi
ortez, protez, ortopedik, medikal, tabanlık, tekerlekli sandalye
bakımevi, bakım evi, huzurevi, huzur evi, darülaceze, düşkünler evi, yaşlılar evi, bakım merkezi
hasta bakıcı, yaşlı bakıcı, bakıcı, evde bakım, refakatçi
konuşma terapisti, dil konuşma, dil terapisti, ergoterapi, özel eğitim
psikiyatrist, psikoterapist, ruh sağlığı, ruh hastalıkları
ayak sağlığı, podolog, ayak bakımı, nasır, tırnak batması
saç ekim, saç ekimi, saç ekim merkezi
jel tırnak, nail art, nail studio, tırnak stüdyosu, tırnak
masör, masöz, masaj salonu, masaj, thai masaj
dövmeci, dövme, tattoo, dövme stüdyosu, piercing
laminasyon, ipek kirpik, kirpik, kaş
gelin saçı, gelin başı, düğün saçı, nişan saçı
sünnetçi, sünnet, sağlık kabini, fenni sünnetçi

# Okul ve kurs
dans salonu, dans, dans stüdyosu, bale okulu, bale
güzel sanatlar, resim kursu, sanat kursu, sanat merkezi, resim atölyesi
bilgisayar kursu, yazılım kursu, grafik kursu, bilişim kursu
kuran kursu, hafızlık
drama, tiyatro kursu, diksiyon, oyunculuk
meslek kursu, meslek edindirme, aşçılık kursu, kuaförlük kursu, mesleki eğitim
anasınıfı, kreş, anaokulu, çocuk evi
lise, kolej, özel lise, anadolu lisesi, meslek lisesi, fen lisesi
yurt, öğrenci evi, kız öğrenci yurdu, erkek öğrenci yurdu
etüd, etüt, etüt merkezi, ödev
jimnastik, cimnastik, artistik jimnastik
okçuluk, eskrim, atletizm
yüzme havuzu, yüzme kursu, olimpik havuz, kapalı havuz
futsal, futbol sahası, halı saha, spor sahası
`;
