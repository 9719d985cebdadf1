/**
 * More questions in the words of grandmothers, students, tourists and fast typists, written down by
 * somebody who knew neither the list of synonyms nor the other questions, before anything was asked.
 * The first list is as in relevance-examples.ts, the second as in relevance-places.ts.
 */
export const colloquialExampleQuestions = `
sirdan yicem: duvardibi-sirdan
mumbar dolması: duvardibi-sirdan
çeyizlik tabak takımı: yedi-bardak-zuccaciye
tencere tava satan yer: yedi-bardak-zuccaciye
meyve sebze: ova-tezgahi-manav
zerzevatçı: ova-tezgahi-manav
kıymalık et nerden alınır: zirh-basi-kasabi
leblebi çekirdek: kavurga-kuruyemis
cekirdekci: kavurga-kuruyemis
pul biber isot: isot-ve-sumak-baharat
roman kitap satın almak: sayfa-arasi-kitabevi
kitap kahve: kirk-raf-kitap-kahve
buket yaptırmak: saksi-alti-cicekcilik
civata vida: civata-somun-nalburiye
köy yumurtası tereyağı: yayla-donusu-koy-urunleri
kokteyl içmelik yer: mor-zakkum
rakı sofrası: kor-kandil-meyhane
caz konseri: bodrum-kat-caz
biraane: yarim-kepenk alcak-tavan durak-sonu-birahanesi
maç izlenecek yer: carsi-basi-kiraathane yarim-kepenk ters-lodos-pub cark-rock-bar ote-yaka-bar durak-sonu-birahanesi kantin-sonrasi
manzaralı bar: gun-devrildi-teras ote-yaka-bar cardak-bag-evi
ingilizce kursları: oteki-kelime-dil-kursu
gitar dersi: perde-arasi-muzik-evi
piyano ogrenmek istiyorum: perde-arasi-muzik-evi
kodlama kursu cocuk: vida-ve-kod-atolyesi
ders çalışma yeri: gece-lambasi-calisma-salonu
satranc ogreten: beyaz-piyon-satranc
halı dokuma: ilmek-dokuma-atolyesi
gelinlikçiler çukurova: nisan-yagmuru-gelinlik
bindallı kiralama: incili-kaftan-kina yazma-oya
smokin: egri-papyon-damatlik
takım elbise damat: egri-papyon-damatlik
gelinlik daraltma: igne-ardi-dikimevi
abiyeci: iki-kugu-nisanlik
bayan kuaforu: makas-payi-kuafor balik-sirti-sac-evi
erkek berberi yüreğir: usta-cirak-erkek-kuaforu
saç boyatma: makas-payi-kuafor balik-sirti-sac-evi
manikür pedikür: kirmizi-oje-tirnak-atolyesi
protez tırnak: kirmizi-oje-tirnak-atolyesi
ağda: ipek-bogum-epilasyon
lazer: ipek-bogum-epilasyon
filtre kahve: cift-salincak-kahve
çay içilecek yer: revak-cay-ocagi nehirboyu-cay-bahcesi
serpme kahvaltı: turunc-dali sacak-sikma sardunya-balkon
okey oynanan kahve: carsi-basi-kiraathane
otel seyhan: otel-tasavlu beyaz-gar-pansiyon saathane-otel palamut-is-oteli
ucuz pansyion: beyaz-gar-pansiyon ardic-kokusu-pansiyon
bungalov: makas-tas-evleri
oto tamirci: eski-karburator-oto-tamir pulluk-traktor-ve-oto
patlak lastik: yedek-teker-lastik
lastkçi: yedek-teker-lastik
araba yıkatma: kopuk-molasi-oto-yikama
çekici çağır: gece-vinci-oto-cekici
motorcu: iki-zamanli-motosiklet
araç ekspertiz raporu: ciplak-goz-oto-ekspertiz
klima gazı dolumu araba: serin-torpido-oto-klima
elektrikli araç servisi: sessiz-motor-hibrit-servis
traktorcu: pulluk-traktor-ve-oto
mangal yapmalık: turunc-golgesi eski-bent uzunkiyi-gol adacik-mangal kervan-sogutlugu okaliptus-alti camkoru ucoluk-mesire kemeralti-seyir
göl kenarı piknik: uzunkiyi-gol kekiktepe adacik-mangal rektor-tepesi
ciğer şiş: beste-ciger
mercimek corbası: kepce-corba
işkembeci: kepce-corba
lahmacuncu: tas-kapak-lahmacun
pideciler: tas-kapak-lahmacun
esnaf lokantaları: pazar-tenceresi misis-yol-lokantasi
balık ekmek: sari-yelken-balik
ezane: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
kanal tedavisi: son-azi-dis-klinigi
gözlük camı: tam-mercek-optik
kedi kısırlaştırma: pati-nobeti-veteriner
iğne yaptırmak: kiremithane-saglik-kabini
pansuman: kiremithane-saglik-kabini
kan vermek tahlil: damla-sayim-laboratuvari
cocuk doktoruna: yesiltepe-cocuk-muayenehanesi
halısaha kiralama: uzatma-dakikasi-hali-saha
çocuğa yüzme kursu: ilk-kulac-yuzme-okulu
reformer: nefes-payi-pilates
kick boks salonu: besinci-raunt-dovus-sporlari
yoga dersleri: su-sesi-yoga
vucut gelistirme: demir-kantar-spor-salonu
basket: cember-alti-basketbol
güreşçi: minder-hakki-gures-kulubu
kaya tırmanışı: ip-ve-kaya-doga-sporlari
bes te ciger: beste-ciger
yarim nar: yarim-nar
vize haftsı: vize-haftasi
saathaneotel: saathane-otel
terzi gelinlik: igne-ardi-dikimevi
üçüncü nesil kahveci: cift-salincak-kahve
kahveciler seyhan: cift-salincak-kahve kirk-raf-kitap-kahve
kuzu şiş nerede yenir: kiyi-ocakbasi beste-ciger koprubasi-zirh
paça çorbası içmek istiyorum: kepce-corba
sabaha karşı açık çorbacı: kepce-corba
lahmacun siparis: tas-kapak-lahmacun
balık lokantası göl kenarında: sari-yelken-balik
ev yemeği yapan yer seyhan: yarim-nar
köy kahvaltısı çukurova: turunc-dali sacak-sikma
türk kahvesi içmeye: cift-salincak-kahve kirk-raf-kitap-kahve fincan-arasi kapi-onu-kahve vize-haftasi
öğrenci kafeleri: vize-haftasi
çay ocakları: revak-cay-ocagi
bicici: bici-duragi
bira icelim: yarim-kepenk alcak-tavan durak-sonu-birahanesi
canlı müzik bar: islak-pruva-kafe kor-kandil-meyhane bodrum-kat-caz alcak-tavan cark-rock-bar perde-arasi-muzik-evi
rock müzik: cark-rock-bar
meyhaneler: kor-kandil-meyhane
bağ evi: cardak-bag-evi
motel yol üstü: hasat-motel
apart daire günlük: ruzgarli-yamac-suit
misafirhane balcalı: okaliptus-misafir-evi
tatil için dağ evi: makas-tas-evleri
karaisalı pansiyon: ardic-kokusu-pansiyon
göl manzaralı otel: gol-isiklari-otel ruzgarli-yamac-suit
kaftan kiralık: incili-kaftan-kina yazma-oya
nikah elbisesi: duvak-sokagi beyaz-prova emanet-gelinlik nisan-yagmuru-gelinlik iki-kugu-nisanlik ak-pamuk-gelinlik igne-ardi-dikimevi sandik-cicegi
damat kıyafeti: egri-papyon-damatlik
çeyizci: yazma-oya sandik-cicegi ceviz-sandik-ceyiz
piknik alanları sarıçam: camkoru rektor-tepesi
dere kenarı mangal: eski-bent kervan-sogutlugu ucoluk-mesire
seyir tepesi: rektor-tepesi kemeralti-seyir
eczanee: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
reçetemi yazdıracağım eczane karaisalı: toros-etegi-eczanesi
dişciye: son-azi-dis-klinigi
ortodondist: son-azi-dis-klinigi
duyma kaybı: kulak-misafiri-isitme-merkezi
psikolojik danışman: sakin-oda-psikoloji
hemşire eve gelsin: kiremithane-saglik-kabini
kan tahlili sarıçam: damla-sayim-laboratuvari
bebek doktoru: yesiltepe-cocuk-muayenehanesi
halisaha: uzatma-dakikasi-hali-saha
yüzmeye yazdırmak: ilk-kulac-yuzme-okulu
pilates reformer seyhan: nefes-payi-pilates
yogaa: su-sesi-yoga
tenis raketi dersi: kirmizi-toprak-tenis
spor salonlarına: demir-kantar-spor-salonu
potalı saha: cember-alti-basketbol
rafting doğa yürüyüşü: ip-ve-kaya-doga-sporlari
atlı gezinti: yele-ruzgari-binicilik
lastik tamircisi: yedek-teker-lastik
araba boyası: gocuk-ustasi-kaporta-boya
oto elektirikçi: kisa-devre-oto-elektrik
motosiklet tamircisi: iki-zamanli-motosiklet
vinçli kurtarıcı: gece-vinci-oto-cekici
araba klimacısı: serin-torpido-oto-klima
yumurta domates: ova-tezgahi-manav sekiz-numara-market
kıyma: zirh-basi-kasabi
baharatcı: isot-ve-sumak-baharat
porselen takım: yedi-bardak-zuccaciye
televizyon kumandası: lehim-kokusu-elektronik
hikaye kitabı: sayfa-arasi-kitabevi
düğün çiçeği: saksi-alti-cicekcilik
matkap ucu: civata-somun-nalburiye
nar ekşisi: yayla-donusu-koy-urunleri
uzatma dakkası: uzatma-dakikasi-hali-saha
demirkantar: demir-kantar-spor-salonu
kopuk molasi telefonu: kopuk-molasi-oto-yikama
tantuni yiyebileceğim yer: kiyi-ocakbasi beste-ciger tas-kapak-lahmacun koprubasi-zirh
kelle paca: kepce-corba duvardibi-sirdan
kahvaltıya nereye gidilir: turunc-dali sacak-sikma sardunya-balkon
lahmcun: tas-kapak-lahmacun
esnaf lokantasi cukurova: pazar-tenceresi
kokteyl barı: mor-zakkum
dugun saclari: makas-payi-kuafor duvak-alti-gelin-basi balik-sirti-sac-evi
berberler seyhan: tepebag-yokusu-berberi
tırnakcı: kirmizi-oje-tirnak-atolyesi
cilt bakım merkezi: zeytin-sabunu-cilt-bakimi
hamamda kese: kese-tasi-hamami
otelciler: otel-tasavlu beyaz-gar-pansiyon saathane-otel palamut-is-oteli karsiyaka-irmak-otel hasat-motel gol-isiklari-otel ruzgarli-yamac-suit limon-kolonyasi-otel okaliptus-misafir-evi vardiya-otel makas-tas-evleri ardic-kokusu-pansiyon
pansiyonda kalmak: beyaz-gar-pansiyon ardic-kokusu-pansiyon
butik otelde konaklama: otel-tasavlu
tamirciye götürmek: eski-karburator-oto-tamir iki-zamanli-motosiklet pulluk-traktor-ve-oto
oto kurtarma: gece-vinci-oto-cekici
lastikcide: yedek-teker-lastik
otoyıkamacı: kopuk-molasi-oto-yikama
fizik tedaviye gitmek: dogru-adim-fizik-tedavi
optisyen: tam-mercek-optik
veterinere: pati-nobeti-veteriner
eczaneden ilaç: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
diş hekimi cocuk: son-azi-dis-klinigi
müzik dersi: islak-pruva-kafe kor-kandil-meyhane bodrum-kat-caz alcak-tavan cark-rock-bar perde-arasi-muzik-evi
yabancı dil okulu: oteki-kelime-dil-kursu
robotic kodlama: vida-ve-kod-atolyesi
sürcü kursu: ilk-debriyaj-surucu-kursu
yuva kreş: kucuk-turunc-anaokulu uyku-saati-kres
güreş kursu: minder-hakki-gures-kulubu
fitnesçı: demir-kantar-spor-salonu
dövüş sporu salonu: besinci-raunt-dovus-sporlari
kırtasiye roman: kirk-raf-kitap-kahve sayfa-arasi-kitabevi
manavdan meyve: ova-tezgahi-manav
nalburlar: civata-somun-nalburiye
çiçek buketi göndermek: saksi-alti-cicekcilik
`;

export const colloquialPlaceQuestions = `
lokumcu: lokum|sekerleme|sekerli
su tesisatçısı: tesisat
tesisatçı: tesisat
akaryakıt istasyonu: petrol|fuel
çelik kapı: celik kapi
asansör bakım: asansor
asansörcüler: asansor
ilaç deposu: ila\\?|ilac
demirci: \\bdemir
doğramacı: dograma
boyacı: boya
camcı: \\bcam\\b
yangın tüpü: yangin
güvenlik kamerası: guvenlik|g\\?venlik
bilgisayar tamiri: bilgisayar
döküm: dokum|d\\?k\\?m
seyahat acentası: turizm|\\btur\\b|travel
tur şirketi: turizm|\\btur\\b|travel
paintball: paintball
yatçılık: yat|yacht
kaptanlı tekne: tekne|\\byat|boat
mavi yolculuk: tekne|\\byat|boat
ayakkabı tamircisi: kundura|ayakkabi|shoe
süs balığı: akvaryum|pet shop
kedi maması: akvaryum|pet shop
evcil hayvan dükkanı: akvaryum|pet shop
tahin: tahin
pişmaniye: pismaniye
çerçeveci: cerceve
fotokopi: fotokopi
fotokopici: fotokopi
reklamcı: reklam
tabelacı: reklam
mimar: mimar
nakliyat: nakliyat|tasima
evden eve nakliyat: nakliyat|tasima
kargocu: kargo
raf sistemleri: \\braf\\b
fidanlık: fidan
gazete: gazete
yemci: \\byem\\b
tarım makinaları: tarim
iç çamaşırcı: ic giyim
halıcı: \\bhali\\b|carpet
koltukçu: koltuk|kanepe|mobilya
yatak baza: yatak
dekorasyoncu: dekor
klimacı: klima|iklim
oto elektrikçi: oto elekt
dinamo: dinamo
oto ayna: oto ayna
araba paspası: paspas
torna: torna
diş deposu: dis deposu
göz doktoru: \\bgoz\\b|\\bg\\?z\\b
göz merkezi: \\bgoz\\b
doğumevi: dogum
jakuzi: jakuz
mobilyaci: mobilya
ekletronik: elektron|electron
eletkrik: elektrik
hırdvat: hirdavat|nalbur
mrket: market
kuafr: kuafor
resturant: restora|restaura|lokanta|ocakbasi|cigerci|mutfak|yemek
fotografcı: fotograf|photo
tekne kirlama: tekne kiralama
petrolcü: petrol
nakliyeci: nakliyat|tasima
diş doktoru: dis hekimi|dis klinigi|dental|dis
dedeoglu lastik: dedeoglu lastik
simit dunyasi: simit dunyasi
tugcan eczane: tugcan
isbir yatak: isbir
harika kumaş: harika kumas
hacı bekir: haci bekir
doluca şarap: doluca
mavi boncuk: mavi boncuk
conan jeans: conan
sütay: sutay
devlet hastahenesi: devlet hast
belediye hastanesi: belediye hast
kan tahlil laboratuvarları: laboratuvar|laboratuar|lab\\.
bale okulu: bale
etüt merkezi: etud|etut
güzel sanatlar kursu: sanat
özel eğitim rehabilitasyon: rehabil|ozel egitim
dalış: scuba|dalis
plastikçi: plastik
ambalaj: ambalaj
kumaşçı: kumas
deri mont: deri
gömlek: gomlek|g\\?mlek
kot: jeans
şarküteri: sut|market|gida|et
döner: doner
çiğ köfte: kofte
sucukçu: sucuk
balıkçı: balik|su urun
kuru temizlemeye: kuru tem
yapma çiçek: yapma
oto yedek parçacı: yedek par|yed\\.
fren balata: balata|fren
ford servisi: ford
dizelci: dizel|diesel|tezel
şarapçı: sarap
çikolatalar: cikolata|\\?ikolata|cikolota
un: \\bun\\b
tekstil firması: tekst|teks
kumaş mağazası: kumas
iplikçi: iplik
döşemelik: doseme
yer döşemesi: doseme
güneş gözlüğü: optik|gozlukcu
eczane çukurova: eczane
devlet hast: devlet hast
ssk hastanesi: ssk
tıp fakültesi: tip fak
diş laboratuvarı: dis labora|dental|dis deposu
saç kaynağı: sac kaynak
fotoğraf çektirmek: fotograf|ozatay|golden
gelin kıyafeti: gelin|nisanlik
kuruyemişci: kuruyemis
süt fabrikası: \\bsut\\b|s\\?t\\b
margarin yağ: \\byag\\b|zeytinyag|margarin|nebati
zeytinci: zeytin
helva tahin: tahin|helva
gazeteci: gazete
organizasyoncu: organiz
sünger: sunger|s\\?nger
raf stand: \\braf\\b|raf dunyasi
nakliye firmaları: nakliyat|nakliye|tasima
ups kargo: ups
yurtiçi kargo: yurti
oto cam filmi: oto.*cam|cam filmi
sürücü kursları: surucu|s\\?r\\?c\\?
ehliyet kursuna: surucu|s\\?r\\?c\\?
yatak odası mobilya: mobilya|yatak|moble
kanepe: kanepe
tavla: tavla
klima servisi: klima
demir çelik: \\bdemir\\b|\\bcelik\\b
cıvata: civata
boya fabrikası: boya
arıtma: aritma
yüzme havuzları: havuz|yuzme
spor kulübü: spor kul|spor klub
spor malzemeleri: spor malz|sport|spor
av tüfeği: silah|\\bav\\b
deri ayakkabı: deri|ayakkabi|kundura
kösele: kosele
ortopedik tabanlık: tabanlik
çanta imalat: canta|\\?anta
promosyon ürünleri: promosyon
matbaacılar: matbaa|ofset|kutu
tekne turu: tekne|\\byat
yat kiralama: \\byat|tekne|yacht
marinalar: marina
kebap salonu: kebap|ocakbasi
cafede oturmak: kafe|cafe|kahve|cay 
fırınlar: firin
simitci dunyasi: simit
süpermaket: supermarket|super market|market
balıkcı: balik|su urun
kuafore: kuafor
spor ayakkabı satan: ayakkabi|kundura|spor
çorapçı: corap|ic giyim
peynirci: peynir|\\bsut\\b|s\\?t\\b
meyve suyu: meyve
zeytinyağı fabrikası: zeytinyag|zeytin yag
dondurmacılar: dondurma
kahve çay: kahve|\\bcay\\b|kafe|cafe
ekmek fabrikası: ekmek|firin
akvaryumcu: akvaryum
medikalciler: medikal|medical
lazer epilasyoncu: epilasyon
psikiyatrist: \\bpsiki|psikolo
röntgenci: rontgen|r\\?tgen|laboratuvar|labora
özel hastaneler: ozel .*(hastane|hast)
oto boyama: oto boya|kaporta
jant lastik: \\blastik|jant|rot balans
oto galericiler: galeri|oto alim
akaryakıtçı: petrol|akaryakit
bilgisayarcılar: bilgisayar|computer
elektronikçiler: elektronik|electronic
boşch servis: bosch
perdeciler: perde|jaluzi
seramikçi: seramik|\\bkaro\\b
kunduracı: kundura|ayakkabi
gümüşçü: g\\?m\\?s|kuyum
plakçı: \\bplak\\b
oyuncakcı: oyuncak
kırtasyeci: kirtasiye|kirt
bisikletci: bisiklet
haliasaha: hali saha
yüzme havuzcu: havuz
hediyelikci: hediyelik
deri çantacı: deri|canta|\\?anta
konfeksyon: konf
teksitl: tekst|teks
pastacı çikolata: cikolata|\\?ikolata|cikolota
dershaneye yazılmak: dershane|dersane
sanayi tamirci: oto tamir
`;
