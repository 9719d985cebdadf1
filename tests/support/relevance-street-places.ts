/**
 * Questions as in relevance-places.ts of kinds the others have less of (whole sentences, words run together, a brand and
 * its kind, words of trades), written down in two goes, each before the search had been asked any of it.
 */
export const streetPlaceQuestions = `
# the first go
# brand and kind
sony tv alacağım: sony
ford yetkili servisi: ford
bmc tamirci: bmc
yurtiçi kargo gönderisi: yurti.i kargo
efes pilsen bira bayi: efes pilsen
kavaklıdere şarabı: kavaklidere
perfetti şeker: perfetti
inci akü bayii: inci aku
hacı bekir şekerleme: haci bekir
columbia mont: columb
işbir yatakları: isbir
mabel çikolatası: mabel
# missing spaces
devlethastanesi: devlet hastanesi
halısahası: hali saha
dişlaboratuvarı: dis laborat
spormalzemeleri: spor malz
# doubled letters, slips
eczanne: eczane
asansörr: asansor
hasstane: hastane|hast\\.
kuyumcuu altın: kuyumcu
kundurra: kundura
çikollata: cikolata|.ikolata
zeytnyağı: zeytinyag|zeytin
dershna: dershane|dersane
optk gözlük: optik
tekstl: tekst|teks
lastikçii servisi: \\blastik
# ASCII only
cocuk oyuncagi: oyuncak
kirtasiye malzemesi: kirtasiye|kirt san
sut mamulleri: sut urun|s.t mam|sut sanayi|sut san|· sut
icme suyu: i.me suyu
agiz dis sagligi: dis hekimi|dis klini|dis hast|dental
yuzme havuzu kimyasallari: havuz
gozluk cercevesi: gozlukcu|optik
# English
car audio: car audio
yacht charter: yacht charter|tekne kiralama
driving school: surucu|s.r.c. kurs
dental clinic: dis hekimi|dis klini|dental
fitness center: fitness|fit life|spor merkezi|spor salonu
shoe store: ayakkabi|kundura
hospital: hastane|hospital
# question sentences
nereden lokum alabilirim: lokum|haci bekir
nerede çiğ köfte yerim: .i. kofte
tekne nerden kiralanır: tekne kiralama|yacht|yat
arabamı nerede boyatırım: kaporta|oto boya
bana bir döşemeci lazım: doseme|d\\?eme|d\\?seme
adanada asansör yapan firma: asansor
kan tahlili nerede yapılır: laborat|tahlil
gözlük camı nerede değişir: optik|gozlukcu
gemi limanı hangi firmalar: liman isl
# job words
bobinajcı: bobinaj
tornacı: torna
arıcı bal: aricilik
değirmenci: degirmen
fotoğrafçı dükkanı: fotograf
stilist kursu: stilist
reklamcı tabela: reklam
bale hocası: bale
# suffixes, plural and possessive
laboratuvarlarında: laboratuvar|laboratuar
kurslarının: kurs
marketlerimiz: market
pastanelerden: pastane|pasta
çiçekçilerimiz: cicek|.i.ek
zeytinyağlarımız: zeytinyag|zeytin
kargocusu: kargo
# two trades
kırtasiye oyuncak: kirtasiye ve oyuncak
havuz sauna jakuzi: jakuz
deri tekstil: deri ve tekstil|deri tekstil
matbaa kağıt: matbaa
mobilya dekorasyon: dekar|mobilya
gıda tarım: gida ve tarim|gida tarim|tarim .*gida
# part of a name and a kind, slips
halikarnas tekne: halikarnas
galen tahlil laboratuarı: galen
lokman hekim hastane: lokman hekim
netsel liman: netsel
özgum kafe: ozgum
iskender restoran: iskender palace
nurcin markt: nurcin
kasap doner: kasap doner
oto koltukçusu: oto koltuk|otobus.*koltuk|sunger ve koltuk
yağ fabrikası zeytin: zeytinyag
pamuk iplik fabrikası: iplik|pamuk
cam balkon cerceve: cam sanayi|cerceve
klima soğutma firması: klima|iklimlendirme|isi. sogut
tuğla çimento inşaat malzemesi: yapi malzemesi|insaat malz
bilgisayar malzemesi: bilgisayar|elektronik malzeme
güzellik lazer epilasyon: lazer epilasyon
kanepe koltuk imalatı: kanepe|koltuk|mobilya
saç kaynağı yapan: sac kaynak
# the second go
# brand and kind
pelit pasta: pelit
tamek salçası: tamek
sütaş süt: s\\?tas
doluca şarap bayii: doluca
perfetti sakızı: perfetti
uğur dershanesi kurs: ugur dershane
final dershanesi izmir: izmir final
diana örgü ipi: diana
blum menteşe bayisi: blum
mengerler mercedes bayi: mengerler
trakya et balık: trakya et
# missing spaces, doubled, slips
havuzmalzemeleri: havuz
oyuncakçıı: oyuncak
kuru temzileme: kuru tem
mobilyacılarr: mobilya|moble
sporr malzemesi: spor
fotoğrfçı: fotograf
balıkçıllık: balikci|balik|su urun
hırdavatcıı: hirdavat|nalbur
dişhekimi: dis hekimi|dis klini|dental
yatkiralama: tekne kiralama
tibbitahlil: tahlil|laborat
# ASCII, English
sekerleme fabrikasi: sekerleme
surucu belgesi kursu: surucu|s.r.c. kurs
kumas toptancisi: kumas
textile company: tekst|teks
jeans shop: jeans
elevator: asansor
flower shop: cicek|.i.ek
laundry dry cleaning: kuru tem
swimming pool: havuz
# question sentences, needs
bisiklet nereden alırım: bisiklet
tekneyi nereden kiralayabiliriz: tekne kiralama
gözlüğüm kırıldı kime gideyim: optik|gozlukcu
takım elbisemi nerede temizletirim: kuru tem
aracıma koltuk kılıfı diktirebileceğim yer: koltuk kilif|oto kilif
çocuğumu baleye yazdırmak: bale
evime jaluzi taktırmak: jaluzi
tiyatro eğitimi nerede alınır: tiyatro
# job words, suffixes, plural and possessive
dökümcü demirci: \\bdemir\\b
daktilo kursları: daktilo
kargocularımız: kargo
asansörlerimizin bakımı: asansor
kırtasiyelerinden: kirtasiye|kirt san
hastanelerimize: hastane|hast\\.
# two trades, part of a name and a kind
ayakkabı çanta: ayakkabi|canta|kundura|\\?anta
kitap kırtasiye: kitap kirtasiye
halkla ilişkiler: halkla
derin dalış: dalis
numune zeytin: numune
lefkoşa jumbo: jumbo
`;
