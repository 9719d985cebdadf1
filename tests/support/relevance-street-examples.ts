/**
 * Questions as in relevance-examples.ts of kinds the others have less of (whole sentences, words run together, a brand and
 * its kind, words of trades), written down in two goes, each before the search had been asked any of it.
 */
export const streetExampleQuestions = `
# the first go
# question sentences
adanada en iyi lahmacunu nerede bulabilirim: tas-kapak-lahmacun
gece yarısı çorba içebileceğim yer neresi: kepce-corba
bu saatte açık eczane nerede bulurum: beyaz-turunc-eczanesi misis-yolu-eczanesi toros-etegi-eczanesi
çocuğuma satrancı kim öğretir: beyaz-piyon-satranc
nerden gözlük yaptırabilirim: tam-mercek-optik
traktörümü kim tamir eder: pulluk-traktor-ve-oto
damatlık kiralayan var mı: egri-papyon-damatlik
# missing spaces
kitapkafe: kirk-raf-kitap-kahve
diskliniği: son-azi-dis-klinigi
erkekkuaförü yüreğir: usta-cirak-erkek-kuaforu
fiziktedavi merkezi: dogru-adim-fizik-tedavi
butikotel: otel-tasavlu
# doubled letters and slips
kebabb: kiyi-ocakbasi koprubasi-zirh
pillates: nefes-payi-pilates
çicekçii: saksi-alti-cicekcilik
berbrr: tepebag-yokusu-berberi final-haftasi-berber cinar-dibi-berberi
vetreiner: pati-nobeti-veteriner
motosklet tamri: iki-zamanli-motosiklet
hamman: kese-tasi-hamami
kuaforr salonu: makas-payi-kuafor balik-sirti-sac-evi usta-cirak-erkek-kuaforu
anaokuluu çukurva: kucuk-turunc-anaokulu
# ASCII only
sirdan mumbar: duvardibi-sirdan
dogal koy peyniri: yayla-donusu-koy-urunleri
goz olcumu gozluk cami: tam-mercek-optik
cocuk doktoru saricam: yesiltepe-cocuk-muayenehanesi
dis agrisi kanal tedavisi: son-azi-dis-klinigi
ogrenci kahvesi saricam: vize-haftasi
kurek cekmek: sabah-suyu-kurek-okulu
# English
language school: oteki-kelime-dil-kursu
tow truck: gece-vinci-oto-cekici
coffee shop seyhan: cift-salincak-kahve kirk-raf-kitap-kahve
# dialect and colloquial
şırdancı dayı: duvardibi-sirdan
bici bicici: bici-duragi
araba elektirikçisi: kisa-devre-oto-elektrik
emmi berber karaisalı: cinar-dibi-berberi
tavla atılan kahve: carsi-basi-kiraathane
# plural, possessive
bardaklarımı alacağım dükkan: yedi-bardak-zuccaciye
kumandalarımızı onaran: lehim-kokusu-elektronik
saçlarımızı ördürmek: balik-sirti-sac-evi makas-payi-kuafor
çocuklarımızın yüzme kursları: ilk-kulac-yuzme-okulu
# two trades, job words
torna kaynak ustası karaisalı: pulluk-traktor-ve-oto
ağda lazer: ipek-bogum-epilasyon
manikür kaş: ayna-karsisi-guzellik-salonu
iğneci hemşire: kiremithane-saglik-kabini
fizyoterapist çukurova: dogru-adim-fizik-tedavi
antrenör boks: besinci-raunt-dovus-sporlari
# part of a name and a district
zakkum seyhan: mor-zakkum
köpük çukurova yıkama: kopuk-molasi-oto-yikama
kandil meyhane seyhan: kor-kandil-meyhane
alçak tavn: alcak-tavan
# abbreviations, filters in words
tyt ayt kursu: son-soru-kurs-merkezi
kpss ales hazırlık: besinci-sik-kurs son-soru-kurs-merkezi
göl gören ucuz olmayan balıkçı: sari-yelken-balik
hair salon: makas-payi-kuafor balik-sirti-sac-evi usta-cirak-erkek-kuaforu
swimming lessons: ilk-kulac-yuzme-okulu
tavukçu dürüm gece: kantin-sonrasi
elektrikli arabamı şarj edebileceğim servis: sessiz-motor-hibrit-servis
varda köprüsüne bakan kafe: tren-dudugu-kafe
büyük saat yanında otel: saathane-otel
# the second go
# question sentences, needs with verbs
kızımın saçını nerede ördürebilirim: balik-sirti-sac-evi makas-payi-kuafor
eski gelinliğimi kime satarım: emanet-gelinlik
annem duymuyor nereye götürebiliriz: kulak-misafiri-isitme-merkezi
gece ekmek bulabileceğimiz market: sekiz-numara-market
arabamı satıcıdan önce nerede baktırabilirim: ciplak-goz-oto-ekspertiz
papyon bağlamayı öğreten: egri-papyon-damatlik
serumu kim takar: kiremithane-saglik-kabini
# missing spaces, slips, doubled
otoklima tamiri: serin-torpido-oto-klima
müzikkursu: perde-arasi-muzik-evi
çaybahçesi: nehirboyu-cay-bahcesi
sürücükursuu yüreğir: ilk-debriyaj-surucu-kursu
berbber karaisalı: cinar-dibi-berberi
psikologg: sakin-oda-psikoloji
eczne yüregir: misis-yolu-eczanesi
# ASCII, English
kiz arkadasima buket: saksi-alti-cicekcilik
keci peyniri dag bali: yayla-donusu-koy-urunleri
dogum gunu hediyesi kitap: sayfa-arasi-kitabevi
vet clinic: pati-nobeti-veteriner
rowing school: sabah-suyu-kurek-okulu
pharmacy seyhan: beyaz-turunc-eczanesi
beer house cukurova: alcak-tavan ters-lodos-pub
# plural and possessive
lastiklerimizi değiştiren: yedek-teker-lastik
dişlerimizi beyazlatmak: son-azi-dis-klinigi
kuruyemişçilerimizden: kavurga-kuruyemis
# street, part of a name and a kind
girne bulvarı birahanesi: durak-sonu-birahanesi
kazancılar çarşısı bindallı: incili-kaftan-kina
kapıkaya piknik: serin-bogaz
salıncak kahvecisi: cift-salincak-kahve
torpido klima: serin-torpido-oto-klima
mercek gözlük: tam-mercek-optik
`;
