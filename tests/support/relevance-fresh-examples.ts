/**
 * Questions as in relevance-examples.ts, written down in two goes, each before the search had been asked any of it:
 * needs in whole sentences, names half remembered, slips, goods and brands.
 */
export const freshExampleQuestions = `
# needs in whole sentences
arabam çalışmıyor çekici lazım: gece-vinci-oto-cekici
ehliyetsizim araba öğrenicem: ilk-debriyaj-surucu-kursu
yolda kaldım acil yardım: gece-vinci-oto-cekici
sabah araba marş basmıyor: kisa-devre-oto-elektrik
klima soğutmuyor arabada: serin-torpido-oto-klima
araç muayeneden önce far ayarı: kisa-devre-oto-elektrik
arabayı çarptım göçük düzelttircem: gocuk-ustasi-kaporta-boya
ikinci el araba alıcam baktırmak istiyorum: ciplak-goz-oto-ekspertiz
lastiğim patladı: yedek-teker-lastik
traktörüm bozuldu: pulluk-traktor-ve-oto
motorum arıza yaptı kuryeyim: iki-zamanli-motosiklet
telefon ekranım kırıldı: lehim-kokusu-elektronik
köpeğim hasta: pati-nobeti-veteriner
kedim yaralandı gece: pati-nobeti-veteriner
dişim ağrıyor: son-azi-dis-klinigi
çocuğum ateşlendi doktor: yesiltepe-cocuk-muayenehanesi
kan tahlili nerede yaptırabilirim: damla-sayim-laboratuvari
iğne yaptırmak istiyorum: kiremithane-saglik-kabini
annem yatalak evde bakım hemşire: kiremithane-saglik-kabini
belim tutuldu: dogru-adim-fizik-tedavi nefes-payi-pilates
dedem duymuyor cihaz: kulak-misafiri-isitme-merkezi
gözlük çerçevem kırıldı: tam-mercek-optik
moralim bozuk konuşacak biri lazım: sakin-oda-psikoloji
çocuğum yüzme öğrensin: ilk-kulac-yuzme-okulu
kilo vermek istiyorum: demir-kantar-spor-salonu
üniversiteye hazırlanıyorum: son-soru-kurs-merkezi kapi-onu-kahve
çocuğumu bırakacak yer arıyorum: uyku-saati-kres kucuk-turunc-anaokulu
ödev yaptıracak yer: kalem-ucu-etut-merkezi
ingilizce öğrenmek istiyorum: oteki-kelime-dil-kursu
oğlum saz çalmak istiyor: perde-arasi-muzik-evi
düğünüm var gelinlik bakıyorum: duvak-sokagi beyaz-prova emanet-gelinlik tul-ve-ipek nisan-yagmuru-gelinlik ak-pamuk-gelinlik sandik-cicegi igne-ardi-dikimevi
damada takım elbise: egri-papyon-damatlik
gelinliğim bol geldi daraltma: igne-ardi-dikimevi nisan-yagmuru-gelinlik duvak-sokagi beyaz-prova
kız isteme çiçeği: saksi-alti-cicekcilik
cenazeye çelenk: saksi-alti-cicekcilik
tarlada traktör kaldı: pulluk-traktor-ve-oto
hastanede annem yatıyor kalacak yer: okaliptus-misafir-evi
aylık kiralık daire otel: ruzgarli-yamac-suit
köpekle kalınır otel: hasat-motel ruzgarli-yamac-suit makas-tas-evleri ardic-kokusu-pansiyon
toplantı yapılacak otel: palamut-is-oteli vardiya-otel
# half-remembered names
kepçe çorbacı: kepce-corba
sarı yelkenli balıkçı: sari-yelken-balik
kör kandilli meyhane: kor-kandil-meyhane
eğri kravat damatlık: egri-papyon-damatlik
çift salıncaklı kafe: cift-salincak-kahve
kırk rafta kitap: kirk-raf-kitap-kahve
turunç dalında kahvaltı: turunc-dali
taş kapakta lahmacun: tas-kapak-lahmacun
göl ışığı otel: gol-isiklari-otel
limon kolonya oteli: limon-kolonyasi-otel
yedi bardaklar: yedi-bardak-zuccaciye
vida kod: vida-ve-kod-atolyesi
bodrumdaki caz: bodrum-kat-caz
son azı dişçi: son-azi-dis-klinigi
pati nöbette: pati-nobeti-veteriner
kırmızı ojeci: kirmizi-oje-tirnak-atolyesi
çınaraltı berber: cinar-dibi-berberi
demir kantarlar: demir-kantar-spor-salonu
beyaz piyonlar satranç: beyaz-piyon-satranc
ters lodoslu pub: ters-lodos-pub
# ascii, slips, doubled, joined, phonetic
sogutalti irmak: sogutalti-irmak
kopruba$i zirh: koprubasi-zirh
duvardibi sirdann: duvardibi-sirdan
tirenduduğu kafe: tren-dudugu-kafe
ucolukmesire: ucoluk-mesire
okaliptüsaltı piknik: okaliptus-alti
kuaforr bayan: makas-payi-kuafor balik-sirti-sac-evi
vetriner: pati-nobeti-veteriner
pisikolog: sakin-oda-psikoloji
fisyoterapi: dogru-adim-fizik-tedavi
eksperdiz: ciplak-goz-oto-ekspertiz
eczahane: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
lahmacum: tas-kapak-lahmacun
halısaha: uzatma-dakikasi-hali-saha
otoyıkama: kopuk-molasi-oto-yikama
laztikçi: yedek-teker-lastik
kurukahve çekirdeği: cift-salincak-kahve
cigercı: beste-ciger
şırdanı: duvardibi-sirdan
pilatess: nefes-payi-pilates
yedekparca: raf-numarasi-yedek-parca
manavcı: ova-tezgahi-manav
zücaciye: yedi-bardak-zuccaciye
damatlk: egri-papyon-damatlik
epilasyom: ipek-bogum-epilasyon
# with the words people put around
24 saat açık veteriner: pati-nobeti-veteriner
24 saat çorbacı: kepce-corba
acil çekici: gece-vinci-oto-cekici
en iyi kebapçı adana: koprubasi-zirh kiyi-ocakbasi
ciğerci tavsiye: beste-ciger
sürücü kursu fiyatları: ilk-debriyaj-surucu-kursu
ucuz otel adana merkez: beyaz-gar-pansiyon
kadın kuaförü fiyat listesi: makas-payi-kuafor balik-sirti-sac-evi
oto klima gaz dolumu fiyatı: serin-torpido-oto-klima
kaliteli et satan kasap: zirh-basi-kasabi
taze ekmek satan market: sekiz-numara-market
motosiklet tamircisi: iki-zamanli-motosiklet
dokuma öğreten yer: ilmek-dokuma-atolyesi
tahlil yapan yer: damla-sayim-laboratuvari
düğün çiçeği yapan: saksi-alti-cicekcilik
mangal yapılacak yerler: turunc-golgesi eski-bent uzunkiyi-gol adacik-mangal kervan-sogutlugu okaliptus-alti camkoru ucoluk-mesire kemeralti-seyir
çay içilecek yer nehir kenarı: nehirboyu-cay-bahcesi sogutalti-irmak
maç izlenecek yer: yarim-kepenk ters-lodos-pub carsi-basi-kiraathane ote-yaka-bar durak-sonu-birahanesi kantin-sonrasi cark-rock-bar
göl manzaralı mekan: sari-yelken-balik gol-isiklari-otel ruzgarli-yamac-suit islak-pruva-kafe gun-devrildi-teras uzunkiyi-gol kekiktepe adacik-mangal rektor-tepesi sabah-suyu-kurek-okulu
ders çalışmalık kafe: cift-salincak-kahve kirk-raf-kitap-kahve kapi-onu-kahve vize-haftasi
# rare single words, goods, brands, dialect
pedikür: ayna-karsisi-guzellik-salonu
topuz: balik-sirti-sac-evi
peştamal: kese-tasi-hamami
çelenk: saksi-alti-cicekcilik
bindallı: incili-kaftan-kina yazma-oya
nevresim: ceviz-sandik-ceyiz
conta: civata-somun-nalburiye
balata: iki-zamanli-motosiklet eski-karburator-oto-tamir raf-numarasi-yedek-parca
hibrit araba: sessiz-motor-hibrit-servis
togg servisi: sessiz-motor-hibrit-servis
cheesecake: fincan-arasi
latte: kapi-onu-kahve cift-salincak-kahve
efes pilsen içilecek yer: yarim-kepenk alcak-tavan durak-sonu-birahanesi ters-lodos-pub
kelle paça: kepce-corba
gavurdağı salata: kiyi-ocakbasi
bici: bici-duragi
sıkma ayran: tandir-basi-sac-evi sacak-sikma
alabalık tesisi: sarnic-alabalik
karsambaç: bici-duragi kara-sac-kavurma
leblebi: kavurga-kuruyemis
pul biber: isot-ve-sumak-baharat kepce-corba
tarhana: yayla-donusu-koy-urunleri kuru-biber
saksı toprağı: saksi-alti-cicekcilik
judo: besinci-raunt-dovus-sporlari
at binme: yele-ruzgari-binicilik
kanyon turu: ip-ve-kaya-doga-sporlari
kpss: son-soru-kurs-merkezi besinci-sik-kurs
yds: besinci-sik-kurs
arduino: vida-ve-kod-atolyesi lehim-kokusu-elektronik
langırt: kantin-sonrasi
fasıl: kor-kandil-meyhane

# The second go
# needs
akü bitmiş araba çalışmıo: kisa-devre-oto-elektrik
tekerim indi yolda kaldım: yedek-teker-lastik gece-vinci-oto-cekici
arabanın altından yağ akıyor: eski-karburator-oto-tamir
arabayı içten dıştan yıkatcam: kopuk-molasi-oto-yikama
park halindeyken arabaya vurmuşlar: gocuk-ustasi-kaporta-boya
alacağım arabanın boyası değişeni var mı baktırcam: ciplak-goz-oto-ekspertiz
elektrikli arabamın bataryası zayıf: sessiz-motor-hibrit-servis
bel fıtığım var nereye gitmeliyim: dogru-adim-fizik-tedavi nefes-payi-pilates
çocuğa aşı yaptıracağız: yesiltepe-cocuk-muayenehanesi
serum taktırmak istiyorum evde: kiremithane-saglik-kabini
babam kulaktan ağır işitiyor: kulak-misafiri-isitme-merkezi
gece kedim zehirlendi: pati-nobeti-veteriner
ilaç yazdırdım eczane nerede seyhan: beyaz-turunc-eczanesi
gelin olucam kına kıyafeti kiralık: incili-kaftan-kina yazma-oya
oğlum evleniyo damatlık bakıcaz: egri-papyon-damatlik
kızımın mezuniyet balosu elbise: iki-kugu-nisanlik
düğün günü saç makyaj: duvak-alti-gelin-basi
çocuğu satranca yazdıralım: beyaz-piyon-satranc
kızım robot yapmak istiyo: vida-ve-kod-atolyesi
oğlan güreşe gitsin: minder-hakki-gures-kulubu
sabaha kadar ders çalışcam: gece-lambasi-calisma-salonu
yüksek lisans sınavına hazırlanıyom: besinci-sik-kurs
almancaya başlıcam: oteki-kelime-dil-kursu
sevgilimle göl kenarında rakı balık: sari-yelken-balik
çocuklar oynasın biz kahvaltı edelim: turunc-dali sacak-sikma
tren geçerken kahve içmek: tren-dudugu-kafe
sabahın köründe ciğer: beste-ciger
tırımı park edip yemek yiyeyim: misis-yol-lokantasi
öğrenciyiz ucuz yemek balcalı: dekan-alti
atla gezmek: yele-ruzgari-binicilik
gölde kano yapmak: sabah-suyu-kurek-okulu
eski kitap alan sahaf: sayfa-arasi-kitabevi
boş gelinliğimi satmak: emanet-gelinlik
# names
duvakaltı gelinbaşı: duvak-alti-gelin-basi
makas payı kuaförü: makas-payi-kuafor
kese taş hamam: kese-tasi-hamami
final berberi balcalı: final-haftasi-berber
su sesi yogacı: su-sesi-yoga
uzatmada halı saha: uzatma-dakikasi-hali-saha
köpük mola oto yıkama: kopuk-molasi-oto-yikama
gece vinç: gece-vinci-oto-cekici
kavurgacı: kavurga-kuruyemis
isot sumak baharatçı: isot-ve-sumak-baharat
taşavlu oteli: otel-tasavlu
hasatmotel: hasat-motel
yarım kepenkte bira: yarim-kepenk
tuğl ve ipek: tul-ve-ipek
# slips
manikurcu: kirmizi-oje-tirnak-atolyesi ayna-karsisi-guzellik-salonu
pedükür: ayna-karsisi-guzellik-salonu kirmizi-oje-tirnak-atolyesi
gelnlikçi: duvak-sokagi beyaz-prova emanet-gelinlik nisan-yagmuru-gelinlik ak-pamuk-gelinlik sandik-cicegi
baharatci carsi: isot-ve-sumak-baharat
basketbool: cember-alti-basketbol
anaokuluu: kucuk-turunc-anaokulu
otolastik: yedek-teker-lastik
saçkesimi: makas-payi-kuafor balik-sirti-sac-evi tepebag-yokusu-berberi usta-cirak-erkek-kuaforu
birhaneler: yarim-kepenk durak-sonu-birahanesi
# goods, words
kuyruk yağı: zirh-basi-kasabi beste-ciger
direnç kondansatör: lehim-kokusu-elektronik
gül şurubu: bici-duragi
incir reçeli: yayla-donusu-koy-urunleri
kask fiyatları: iki-zamanli-motosiklet
musluk contası: civata-somun-nalburiye
`;
