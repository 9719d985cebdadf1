/**
 * Questions as in relevance-places.ts, written down in three goes, each before the search had been asked
 * any of it, by what the sets before have least: brands, English, whole sentences, names half remembered.
 */
export const blindPlaceQuestions = `
# Category words
havuz yapan firma: havuz|sauna ve hamam
sauna yapımı: sauna.*·
araba aynası: oto ayna
oto kılıf: oto kilif|koltuk kilif
otomobil paspası: paspas
volkswagen audi tamir: vw
oto boya: oto boya|kaporta boya
tıbbi tahlil: tahlil
fizik tedavi: fiz\\.ted
acil hastane: \\bacil\\b
ssk: ssk
deri hastalıkları: deri ve z
dans tiyatro drama: drama
modelist kursu: modelist
perdeci jaluzi: jaluzi
saraciye: saraciye
bayan terzi: terzi
nakışçı: nakis
vatka: vatka
maya: mauri|zmaya|mayasan
şarap: sarap
akvaryum: akvaryum
çay fabrikası: kahve ve cay|\\bcay\\b
soğutma klima: klima|iklimlendirme|sogut(ma)?\\b
hırdavat: hirdavat|· nalbur|yapi malz
hastane laboratuvarı gen: gen-tip
kamyon tır servisi: tir servis
# Names in every guise
dedeoğlu bisiklet: dedeoglu bisiklet
yeni uğur helva: yeni ugur
hilton: hilton
adana hilton oteli: hilton
semen kuaför: semen
kuafor sedat: sedat kuafor
hoffman: hoffman
hofman kuru temizleme: hoffman
kavaklıdere: kavaklidere
doluca şarapları: doluca
hacıbekir: haci bekir
haci bekir lokumlari: haci bekir
pelit: pelit
mercedes karadağlar: karadaglar
sonymağazası: sony
soni: sony
iskender palas: iskender palace
halilibrahim sofrası: halil ibrahim
tuğcan: tugcan
sular eczane: sular
ups: ups
merhaba pastanesi: merhaba
mini golf otuzbeş: mini golf
intersport: intersport
inter sport: intersport
dolfin yat: dolphin
rönesans yat: r.nesans|r.esans
# Misspelled
gös hastanesi: \\bg. (hast|saglig|polikl)
tahil laboratuvarı: tahlil
jaluz perde: jaluzi
asansorcü: asansor
kuru temzleme: kuru temiz|kuru sistem
çukulata: .ikolata
çikulata: .ikolata
sikerleme: sekerleme|\\bsek\\.|seker
eczene: eczane
pasteane: pastane
optig: optik
suruci kursu: s.r.c. kurs
havus: havuz
şarapçi: sarap
# Suffixes and needs
gözlükçüde: optik
asansörlü bina bakım: asansor
takım elbise temizletmek: kuru temiz|kuru sistem
evime havuz yaptırmak: havuz|sauna ve hamam
koltuk döşetmek: doseme|d.seme|koltuk|· ev esyasi
hamile ultrason: g..t.*eme merk|kadin ve|dogumevi
sabun deterjan: deterjan|temizlik
acıpayam ticaret odası: acipayam
ticaret odası: chamber|ticaret odasi|caret odasi
adana konfeksiyon: konf|giyim|tekstil
abdi yener: abdi yener
zeytinyagci: zeytin
kot dükkanı: jeans
dadaşlar: dadaslar
çay toptan: cay
yelkenli: yacht|\\byat|tekne|yelken
marmaris yat limanı: marina
fizik tedavi rehabilitasyon merkezi: fiz\\.ted|rehabilitasyon
doktor hüseyin: dr\\. huseyin
farabi: farabi
nöroloji: n.oloji|n.rop|noroloji
devlet hastenesi: devlet hast
ssk hastahanesi: ssk
yurt içi kargo: yurti.i
çukurova kargo: ukurova kargo
ups kargo şubesi: ups
metro kargo: metro &
direksiyon kursu: s.r.c. kurs
ehliyet veren kurs: s.r.c. kurs
lastik kaplama: \\blastik
oto koltuk kılıfcı: koltuk kilif|oto kilif
oto müzik: car audio|oto aksesuar
tır tamiri: tir servis
vw servisi: vw
audi: vw-audi
fort servis: ford serv
karadağlar mersedes: karadaglar
kundura tamiri: kundura|ayakkabi tamiri
kemer çanta: canta|saraciye
iç giyimci: ic giyim
spor ayakkabısı: ayakkabi|spor
paintbol: paintball
duş kabini: dus kabin
hali sahasi: hali saha
fitnes center: fit|fitness
şarapcılık: sarap
çikolata fabrikasi: .ikolata
kırtasye kitap: kirtasiye|kita[bp]
kuru temizlemede: kuru temiz|kuru sistem
fotografci: fotograf
sirke turşu: gida|market

# Names as they come to mind
kağıt rulo: kagit rulo
marvel kırtasiye: marvel
bordo çikolata: bordo cik
safran tat: safrantat
hacı bekir şekerci: haci bekir
şeker fabrikası: seker
paintball sahası: paintball
olimpiyat spor mağazası: olimpiyat ?spor
safir halı: \\bsafir
mengerler: mengerler
bmc servis: bmc
yaşar demirçapa: demircapa
numan usta: numan
oto klinik: oto klinik
oto şark: oto \\?ark
ototay: ototay
helvacıoğlu traktör: helvacioglu
kuşkonmaz: kuskonmaz
retro havuz: retro
turkuvaz havuz: turku
net tıp laboratuvarı: net tip
mikrolab: microlab
galen: galen
özel hayat hastanesi: ozel hayat
çapa hastanesi: capa hast
zeynep kamil: zeynep
siyami ersek: siyami
veteriner ilaç yem: \\byem\\b
bale kursu dilek: dilek bale
iletişim kargo ups: ups
hitit deri: hitit
kanaat kundura: kanaat kun
altam ayakkabı: altam
doğan kağıt: dogan kagit
köylüm: koylum
çetin garaj: cetin garaj
hüryol: huryol
binbir çeşit: binbir
1001 çeşit: 1001
`;
