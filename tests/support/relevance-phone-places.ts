/**
 * Questions as in relevance-places.ts as people of Adana type them on a phone, written down in three goes, each before
 * the search had been asked any of it.
 */
export const phonePlaceQuestions = `
# colloquial
balık hali: et ve balik|balikci
araba galerisi: oto galeri
içki içilecek yer bira: bira evi
benzin alacağım: akaryakit
vesikalık fotoğraf: fotografci
koltuk takımı: mobilya|koltuk|kanepe
çamaşır makinesi: beyaz esya
parke laminat: yer dosemesi
oyuncak bebek: oyuncak
yem satan yer: tarim malzemesi|\\byem
kuyumcu altın: kuyumcu
çiğköfteci: cig kofte
asansör bakımı: asansor
ağız diş: dis hekimi|dis klinig
gömlek pantolon: giyim|konfeksiyon|jeans
ayakkabıcı kundura: ayakkabi|kundura
yatla gezinti: tekne kiralama
tiyatro kursu: tiyatro
güzel sanatlar: guzel sanatlar|g.?zel sanatlar
# needs
araba camım kırıldı: oto cam|otomotiv cam
kafamda ruhsal sorun var psikiyatri: psikiyatri|n.ropsikiyatri
böbrek taşı kırdırma: roloji|tas kirma
takım elbisem lekelendi: kuru temiz
evime çiçek yollamak: cicekci|ci.ekcilik|i.ek.ilik
kan verip baktırmak istiyorum: laboratuvar|tahlil
eşyalarımı taşıtmak: nakliye
paket göndermek: kargo
denizden tekne kiralamak: tekne kiralama
evime mobilya alacağım: mobilya|m.ble|home store
alarm kamera taktırmak: guvenlik
# misspelt
gözlükcü: gozlukcu
ekzane: eczane
elektironik: elektronik
laboratuar tahlili: laboratuvar
supermarket: supermarket|super market
hırdavt: hirdavat
oto aksesuvar: oto aksesuar
# suffixes
dershanelerin: dershane|dersane|kurs
marinalarda: marina
jeanslar: jeans
kuru temizlemeciye: kuru temiz
eczanesinden: eczane
# names
halil ibrahim sofra: halil ibrahim sofrasi
sony magazası: sony
bosch hacı şevki: bosch
tuğcan eczane: tugcan
boğaz beach: bogaz beach
yargici: yargici
turhan saatci: turhan saatci
çanakkle seramik: canakkale seramik
simt dünyası: simit dunyasi
oldşardn: oldsardan
kanat kundura: kanaat kundura
enfes cigkofte: enfes cig kofte
gupi petshop: gupy pet shop
hattusas restoran: hattusas
havuz yaptırmak: havuz
# the second go
# colloquial, trades, goods
et tavuk balık satan: et ve balik|kasap|balikci
domates biber toptan: meyve ve sebze
spor malzemesi satan mağaza: spor malz|spor malzemesi|spor
motor piston gömlek: piston|oto yedek parca
mantolama boya malzemesi: yapi malzemesi|boya|nalbur
araba müzik sistemi: car audio|oto aksesuar
debriyaj balata: balata
iç çamaşırı toptan: ic giyim
düğün gömleği: berko|benties|shirt
mayo bikini: giyim|konfeksiyon
perdelik kumaş: kumas
halı: hali ltd|· hali$
bulgurcu: bulgur
bira evi: bira evi
eğitim müdürlüğü: milli egitim
meslek kursu: kurs$|kurs 
deniz dalış tüpü: dalis
yelkenli kiralama: tekne kiralama
sauna kabini: sauna
fıskiye: fiskiye
golf: golf
tıraş olmak kuaför: kuafor
espadril: espadril
# needs
midem bulanıyor hastane: hastane|klinik|tip merkezi
belim için fizik tedavi merkezi: fiz.ted
dişim için laboratuvar: dis laboratuvari
araba koltuğunu kaplatmak: oto d.*eme|koltuk
arabama lastik takılacak: \\blastik
gömleğim ütülensin: kuru temiz
tatile tekneyle çıkmak: tekne kiralama
ofis için masa: ofis|mobilya
çiçek göndereceğim anneme: cicekci
# misspelt, suffixes
laboratuarlar: laboratuvar
şarapcı: sarap
mobilyaçı: mobilya
dershanne: dershane|dersane|kurs
jeanss: jeans
asensör: asansor
kuyumcuu: kuyumcu
çiçekciler: cicekci|ci.ekcilik|i.ek.ilik
# names
bereket fırın: bereket firini
kasgar market: kasgar market
shades kuafor: shades kuafor
özatay foto: ozatay
ramas yem: ramas yem
netsel marina: netsel
gülseven helva: gulseven
konyaaltı sahil: konyaalti
hoffman temizleme: hoffman
dünya optk: dunya optik
albtros marina: albatros marina
turasan: turasan
haci bekir lokumu: haci bekir
ergun balık: ergun balikcilik
binbir ceşit: binbir cesit
# the third go
asansör tamircisi lazım: asansor
araba galericisi: oto galeri
fren balatası takan: balata|oto tamir|yedek parca
av bayi fişek: silah|ideal av|efe av
sandalet espadril: espadril
karo taşı: sahin karo|sunar karo
tahin pekmez: tahin
doğal zeytin: zeytin
çocuk giyim bebe: bebek urunleri|bebe|baby
motor rektefiye: motor yenileme|motor yen
uydu anten elektronik: elektronik
kalorifer klima: klima|iklimlendirme
diş protezcisi: dis laborat|dis hekimi|dental
yazlık tekne turu: tekne kiralama
çerçevelettirmek: cerceve
hali yikama: kuru temiz
kadın doğum kliniği: dogum|dog\\. ve|d\\?um|dogumevi|dog 
sigara nargile: nargile
kot taşlama: jeans
hastane devlett: devlet hastane
muhendislik: m.?hendislik
mobilia: mobilya
oto lastk: lastik servis|mas lastik|yedek teker
kuru temizlemci: kuru temiz
boğaz bich: bogaz beach
fit layf: fit life
migros: market
nezahet tıp: nezahet
birol petrl: birol petrol
harika kumas: harika kumas
özok mobilye: ozok mobilya
ankara sanat çiçek: ankara sanat
`;
