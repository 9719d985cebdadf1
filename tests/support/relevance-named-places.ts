/**
 * What people ask of a place: `question: what an answer looks like`, a pattern over address, name and kind as
 * they stand, in small letters without Turkish ones. Every way to say a place stands here at least twice.
 */
export const namedPlacesOfExamples = `
# Neighbourhoods
güzelyalı güzellik salonu: guzelyali mah.*guzellik
guzelyali otel: guzelyali mah.*otel
güzelyalıda balık: guzelyali mah.*balik
Güzelyalı’da fizik tedavi: guzelyali mah.*fizik
fizik tedavi güzelyalı: guzelyali mah.*fizik
reşatbey eczane: resatbey mah.*eczane
RESATBEY MAHALLESİ ECZANE: resatbey mah.*eczane
reşatbey mah. yoga: resatbey mah.*yoga
huzurevleri kuaför: huzurevleri mah.*kuafor
huzurevlerinde kitapçı: huzurevleri mah.*kitap
toros mahallesinde veteriner: toros mah.*veteriner
çukurova toros veteriner: toros mah.*veteriner
cemalpaşada çorbacı: cemalpasa mah.*corba
cemalpaşa dil kursu: cemalpasa mah.*dil kursu
kuruköprü ciğerci: kurukopru mah.*ciger
balcalı berber: balcali mah.*berber
balcalı civarı kafe: balcali mah.*kafe
balcalı yakınında misafirhane: balcali mah.*misafir
# Streets and boulevards
Turgut Özal Bulvarı otel: turgut ozal blv.*otel
turgut ozal bulvarinda otel: turgut ozal blv.*otel
turgut özal blv kahve: turgut ozal blv.*kahve
turgut özal caddesinde gelinlik: turgut ozal blv.*gelinlik
turgut özal gelinlik: turgut ozal blv.*gelinlik
adnan menderes bulvarı balık restoranı: adnan menderes blv.*balik
adnan menderes bulvarı üzerinde otel: adnan menderes blv.*otel
adnan menderes kafe: adnan menderes blv.*kafe
cumhuriyet caddesi eczane: cumhuriyet cad.*eczane
karaisalı cumhuriyet caddesinde eczane: cumhuriyet cad.*eczane
`;

export const namedPlacesOfPlaces = `
ceyhan yolu tekstil: ceyhan yolu.*teks
ceyhan yolunda tekstil: ceyhan yolu.*teks
ceyhan yolu üzerinde giyim: ceyhan yolu.*giyim
CEYHAN YOLU YAPI MALZEMESİ: ceyhan yolu.*yapi malz
mersin yolu kırtasiye: mersin yolu.*kirtasiye
mersin yolunda kumaş: mersin yolu.*kumas
abidinpasa caddesinde medikal: abidinpasa c.*medikal
abidinpaşa medikal: abidinpasa c.*medikal
abidinpaşa cd medikal: abidinpasa c.*medikal
mobilyacılar sitesi mobilya: mobilyacilar sit.*mobilya
mobilyacilar sitesinde mobilya: mobilyacilar sit.*mobilya
mobilyacılar sitesinde yatak: mobilyacilar sit.*yatak
keresteciler sitesi giyim: keresteciler sit.*giyim
keresteciler sitesinde kumaş: keresteciler sit.*kumas
turgut özal bulvarı asansör: turgut ozal b.*asansor
turgut özal asansör: turgut ozal b.*asansor
TURGUT OZAL BULVARI PET SHOP: turgut ozal b.*pet shop
`;

/** None of these is a place of Adana that anybody knows. */
export const unknownPlaceQuestions = [
  'Xyz Sokağı kuaför',
  'zorlubey caddesi eczane',
  'kuaför zorlubey bulvarında',
  'bıldırcınlar mahallesi market',
  'kuşkonmaz meydanı kafe',
];
