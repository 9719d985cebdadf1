import { existsSync, readFileSync } from 'node:fs';
import { DISTRICTS } from '#contract/city/districts.ts';
import { readHeader } from '#contract/imports/import-columns.ts';
import { readCsv } from '#contract/text/csv-text.ts';
import { importRows } from '#server/imports/import-rows.service.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Real places beside the project: test input, never part of it. */
const FOLDER = new URL('../../../shared/data/places/', import.meta.url);
export const arePlacesHere = existsSync(FOLDER);

/** Which columns say what kind of place it is; the last one with something in it says it best. */
const FILES = [
  { file: 'adana-venues-simplegeo.csv', kinds: ['category', 'subcategory'] },
  { file: 'turkey-venues-simplegeo-by-category.csv', kinds: ['category', 'subcategory'] },
  { file: 'osm-pois-turkish-names-cyprus.csv', kinds: ['osm_value'] },
];

const HEADER = readHeader(['name', 'category', 'subcategory', 'address', 'district', 'phone']);

/**
 * Brings the places in through the product's own import, published at once: it finds their category,
 * refuses what the directory has none for, and leaves out the same place twice. Most of them are of
 * other cities and the import takes the five districts only, so that a row keeps its district where it
 * names one and gets one in turn where it does not; pins stay behind, for they would contradict it.
 * @returns how many came in
 */
export async function importPlaces(db: Db, now: Date): Promise<number> {
  let imported = 0;
  for (const { file, kinds } of FILES) {
    const [head, ...records] = readCsv(readFileSync(new URL(file, FOLDER), 'utf8'), ',');
    const names = head?.isBroken ? [] : (head?.cells ?? []);
    const rows = records.flatMap((record, index) => {
      if (record.isBroken) return [];
      const cell = (name: string) => record.cells[names.indexOf(name)] ?? '';
      const kind = kinds.map(cell).findLast(Boolean) ?? '';
      const named = DISTRICTS.find((district) => district === cell('city'));
      const district = named ?? DISTRICTS[index % DISTRICTS.length] ?? '';
      const address = cell('address') || 'Adres bilinmiyor';
      const cells = [cell('name'), kind, kind, address, district, cell('phone')];
      return [{ line: record.line, header: HEADER, cells }];
    });
    const options = { fileName: file, source: 'test', isApproved: true };
    imported += (await importRows({ db, now: () => now }, rows, options)).imported;
  }
  return imported;
}

/**
 * What people ask of them: `question: what an answer looks like`, a pattern over name and kind as they
 * stand in the file, in small letters without Turkish ones; `?` is the sign of a lost letter.
 */
export const placeQuestions = `
# The kind of place
tekstil: tekst|teks
giyim: giyim
konfeksiyon: konf
kırtasiye: kirtasiye|kirt
asansör: asansor
şekerleme: sekerleme
çikolata: cikolata|\\?ikolata
süt ürünleri: sut urun|s\\?t mam|s\\?t \\?r|sut sanayi|sut san|sut ve|sut|s\\?t
kasap: kasap|et pazari|et mamul|bonfilet|et kobinasi|et ve balik .*et ve|\\?zlem et
balık: balik|su urun|su \\?r|su urn
ayakkabı: ayakkabi|kundura
ayakkabıcı: ayakkabi|kundura
kundura: kundura|ayakkabi
nalbur: nalbur|hirdavat
çiçekçi: cicek|\\?i\\?ek|ci\\?ek|cicekci
mobilya: mobilya|moble|kanepe
kuru temizleme: kuru tem
süpermarket: supermarket|super market|market
fırın: firin
deri çanta: deri|canta|\\?anta
kuyumcu: kuyumcu
optik: optik
gözlükçü: optik|gozlukcu
eczane: eczane
ilaç: ila\\?|eczane
hastane: hastane|hast
devlet hastanesi: devlet hastanesi
tıp merkezi: tip merkezi|saglik merkezi
laboratuvar: laboratuvar|laboratuar|lab\\.
tahlil: tahlil|laboratuvar
diş hekimi: dis hekimi|dis klinigi|dental
üroloji: \\?roloji|uroloji|\\?ronet
medikal: medikal|medical
psikiyatri: psikiyatri|psikoterapi|psikolo
poliklinik: poliklinigi|klini|hast|tip merkezi|saglik
sürücü kursu: surucu|s\\?r\\?c\\?
ehliyet kursu: surucu|s\\?r\\?c\\?
dershane: dershane|dersane
dersane: dershane|dersane
bale kursu: bale
daktilo kursu: daktilo
oto tamir: oto tamir
oto servis: oto tamir|servis
oto aksesuar: oto aksesuar
kaporta boya: kaporta|oto boya
yedek parça: yedek par|yed\\.par
radyatör: radyator
petrol istasyonu: petrol|akaryakit|benzin
benzinlik: petrol|akaryakit
oto yıkama: oto yikama
galeri: galeri
havuz: havuz
sauna: sauna
yat turu: \\byat|tekne
yelken tekne kiralama: tekne kiralama
marina: marina
tenis: tenis
spor giyim: spor giyim|sport|spor malz|giyim
kuaför: kuafor|sac kaynak
restoran: restoran|ocakbasi
lokanta: restoran|lokanta|ocakbasi|cigerci|mutfak|yemek
köfteci: kofte
simitçi: simit
cafe: kafe|cafe|kahve|cay oca|bici
dondurmacı: dondurma
kamera fotoğraf: fotograf
bisiklet: bisiklet
av malzemesi: \\bav\\b.*spor malz
pet shop: pet shop|akvaryum
market: market
zeytinyağı: zeytin
un fabrikası: \\bun\\b
perde jaluzi: jaluzi
plastik: plastik
beyaz eşya: beyaz esya|bosch
bosch: bosch
elektronik: elektronik|electronics
bilgisayarcı: bilgisayar|computer
matbaa: matbaa
iplik: iplik|iplig
kumaş: kumas
bebek mağazası: bebek
oyuncakçı: oyuncak
hediyelik eşya: hediyelik
akü: \\baku\\b|oto elekt
lastik: \\blastik|rot balans|jant
kot pantolon: jeans
saatçi: saatci|\\bsaat ve
halı saha: hali saha|futbol saha
yapı market: yapi market|yapi malz|hirdavat|nalbur
seramik: seramik|\\bkaro\\b

# Names and parts of names, some of them with lost letters
Adana Hilton: hilton
İskender Palace: iskender palace
Bayramoğlu: bayramoglu
sayılı market: sayili market
Dünya Optik: dunya optik
yıldız yatak: yildiz yatak
Hattuşaş: hattusas
Halil İbrahim Sofrası: halil ibrahim
çukurova medikal: cukurova medikal
seyhan medikal: seyhan medikal
Kızılay hastane: hastane|klini
Sütaş: s\\?tas
gümüş dünyası: g\\?m\\?s
güneş sürücü kursu: g\\?nes s\\?r
öz kartal: \\?z kartal
özlem et: \\?zlem et
yüksel balık: y\\?sel balik
Atatürk Üniversitesi tıp fakültesi: atat\\?k \\?ni|tip fak
büyük servis: b\\?y\\?k servis
büyük dershane: b\\?y\\?k ders
güven kuru temizleme: g\\?ven kuru
yeniçağ kuru temizleme: yeni\\?ag
çağlayan poliklinik: \\?aglayan
çebi tıp: \\?ebi
göçmenköy fırın: gocmenkoy
kılıç giyim: kili\\?
gençler otomotiv: gen\\?ler
özcakır: ozcakir
özok mobilya: ozok
şahinsoy: sahinsoy
önder kırtasiye: onder
ankara sanat çiçekçilik: ankara sanat
bodrum gülşah çiçekçilik: bodrum g
öztop konfeksiyon: \\?ztop
üroloji merkezi: \\?roloji
milli eğitim müdürlüğü: milli egitim
röntgen: r\\?tgen|rontgen
müdürlük: m\\?d\\?rl
çiçek salonu: \\?i\\?ek|cicek
çikolata şekerleme: ikolata.*sekerleme|sekerleme.*ikolata
nöroloji merkezi: n\\?oloji|noroloji
ünal süt: \\?nal s\\?t
ortaköy spor: ortakoy spor
inci akü: inci aku
Erciyes bira: erciyes

# Wrongly typed, shortened, with endings
tekstill: tekst|teks
mobliya: mobilya|moble
asansor firmaları: asansor
hastanesine: hastane|hast
hasthane: hastane|hast
eczne: eczane
kirtasyie: kirtasiye|kirt
ayakabı: ayakkabi|kundura
dersaneler: dershane|dersane
dershanesi: dershane|dersane
otomotif: otomotiv
kuru temizlemeci: kuru tem
labaratuar: laboratuvar|laboratuar|lab\\.
bilgisyar: bilgisayar
elektirik: elektr|elektirik
marketler: market
süpermarkette: supermarket|super market|market
çikolta: cikolata|\\?ikolata
şekerlme: sekerleme
fırncı: firin
optikci: optik
polikilinik: poliklinigi|klini|hast|tip merkezi|saglik
medikl: medikal|medical
konfeksion: konf
yaching: yacht
spor malz: spor malz|sport|spor.* malz
devlet hast.: devlet hast
tıp fak hastanesi: tip fak
kuaförde: kuafor|sac kaynak
balıkçılık: balik
peterol: petrol
petrol ist: petrol
jeanz: jeans
dental klinik: dental hosp|dis klini

# Where and what for
seyhan eczane: eczane
seyhanda hastane: hastane|hast
çukurova oto tamir: oto tamir
yüreğir market: market
karaisalı giyim: giyim
çiçek göndermek istiyorum: cicek|\\?i\\?ek|ci\\?ek
araba lastiği: \\blastik
dişim ağrıyor: dis hekimi|dis klinigi|dental
benzin almak: petrol|akaryakit
gömlek temizletmek: kuru tem
kan tahlili: laboratuvar|tahlil|lab\\.
ehliyet almak istiyorum: surucu|s\\?r\\?c\\?
üniversiteye hazırlık: dershane|dersane|hazirlik|kurs|egitim
gözüm bozuk: optik|gozlukcu
teknede tatil: tekne|\\byat

# Written without looking at what is found, then kept
kadın giyim mağazası: giyim
sürücü okulu: surucu|s\\?r\\?c\\?
damacana su: \\bsu\\b|suyu
yatak: yatak
plak kaset: plak ve|plak kaset
silah: silah
cam balkon pvc: pvc|dograma|\\bcam\\b
oto cam: oto.*\\bcam
ingiliz anahtarı hırdavatçı: hirdavat|nalbur|yapi m
hastanelar: hastane|hast
üniversite hastanesi: hastane.*|tip fak
rehabilitasyon merkezi: rehabilitasyon|reh\\.
lazer epilasyon merkezi: epilasyon
kürk deri mont: deri
bulgur: bulgur
helva: helva
sucuk: sucuk
çiçekçiler: cicek|\\?i\\?ek|ci\\?ek
börek poğaça: firin|simit|borek
kargo: kargo
pamuk tekstil: tekst|teks|mensucat
triko örme: orme
gömlekçi: g\\?mlek|gomlekl
asansörcü: asansor
kırtasiyeciler: kirtasiye|kirt
çikolatacı: cikolata|\\?ikolata
mezbaha et: \\bet\\b
balık lokantası: balik|lokanta|restoran
devlet hastahanesi: devlet hastanesi|devlet hast
röntgen çektirmek: laboratuvar|r\\?tgen|g\\?\\?t\\?eme
dil kursu: dil kurs|kursu
oto boyacı: oto boya|kaporta boya
dizel servis: dizel|diesel
havuzcu: havuz
yüzme havuzu yapımı: havuz|yuzme
yelken: yacht|\\byat|tekne|yelken|kurek
kuru temizleyici: kuru tem
petshop: pet shop|akvaryum
laboratuvar arıyorum: laboratuvar
iç çamaşırı: ic giyim
`;
