/**
 * Questions as in relevance-examples.ts as people of Adana type them on a phone, written down in three goes, each before
 * the search had been asked any of it.
 */
export const phoneExampleQuestions = `
# colloquial
ciğerci arıyorum: beste-ciger
kelle paça içilecek yer: kepce-corba
içli köfte nerede yenir: kuyulu-avlu-sofrasi
balık ekmek balıkçı restoranı: sari-yelken-balik
serpme kahvaltıcı: turunc-dali sacak-sikma sardunya-balkon
tırcı lokantası: misis-yol-lokantasi
tencere yemeği: pazar-tenceresi yarim-nar
bungalov ev kiralama: makas-tas-evleri
okey çevirmelik kahvehane: carsi-basi-kiraathane
kokteyl içmelik mekan: mor-zakkum
kınalık kıyafet: incili-kaftan-kina yazma-oya
abiye elbise: iki-kugu-nisanlik
balo elbisesi: iki-kugu-nisanlik
buz gibi bicibici: bici-duragi
şalgam yanında şırdancı: duvardibi-sirdan
askılı sac tava: kara-sac-kavurma
basketçi çocuk okulu: cember-alti-basketbol
kickboks salonu: besinci-raunt-dovus-sporlari
aqua park yüzme dersi: ilk-kulac-yuzme-okulu
pansiyoncu: beyaz-gar-pansiyon ardic-kokusu-pansiyon
kuru pasta kahve tatlı: fincan-arasi
# needs
dişim çürüdü: son-azi-dis-klinigi
kedim hastalandı: pati-nobeti-veteriner
bunalımdayım: sakin-oda-psikoloji
idrar tahlili: damla-sayim-laboratuvari
bebeğim öksürüyor: yesiltepe-cocuk-muayenehanesi
kaşımı aldırmak: ayna-karsisi-guzellik-salonu
yüzümde sivilce çıktı: zeytin-sabunu-cilt-bakimi
tüylerden kurtulmak: ipek-bogum-epilasyon
telefonumun camı çatladı: lehim-kokusu-elektronik
gözüm bozuldu gözlük lazım: tam-mercek-optik
arabam hararet yaptı: eski-karburator-oto-tamir
tekerim patladı: yedek-teker-lastik
arabayı çizdiler boya: gocuk-ustasi-kaporta-boya
yolda kaldım çekici: gece-vinci-oto-cekici
klima üflemiyor araba: serin-torpido-oto-klima
araba alacağım baktırmak istiyorum: ciplak-goz-oto-ekspertiz
motorum çalışmıyor zincir attı: iki-zamanli-motosiklet
göbeğimi eritmek: demir-kantar-spor-salonu
ehliyet alacağım: ilk-debriyaj-surucu-kursu
ingilizcem zayıf: oteki-kelime-dil-kursu
çocuğum ödevini yapmıyor: kalem-ucu-etut-merkezi
bebeğimi bırakacak yer: uyku-saati-kres
üniversiteye hazırlanmak: son-soru-kurs-merkezi
uykum kaçtı ders çalışacak yer: gece-lambasi-calisma-salonu
gelinliğimi daraltmak: igne-ardi-dikimevi
# goods
mandalina portakal: ova-tezgahi-manav
kuzu pirzola: zirh-basi-kasabi
ay çekirdeği: kavurga-kuruyemis
roman: sayfa-arasi-kitabevi
saksı çiçeği: saksi-alti-cicekcilik
vida çivi: civata-somun-nalburiye
bal pekmez: yayla-donusu-koy-urunleri
işitme cihazı pili: kulak-misafiri-isitme-merkezi
papyon kravat: egri-papyon-damatlik
# misspelt
veterinr kliniyi: pati-nobeti-veteriner
kuruymiş: kavurga-kuruyemis
psikilog: sakin-oda-psikoloji
epilasiyon: ipek-bogum-epilasyon
pilattes: nefes-payi-pilates
satraç kursu: beyaz-piyon-satranc
ekspertis: ciplak-goz-oto-ekspertiz
kaporda boya: gocuk-ustasi-kaporta-boya
hallı saha: uzatma-dakikasi-hali-saha
nalpur: civata-somun-nalburiye
gelnlik kiralma: beyaz-prova
pnsiyon: beyaz-gar-pansiyon ardic-kokusu-pansiyon
# suffixes
meyhanelerde: kor-kandil-meyhane
çukurovadaki veterinerler: pati-nobeti-veteriner
karaisalıdaki pansiyonlar: ardic-kokusu-pansiyon
sarıçamın berberi: final-haftasi-berber
yüreğirdeki lastikçiye: yedek-teker-lastik
seyhanın çorbacıları: kepce-corba
otellerden yüreğirdekiler: karsiyaka-irmak-otel hasat-motel
kreşimiz var mı yüreğirde: uyku-saati-kres
hamamı nerede: kese-tasi-hamami
# names
saathane: saathane-otel
limon kolonyasi oteli: limon-kolonyasi-otel
kandil kör: kor-kandil-meyhane
piyon beyaz satranç: beyaz-piyon-satranc
rüzgarı yele: yele-ruzgari-binicilik
sarnıc alabalk: sarnic-alabalik
okalptüs misafirevi: okaliptus-misafir-evi
kirmzı oje: kirmizi-oje-tirnak-atolyesi
lehm kokusu: lehim-kokusu-elektronik
besinci raunt: besinci-raunt-dovus-sporlari
papiyon eğri: egri-papyon-damatlik
karbratör eski: eski-karburator-oto-tamir
sardunia balkonu: sardunya-balkon
# places and streets
turgut özal bulvarı kahve: fincan-arasi
balcalı kafe: vize-haftasi
kıralan alabalık: sarnic-alabalik
adnan menderes bulvarında otel: gol-isiklari-otel
ziyapaşa kuaför: makas-payi-kuafor
kurttepede kahvaltı: turunc-dali
cemalpaşada bar: mor-zakkum
huzurevleri mahallesinde kitapçı: sayfa-arasi-kitabevi
yeşiloba yedek parçacı: raf-numarasi-yedek-parca
kozan caddesi gözleme: tandir-basi-sac-evi
# open, near, features
yakınımda eczane var mı: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
gece açık veteriner: pati-nobeti-veteriner
wifili kafe: cift-salincak-kahve kirk-raf-kitap-kahve kapi-onu-kahve vize-haftasi
otoparkı olan restoran: sari-yelken-balik turunc-dali misis-yol-lokantasi kara-sac-kavurma sarnic-alabalik
eve servis pide: tas-kapak-lahmacun
taksitle gelinlik: duvak-sokagi beyaz-prova nisan-yagmuru-gelinlik ak-pamuk-gelinlik sandik-cicegi
asansörlü otel çukurova: ruzgarli-yamac-suit limon-kolonyasi-otel
mangal serbest piknik yeri: turunc-golgesi eski-bent uzunkiyi-gol adacik-mangal kervan-sogutlugu okaliptus-alti camkoru ucoluk-mesire kemeralti-seyir
köpekle kalınacak otel: hasat-motel ruzgarli-yamac-suit makas-tas-evleri ardic-kokusu-pansiyon
tekerlekli sandalye giren eczane: misis-yolu-eczanesi
maç gösteren bar: yarim-kepenk ters-lodos-pub cark-rock-bar ote-yaka-bar durak-sonu-birahanesi kantin-sonrasi
nehir manzaralı kebapçı: koprubasi-zirh
çocuk oyun alanlı kahvaltı: turunc-dali sacak-sikma
ucuz öğrenci lokantası: dekan-alti
# the second go
# colloquial
sabahçı ciğerci: beste-ciger
gece kelle paçacı: kepce-corba
közde kebap ocakbaşı: kiyi-ocakbasi koprubasi-zirh
ev yemeği yapan küçük lokanta: yarim-nar dekan-alti
sac kavurmacı: kara-sac-kavurma
köy kahvaltısı bahçede: sacak-sikma turunc-dali
minibüs durağı kahvesi karaisalı: carsi-basi-kiraathane
salıncaklı kahveci: cift-salincak-kahve
gitarlı kafe: islak-pruva-kafe
plak çalan bira evi: alcak-tavan
langırtlı pub: kantin-sonrasi
iki kişilik bağ evi şarap: cardak-bag-evi
kanalda piknik: eski-bent
söğüt altı piknik: sogutalti-irmak kervan-sogutlugu
mühendislerin kaldığı otel: vardiya-otel hasat-motel
hasta yakını kalacak ev: okaliptus-misafir-evi
# needs
başım çatlıyor ilaç: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
dolgum düştü: son-azi-dis-klinigi
bel fıtığım var: dogru-adim-fizik-tedavi
dedemin kulağı ağır işitiyor: kulak-misafiri-isitme-merkezi
köpeğimi araba çarptı: pati-nobeti-veteriner
evliliğimiz kötü gidiyor: sakin-oda-psikoloji
anneme evde pansuman: kiremithane-saglik-kabini
kan testi yaptıracaktım: damla-sayim-laboratuvari
oğlumun ateşi düşmüyor: yesiltepe-cocuk-muayenehanesi
saçlarıma fön: makas-payi-kuafor balik-sirti-sac-evi
sakalımı düzelttirmek: tepebag-yokusu-berberi final-haftasi-berber cinar-dibi-berberi usta-cirak-erkek-kuaforu
kirpiklerimi yaptırmak: ayna-karsisi-guzellik-salonu
ojem çıktı: kirmizi-oje-tirnak-atolyesi
bacaklarımdaki tüyler: ipek-bogum-epilasyon
televizyonun kumandası bozuldu: lehim-kokusu-elektronik
cenazeye çelenk göndermek: saksi-alti-cicekcilik
musluk damlıyor conta: civata-somun-nalburiye
gece acıktık market: sekiz-numara-market
yüzmeyi öğrensin istiyorum: ilk-kulac-yuzme-okulu
sırtım kambur pilates: nefes-payi-pilates
üniversite sınavına hazırlanan kızım: son-soru-kurs-merkezi
almanca öğrenmem lazım: oteki-kelime-dil-kursu
keman çalmayı öğrenmek: perde-arasi-muzik-evi
vardiyada çalışıyorum bebek: uyku-saati-kres
arabam vuruntu yapıyor: eski-karburator-oto-tamir
yolda lastik patladı: yedek-teker-lastik
koltuklar leke oldu araba: kopuk-molasi-oto-yikama
farlarım yanmıyor: kisa-devre-oto-elektrik
kapıya vurmuşlar göçük: gocuk-ustasi-kaporta-boya
araba otobanda kaldı: gece-vinci-oto-cekici
arabanın içi cehennem klima: serin-torpido-oto-klima
temiz araba mı diye baktırmak: ciplak-goz-oto-ekspertiz
bataryam zayıfladı hibrit: sessiz-motor-hibrit-servis
anneannemin gelinliğini uydurmak: igne-ardi-dikimevi
# goods
çay bardağı: yedi-bardak-zuccaciye
patates soğan: ova-tezgahi-manav
kıymalık et: zirh-basi-kasabi
kimyon: isot-ve-sumak-baharat
bornoz havlu: ceviz-sandik-ceyiz
masal kitabı: sayfa-arasi-kitabevi
kask eldiven: iki-zamanli-motosiklet
# misspelt
kıraathne: carsi-basi-kiraathane
fizik tedvi: dogru-adim-fizik-tedavi
gelinllik: duvak-sokagi emanet-gelinlik nisan-yagmuru-gelinlik ak-pamuk-gelinlik beyaz-prova sandik-cicegi
zücacciye: yedi-bardak-zuccaciye
alablık: sarnic-alabalik
pansyion: beyaz-gar-pansiyon ardic-kokusu-pansiyon
çilt bakımı: zeytin-sabunu-cilt-bakimi
kreşş: uyku-saati-kres
sürcü kurs: ilk-debriyaj-surucu-kursu
yogga: su-sesi-yoga
anaokul: kucuk-turunc-anaokulu
oto çekcii: gece-vinci-oto-cekici
# suffixes
kasaplar yüreğirde: zirh-basi-kasabi
veterinerimiz nerede: pati-nobeti-veteriner
karaisalının eczanesi: toros-etegi-eczanesi
manavdan: ova-tezgahi-manav
otellerin havuzlusu: gol-isiklari-otel
sarıçamdaki kafeler: vize-haftasi sardunya-balkon
yüreğir meyhane bar: ote-yaka-bar durak-sonu-birahanesi
# names
kirmizi toprak: kirmizi-toprak-tenis
tapınar tren düdüğü: tren-dudugu-kafe
sari yelkn balık: sari-yelken-balik
ardıc kokusu: ardic-kokusu-pansiyon
evleri makas taş: makas-tas-evleri
besinci sık: besinci-sik-kurs
dibi çınar berber: cinar-dibi-berberi
rektortepesi: rektor-tepesi
kulak misafri: kulak-misafiri-isitme-merkezi
# places, open, near, features
süleyman demirel bulvarı damatlık: egri-papyon-damatlik
girne bulvarında birahane: durak-sonu-birahanesi
kapıkaya sokağında doğa sporu: ip-ve-kaya-doga-sporlari
tepebağ mahallesindeki berber: tepebag-yokusu-berberi
karslılarda motor tamircisi: iki-zamanli-motosiklet
yakapınar motel: hasat-motel
en yakın lastikçi: yedek-teker-lastik
24 saat açık çorbacı: kepce-corba
randevusuz kuaför: tepebag-yokusu-berberi usta-cirak-erkek-kuaforu final-haftasi-berber cinar-dibi-berberi
ücretsiz wifi otel: otel-tasavlu beyaz-gar-pansiyon saathane-otel ruzgarli-yamac-suit okaliptus-misafir-evi
öğrenciye indirim yapan kuaför: makas-payi-kuafor balik-sirti-sac-evi final-haftasi-berber
kadınlara özel hamam: kese-tasi-hamami
çocuk parkı olan restoran: turunc-dali kara-sac-kavurma
# the third go
omuz ağrım geçmiyor: dogru-adim-fizik-tedavi
evlenmeden önce cilt bakımı: zeytin-sabunu-cilt-bakimi
kızım bale değil basket istiyor: cember-alti-basketbol
kornası çalmıyor arabanın: kisa-devre-oto-elektrik
otobüsten indim valizle kalacak yer gar: beyaz-gar-pansiyon
gözümdeki numara arttı: tam-mercek-optik
yaşlı babama evde tıraş: cinar-dibi-berberi
taze fıstık kavrulmuş: kavurga-kuruyemis
düğüne bohça hazırlatmak: yazma-oya
nikah çiçeği: saksi-alti-cicekcilik
arabayla çarptım tampon boyası: gocuk-ustasi-kaporta-boya
motosikletime balata: iki-zamanli-motosiklet
sabah koşusu sonrası kahvaltı göl: islak-pruva-kafe sacak-sikma turunc-dali
vejetaryen lokanta: kuyulu-avlu-sofrasi yarim-nar tandir-basi-sac-evi dekan-alti
çocuğumun ilk tıraşı: usta-cirak-erkek-kuaforu
sınav notu veren kafe: vize-haftasi
eve gelen hemşire: kiremithane-saglik-kabini
uzaktan psikolog görüşmesi: sakin-oda-psikoloji
kamp gibi dağ evi: makas-tas-evleri
kiloyla kıyma: zirh-basi-kasabi
bileği burkulan: dogru-adim-fizik-tedavi
kafa dağıtmalık bar manzaralı: gun-devrildi-teras ote-yaka-bar
gelinliği kiraya veren: beyaz-prova emanet-gelinlik sandik-cicegi
çocuğa robot kursu hafta sonu: vida-ve-kod-atolyesi
yağ filtre değiştirme: eski-karburator-oto-tamir
çeşmeli piknik: kekiktepe okaliptus-alti ucoluk-mesire serin-bogaz turunc-golgesi
pdikür manükür: kirmizi-oje-tirnak-atolyesi ayna-karsisi-guzellik-salonu
güzelik salnu: ayna-karsisi-guzellik-salonu
yüzme okuluu: ilk-kulac-yuzme-okulu
otel saathne: saathane-otel
yarım kepnk: yarim-kepenk
kara saç kavurma: kara-sac-kavurma
kuçuk turunç: kucuk-turunc-anaokulu
suriyeli aksanı düzeltme arapça kursu: oteki-kelime-dil-kursu
çınarlıda meyhane: kor-kandil-meyhane
abidinpaşa caddesi otel: saathane-otel
mahfesığmaz çiçekçi: saksi-alti-cicekcilik
sinanpaşada kebap: koprubasi-zirh
levent mahallesi kreş: uyku-saati-kres
otoparklı piknik alanı: turunc-golgesi uzunkiyi-gol adacik-mangal kervan-sogutlugu okaliptus-alti camkoru ucoluk-mesire kemeralti-seyir
`;
