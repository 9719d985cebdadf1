import { NEEDS, SYNONYMS } from '#contract/search-words.ts';
import { searchNorm } from '#contract/turkish-fold.ts';
import { stemsOfAsked } from './search-lexemes.rules.ts';

/** Other words for a part of a question. */
export interface Expansion {
  /** Words of the question that stay. */
  kept: readonly string[];
  /** The others. */
  told: readonly string[];
  /** What stands for those. */
  found: readonly string[];
  /** How near it is to what was said: 0 is nearest. */
  rank: number;
  /** It was told what somebody needs, not what they look for. */
  isNeed: boolean;
}

interface Phrase {
  words: readonly string[];
  stems: readonly string[];
  line: Line;
}

interface Line {
  /** Words it leads to, nearest first. */
  leadsTo: readonly (readonly string[])[];
  isNeed: boolean;
}

/** Words that tell no business of this city from another: they lift a hit but are not asked for. */
export const FILLERS: ReadonlySet<string> = new Set(
  `adana adanada adanadaki adananin adanali bir ve veya ile icin gibi kadar en iyi iyisi guzel kaliteli cok de da
  mi mu ki ne nerede nerde nereden nereye neresi nasil hangi hangisi bana bize bu var varmi yok mah mahalle
  mahallesi cad caddesi sok sokak sokagi no lazim gerek gerekiyor ariyorum ariyoruz arayan istiyorum istiyoruz
  bul bulunur bulabilirim bulabilir oneri onerisi onerir onerin tavsiye misin misiniz olan olarak yapan yapilan
  satan satilan veren yer yeri yerler yerleri mekan mekani mekanlar mekanlari isletme isletmeler guvenilir ucuza
  acil hemen simdi biri birisi falan filan lutfen alabilirim gidilir yenir yapilir edilir icilir oturulur icecek yiyecek gidecek
  gidebilecegim magazasi magazalari dukkani dukkanlari firmasi firmalari fiyati fiyatlari telefonu adresi
  fabrikasi fabrikalari imalati imalatcisi imalathanesi yiyebilecegim yiyebilecegimiz icebilecegim alabilecegim
  bulabilecegim yaptirabilecegim`.split(/\s+/),
);

const wordsOf = (phrase: string): string[] => {
  const words = searchNorm(phrase).split(' ').filter(Boolean);
  const meaning = words.filter((word) => !FILLERS.has(word));
  return meaning.length > 0 ? meaning : words;
};
const mainStem = (word: string) => stemsOfAsked(word)[0] ?? word;

const phrasesOf = (
  said: readonly string[],
  meant: readonly string[],
  isNeed: boolean,
): Phrase[] => {
  const line = { leadsTo: meant.map(wordsOf), isNeed };
  return said.map(wordsOf).map((words) => ({ words, stems: words.map(mainStem), line }));
};

const PHRASES: readonly Phrase[] = [
  ...SYNONYMS.flatMap((line) => phrasesOf(line, line, false)),
  ...NEEDS.flatMap(({ said, meant }) => phrasesOf(said, meant, true)),
];
const PHRASES_BY_STEM = Map.groupBy(PHRASES, ({ stems }) => stems[0] ?? '');

interface Read {
  line: Line;
  /** Which words of the question it is made of. */
  at: readonly number[];
}

/** A need told in one word is that word, not one that begins like it: hastayım is no hastane. */
function isSameWord(said: string, asked: string): boolean {
  const length = Math.min(said.length, asked.length);
  if (asked.length < said.length - 1) return false;
  return said.slice(0, length - 1) === asked.slice(0, length - 1);
}

/** Phrases of the lines that are in a question: all their words are, in any order. */
function readsOf(words: readonly string[]): Read[] {
  const stems = words.map(stemsOfAsked);
  const candidates = new Set(stems.flat().flatMap((stem) => PHRASES_BY_STEM.get(stem) ?? []));
  const reads: Read[] = [];
  for (const { words: said, stems: asked, line } of candidates) {
    const at = asked.map((stem) => stems.findIndex((of) => of.includes(stem)));
    if (line.isNeed && said.length === 1 && !isSameWord(said[0] ?? '', words[at[0] ?? -1] ?? ''))
      continue;
    if (at.every((found, index) => found >= 0 && at.indexOf(found) === index))
      reads.push({ line, at });
  }
  return reads;
}

/** Part of a longer phrase that was read as well: "halı" of "halı saha" says nothing of carpets. */
const isInside = (read: Read, others: readonly Read[]) =>
  others.some(
    ({ at }) => at.length > read.at.length && read.at.every((index) => at.includes(index)),
  );

/** Two words of one line say one thing: "petrol istasyonu" is no station of another kind. */
const joinedByLine = (reads: readonly Read[]): Read[] =>
  [...Map.groupBy(reads, ({ line }) => line)].map(([line, ones]) => ({
    line,
    at: [...new Set(ones.flatMap(({ at }) => at))],
  }));

/** Other ways to ask for the same, nearest first; none that another one finds as well. */
export function expansionsOf(words: readonly string[], limit: number): Expansion[] {
  const all = readsOf(words);
  const reads = joinedByLine(all.filter((one) => !isInside(one, all)));
  // What explains more of the question comes first.
  reads.sort((a, b) => b.at.length - a.at.length || Number(b.line.isNeed) - Number(a.line.isNeed));
  // Of "saç" and "saç evi" the first finds both: shorter ones come first, and cost the database less.
  const asked: string[][] = [words.map(mainStem)];
  const expansions: Expansion[] = [];
  for (const { line, at } of reads) {
    const kept = words.filter((_, index) => !at.includes(index));
    const told = words.filter((_, index) => at.includes(index));
    const ranked = line.leadsTo.map((found, index) => ({ found, rank: line.isNeed ? index : 0 }));
    for (const { found, rank } of ranked.toSorted((a, b) => a.found.length - b.found.length)) {
      const stems = [...kept, ...found].map(mainStem);
      if (asked.some((other) => other.every((one) => stems.includes(one)))) continue;
      asked.push(stems);
      expansions.push({ kept, told, found, rank, isNeed: line.isNeed });
    }
  }
  return expansions.toSorted((a, b) => a.rank - b.rank).slice(0, limit);
}
