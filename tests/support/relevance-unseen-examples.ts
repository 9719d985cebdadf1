/**
 * Questions as in relevance-examples.ts, written down in one go before the search had been asked any of
 * them: by trades and what they are called, needs, endings, mistakes, districts, names.
 */
export const unseenExampleQuestions = `
# Trades
mantı içli köfte: kuyulu-avlu-sofrasi
kokoreççi: yarim-kepenk
köfteci: pazar-tenceresi kor-kandil-meyhane kuyulu-avlu-sofrasi
sulu yemek: pazar-tenceresi yarim-nar dekan-alti misis-yol-lokantasi
tabldot: dekan-alti
kelle paça: kepce-corba
sac tava: kara-sac-kavurma
deniz ürünleri restoranı: sari-yelken-balik
sabahçı çorbacısı: kepce-corba
serpme kahvaltı: turunc-dali sacak-sikma sardunya-balkon
börekçi: turunc-dali tandir-basi-sac-evi
künefe kadayıf: fincan-arasi
salep: bici-duragi
çay evi: revak-cay-ocagi nehirboyu-cay-bahcesi carsi-basi-kiraathane
okey oynanan yer: kirk-raf-kitap-kahve
apart daire: ruzgarli-yamac-suit
bungalov: makas-tas-evleri
konukevi: okaliptus-misafir-evi
tır parkı: misis-yol-lokantasi
şarap evi: cardak-bag-evi
bira bahçesi: alcak-tavan yarim-kepenk durak-sonu-birahanesi
fasıl: kor-kandil-meyhane
gelin damat kıyafeti: egri-papyon-damatlik duvak-sokagi ak-pamuk-gelinlik nisan-yagmuru-gelinlik
smokin: egri-papyon-damatlik
takım elbise: egri-papyon-damatlik
nişan elbisesi: nisan-yagmuru-gelinlik iki-kugu-nisanlik
kaftan: incili-kaftan-kina
terzi: igne-ardi-dikimevi tul-ve-ipek duvak-sokagi
paça boyu kısaltma terzisi: igne-ardi-dikimevi
mesire: kekiktepe ucoluk-mesire
seyir terası: rektor-tepesi kemeralti-seyir
çocuk hekimi: yesiltepe-cocuk-muayenehanesi
pediatri: yesiltepe-cocuk-muayenehanesi
rehabilitasyon: dogru-adim-fizik-tedavi
fizyoterapist: dogru-adim-fizik-tedavi
odyolog: kulak-misafiri-isitme-merkezi
gözlük camı: tam-mercek-optik
lens: tam-mercek-optik
terapist: sakin-oda-psikoloji
pedagog aile danışmanı: sakin-oda-psikoloji
biyokimya laboratuvarı: damla-sayim-laboratuvari
hayvan hastanesi: pati-nobeti-veteriner
ilaççı: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
coiffeur: makas-payi-kuafor balik-sirti-sac-evi usta-cirak-erkek-kuaforu
bay kuaförü: usta-cirak-erkek-kuaforu tepebag-yokusu-berberi final-haftasi-berber cinar-dibi-berberi
bayan kuaförü: makas-payi-kuafor balik-sirti-sac-evi
protez tırnak: kirmizi-oje-tirnak-atolyesi
lazer: ipek-bogum-epilasyon
estetisyen: zeytin-sabunu-cilt-bakimi ayna-karsisi-guzellik-salonu
spa: kese-tasi-hamami
hırdavat: civata-somun-nalburiye
hırdavatçı: civata-somun-nalburiye
yapı market: civata-somun-nalburiye
boyacı dükkanı: civata-somun-nalburiye
fidan çiçek: saksi-alti-cicekcilik
sahaf: sayfa-arasi-kitabevi
kırtasiyeci: sayfa-arasi-kitabevi
aktar: isot-ve-sumak-baharat
mutfak eşyası: yedi-bardak-zuccaciye
porselen: yedi-bardak-zuccaciye
nevresim takımı: ceviz-sandik-ceyiz
telefoncu: lehim-kokusu-elektronik
cep telefonu tamiri: lehim-kokusu-elektronik
bilgisayarcı: lehim-kokusu-elektronik
bakkal amca: sekiz-numara-market
tekel büfe: sekiz-numara-market
et dükkanı: zirh-basi-kasabi
astroturf saha: uzatma-dakikasi-hali-saha
body building: demir-kantar-spor-salonu
gym: demir-kantar-spor-salonu
muay thai: besinci-raunt-dovus-sporlari
karate taekwondo: besinci-raunt-dovus-sporlari
at çiftliği: yele-ruzgari-binicilik
reformer: nefes-payi-pilates
meditasyon: su-sesi-yoga
trekking: ip-ve-kaya-doga-sporlari
tenis kortu: kirmizi-toprak-tenis
yuva: uyku-saati-kres kucuk-turunc-anaokulu
ana sınıfı: kucuk-turunc-anaokulu
çocuk bakımevi: uyku-saati-kres
özel ders: son-soru-kurs-merkezi kalem-ucu-etut-merkezi
üniversite hazırlık dershanesi: son-soru-kurs-merkezi
yks kursu: son-soru-kurs-merkezi
kütüphane ders çalışmak için: gece-lambasi-calisma-salonu
halıcılık kursu: ilmek-dokuma-atolyesi
el işi kursu: ilmek-dokuma-atolyesi
almanca kursu: oteki-kelime-dil-kursu
bağlama kursu: perde-arasi-muzik-evi
yazılım kursu çocuklar için: vida-ve-kod-atolyesi
motorcu: eski-karburator-oto-tamir iki-zamanli-motosiklet
oto sanayi tamirci: eski-karburator-oto-tamir
scooter servisi: iki-zamanli-motosiklet
kaportacı: gocuk-ustasi-kaporta-boya
boyasız göçük düzeltme: gocuk-ustasi-kaporta-boya
akü takviye: kisa-devre-oto-elektrik
rot balans: yedek-teker-lastik
oto kurtarıcı: gece-vinci-oto-cekici
araba kuaförü: kopuk-molasi-oto-yikama
detaylı iç temizlik araba: kopuk-molasi-oto-yikama
klima gazı: serin-torpido-oto-klima
expertiz: ciplak-goz-oto-ekspertiz
elektrikli araç: sessiz-motor-hibrit-servis
biçerdöver traktör servisi: pulluk-traktor-ve-oto
# Needs
karnım aç gece açık yer: kepce-corba misis-yol-lokantasi
öğrenciye ucuz yemek: dekan-alti
babaanneme işitme cihazı lazım: kulak-misafiri-isitme-merkezi
kızım evleniyor çeyiz bakıyoruz: ceviz-sandik-ceyiz sandik-cicegi yazma-oya
arabam yolda kaldı: gece-vinci-oto-cekici kisa-devre-oto-elektrik
arabam çalışmıyor akü bitti: kisa-devre-oto-elektrik
lastiğim patladı: yedek-teker-lastik
dişim ağrıyor: son-azi-dis-klinigi
belim tutuldu: dogru-adim-fizik-tedavi
köpeğim hasta: pati-nobeti-veteriner
köpekle gidilebilecek otel: hasat-motel ruzgarli-yamac-suit makas-tas-evleri ardic-kokusu-pansiyon
ehliyet almak istiyorum: ilk-debriyaj-surucu-kursu
saçımı boyatmak istiyorum: makas-payi-kuafor balik-sirti-sac-evi
telefonumun ekranı kırıldı: lehim-kokusu-elektronik
çocuğuma yüzme öğretmek istiyorum: ilk-kulac-yuzme-okulu
sessiz ders çalışacak yer: gece-lambasi-calisma-salonu kirk-raf-kitap-kahve
kilo vermek istiyorum spor: demir-kantar-spor-salonu nefes-payi-pilates
evde hasta bakımı: kiremithane-saglik-kabini
serum taktırmak: kiremithane-saglik-kabini
sevgilime çiçek göndermek: saksi-alti-cicekcilik
düğün için makyaj: duvak-alti-gelin-basi
arkadaşlarla maç yapmak: uzatma-dakikasi-hali-saha
mangal yapılacak yer: adacik-mangal turunc-golgesi eski-bent uzunkiyi-gol kervan-sogutlugu okaliptus-alti camkoru ucoluk-mesire kemeralti-seyir
göl kenarında kahve: islak-pruva-kafe
toplantı yapılabilecek otel: palamut-is-oteli vardiya-otel
canlı müzikli mekan: bodrum-kat-caz kor-kandil-meyhane cark-rock-bar alcak-tavan islak-pruva-kafe
ikinci el araba alırken baktırmak: ciplak-goz-oto-ekspertiz
su kaçağı musluk contası: civata-somun-nalburiye
# Endings
berberler: tepebag-yokusu-berberi final-haftasi-berber cinar-dibi-berberi usta-cirak-erkek-kuaforu
eczanelerden: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
gelinlikçilerde: duvak-sokagi beyaz-prova emanet-gelinlik nisan-yagmuru-gelinlik ak-pamuk-gelinlik sandik-cicegi
kahvaltıcılar: turunc-dali sacak-sikma sardunya-balkon
pansiyonları: beyaz-gar-pansiyon ardic-kokusu-pansiyon
manavlar: ova-tezgahi-manav
lastikçilik: yedek-teker-lastik
kreşler: uyku-saati-kres
meyhaneler: kor-kandil-meyhane
otelleri: gol-isiklari-otel saathane-otel otel-tasavlu limon-kolonyasi-otel karsiyaka-irmak-otel palamut-is-oteli vardiya-otel
anaokulunda: kucuk-turunc-anaokulu
hamamı: kese-tasi-hamami
çiçekçiden: saksi-alti-cicekcilik
piknikçiler için alan: turunc-golgesi eski-bent uzunkiyi-gol okaliptus-alti camkoru serin-bogaz kemeralti-seyir adacik-mangal
# Wrongly typed
kuvaför: makas-payi-kuafor balik-sirti-sac-evi usta-cirak-erkek-kuaforu
vetriner: pati-nobeti-veteriner
züccacye: yedi-bardak-zuccaciye
kiraatane: carsi-basi-kiraathane
psikolg: sakin-oda-psikoloji
labratuvar: damla-sayim-laboratuvari
laboratuar: damla-sayim-laboratuvari
epilasyn: ipek-bogum-epilasyon
anaokulı: kucuk-turunc-anaokulu
piltes: nefes-payi-pilates
satranc kursu: beyaz-piyon-satranc
nalbr: civata-somun-nalburiye
kuruyemş: kavurga-kuruyemis
karsanbaç: bici-duragi
binicilk: yele-ruzgari-binicilik
ekspertz: ciplak-goz-oto-ekspertiz
ocakbasi: kiyi-ocakbasi
cigerci: beste-ciger
gozlemeci: tandir-basi-sac-evi
kickboks: besinci-raunt-dovus-sporlari
# Joined and split
halısaha: uzatma-dakikasi-hali-saha
otoyıkama: kopuk-molasi-oto-yikama
otelektrik: kisa-devre-oto-elektrik
otoelektrikçi: kisa-devre-oto-elektrik
sporsalonu: demir-kantar-spor-salonu
dilkursu: oteki-kelime-dil-kursu
çayocağı: revak-cay-ocagi
kitapevi: sayfa-arasi-kitabevi
kitap evi: sayfa-arasi-kitabevi
ana okulu: kucuk-turunc-anaokulu
ocak başı: kiyi-ocakbasi
kahve hane: carsi-basi-kiraathane cift-salincak-kahve kapi-onu-kahve vize-haftasi
kuru yemişçi: kavurga-kuruyemis
ala balık: sarnic-alabalik
ciçek ci: saksi-alti-cicekcilik
bicibici: bici-duragi
gelinbaşı: duvak-alti-gelin-basi
# Where
seyhan berber: tepebag-yokusu-berberi
yüreğirde kasap: zirh-basi-kasabi
seyhanda dişçi: son-azi-dis-klinigi
sarıçamda kafe: vize-haftasi sardunya-balkon
karaisalı kahvaltı: tren-dudugu-kafe sarnic-alabalik kuru-biber makas-tas-evleri ardic-kokusu-pansiyon
karaisalıda kalınacak yer: makas-tas-evleri ardic-kokusu-pansiyon
seyhan'da otel: otel-tasavlu saathane-otel palamut-is-oteli beyaz-gar-pansiyon
yuregir meyhane bira: ote-yaka-bar durak-sonu-birahanesi
cukurova veteriner: pati-nobeti-veteriner
sarıçam market: sekiz-numara-market
tepebağda berber: tepebag-yokusu-berberi
kurttepe kahvaltı: turunc-dali
# Names
kırık raf kitap kahve: kirk-raf-kitap-kahve
çift salıncak: cift-salincak-kahve
gece vinci: gece-vinci-oto-cekici
uzatma dakikası: uzatma-dakikasi-hali-saha
limon kolonyasi: limon-kolonyasi-otel
turunç anaokulu: kucuk-turunc-anaokulu
makaspayı: makas-payi-kuafor
kör kandil: kor-kandil-meyhane
dekan altı: dekan-alti
iki kuğu: iki-kugu-nisanlik
# Trades
acılı adana: koprubasi-zirh kiyi-ocakbasi
paçacı: kepce-corba
ciğer dürüm: beste-ciger
içli köfteci: kuyulu-avlu-sofrasi
menemenci: sardunya-balkon misis-yol-lokantasi
semaver çay: nehirboyu-cay-bahcesi
dondurma yerine buzlu tatlı: bici-duragi
cheesecake: fincan-arasi
oyun oynanan kafe: kirk-raf-kitap-kahve vize-haftasi islak-pruva-kafe
craft bira: ters-lodos-pub alcak-tavan
jazz club: bodrum-kat-caz
rooftop bar: gun-devrildi-teras
taverna: kor-kandil-meyhane
hotel: gol-isiklari-otel saathane-otel otel-tasavlu limon-kolonyasi-otel karsiyaka-irmak-otel palamut-is-oteli vardiya-otel
hostel: beyaz-gar-pansiyon okaliptus-misafir-evi ardic-kokusu-pansiyon
dağ oteli: makas-tas-evleri
suit oda: ruzgarli-yamac-suit
couture: tul-ve-ipek
kiralık abiye: iki-kugu-nisanlik
kına kıyafeti kiralama: incili-kaftan-kina yazma-oya
piknik masası: sogutalti-irmak turunc-golgesi eski-bent uzunkiyi-gol kervan-sogutlugu okaliptus-alti camkoru rektor-tepesi ucoluk-mesire kemeralti-seyir
diş protezi: son-azi-dis-klinigi
ortodontist: son-azi-dis-klinigi
kulakçı cihaz: kulak-misafiri-isitme-merkezi
çocukçu doktor: yesiltepe-cocuk-muayenehanesi
kan alma: damla-sayim-laboratuvari
iğneci: kiremithane-saglik-kabini
kuaförler kadın: makas-payi-kuafor balik-sirti-sac-evi
sakal düzeltme: tepebag-yokusu-berberi usta-cirak-erkek-kuaforu final-haftasi-berber cinar-dibi-berberi
ağdacı: ipek-bogum-epilasyon
kaş dizaynı: ayna-karsisi-guzellik-salonu
nail bar: kirmizi-oje-tirnak-atolyesi
yüz temizliği: zeytin-sabunu-cilt-bakimi
keseci: kese-tasi-hamami
gelin saçı ve makyajı: duvak-alti-gelin-basi
tabakçı: yedi-bardak-zuccaciye
bostan sebzesi: ova-tezgahi-manav
kıymacı: zirh-basi-kasabi
fıstıkçı: kavurga-kuruyemis
kekik sumak: isot-ve-sumak-baharat
yastık yorgan: ceviz-sandik-ceyiz
tv kumandası: lehim-kokusu-elektronik
ikinci el kitapçı: sayfa-arasi-kitabevi
orkide: saksi-alti-cicekcilik
gece açık bakkal: sekiz-numara-market
tornavida seti: civata-somun-nalburiye
peynirci: yayla-donusu-koy-urunleri
futbol sahası: uzatma-dakikasi-hali-saha
aquapark yüzme: ilk-kulac-yuzme-okulu
mma: besinci-raunt-dovus-sporlari
kettlebell ağırlık: demir-kantar-spor-salonu
kano kayık: sabah-suyu-kurek-okulu
pehlivan: minder-hakki-gures-kulubu
dağcılık kulübü: ip-ve-kaya-doga-sporlari
manej: yele-ruzgari-binicilik
ödev merkezi: kalem-ucu-etut-merkezi
gündüz bakımevi: uyku-saati-kres kucuk-turunc-anaokulu
toefl: oteki-kelime-dil-kursu
şan ve bağlama: perde-arasi-muzik-evi
ehliyetçi: ilk-debriyaj-surucu-kursu
arduino: vida-ve-kod-atolyesi
kpss: son-soru-kurs-merkezi besinci-sik-kurs
kilimci: ilmek-dokuma-atolyesi
motor ustası: eski-karburator-oto-tamir
balansçı: yedek-teker-lastik
araç yıkamacı: kopuk-molasi-oto-yikama
dinamo marş: kisa-devre-oto-elektrik
çekme göçük: gocuk-ustasi-kaporta-boya
vinçli çekici: gece-vinci-oto-cekici
fren balatası: raf-numarasi-yedek-parca eski-karburator-oto-tamir
mobilet tamircisi: iki-zamanli-motosiklet
gazı biten klima araba: serin-torpido-oto-klima
tesla servisi: sessiz-motor-hibrit-servis
araba kontrol ettirme: ciplak-goz-oto-ekspertiz
# Needs
bebeğim ateşlendi: yesiltepe-cocuk-muayenehanesi
kedi kısırlaştırmak istiyorum: pati-nobeti-veteriner
uyuyamıyorum psikolojik destek: sakin-oda-psikoloji
annemin dizleri ağrıyor: dogru-adim-fizik-tedavi
gözlüğümün vidası düştü: tam-mercek-optik
damat olacağım takım bakıyorum: egri-papyon-damatlik
gelinliğimi daralttırmak istiyorum: igne-ardi-dikimevi ak-pamuk-gelinlik nisan-yagmuru-gelinlik beyaz-prova emanet-gelinlik tul-ve-ipek duvak-sokagi
çocuğum ingilizce öğrensin: oteki-kelime-dil-kursu
gitar çalmayı öğrenmek istiyorum: perde-arasi-muzik-evi
araba sürmeyi öğrenmek: ilk-debriyaj-surucu-kursu
işten sonra çocuğu bırakacak yer: uyku-saati-kres
arabayı yıkatacağım: kopuk-molasi-oto-yikama
kışlık lastik taktırmak: yedek-teker-lastik
traktörüm arıza yaptı: pulluk-traktor-ve-oto
ucuz gelinlik bulmak: emanet-gelinlik ak-pamuk-gelinlik beyaz-prova sandik-cicegi
sabah altıda çorba içmek: kepce-corba
misafirlere baklava tatlı almak: fincan-arasi
eve sebze getiren: ova-tezgahi-manav
anneler gününe çiçek: saksi-alti-cicekcilik
rakı içmeye gidelim: kor-kandil-meyhane
sınava hazırlanacağım: son-soru-kurs-merkezi besinci-sik-kurs
tırnaklarım kırılıyor: kirmizi-oje-tirnak-atolyesi
sivilcelerim için: zeytin-sabunu-cilt-bakimi
doğa yürüyüşü turu: ip-ve-kaya-doga-sporlari
# Endings
kahvecilerde: cift-salincak-kahve kapi-onu-kahve vize-haftasi kirk-raf-kitap-kahve
kasapta: zirh-basi-kasabi
veterinere: pati-nobeti-veteriner
optikçiler: tam-mercek-optik
hamamlar: kese-tasi-hamami
ciğercide: beste-ciger
birahaneler: yarim-kepenk durak-sonu-birahanesi
lastikçiye: yedek-teker-lastik
yogaya: su-sesi-yoga
kitapçılarda: sayfa-arasi-kitabevi
# Wrongly typed
şirdan: duvardibi-sirdan
pantsiyon: beyaz-gar-pansiyon ardic-kokusu-pansiyon
meyane: kor-kandil-meyhane
eczne: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
manvav: ova-tezgahi-manav
kusruyemis: kavurga-kuruyemis
baharatcı: isot-ve-sumak-baharat
fitnes: demir-kantar-spor-salonu
gures kulubu: minder-hakki-gures-kulubu
surucu krusu: ilk-debriyaj-surucu-kursu
oto tamri: eski-karburator-oto-tamir
lahmcun: tas-kapak-lahmacun
# Joined and split
otoklima: serin-torpido-oto-klima
otoekspertiz: ciplak-goz-oto-ekspertiz
fiziktedavi: dogru-adim-fizik-tedavi
ciltbakımı: zeytin-sabunu-cilt-bakimi
güzelliksalonu: ayna-karsisi-guzellik-salonu
kitap cı: sayfa-arasi-kitabevi
yüzmeokulu: ilk-kulac-yuzme-okulu
# Where
yüreğir kreş: uyku-saati-kres
seyhanda pilates: nefes-payi-pilates
karaisalıda at: yele-ruzgari-binicilik
çukurovada otel: gol-isiklari-otel ruzgarli-yamac-suit limon-kolonyasi-otel
sarıçam etüt çalışma: gece-lambasi-calisma-salonu
# Trades
dürümcü: beste-ciger koprubasi-zirh kiyi-ocakbasi
sofra restoran ev yemeği: yarim-nar dekan-alti pazar-tenceresi kuyulu-avlu-sofrasi
mangalbaşı: kiyi-ocakbasi adacik-mangal
sakatatçı: duvardibi-sirdan kepce-corba
nehir manzaralı çay bahçesi: nehirboyu-cay-bahcesi
espresso bar: cift-salincak-kahve
okey salonu: carsi-basi-kiraathane kirk-raf-kitap-kahve
köy evi konaklama: makas-tas-evleri
gelinlik dikimi: duvak-sokagi tul-ve-ipek
bindallı: incili-kaftan-kina yazma-oya
orman piknik: camkoru okaliptus-alti kekiktepe
ağız ve diş sağlığı polikliniği: son-azi-dis-klinigi
işitme cihazcısı: kulak-misafiri-isitme-merkezi
çocuk sağlığı: yesiltepe-cocuk-muayenehanesi
berber dükkanı: tepebag-yokusu-berberi final-haftasi-berber cinar-dibi-berberi usta-cirak-erkek-kuaforu
manikürcü: ayna-karsisi-guzellik-salonu kirmizi-oje-tirnak-atolyesi
tüy aldırma: ipek-bogum-epilasyon
cam bardak: yedi-bardak-zuccaciye
züccaciyeciler: yedi-bardak-zuccaciye
sebzeci: ova-tezgahi-manav
kasap dükkanları: zirh-basi-kasabi
çerezci: kavurga-kuruyemis
attar: isot-ve-sumak-baharat
köy ürünü satan dükkan: yayla-donusu-koy-urunleri
futbol oynanan saha: uzatma-dakikasi-hali-saha
kick boks kulübü: besinci-raunt-dovus-sporlari
spor merkezi kadınlara özel: demir-kantar-spor-salonu nefes-payi-pilates ilk-kulac-yuzme-okulu
kürek kulübü: sabah-suyu-kurek-okulu
kanyon turu: ip-ve-kaya-doga-sporlari
etüt: kalem-ucu-etut-merkezi
dil okulu: oteki-kelime-dil-kursu
robot atölyesi: vida-ve-kod-atolyesi
dokuma kursu: ilmek-dokuma-atolyesi
araba tamircisi: eski-karburator-oto-tamir
motosiklet tamiri: iki-zamanli-motosiklet
oto kaporta: gocuk-ustasi-kaporta-boya
çıkma parça: raf-numarasi-yedek-parca
ekspertiz merkezi: ciplak-goz-oto-ekspertiz
yol yardımcı: gece-vinci-oto-cekici kisa-devre-oto-elektrik
# Needs
kız arkadaşımla romantik akşam yemeği: kiyi-ocakbasi sari-yelken-balik kuyulu-avlu-sofrasi turunc-dali
çocuklarla kahvaltıya gidebileceğimiz bahçeli yer: turunc-dali sacak-sikma
gece ikide acıktım: kepce-corba misis-yol-lokantasi
kalabalık aileyle yemek: kuyulu-avlu-sofrasi koprubasi-zirh kara-sac-kavurma
bilgisayarla çalışılacak kafe: cift-salincak-kahve kirk-raf-kitap-kahve kapi-onu-kahve vize-haftasi
tekerlekli sandalyeli otel: limon-kolonyasi-otel okaliptus-misafir-evi
havuzlu otel arıyorum: gol-isiklari-otel
nişan elbisesi kiralamak istiyorum: iki-kugu-nisanlik nisan-yagmuru-gelinlik
kulağım az duyuyor: kulak-misafiri-isitme-merkezi
kan tahlili sonucu: damla-sayim-laboratuvari
yaşlı annem için evde iğne yapan: kiremithane-saglik-kabini
sırtım tutuldu: dogru-adim-fizik-tedavi
oğlum satranç öğrenmek istiyor: beyaz-piyon-satranc
araba klimam üflemiyor: serin-torpido-oto-klima
araba boyatacağım: gocuk-ustasi-kaporta-boya
düğün çiçeği: saksi-alti-cicekcilik
bilgisayar tamircisi: lehim-kokusu-elektronik
yazın çocuğu yüzmeye yollamak: ilk-kulac-yuzme-okulu
# Endings, wrongly typed, where, names
eczanede: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
pilatesçi: nefes-payi-pilates
güreşe: minder-hakki-gures-kulubu
börekler: turunc-dali tandir-basi-sac-evi
kafeterya: islak-pruva-kafe tren-dudugu-kafe cift-salincak-kahve kapi-onu-kahve vize-haftasi
lahmcuncu: tas-kapak-lahmacun
çiçkçi: saksi-alti-cicekcilik
kuruyemisci: kavurga-kuruyemis
binicilik klubü: yele-ruzgari-binicilik
anakolu: kucuk-turunc-anaokulu
moteel: hasat-motel
seyhan da lokanta: yarim-nar kuyulu-avlu-sofrasi
yüreğirde tırnakçı yoksa lastikçi: yedek-teker-lastik
karaisalıda berber: cinar-dibi-berberi
sarıçamda otel: vardiya-otel
çukurova sahaf: sayfa-arasi-kitabevi
duvak sokağı: duvak-sokagi
gün devrildi: gun-devrildi-teras
ters lodos: ters-lodos-pub
vize haftası: vize-haftasi
su sesi: su-sesi-yoga
`;
