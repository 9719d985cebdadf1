/**
 * Questions as in relevance-places.ts, written down in two goes, each before the search had been asked any of it:
 * needs in whole sentences, names half remembered, slips, goods and brands.
 */
export const freshPlaceQuestions = `
# trades and categories
asansörüm bozuldu: asansor
yürüyen merdiven asansör bakımı: asansor
çelik kapı yaptırcam: celik kapi
pvc pencere doğrama: pvc dograma
havuz suyu ilacı klor: havuz|klor
yüzme havuzu yapan firma: havuz|sauna ve hamam
gelin arabası süsü çiçek: cicek|\\?i\\?ek
yapma çiçek: yapma .i.ek
koltuk döşemecisi: doseme|koltuk
parkeci zemin döşeme: yer dosemesi
araba koltuk kılıfı: koltuk kilif|oto kilif
oto müzik sistemi takan: car audio|savas baris elektronik|oto aksesuar
arabaya cam taktırmak: oto.*cam
ford tamircisi: ford
mercedes tamiri: mercedes
vosvos tamir: vw
audi servisi: vw-audi
bmc kamyon servisi: bmc
bosch buzdolabı bayisi: bosch
sony televizyon: sony
radyatör tamiri: radyator
jantçı: jant
balatacı: balata
akü satan yer: aku\\b
bobinaj sarım: bobinaj
oto elektrikçi: oto elekt|oto elektirik
dizelci pompacı: dizel|diesel
lpg takan yer: grupgas
benzinlik: petrol|akaryakit
mazot alınacak yer: petrol|akaryakit
yat kiralama: yacht|yatcilik|tekne kiralama
tekneyle gezmek istiyoruz: tekne kiralama
yat limanı: marina
dalış ekipmanı: dalis
bisiklet: bisiklet
futbol sahası: futbol|hali saha|tayca spor
tenis raketi: spor|tenis
karate kursu: mucadele
kürk deri mont: deri(?! ve z)
deri çantacı: canta|deri(?! ve z)
terlik: terlik|ayakkabi|kundura
spor ayakkabı: ayakkabi|footwear|kundura
ayakkabı tamircisi: ayakkabi tamiri|ayakkabi|kundura
kundra: kundura
kot pantalon: jeans
ceket gömlek: · giyim|gomlek|shirt|g.mlek
terzi: terzi
bayan terzisi pantolon paça kısaltma: terzi
iç çamaşır: ic giyim
bebek kıyafeti: bebek|baby
kumaş satan yer: kumas
örgü ipi yün: orgu iplik|orgu ip|iplik|orme
nakış işleme: nakis
çadırcı branda: cadircilik
perde jaluzi stor: jaluzi
yatak baza: yatak
mobilya mağazası: mobilya|moble
ofis masası koltuğu: mobilya|koltuk san|\\bmob\\.
mutfak dolabı menteşesi: blum|mobilya|mutfak esyasi
saatçi: saatci|\\bsaat 
gümüş kolye: kuyumcu
altın bilezik: kuyumcu
oyuncak: oyuncak
plak kaset: \\bplak
sedefli tavla: tavla
hediyelik eşya satan: hediyelik|souvenir
# food
lokumcu: lokum|haci bekir|safrantat
helva tahin alınacak yer: helva|\\btahin
zeytinyağcı: zeytinyag|zeytin
salça konserve: tamek|salca|konserve
fıstıkçı: fistik
sucuk pastırma: sucuk
kasap et: kasap|\\bet\\b|et ve balik
balıkçı: balik(?! sirti)|su urun
sütçü: sut urunleri|\\bs.t mam
peynir yoğurt: sut urunleri
çikolata: .ikolata|cikolota
maya: maya
un çuvalı: \\bun (san|fab)|unsas|un-at|degirmen
makarna nişasta: nisasta|makarna
çay toptan: kahve ve cay|\\?ay san|\\bcay san|\\bcay isl|\\bcay gida|\\bcay ve|ve cay
içmesuyu damacana: i.me su
şarap: sarap
bira fabrikası: birac
viski: whisk
çiğköfte: .i. kofte
simitçi: simit
pideci: pide
fırınlar: firin
süpermarketler: supermarket|super market|s.permarket
tekel büfe: bufe
iskenderci: iskender
dönerci: doner
balık lokantası: balik lokantasi|su urun|balik
pastacılar: pastane|pasta
muz: muzc
mandalina portakal ihracat: nara?n|meyve ve sebze
yem bayi: \\byem\\b|akyem
tohum fidan: fidan|tohum
bal arıcı: aricilik
baharat: baharat
# health
göğüs hastanesi: g.. has|g..-kalp|g.. cer
kalp damar cerrahi: kalp
doğumevi: dogum
kadın doğum hastanesi: dogum|kadin ve|can dog
çocuk hastalıkları hastanesi: .ocuk has
devlet hastaneleri: devlet hast
tıp fakültesi: tip fak
sigorta hastanesi ssk: ssk
acil servis travma: \\bacil\\b
böbrek taşı kırma: tas kirma
idrar üroloji doktoru: roloji
psikiyatrist: psikiyatri|n.ropsik
cildiye: deri ve z|cilt
ortopedi: ortopedi
kulak burun boğaz doktoru: kbb
röntgen çektirme: r.tgen|tahlil
patoloji: patoloji
hormon testi: hormon
diş hekimi: dis kl|dis hast|dental|disci|dis hekimi|dis deposu
diş teknisyeni protez: dis lab
medikalci: medikal|medical
tekerlekli sandalye hasta yatağı: medikal
ilaç deposu: \\bila. |eczane
eczane: eczane
gözlük: optik|gozluk
# services
kuru temizlemeci gömlek ütü: kuru tem|kuru sistem
kargo şubesi: kargo
ups kargo: ups
nakliyeci evden eve: nakliyat|tasima(?! mermer)|transport|kargo
şoför kursu: s.r.c. kurs|surucu kurs
dershaneler: dershane|dersane|dersanesi
açık lise kursu: a.ik.gretim
matematik dershanesi: matematik
bale: bale
drama kursu tiyatro: drama|tiyatro
hosteslik: hostes
daktilo: daktilo
milli eğitim müdürlüğü: milli egitim
ticaret odası: chamber of commerce|caret odasi
gazete dergi bayii: gazete|kitap ve dergi
reklam tabela: reklam
matbaa: matbaa
fotokopi çektirme: fotokopi|kiratasiye
fotografcı: fotograf
kırtasiyeci okul malzemesi: kirtasiye
bilgisayarcı: bilgisayar
güvenlik kamera sistemi: guvenlik
telefoncu: telefoncu
klimacı: klima|iklim
buzdolabı soğutma: isi. sogut|beyaz esya
elektrik malzemecisi: elektrik
hırdavat: hirdavat|nalbur
yangın tüpü: yangin
seramik fayans: seramik|\\bkaro\\b
kireç: kirec
mermer: mermer
demir profil: \\bdemir\\b.*(yapi|park)|profil
su arıtma: aritma|aritim|arindirma
silah av tüfeği: silah|\\bav\\b
kuaför: kuafor
saç kaynağı: sac kaynak
lazer epilasyon: epilasyon
paintball oynamak: paintball
mini golf: mini golf
fitness salonu: fitness|fit life
hilton oteli: hilton
sandviç: sandwich

# The second go
# health
göz doktoru nerede: \\bg. (hast|saglig|polikl)|g.z mer
böbrek taşım var: .roloji
kanım tahlil olsun: tahlil|laboratuar|laboratuvar
hastane acil: hast|\\bacil\\b
verem savaş göğüs hastanesi: g.. has|g..-kalp|g.. cer
üniversite hastanesi: tip fak|.ni\\. .*hast|niversit.*hosp|.niversitesi
askeri hastane: askeri
ortopedi merkezi: ortopedi
cilt lekesi lazer: cilt|laser|lazer
dişçi malzemesi: dental|dis deposu|discilik|· dis hekimi
ilaç firması: \\bila. |eczane
gözlükçü tavsiye: optik|gozluk
tekerlekli sandalye: medikal|medical
estetik merkezi: estetik
# cars
oto yedekparça: yedek par|yed\\.parc|oto yedek
akucu: \\baku\\b|oto elekt
oto elektirikçi: oto elekt|oto elektirik
rot balanscı: rot balans
frenci balata değişimi: balata
araba teybi: car audio|oto aksesuar|elektronik
oto camı: oto.*cam
klima gazı araba: klima
dizel enjektör: diz[ea]l|diesel
motor rektifiye: motor yen
tır tamiri: \\btir servis|kamyon
kaportacılar: kaporta
benzin istasyonları: petrol|akaryakit
ehliyet kursları: surucu kurs|s.r.c. kurs
oto galeriler: oto galeri
# trades
nalburcu: nalbur|hirdavat
fotoğraf çektirmek istiyorum: fotograf
kırtasye malzemeleri: kirtasiye
elektrikçi dükkanı: elektrik
bilgisayar tamircisi: bilgisayar
havuzcu: havuz
sauna yaptıracağım: sauna
asansörcüler: asansor
pimapen kapı: pvc|pen pvc
perdeciler: perde|jaluzi
halıcı: · hali$|safir hali
yatakçı: yatak
kumaşçılar: kumas
iplikçi: iplik
deri ceket: deri(?! ve z)
çantacılar: canta
kundura tamircisi: ayakkabi|kundura
kotçu: jeans
kuyumcular: kuyumcu
çiçek gönder: cicek|\\?i\\?ek
hediyelikçi: hediyelik
oyuncakçılar: oyuncak
kuru temizlemecim: kuru tem|kuru sistem
yurtiçi kargo şubesi: yurti
evden eve taşımacılık: nakliyat|tasima(?! mermer)|transport
yatla tur: tekne kiralama
marinalar: marina
dalış okulu: dalis
av tüfekleri: silah|\\bav\\b
tenis kulübü: tenis
bisikletçi: bisiklet
# food
un fabrikaları: \\bun (san|fab)|unsas|un-at|degirmen
zeytinyağı alacağım: zeytinyag|zeytin
süt peynir: sut urunleri
sucukçu: sucuk
şekerci: seker
çikolatacılar: .ikolata|cikolota
lokum helva: lokum|helva
çay toptancısı: \\bcay\\b|kahve ve cay|\\?ay san
pide salonu: pide
döner yiyelim: doner
simit poğaça: simit|firin
şarapçı: sarap
manavlar: manav|meyve ve sebze
balıkçılar: balik|su urun
hayvan yemi: \\byem\\b|akyem
# schools
dershane tavsiyesi: dersh?ane|dershane
bale kursu çocuk: bale
açık öğretim kursu: a.ik.gretim
daktilo kursu: daktilo
güzel sanatlara hazırlık: g.zel sanatlar|sanat merk
`;
