/**
 * Questions as in relevance-examples.ts, written down in three goes, each before the search had been asked
 * any of it, by what the sets before have least: brands, English, whole sentences, names half remembered.
 */
export const blindExampleQuestions = `
# Category words and colloquial forms
kellepaça: kepce-corba
işkembe çorbası: kepce-corba
kahvehane: carsi-basi-kiraathane
çökelekli sıkma: sacak-sikma tandir-basi-sac-evi
yufka börek: tandir-basi-sac-evi
bira içilecek yer: yarim-kepenk durak-sonu-birahanesi alcak-tavan ters-lodos-pub
langırt: kantin-sonrasi
fasıl gecesi: kor-kandil-meyhane
günlük kiralık daire: ruzgarli-yamac-suit
tamirhane: eski-karburator-oto-tamir pulluk-traktor-ve-oto
tabak çanak: yedi-bardak-zuccaciye
zırh kıyma: zirh-basi-kasabi
ingilizce kursu: oteki-kelime-dil-kursu
gitar öğrenmek: perde-arasi-muzik-evi
kodlama kursu çocuk: vida-ve-kod-atolyesi
bebek bakımevi: uyku-saati-kres
abiye kiralama: iki-kugu-nisanlik
dikiş tadilat: igne-ardi-dikimevi
kese attırmak: kese-tasi-hamami
pansumancı: kiremithane-saglik-kabini
kulaklık pili: kulak-misafiri-isitme-merkezi
# Rare single words
muhammara: kor-kandil-meyhane
lahos: sari-yelken-balik
dibek: kapi-onu-kahve
gün batımı seyretmek: gun-devrildi-teras kekiktepe rektor-tepesi
bonfile: zirh-basi-kasabi
leblebi: kavurga-kuruyemis
viyadük: tren-dudugu-kafe kemeralti-seyir sarnic-alabalik
nevresim: ceviz-sandik-ceyiz
göbek taşı: kese-tasi-hamami
judo: besinci-raunt-dovus-sporlari
kadayıf: fincan-arasi
# Names: partial, order, letters, glued, split
kepçe: kepce-corba
corba kepce: kepce-corba
kirmizi oje: kirmizi-oje-tirnak-atolyesi
kırmızıoje: kirmizi-oje-tirnak-atolyesi
tırnak atölyesi kırmızı: kirmizi-oje-tirnak-atolyesi
uzun kıyı piknik: uzunkiyi-gol
çam koru: camkoru
dekanaltı: dekan-alti
taşavlu otel: otel-tasavlu
rock bar çark: cark-rock-bar
bodrumkat: bodrum-kat-caz
yarımnar: yarim-nar
gol isiklari: gol-isiklari-otel
sardunyabalkon: sardunya-balkon
son soru: son-soru-kurs-merkezi
pati nobetci: pati-nobeti-veteriner
gecevinci: gece-vinci-oto-cekici
iki zamanlı: iki-zamanli-motosiklet
sekiz nolu market: sekiz-numara-market
ilk kulaç: ilk-kulac-yuzme-okulu
piyon: beyaz-piyon-satranc
salıncak kahve: cift-salincak-kahve
# Misspellings
lahmecun: tas-kapak-lahmacun
cğerci: beste-ciger
gelnlik kiralık: beyaz-prova sandik-cicegi emanet-gelinlik
piskolog: sakin-oda-psikoloji
şöför kursu: ilk-debriyaj-surucu-kursu
pılates: nefes-payi-pilates
kurayemiş: kavurga-kuruyemis
motorsiklet tamircisi: iki-zamanli-motosiklet
egsoz: eski-karburator-oto-tamir
fitnıs: demir-kantar-spor-salonu
labaratuvar: damla-sayim-laboratuvari
kapörta: gocuk-ustasi-kaporta-boya
okulöncesi: kucuk-turunc-anaokulu uyku-saati-kres
restorant çukurova: sari-yelken-balik turunc-dali tas-kapak-lahmacun pazar-tenceresi
hibirit servisi: sessiz-motor-hibrit-servis
# Suffixes
lastikçide: yedek-teker-lastik
seyhandaki oteller: otel-tasavlu beyaz-gar-pansiyon saathane-otel palamut-is-oteli
Yüreğir'deki kebapçılar: koprubasi-zirh
karaisalıda kalacak yer: makas-tas-evleri ardic-kokusu-pansiyon
sarıçama yakın piknik yeri: camkoru rektor-tepesi
balcalı'da kahve: vize-haftasi
güzelyalıdaki barlar: ters-lodos-pub
tepebağda otel: otel-tasavlu
turgut özalda kafe: fincan-arasi
çiçekçilik: saksi-alti-cicekcilik
manavlık: ova-tezgahi-manav
psikologlar: sakin-oda-psikoloji
# Districts and neighbourhoods
seyhan eczane: beyaz-turunc-eczanesi
karaisalı berber: cinar-dibi-berberi
sarıçam kuaför berber: final-haftasi-berber
kurttepe: turunc-dali ruzgarli-yamac-suit gun-devrildi-teras kekiktepe kirmizi-toprak-tenis
misis: kervan-sogutlugu misis-yol-lokantasi misis-yolu-eczanesi
toros mahallesi veteriner: pati-nobeti-veteriner
reşatbey yoga: su-sesi-yoga
kampüste kafe: vize-haftasi
# Needs
gece acıkınca: kepce-corba misis-yol-lokantasi
arabam çalışmıyor: kisa-devre-oto-elektrik eski-karburator-oto-tamir gece-vinci-oto-cekici
volkswagen servisi: eski-karburator-oto-tamir
bilgisayarım bozuldu: lehim-kokusu-elektronik
kedim hasta: pati-nobeti-veteriner
çocuğum ateşlendi: yesiltepe-cocuk-muayenehanesi
ingilizce öğrenmek istiyorum: oteki-kelime-dil-kursu
düğün için saç makyaj: duvak-alti-gelin-basi balik-sirti-sac-evi
ders çalışacak yer: gece-lambasi-calisma-salonu kirk-raf-kitap-kahve vize-haftasi kapi-onu-kahve cift-salincak-kahve
sevgilimle romantik akşam yemeği: sari-yelken-balik
çocuğumla kahvaltı: turunc-dali sacak-sikma sardunya-balkon tandir-basi-sac-evi
köpekle gidilecek otel: hasat-motel ruzgarli-yamac-suit makas-tas-evleri ardic-kokusu-pansiyon
hastaneye yakın konaklama: okaliptus-misafir-evi
iş toplantısı oteli: palamut-is-oteli vardiya-otel
sınava hazırlanıyorum: son-soru-kurs-merkezi besinci-sik-kurs
gözüm bozuldu: tam-mercek-optik
annem duymuyor: kulak-misafiri-isitme-merkezi
araba alırken baktırmak: ciplak-goz-oto-ekspertiz
arabanın klimasına gaz bastırmak: serin-torpido-oto-klima
arabamın kapısı çizildi boyatacağım: gocuk-ustasi-kaporta-boya
musluk contası: civata-somun-nalburiye
anneler günü hediye çiçek: saksi-alti-cicekcilik
canlı müzik dinlemek: bodrum-kat-caz cark-rock-bar kor-kandil-meyhane alcak-tavan islak-pruva-kafe
# Combined
ucuz otel: beyaz-gar-pansiyon hasat-motel okaliptus-misafir-evi ardic-kokusu-pansiyon
pahalı restoran: kiyi-ocakbasi sari-yelken-balik
çukurova ucuz abiye: iki-kugu-nisanlik
bedava piknik alanı yüreğir: kervan-sogutlugu okaliptus-alti
24 saat açık veteriner: pati-nobeti-veteriner
gece açık çorbacı: kepce-corba
yüreğirde nöbetçi çekici: gece-vinci-oto-cekici
göl manzaralı kahvaltı: gol-isiklari-otel sacak-sikma
seyhanda ucuz ev yemeği: yarim-nar
# Whole sentences
çukurovada güzel bir balıkçı var mı: sari-yelken-balik
bana saçımı boyayacak bir yer lazım: makas-payi-kuafor balik-sirti-sac-evi
oğlum için basketbol kursu arıyorum: cember-alti-basketbol
yarın sabah erkenden kahvaltı yapmak istiyoruz: turunc-dali sacak-sikma sardunya-balkon
bu saatte açık çorbacı: kepce-corba
evlenecek arkadaşıma hediye: ceviz-sandik-ceyiz yedi-bardak-zuccaciye
annemin gelinliğini küçülttürmek istiyorum: igne-ardi-dikimevi
mezuniyet balosuna elbise: iki-kugu-nisanlik
tren garına yakın ucuz otel: beyaz-gar-pansiyon
üniversitede sabaha kadar açık çalışma yeri: gece-lambasi-calisma-salonu
# English and half English
coffee shop: cift-salincak-kahve fincan-arasi kapi-onu-kahve vize-haftasi
wedding dress: duvak-sokagi ak-pamuk-gelinlik nisan-yagmuru-gelinlik beyaz-prova
hotel with pool: gol-isiklari-otel
nail studio: kirmizi-oje-tirnak-atolyesi
barber shop: tepebag-yokusu-berberi final-haftasi-berber cinar-dibi-berberi
car wash: kopuk-molasi-oto-yikama
dentist: son-azi-dis-klinigi
pharmacy: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
breakfast: turunc-dali sacak-sikma sardunya-balkon
horse riding: yele-ruzgari-binicilik
# Things on the shelf, dishes, treatments
adana usulü şırdan mumbar: duvardibi-sirdan
beyran: kepce-corba
alabalık kiremitte: sarnic-alabalik
oğlak eti: kara-sac-kavurma
dul avrat çorbası: kepce-corba
dondurulmuş değil taze balık: sari-yelken-balik
üç etek: yazma-oya
yara bakımı evde: kiremithane-saglik-kabini
tansiyon ölçtürmek: beyaz-turunc-eczanesi kiremithane-saglik-kabini
ipek kirpik: ayna-karsisi-guzellik-salonu
leke bakımı: zeytin-sabunu-cilt-bakimi
kuru incir: yayla-donusu-koy-urunleri
saksı değişimi: saksi-alti-cicekcilik
bağlama dersi: perde-arasi-muzik-evi
turnuva satranç: beyaz-piyon-satranc
bebek kreşi 1 yaş: uyku-saati-kres
rot balans ayarı: yedek-teker-lastik
far ayarı: kisa-devre-oto-elektrik
pikap tamiri: pulluk-traktor-ve-oto
polen filtresi: serin-torpido-oto-klima
motor kaskı: iki-zamanli-motosiklet
# Slips of the thumb
kebpçı: koprubasi-zirh kiyi-ocakbasi
guzellk salonu: ayna-karsisi-guzellik-salonu
fiizk tedavi: dogru-adim-fizik-tedavi
nalburye: civata-somun-nalburiye
kuyruyemiş: kavurga-kuruyemis
züccaciyye: yedi-bardak-zuccaciye
çiçekcı: saksi-alti-cicekcilik
pansıyon: beyaz-gar-pansiyon ardic-kokusu-pansiyon
ekspertizz: ciplak-goz-oto-ekspertiz
kıraatane: carsi-basi-kiraathane
anaoklu: kucuk-turunc-anaokulu uyku-saati-kres
binciilik: yele-ruzgari-binicilik
meyhene: kor-kandil-meyhane
yüzme okullu: ilk-kulac-yuzme-okulu
oto yıkma: kopuk-molasi-oto-yikama
# Names as remembered
tren düdügü: tren-dudugu-kafe
sari yelken: sari-yelken-balik
kıyı ocak başı: kiyi-ocakbasi
limonkolonyası: limon-kolonyasi-otel
kör kandilde: kor-kandil-meyhane
eğri papyoncu: egri-papyon-damatlik
üç oluk: ucoluk-mesire
teker lastik yedek: yedek-teker-lastik

# As told to a neighbour
üniversite sınavı için kurs: son-soru-kurs-merkezi
torunuma oyuncaklı muayenehane: yesiltepe-cocuk-muayenehanesi
gözlük sapım kırıldı: tam-mercek-optik
şarj aletim bozuldu: lehim-kokusu-elektronik
tırnağım kırıldı yaptırcam: kirmizi-oje-tirnak-atolyesi
kafa dinlemelik yer karaisalı: makas-tas-evleri ardic-kokusu-pansiyon
nikahta takılacak papyon: egri-papyon-damatlik
kurban eti kıyma çektirmek: zirh-basi-kasabi
bozuk para yok kart geçen kahve: cift-salincak-kahve kirk-raf-kitap-kahve fincan-arasi kapi-onu-kahve vize-haftasi
koyun yoğurdu keçi peyniri: yayla-donusu-koy-urunleri
kız isteme çiçeği: saksi-alti-cicekcilik
çeyiz düzmek: ceviz-sandik-ceyiz
vitamin almak: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
topuklu yürüyemiyorum dizim: dogru-adim-fizik-tedavi
kuru kalabalık olmayan piknik: uzunkiyi-gol
balkon kahvaltı: sardunya-balkon
trenle gelen turiste otel: beyaz-gar-pansiyon
gelinlik kiralık yüreğir: ak-pamuk-gelinlik yazma-oya
bisikletle gezilecek nehir kenarı: sogutalti-irmak
park yapabileceğim restoran: sari-yelken-balik turunc-dali misis-yol-lokantasi kara-sac-kavurma sarnic-alabalik
mercimek: kepce-corba pazar-tenceresi
kelebek gibi yüzmek: ilk-kulac-yuzme-okulu
halı sahaya adam lazım: uzatma-dakikasi-hali-saha
maçtan sonra şırdan: duvardibi-sirdan
düğünde davul: incili-kaftan-kina
ehliyetsizim araba öğrenicem: ilk-debriyaj-surucu-kursu
spor salonu bayan: demir-kantar-spor-salonu
balayı oteli göl: gol-isiklari-otel
içli köfte analı kızlı: kuyulu-avlu-sofrasi
tas kebabı: misis-yol-lokantasi
atıştırmalık kokteyl: mor-zakkum gun-devrildi-teras
plak çalan bar: alcak-tavan
kına tacı: yazma-oya incili-kaftan-kina
duvak gelin evi: duvak-sokagi
okul çıkışı ödev: kalem-ucu-etut-merkezi
sakatlandım egzersiz: dogru-adim-fizik-tedavi
`;
