/**
 * Questions as in relevance-places.ts, written down in one go before the search had been asked any of
 * them.
 */
export const unseenPlaceQuestions = `
# Trades
tuhafiye: tuh\\.|tuhafiye
tuhafiyeci: tuh\\.|tuhafiye
fırıncı: firin
unlu mamuller fırın: firin|unlu mam|un-at|ekmek
ekmek fabrikası: ekmek|firin|un-at
un fabrikası: un fab|\\bun san|degirmen
değirmen: degirmen
bulgur: bulgur
zeytinyağı: zeytin(?! sabunu)
zeytin: zeytin
içme suyu: icme su|i\\?me su
meşrubat: mesrubat
tuz: \\btuz\\b|es-tuz
zahireci: zahire
bakliyat zahire: zahire|bulgur
helvacı: helva
tahin helva: tahin|helva
lokum: lokum|haci bekir|safrantat
pişmaniye: pismaniye
sakız: ciklet|\\?iklet|perfetti
bisküvi: biskivi|biskuvi
kuru pasta: pasta|pastries
pastane: pastane|pasta
pastacı: pastane|pasta
sucuk: sucuk
et lokantası: et lokantasi|kebap|ocakbasi|doner|izgara|kavurma|lokantasi
dönerci: doner
çiğ köfteci: cig kofte
pideci: pide
simitçi: simit
büfeci: bufe
manav: manav|meyve ve sebze
sebze meyve hali: meyve ve sebze|manav
narenciye: naranciye|narenciye
muz: \\bmuzc|manav|meyve ve
yem bayii: \\byem\\b|akyem
tarım ilaçları: tarim|ziraat
ziraat: ziraat|tarim
tohum fide: fidan|tarim|sera|ziraat
arıcılık bal: aricilik
akvaryumcu: akvaryum|pet shop
evcil hayvan dükkanı: pet shop|akvaryum
petshop: pet shop|akvaryum
kumaşçı: kumas
iplikçi: iplik
dokuma: dokuma|tekstil|teks|mensucat
nakış: nakis
gömlekçi: gomlekleri|g\\?mlek|shirt
iç çamaşırı: ic giyim
kot pantolon: jeans
kotçu: jeans
bebek giyim: bebek|baby
terzi: terzi
deri ceket: deri
bavul: canta|\\?anta|saraciye|deri
ayakkabı tamircisi: ayakkabi tamiri
kunduracı: kundura|ayakkabi
terlik: terlik
gümüş: g\\?m\\?s
altın: altin\\b.*kuyumcu|kuyumcu
saat tamiri: \\bsaat ve|saatci
saatçi: \\bsaat ve|saatci
gözlük: optik|gozluk
eczacı: eczane
ilaç deposu: ila\\?|ecza
diş deposu: dis deposu
diş protez laboratuvarı: dis labor
ortodonti: dental|dis hekimi|dis klinigi|dis hast
doğumevi: dogum
doğum hastanesi: dogum|kadin ve
çocuk hastanesi: ocuk has
göğüs hastanesi: g\\?\\? ha|g\\?\\?-kalp|g\\?\\? pol|g\\?\\? sag|g\\? hast|g\\?\\? cer|gogus
kalp damar: kalp
acil: \\bacil
travmatoloji: travmatoloji
ortopedi: ortoped
ssk hastanesi: ssk
tıp fakültesi: tip fak
göz hastanesi: g\\?z merk
kulak burun boğaz: kbb
patoloji: patoloji
röntgen: r\\?tgen|g\\?\\?t\\?eme
görüntüleme merkezi: g\\?\\?t\\?eme
kan tahlili yaptırmak: tahlil|laboratuvar
rehabilitasyon merkezi: reh
lazer epilasyon: lazer|laser
huzurevi: huzurevi
üniversite: universite
milli eğitim müdürlüğü: milli egitim
bale: \\bbale\\b
tiyatro: tiyatro
güzel sanatlar kursu: guzel sanatlar|g\\?zel sanatlar
matematik dershanesi: matematik|dershane|dersane
açıköğretim kursu: a\\?ik\\?gretim
muhasebe kursu: muhasebe
stilistlik kursu: stilist
hosteslik: hostes
öss: oss
etüt: etud
trafik ehliyet: s\\?r\\?c\\?|surucu|m\\.t\\.s
mobilyacı: mobilya|moble
koltukçu: koltuk|kanepe
yatakçı: yatak
jaluzi perde: jaluzi
seramik fayans: seramik|\\bkaro\\b
karo: karo
mermer: mermer
pvc doğrama: pvc|dograma
çelik kapı: celik kapi
demirci: \\bdemir\\b
demir çelik: \\bdemir\\b|\\bcelik\\b
civata: civata
hırdavatçı: hirdavat|nalbur
boya: boya
inşaat malzemesi: insaat malz|yapi|ins
kireç: kirec
plastik: plastik
kauçuk: kaucuk|kau\\?k
sünger: s\\?nger|sunger
ambalaj: ambalaj
matbaacı: matbaa
kağıtçı: kagit
karton bardak: karton
reklamcı: reklam
promosyon: promosyon
tabela reklam: reklam
fotoğraf stüdyosu: fotograf
fotoğrafçı: fotograf
plakçı: \\bplak\\b
kaset: kaset
oyuncakçı: oyuncak|jumbo
bisikletçi: bisiklet
av malzemeleri: \\bav\\b|silah
silahçı: silah
çadır: cadir
paintball: paintball
spor mağazası: spor mal|sport|spor gal|spor giyim|spor
dövüş sporları: mucadele|dovus
fitness: fit|spor salonu
halı saha: hali saha|sahasi|spor sahalari
yüzme havuzu: havuz
havuz kimyasalları: kimya.*havuz|havuz.*kimya
sauna: sauna
hamam: hamam
tekneci: tekne|yat|yacht|boat
yat turu: \\byat\\b|yacht|tekne
marina: marina
kargo: kargo
nakliyeci: nakliy|tasima|transport|kargo
evden eve nakliyat: nakliy|tasima|transport|kargo
lojistik: logistic|lojistik|kargo|tasima|transport
emlakçı: emlak
insan kaynakları: insan kaynak
güvenlik kamera: guvenlik
yangın tüpü: yangin
alarm sistemleri: guvenlik|alarm
elektrikçi: elektrik
bobinaj: bobinaj
klimacı: klima|sogutma|sogut\\.|iklim
klima servisi: klima|iklim|sogut
soğutma: sogut
beyaz eşyacı: beyaz esya|bosch
bilgisayarcı: bilgisayar
telefoncu: telefon
güneş enerjisi: enerji
asansörcü: asansor
su arıtma: aritma|aritim
temizlik malzemesi: temizlik
kozmetik: kozmetik|itriyat
parfümeri: itriyat|kozmetik
oto elektrikçi: elekt|elektirik
oto yedek parçacı: yedek par|yed\\.par
lastikçi: \\blastik
rot balans: rot balans
kaportacı: kaporta
oto camcı: oto cam|\\bcam\\b
oto döşeme: oto d
jant: jant
akücü: \\baku\\b
radyatörcü: radyat
fren balata: balata
dizel tamir: dizel|diesel
tır servisi: tir servis
mercedes servisi: mercedes
ford servisi: ford
volkswagen servisi: vw
oto paspas: paspas
klimacı oto: klima
araba yıkama: yikama
benzin istasyonu: petrol|akaryakit
petrol ofisi: petrol
rent a car: arac kiralama
galerici: galeri
motor yenileme: motor yen
piston gömlek: piston
torna: torna
pompa: pompa
kompresör: kompres
konveyör: konveyor
makine: mak
mühendislik: muhend|m\\?hend
# Needs
ayakkabımın tabanı ayrıldı: ayakkabi tamiri|ayakkabi
gözlüğüm kırıldı: optik
elbisemi temizletmek istiyorum: kuru tem|temizleme
takım elbise kuru temizleme: kuru tem|temizleme
çocuğumu dershaneye yazdırmak: dershane|dersane
taşınıyorum nakliyeci lazım: nakliy|tasima|transport|kargo
kargo göndermek: kargo
çiçek göndermek: cicek|ci\\?ek|\\?i\\?ek
tekne kiralamak istiyorum: tekne|yat|yacht
hediye almak: hediye|souvenir
arabamın yağını değiştirmek: oto tamir|rasch
arabaya koltuk kılıfı: oto.*(kilif|koltuk)|otobus.*koltuk|araba
eve koltuk takımı: mobilya|koltuk|kanepe
defter kalem: kirt
fotokopi çektirmek: fotokopi
# Endings
hastaneler: hast
dershaneler: dershane|dersane
çiçekçilerden: cicek|ci\\?ek|\\?i\\?ek
marketler: market
marketlerde: market
mobilyacılar: mobilya
eczaneleri: eczane
kuaförler: kuafor
asansörcüler: asansor
laboratuvarları: laboratuvar|laboratuar
şaraphane: sarap|bagci
şarapçılık: sarap|bagci
dondurmacılar: dondurma
çantacı: canta|\\?anta
tekstilciler: tekstil|teks
pastaneleri: pastane|pasta
# Wrongly typed
hastahane: hast
hasthane: hast
eczahane: eczane
otamotiv: otomotiv
dershne: dershane|dersane
kirtasye: kirt
çikilota: ikolata|cikolo
asansr: asansor
bilgsayar: bilgisayar
süpr market: supermarket|super market|market
konfeksyon: konf
labaratuvar: laboratuvar|laboratuar|lab\\b
şekrleme: sekerleme
zetinyağı: zeytin(?! sabunu)
navlunculuk kargocu: kargo
mobliya: mobilya
kuafer: kuafor
# Joined and split
kurutemizleme: kuru tem
süper market: supermarket|super market|market
petroltesisi: petrol
spor salonu: spor salonu|spor merk|fit
sürücükursu: s\\?r\\?c\\?|surucu
çelikkapı: celik kapi
otoaksesuar: oto aksesuar|aksesuar
yedekparça: yedek par|yed\\.par
oto tamircisi: oto tamir
zeytin yağı: zeytin(?! sabunu)
diş çi: discilik|dis klin|dental|dis has|dis hekimi
# Names
doluca: doluca
hoffman kuru temizleme: hoffman
lokman hekim: lokman
yurtiçi kargo: yurti
ülker acil: lker acil
cemilzade: cemilzade
hacı bekir: haci bekir
efes pilsen: efes pilsen
sarsılmaz silah: sarsilmaz
merlin gerin: merlin gerin
mensa mensucat: mensa
sasa: sasa\\b
uğur dershanesi: ugur dershanesi
mas lastik: mas lastik
paşa oto: pasa oto
gupy pet: gupy
özdemir kağıtçılık: zdemir kagit
gençay cıvata: gen.ay civata
# Trades
şekerci: seker
çikolatacı: ikolata|cikolo
baklavacı: pasta|baklava|kahve ve tatli
ekmekçi: ekmek|firin|un-at
bakkal: market|bakkal|gida paz
toptan gıda: gida
sütçü: \\bsut|s\\?t|oz-sut
mandıra: \\bsut|s\\?t|oz-sut
peynirci: sut|s\\?t|yoresel
zeytinci: zeytin
meyve ihracatı: meyve
balıkçı malzemeleri olta: kemal balik
kümes yemi: \\byem\\b|akyem
çiftçi malzemesi: tarim|ziraat
şarap fabrikası: sarap|bagci
biracı: bira
likör viski: whisk|\\bbar|pub|birahane
tekstil fabrikası: tekstil|teks
iplik fabrikası: iplik
mensucat: mensucat
triko örme: orme|orgu
konfeksiyoncu: konf
bayan giyim: giyim|tekstil|teks|konf|model
spor giyim: spor giy|sport|spor malz|spor teks
ayakkabı tabanı: taban
kösele: kosele
deri konfeksiyon: deri
cüzdan kemer: canta|deri|saraciye|\\?anta
halı mağazası: \\bhali\\b
ofis mobilyası: mobilya|mob\\.
mobilya mağazası: mobilya|moble
çelik eşya: celik|metal|madeni
cam eşya züccaciye: zuccaciye|mutfak|ev esyasi
hediyelik eşyacı: hediye|souvenir
çiçek siparişi: cicek|ci\\?ek|\\?i\\?ek
kitapçı: kitap|kitabevi
gazeteci: gazete
dergi yayın: gazete|yayin|ajans
kırtasiyeci: kirt
kağıt toptancısı: kagit
matbaa malzemesi: matbaa
promosyoncu: promosyon
fotokopici: fotokopi
bilgisayar tamiri: bilgisayar
elektronikçi: elektronik
güvenlik sistemi: guvenlik
müzik market: \\bplak\\b|muzik mag
enstrüman: muzik|plak
spor aleti: spor
bisiklet: bisiklet
avcılık: \\bav\\b|silah
tenis kortu: tenis
dojo: mucadele|dovus
jimnastik salonu: fit|spor salonu|spor merk
mini golf: golf
futbol sahası: futbol|hali saha|saha
sauna imalatı: sauna
jakuzi: jakuz
havuzcu: havuz
hamam malzemesi: sauna|hamam|havuz
solaryum güzellik: epilasyon|guzellik|cilt
lazer klinik: lazer|laser
ürolog: roloji|uroloji|r\\?net|r\\?mer
psikiyatrist: psikiyatri|psikolo
ortopedist: ortoped
fizik tedavi merkezi: fiz\\.|fizik
diş malzemesi: dis |dental|disc
dental: \\bdental|dentasep|kardent|disc
medikalci: medikal|medical
tıbbi cihaz: medikal|tibbi cih
ilaç fabrikası: ila\\?
devlet hastanesi: devlet hast
üniversite hastanesi: niversitesi tip|tip fak|universit|\\?ni\\.
asker hastanesi: askeri
belediye hastanesi: belediye
özel hastane: ozel.*hast
tahlil laboratuvarı: lab|tahlil
dershaneci: dershane|dersane
sınav hazırlık kursu: dershane|dersane|hazirlik|kurs
balerin bale okulu: \\bbale\\b
daktilo kursu: daktilo
ehliyet kursu: s\\?r\\?c\\?|surucu|m\\.t\\.s|mot\\. tasit
taşıma şirketi: tasima|nakliy|transport
kurye: kargo|kurye
depo ambar: depola|dis deposu|lojist|storage
asansör firması: asansor
asansör bakım: asansor
karo seramik: \\bkaro\\b|seramik
kapı pencere: kapi|pen pvc|dograma
klima montajı: klima|iklimlend
beyaz eşya bayisi: beyaz esya|bosch
elektrik malzemecisi: elektrik malz|elektrik
oto yedek parça toptan: yedek par|yed\\.par
oto boyacı: oto boya|kaporta
oto klimacı: klima
oto tamirhane: oto tamir
dizelci: dizel|diesel
akü bayi: \\baku\\b
lastik bayii: \\blastik
oto aksesuarcı: aksesuar
akaryakıt istasyonu: petrol|akaryakit
oto galeri: galeri
oto koltuk döşemecisi: oto.*d.?.?s?eme|oto koltuk|koltuk aks|koltuk san|kilif|paspas
araba radyatörü: radyat
jant lastik: jant|\\blastik
motosikletçi: motosiklet
yat kiralama: yat|tekne
gulet turu: \\byat\\b|yacht|tekne
turizm acentesi: turizm|\\btur\\b|tour|travel|voyag
gece kulübü: gece kulubu
nargileci: nargile
dondurma: dondurma
et toptancısı: \\bet\\b|bonfilet
su ürünleri: su .r|su urn|su urun
akvaryum balığı: akvaryum|pet shop|gupy
kuru temizlemeci: kuru|temiz
terzihane: terzi
kuaför salonu: kuafor
düğün organizasyon: organiz|parti|dugun
# Needs
gömleğimi ütületmek: kuru tem|temizleme
canım çikolata çekti: ikolata|cikolo
bebeğe kıyafet: bebek|baby
diplomaya çerçeve: cerceve
arabaya teyp taktırmak: audio|oto aksesuar|elektronik.*oto
ayakkabı tamir ettirmek: ayakkabi tamiri
ameliyat olmak hastane: hast
fotoğraf çektirmek: fotograf
# Endings
tekstilcilerde: tekstil|teks
matbaacılar: matbaa
şarapçılar: sarap|bagci
kargocular: kargo
yatçılık: yat|yach
havuzculuk: havuz
petrolcü: petrol
pideciler: pide
# Wrongly typed
labaratuar: lab
kırtsiye: kirt
mobilyya: mobilya
tekistil: tekstil|teks
otomativ: otomotiv
şarapcilik: sarap
hastnesi: hast
dershahane: dershane|dersane
süpemarket: market
petrool: petrol
# Joined and split
havuzmarket: havuz
yedek parca: yedek par|yed\\.par
surucukursu: s\\?r\\?c\\?|surucu
kurutemizlemeci: kuru tem
etlokantası: et lokantasi|kavurma|doner|izgara|lokantasi
petşop: pet shop
`;
