import { searchNorm, searchStems } from '#contract/turkish-fold.ts';

/**
 * Words that mean one thing to somebody looking for it, one line per meaning. Endings need no line
 * of their own (kebap, kebapçı and kebapçılar share their first five letters), and words that are
 * common in names (altın, park, çiçek) stay out: they would bring the wrong shops.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  // Yeme içme
  ['restoran', 'lokanta', 'restaurant', 'ocakbaşı', 'yemek'],
  ['kebapçı', 'kebap', 'kebab'],
  ['pideci', 'pide', 'lahmacun'],
  ['çorba', 'çorbacı', 'işkembe'],
  ['balıkçı', 'balık', 'deniz ürünleri'],
  ['kafe', 'cafe', 'kahve', 'kahveci', 'coffee'],
  ['çay bahçesi', 'çay ocağı', 'çay evi', 'kıraathane'],
  ['tatlıcı', 'tatlı', 'baklava', 'künefe', 'pastane'],
  ['pastane', 'pasta', 'fırın', 'unlu mamuller'],
  ['dondurmacı', 'dondurma', 'bici bici'],
  ['bar', 'pub', 'meyhane', 'gece kulübü'],
  // Konaklama
  ['otel', 'hotel', 'pansiyon', 'konaklama', 'apart'],
  // Gelinlik ve düğün
  ['gelinlik', 'gelin', 'nişanlık', 'abiye'],
  ['düğün salonu', 'düğün', 'kır düğünü', 'nikah'],
  // Açık hava
  ['piknik', 'mangal', 'mesire'],
  // Sağlık
  ['eczane', 'eczacı', 'ilaç', 'nöbetçi eczane'],
  ['diş', 'dişçi', 'diş hekimi', 'ağız ve diş'],
  ['hastane', 'klinik', 'poliklinik', 'tıp merkezi'],
  ['doktor', 'hekim', 'muayenehane'],
  ['gözlükçü', 'optik', 'gözlük'],
  ['veteriner', 'hayvan hastanesi'],
  // Güzellik
  ['kuaför', 'berber'],
  ['güzellik salonu', 'güzellik merkezi', 'cilt bakımı', 'epilasyon'],
  ['hamam', 'sauna', 'spa', 'masaj'],
  // Alışveriş
  ['market', 'bakkal', 'süpermarket', 'şarküteri'],
  ['manav', 'sebze'],
  ['kasap', 'et ürünleri'],
  ['giyim', 'butik', 'konfeksiyon'],
  ['ayakkabı', 'kundura'],
  ['kuyumcu', 'mücevher', 'sarraf'],
  ['avm', 'alışveriş merkezi'],
  ['mobilya', 'koltuk'],
  ['kırtasiye', 'kitapçı', 'kitabevi'],
  ['telefoncu', 'cep telefonu', 'gsm'],
  // Spor
  ['spor salonu', 'fitness', 'gym', 'jimnastik'],
  ['halı saha', 'futbol'],
  ['yüzme', 'havuz'],
  // Eğitim
  ['okul', 'kolej', 'lise'],
  ['kurs', 'dershane', 'etüt', 'okul'],
  ['anaokulu', 'kreş', 'çocuk yuvası'],
  ['sürücü kursu', 'ehliyet'],
  // Otomotiv
  ['oto', 'araba', 'otomobil', 'araç'],
  ['lastikçi', 'lastik', 'rot', 'balans', 'jant'],
  ['oto servis', 'oto tamir', 'tamirci', 'oto sanayi'],
  ['oto yıkama', 'oto kuaför'],
  ['oto kiralama', 'rent a car', 'araç kiralama'],
  ['benzin', 'benzinlik', 'akaryakıt', 'petrol'],
];

interface Phrase {
  stems: string;
  group: number;
}

/** Stems, so that "kuaförler" and "lokantası" meet their line as well. */
const PHRASES: readonly Phrase[] = SYNONYMS.flatMap((words, group) =>
  words.map((word) => ({ stems: searchStems(searchNorm(word)), group })),
);

/**
 * Other ways to ask for the same: the query's `searchNorm` with one phrase of it replaced by each
 * of its synonyms, normed, without the query itself. `'kuafor seyhan'` → `['berber seyhan', …]`.
 */
export function expandQuery(norm: string): string[] {
  const padded = ` ${searchStems(norm)} `;
  const words = norm.split(' ');
  const asked = new Set<string>();
  for (const { stems, group } of PHRASES) {
    const at = padded.indexOf(` ${stems} `);
    if (at < 0) continue;
    const first = padded.slice(0, at).split(' ').length - 1;
    const count = stems.split(' ').length;
    for (const synonym of SYNONYMS[group] ?? []) {
      asked.add(words.toSpliced(first, count, searchNorm(synonym)).join(' '));
    }
  }
  asked.delete(norm);
  return [...asked];
}
