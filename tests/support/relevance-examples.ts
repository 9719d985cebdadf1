/**
 * What people ask of the example businesses, and what they would call an answer: `question: keys`.
 * Written down from what a person would accept, not from what the search finds; of more than ten keys
 * any ten are enough.
 */
export const exampleQuestions = `
# The kind of place, as it is called
restoran: turunc-dali kiyi-ocakbasi sari-yelken-balik kuyulu-avlu-sofrasi
ocakbaşı: kiyi-ocakbasi
kebapçı: koprubasi-zirh
ciğerci: beste-ciger
lahmacun: tas-kapak-lahmacun
pide: tas-kapak-lahmacun
çorbacı: kepce-corba
işkembe: kepce-corba
şırdan: duvardibi-sirdan
mumbar: duvardibi-sirdan
balık restoranı: sari-yelken-balik sarnic-alabalik
alabalık: sarnic-alabalik
ev yemekleri: yarim-nar dekan-alti
esnaf lokantası: pazar-tenceresi misis-yol-lokantasi
gözleme: tandir-basi-sac-evi
kahvaltı: turunc-dali sacak-sikma sardunya-balkon
kahvaltı salonu: turunc-dali sacak-sikma sardunya-balkon
kafe: islak-pruva-kafe tren-dudugu-kafe
kahveci: cift-salincak-kahve kapi-onu-kahve vize-haftasi kirk-raf-kitap-kahve
çay ocağı: revak-cay-ocagi
kıraathane: carsi-basi-kiraathane
bici bici: bici-duragi
kitap kafe: kirk-raf-kitap-kahve
otel: gol-isiklari-otel saathane-otel otel-tasavlu limon-kolonyasi-otel karsiyaka-irmak-otel
pansiyon: beyaz-gar-pansiyon ardic-kokusu-pansiyon
motel: hasat-motel
apart: ruzgarli-yamac-suit
misafirhane: okaliptus-misafir-evi
meyhane: kor-kandil-meyhane
birahane: yarim-kepenk durak-sonu-birahanesi alcak-tavan
kokteyl: mor-zakkum
rock bar: cark-rock-bar
türkü bar: bodrum-kat-caz cark-rock-bar kor-kandil-meyhane
gelinlik: duvak-sokagi beyaz-prova emanet-gelinlik nisan-yagmuru-gelinlik ak-pamuk-gelinlik
damatlık: egri-papyon-damatlik
abiye: iki-kugu-nisanlik
nişanlık: iki-kugu-nisanlik nisan-yagmuru-gelinlik
bindallı: incili-kaftan-kina yazma-oya
kına evi: incili-kaftan-kina yazma-oya
piknik: eski-bent okaliptus-alti camkoru uzunkiyi-gol
mesire: kekiktepe ucoluk-mesire
eczane: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
dişçi: son-azi-dis-klinigi
veteriner: pati-nobeti-veteriner
psikolog: sakin-oda-psikoloji
gözlükçü: tam-mercek-optik
işitme cihazı: kulak-misafiri-isitme-merkezi
fizyoterapist: dogru-adim-fizik-tedavi
laboratuvar: damla-sayim-laboratuvari
çocuk doktoru: yesiltepe-cocuk-muayenehanesi
kuaför: makas-payi-kuafor balik-sirti-sac-evi usta-cirak-erkek-kuaforu
berber: final-haftasi-berber tepebag-yokusu-berberi cinar-dibi-berberi
hamam: kese-tasi-hamami
epilasyon: ipek-bogum-epilasyon
tırnakçı: kirmizi-oje-tirnak-atolyesi
manikür: kirmizi-oje-tirnak-atolyesi
güzellik salonu: ayna-karsisi-guzellik-salonu
züccaciye: yedi-bardak-zuccaciye
manav: ova-tezgahi-manav
kasap: zirh-basi-kasabi
market: sekiz-numara-market
kuruyemişçi: kavurga-kuruyemis
baharatçı: isot-ve-sumak-baharat
nalbur: civata-somun-nalburiye
kitabevi: sayfa-arasi-kitabevi
çiçekçi: saksi-alti-cicekcilik
elektronikçi: lehim-kokusu-elektronik
çeyizlik: ceviz-sandik-ceyiz sandik-cicegi yazma-oya
halı saha: uzatma-dakikasi-hali-saha
dövüş sporları: besinci-raunt-dovus-sporlari
güreş: minder-hakki-gures-kulubu
pilates: nefes-payi-pilates
yüzme kursu: ilk-kulac-yuzme-okulu
tenis kortu: kirmizi-toprak-tenis
basketbol: cember-alti-basketbol
at binme: yele-ruzgari-binicilik
yoga: su-sesi-yoga
kreş: uyku-saati-kres kucuk-turunc-anaokulu
anaokulu: kucuk-turunc-anaokulu uyku-saati-kres
sürücü kursu: ilk-debriyaj-surucu-kursu
dil kursu: oteki-kelime-dil-kursu
robotik: vida-ve-kod-atolyesi
satranç: beyaz-piyon-satranc
lastikçi: yedek-teker-lastik
oto yıkama: kopuk-molasi-oto-yikama
kaportacı: gocuk-ustasi-kaporta-boya
çekici: gece-vinci-oto-cekici
ekspertiz: ciplak-goz-oto-ekspertiz
motosiklet tamiri: iki-zamanli-motosiklet
traktör: pulluk-traktor-ve-oto

# The same in other words
lokanta: misis-yol-lokantasi kuru-biber pazar-tenceresi
cafe: islak-pruva-kafe tren-dudugu-kafe cift-salincak-kahve
hotel: gol-isiklari-otel saathane-otel otel-tasavlu
pub: ters-lodos-pub ote-yaka-bar kantin-sonrasi
bakkal: sekiz-numara-market
aktar: isot-ve-sumak-baharat
çerezci: kavurga-kuruyemis
hırdavatçı: civata-somun-nalburiye
sahaf: sayfa-arasi-kitabevi
fitness: demir-kantar-spor-salonu
gym: demir-kantar-spor-salonu
boks: besinci-raunt-dovus-sporlari
karate: besinci-raunt-dovus-sporlari
futbol: uzatma-dakikasi-hali-saha
ehliyet: ilk-debriyaj-surucu-kursu
ingilizce: oteki-kelime-dil-kursu
gitar kursu: perde-arasi-muzik-evi
dershane: son-soru-kurs-merkezi kalem-ucu-etut-merkezi
kütüphane: gece-lambasi-calisma-salonu
baytar: pati-nobeti-veteriner
diş hekimi: son-azi-dis-klinigi
diş hek.: son-azi-dis-klinigi
iğneci: kiremithane-saglik-kabini
terapist: sakin-oda-psikoloji
saç kesimi: makas-payi-kuafor balik-sirti-sac-evi
lazer epilasyon: ipek-bogum-epilasyon
spa: kese-tasi-hamami
sıkma: sacak-sikma tandir-basi-sac-evi
karsambaç: bici-duragi
okey salonu: carsi-basi-kiraathane
buket: saksi-alti-cicekcilik
bardak takımı: yedi-bardak-zuccaciye
köy peyniri: yayla-donusu-koy-urunleri
pil ve kablo: lehim-kokusu-elektronik
oto elektrikçi: kisa-devre-oto-elektrik
klima gazı: serin-torpido-oto-klima
hibrit araç servisi: sessiz-motor-hibrit-servis
araba yıkama: kopuk-molasi-oto-yikama
rot balans: yedek-teker-lastik
trekking: ip-ve-kaya-doga-sporlari
kano: sabah-suyu-kurek-okulu
gelin saçı: duvak-alti-gelin-basi
gelinlik kiralama: beyaz-prova emanet-gelinlik
terzi: igne-ardi-dikimevi

# Names and parts of names
Kıyı Ocakbaşı: kiyi-ocakbasi
köprübaşı zırh: koprubasi-zirh
mor zakkum: mor-zakkum
beşte ciğer: beste-ciger
yarım nar: yarim-nar
kuyulu avlu: kuyulu-avlu-sofrasi
taş kapak: tas-kapak-lahmacun
Saathane: saathane-otel
limon kolonyası: limon-kolonyasi-otel
kör kandil: kor-kandil-meyhane
yedi bardak: yedi-bardak-zuccaciye
7 bardak: yedi-bardak-zuccaciye
sekiz numara: sekiz-numara-market
8 numara market: sekiz-numara-market
islak pruva: islak-pruva-kafe
ISLAK PRUVA: islak-pruva-kafe
IŞIKLARI otel: gol-isiklari-otel
rüzgarlı yamaç: ruzgarli-yamac-suit
kirk raf: kirk-raf-kitap-kahve
son azı: son-azi-dis-klinigi
pati nöbeti: pati-nobeti-veteriner
besinci sik: besinci-sik-kurs
uzatma dakikası: uzatma-dakikasi-hali-saha
gece vinci: gece-vinci-oto-cekici
eski karbüratör: eski-karburator-oto-tamir
Tepebağ Yokuşu: tepebag-yokusu-berberi
iki kuğu: iki-kugu-nisanlik
turunç: turunc-dali beyaz-turunc-eczanesi kucuk-turunc-anaokulu turunc-golgesi

# Wrongly typed
kebab: koprubasi-zirh
kepapçı: koprubasi-zirh
lamacun: tas-kapak-lahmacun
lahmacn: tas-kapak-lahmacun
lokntası: misis-yol-lokantasi kuru-biber
restorant: turunc-dali kiyi-ocakbasi
resturan: turunc-dali kiyi-ocakbasi
koaför: makas-payi-kuafor usta-cirak-erkek-kuaforu
kuafor: makas-payi-kuafor usta-cirak-erkek-kuaforu
kuvaför: makas-payi-kuafor usta-cirak-erkek-kuaforu
eczne: beyaz-turunc-eczanesi misis-yolu-eczanesi
ezcane: beyaz-turunc-eczanesi misis-yolu-eczanesi
eczahane: beyaz-turunc-eczanesi misis-yolu-eczanesi
veternr: pati-nobeti-veteriner
veterner: pati-nobeti-veteriner
pisikolog: sakin-oda-psikoloji
labratuvar: damla-sayim-laboratuvari
züccacıye: yedi-bardak-zuccaciye
zucaciye: yedi-bardak-zuccaciye
gelnlik: sandik-cicegi duvak-sokagi nisan-yagmuru-gelinlik
gelinilk: duvak-sokagi nisan-yagmuru-gelinlik
damtlık: egri-papyon-damatlik
plates: nefes-payi-pilates
fitnes: demir-kantar-spor-salonu
basketbl: cember-alti-basketbol
lasitkçi: yedek-teker-lastik
laztikçi: yedek-teker-lastik
motorsiklet: iki-zamanli-motosiklet
expertiz: ciplak-goz-oto-ekspertiz
oto yikma: kopuk-molasi-oto-yikama
elektirik: kisa-devre-oto-elektrik
anokulu: kucuk-turunc-anaokulu
sürüçü kursu: ilk-debriyaj-surucu-kursu
satranc: beyaz-piyon-satranc
çicekci: saksi-alti-cicekcilik
kuruyemiş: kavurga-kuruyemis
kurruyemiş: kavurga-kuruyemis
baharaçı: isot-ve-sumak-baharat
nalbul: civata-somun-nalburiye
mor zakum: mor-zakkum
kiyi ocakbsi: kiyi-ocakbasi
pansyon: beyaz-gar-pansiyon ardic-kokusu-pansiyon
mehyane: kor-kandil-meyhane
birahene: yarim-kepenk durak-sonu-birahanesi
piknk: eski-bent okaliptus-alti camkoru
kahvaltii: turunc-dali sacak-sikma
cigerci: beste-ciger
corbaci: kepce-corba
tirnak: kirmizi-oje-tirnak-atolyesi
hamamm: kese-tasi-hamami
güzelik salonu: ayna-karsisi-guzellik-salonu
çekçi: gece-vinci-oto-cekici

# Endings
kuaföre: makas-payi-kuafor usta-cirak-erkek-kuaforu
kuaförde: makas-payi-kuafor usta-cirak-erkek-kuaforu
eczaneden: beyaz-turunc-eczanesi misis-yolu-eczanesi
eczaneye: beyaz-turunc-eczanesi misis-yolu-eczanesi
kebapçılar: koprubasi-zirh
kebapçının: koprubasi-zirh
oteller: gol-isiklari-otel saathane-otel
otele: gol-isiklari-otel saathane-otel
barlar: ote-yaka-bar cark-rock-bar
bara: ote-yaka-bar cark-rock-bar
kafede: islak-pruva-kafe tren-dudugu-kafe
marketi: sekiz-numara-market
kasabı: zirh-basi-kasabi
dişçiye: son-azi-dis-klinigi
dişçiler: son-azi-dis-klinigi
berberler: final-haftasi-berber tepebag-yokusu-berberi cinar-dibi-berberi
pansiyonlar: beyaz-gar-pansiyon ardic-kokusu-pansiyon
gelinlikçiler: duvak-sokagi nisan-yagmuru-gelinlik
lokantalarda: misis-yol-lokantasi kuru-biber
kreşler: uyku-saati-kres
lastikçiye: yedek-teker-lastik
kitapçıdan: sayfa-arasi-kitabevi
çorbacıda: kepce-corba

# Joined, split, shortened
halısaha: uzatma-dakikasi-hali-saha
halisahalar: uzatma-dakikasi-hali-saha
otoyıkama: kopuk-molasi-oto-yikama
ev yemegi: yarim-nar dekan-alti
ocak başı: kiyi-ocakbasi
ana okulu: kucuk-turunc-anaokulu
çayocağı: revak-cay-ocagi
bicibici: bici-duragi
yedekparça: raf-numarasi-yedek-parca
diş kl.: son-azi-dis-klinigi
ev yemeği rest.: yarim-nar dekan-alti
ecz: beyaz-turunc-eczanesi misis-yolu-eczanesi
vet: pati-nobeti-veteriner
yds kursu: besinci-sik-kurs
7/24 çorba: kepce-corba

# Where
çukurova kuaför: makas-payi-kuafor ayna-karsisi-guzellik-salonu
seyhan kuaför: makas-payi-kuafor
seyhanda otel: otel-tasavlu saathane-otel palamut-is-oteli
yüreğir kebap: koprubasi-zirh
yuregir berber: usta-cirak-erkek-kuaforu
sarıçam berber: final-haftasi-berber
Karaisalı’da pansiyon: ardic-kokusu-pansiyon
karaisalıda kahvaltı: tren-dudugu-kafe kuru-biber
sarıçam piknik: camkoru rektor-tepesi
Seyhan'da eczane: beyaz-turunc-eczanesi
reşatbey ocakbaşı: kiyi-ocakbasi
tepebağ otel: otel-tasavlu
adana şırdan: duvardibi-sirdan
adanada kahvaltı: turunc-dali sacak-sikma sardunya-balkon

# What it has
havuzlu otel: gol-isiklari-otel
canlı müzik: bodrum-kat-caz kor-kandil-meyhane alcak-tavan cark-rock-bar
göl manzaralı kafe: islak-pruva-kafe
evcil hayvan dostu otel: hasat-motel ruzgarli-yamac-suit makas-tas-evleri ardic-kokusu-pansiyon
öğrenci indirimi berber: final-haftasi-berber
toplantı salonu: palamut-is-oteli vardiya-otel
şarj istasyonu: palamut-is-oteli sessiz-motor-hibrit-servis
masa oyunları: ters-lodos-pub kirk-raf-kitap-kahve islak-pruva-kafe vize-haftasi

# What is needed
arabam bozuldu: eski-karburator-oto-tamir gece-vinci-oto-cekici
yolda kaldım: gece-vinci-oto-cekici
lastiğim patladı: yedek-teker-lastik
akü bitti: kisa-devre-oto-elektrik
arabam çizildi: gocuk-ustasi-kaporta-boya
dişim ağrıyor: son-azi-dis-klinigi
belim ağrıyor: dogru-adim-fizik-tedavi
kulağım duymuyor: kulak-misafiri-isitme-merkezi
gözlüğüm kırıldı: tam-mercek-optik
köpeğim hasta: pati-nobeti-veteriner
çocuğum hasta: yesiltepe-cocuk-muayenehanesi
ilaç lazım: beyaz-turunc-eczanesi misis-yolu-eczanesi
düğün için: duvak-sokagi egri-papyon-damatlik ak-pamuk-gelinlik
çocuğa doğum günü: sacak-sikma turunc-dali
gece acıktım: kepce-corba misis-yol-lokantasi duvardibi-sirdan
sıcak çorba içecek yer: kepce-corba
mangal yapacak yer: adacik-mangal turunc-golgesi eski-bent
top oynamak: uzatma-dakikasi-hali-saha
yüzme öğrenmek istiyorum: ilk-kulac-yuzme-okulu
kilo vermek: demir-kantar-spor-salonu nefes-payi-pilates
saçımı kestirmek istiyorum: makas-payi-kuafor final-haftasi-berber tepebag-yokusu-berberi
tahlil yaptırmak: damla-sayim-laboratuvari
çiçek göndermek: saksi-alti-cicekcilik
ehliyet almak: ilk-debriyaj-surucu-kursu
ders çalışacak sessiz yer: gece-lambasi-calisma-salonu
maç izlemek: ters-lodos-pub yarim-kepenk ote-yaka-bar durak-sonu-birahanesi
rakı balık: kor-kandil-meyhane sari-yelken-balik
tatlı yemek istiyorum: fincan-arasi bici-duragi

# Written without looking at what is found, then kept
alabalıkçı: sarnic-alabalik
ciğer şiş nerede yenir: beste-ciger
sıkmacı: sacak-sikma tandir-basi-sac-evi
gözlemeci: tandir-basi-sac-evi
rakı masası: kor-kandil-meyhane
caz dinlemek: bodrum-kat-caz
bira evleri: alcak-tavan yarim-kepenk durak-sonu-birahanesi
çay bahçeleri: nehirboyu-cay-bahcesi
bungalov ev: makas-tas-evleri
iş oteli: palamut-is-oteli vardiya-otel
öğrenciye ucuz yemek: dekan-alti
köpeğimle kalabileceğim otel: hasat-motel ruzgarli-yamac-suit makas-tas-evleri ardic-kokusu-pansiyon
gelinlik tadilat: igne-ardi-dikimevi
kiralık gelinlik: beyaz-prova emanet-gelinlik
kınalık elbise: incili-kaftan-kina yazma-oya
papyon: egri-papyon-damatlik
göl kıyısında piknik: uzunkiyi-gol
oyun parkı olan piknik yeri: adacik-mangal turunc-golgesi eski-bent camkoru
kan tahlili: damla-sayim-laboratuvari
evde serum: kiremithane-saglik-kabini
bel fıtığı: dogru-adim-fizik-tedavi
göz numaram büyüdü: tam-mercek-optik
kulak cihazı: kulak-misafiri-isitme-merkezi
kedi veterineri: pati-nobeti-veteriner
kese köpük: kese-tasi-hamami
saç boyası: makas-payi-kuafor balik-sirti-sac-evi
tras olmak: final-haftasi-berber tepebag-yokusu-berberi cinar-dibi-berberi
kalıcı oje: kirmizi-oje-tirnak-atolyesi
lazerli epilasyon: ipek-bogum-epilasyon
tencere tava: yedi-bardak-zuccaciye
taze sebze: ova-tezgahi-manav
kiyma: zirh-basi-kasabi
fındık fıstık: kavurga-kuruyemis
pul biber: isot-ve-sumak-baharat
roman ve çocuk kitabı: sayfa-arasi-kitabevi
matkap: civata-somun-nalburiye
bal peynir: yayla-donusu-koy-urunleri
kick boks: besinci-raunt-dovus-sporlari
kürek çekmek: sabah-suyu-kurek-okulu
ata binmek: yele-ruzgari-binicilik
yüzme bilmiyorum: ilk-kulac-yuzme-okulu
lgs kursu: son-soru-kurs-merkezi kalem-ucu-etut-merkezi besinci-sik-kurs
piyano dersi: perde-arasi-muzik-evi
çocuklar için kodlama: vida-ve-kod-atolyesi
fren balata: eski-karburator-oto-tamir
marş basmıyor: kisa-devre-oto-elektrik
oto kurtarıcı: gece-vinci-oto-cekici
motor bakımı: iki-zamanli-motosiklet
traktörüm bozuldu: pulluk-traktor-ve-oto
elektrikli araç şarjı: sessiz-motor-hibrit-servis palamut-is-oteli
kaportacılar: gocuk-ustasi-kaporta-boya
güzelik merkezi: ayna-karsisi-guzellik-salonu
oto exper: ciplak-goz-oto-ekspertiz
pilatese: nefes-payi-pilates
diş kilinigi: son-azi-dis-klinigi
kuaförr: makas-payi-kuafor usta-cirak-erkek-kuaforu
şırdancı bulamadım: duvardibi-sirdan
basket okulu: cember-alti-basketbol
tenis dersi: kirmizi-toprak-tenis
künefe yiyebileceğim yer: fincan-arasi
mercimek çorbası: kepce-corba
kelle paça: kepce-corba duvardibi-sirdan
adana kebabı: koprubasi-zirh
etli ekmek: tas-kapak-lahmacun
menemen: turunc-dali sacak-sikma sardunya-balkon
kitap okunacak kafe: kirk-raf-kitap-kahve
çaycı: revak-cay-ocagi nehirboyu-cay-bahcesi
manzaralı restoran: sari-yelken-balik sarnic-alabalik koprubasi-zirh
gece kulüpleri: cark-rock-bar
bira içilen mekanlar: yarim-kepenk durak-sonu-birahanesi alcak-tavan
oteli: gol-isiklari-otel saathane-otel
yaylada konaklama: makas-tas-evleri ardic-kokusu-pansiyon
gelinlikciler: duvak-sokagi ak-pamuk-gelinlik
nişan elbisesi: iki-kugu-nisanlik nisan-yagmuru-gelinlik
çeyiz alışverişi: ceviz-sandik-ceyiz
mesire yeri: kekiktepe ucoluk-mesire
kamp yapmak: kekiktepe uzunkiyi-gol
ağrıyan diş: son-azi-dis-klinigi
dişçi randevu: son-azi-dis-klinigi
hayvan hastanesi: pati-nobeti-veteriner
köpek aşısı: pati-nobeti-veteriner
pediatri: yesiltepe-cocuk-muayenehanesi
depresyondayım: sakin-oda-psikoloji
fizik tedavici: dogru-adim-fizik-tedavi
reçetemi alacağım eczane: beyaz-turunc-eczanesi misis-yolu-eczanesi
sac kestirmek: makas-payi-kuafor balik-sirti-sac-evi
sakal tıraşı: final-haftasi-berber tepebag-yokusu-berberi
gelin makyajı: duvak-alti-gelin-basi
ciltbakımı: zeytin-sabunu-cilt-bakimi
türk hamamı: kese-tasi-hamami
market alışverişi: sekiz-numara-market
portakal mandalina: ova-tezgahi-manav
hırdavat malzemesi: civata-somun-nalburiye
çiçek buketi: saksi-alti-cicekcilik
kitab: sayfa-arasi-kitabevi
halısahalar: uzatma-dakikasi-hali-saha
futbol sahası: uzatma-dakikasi-hali-saha
muay thai: besinci-raunt-dovus-sporlari
spor salonları: demir-kantar-spor-salonu
yoga dersi: su-sesi-yoga
yüzme havuzu: ilk-kulac-yuzme-okulu gol-isiklari-otel
direksiyon dersi: ilk-debriyaj-surucu-kursu
ingilizce öğrenmek: oteki-kelime-dil-kursu
çocuk yuvası: uyku-saati-kres kucuk-turunc-anaokulu
satranç öğreten yer: beyaz-piyon-satranc
tamirci: eski-karburator-oto-tamir
araba çekicisi: gece-vinci-oto-cekici
lastik değişimi: yedek-teker-lastik
arabamın kliması üflemiyor: serin-torpido-oto-klima
çıkma parça: raf-numarasi-yedek-parca
vespa tamiri: iki-zamanli-motosiklet
oto yıkamacı: kopuk-molasi-oto-yikama
sarcam berber: final-haftasi-berber
cukrova veteriner: pati-nobeti-veteriner
kiyi ocakbasi: kiyi-ocakbasi
mor zakum bar: mor-zakkum
yedi bardk: yedi-bardak-zuccaciye
`;
