import { askedWords, kindWords, NEEDS, SYNONYMS } from '#contract/search-words.ts';
import { searchNorm } from '#contract/turkish-fold.ts';
import { stemsOfAsked } from './search-lexemes.rules.ts';
import { isSameWord } from './search-likeness.rules.ts';

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
  /** A line's first words say it best. */
  isMain: boolean;
  /** It was told what somebody needs, not what they look for. */
  isNeed: boolean;
}

const MAIN_WORDS = 2;

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
  bulabilecegim yaptirabilecegim yakini yakininda yakinlarinda civari civarinda civarlarinda yaninda karsisinda
  taraflarinda tarafinda bolgesinde oturmalik gitmelik yemelik icmelik takilmalik acaba varsa bi herhangi with the of for near`.split(
    /\s+/,
  ),
);

/**
 * What somebody does or wants done, not whom they look for: öğrenmek, taşınıyorum, yıkatacağım,
 * patladı, bozulmuş, acıkınca, acıkırsam.
 */
const VERB_ENDING =
  /(?:m[ae]k|[iu]yor[a-z]{0,4}|[ae]c[ae][gk](?:[iu][mz]+)?|[ae]l[iu]m|[ae]y[iu]m|[dt][iu]m?|(?<=[iu][lnr]|l[ae]n?)m[iu]s|[iu]nc[ae]|[aeiu]rs[ae][mk])$/;
const VERB = new RegExp(`^[a-z]{2,}${VERB_ENDING.source}`);
/** Before a past tense stands a vowel, or l, n, r behind one; else it is a noun: kartı. */
const PAST = /[aeiu][lnrt]?[dt][iu]m?$/;
const CAN_BE_PAST = /[dt][iu]m?$/;
const NOUNS_LIKE_VERBS = new Set(
  `ekmek yemek irmak damak kaymak cakmak parmak tokmak basamak tirnak tuzak yamak sumak yumak limak somak mamak
  oymak gelecek silecek yakacak giyecek deneyim karinca dusunce gelince kalamis tasit`.split(/\s+/),
);
const MIN_VERB_LENGTH = 5;
const KIND_WORDS = new Set(kindWords);
/** Verbs of the lines as somebody in a hurry says them: saç kestir, araba yıkatcam, kestirmem lazım. */
const BARE_VERBS = new Set(
  askedWords.flatMap((word) => {
    const bare = /^([a-z]+)m[ae]k$/.exec(word)?.[1] ?? '';
    return bare.length < MIN_VERB_LENGTH || NOUNS_LIKE_VERBS.has(word) ? [] : [bare];
  }),
);
const ENDING_OF_BARE = /(?:[iu]?c[ae]m|[ms][ae]m)$/;
const isBareVerb = (word: string) =>
  !NOUNS_LIKE_VERBS.has(word) && BARE_VERBS.has(word.replace(ENDING_OF_BARE, ''));

const PERSON =
  /^(?:kiz|ogl|anne|baba|babaanne|anneanne|dede|es|sevgili|arkadas|kardes|torun|teyze|hala|misafir|kayinvalide)(?:[iu]?m(?:[iu]z)?(?:[iu]n|[ae]|[iu])?|l[ae]r(?:[iu]m[a-z]{0,4}|[ae])|[iu]n|y?[ae])$/;
/** "kızıma", "misafirlere": nobody is called so; Esin, Annem and Dedem are names. */
const FOR_PERSON = /(?:m(?:[iu]z)?|l[ae]r)[ae]$/;

/** It looks like a verb, or like for whom it is. */
const isVerb = (word: string): boolean =>
  (PERSON.test(word) && !KIND_WORDS.has(word)) ||
  (word.length >= MIN_VERB_LENGTH &&
    (isBareVerb(word) || VERB.test(word)) &&
    (!CAN_BE_PAST.test(word) || PAST.test(word)) &&
    !NOUNS_LIKE_VERBS.has(word) &&
    !KIND_WORDS.has(word));

const wordsOf = (phrase: string): string[] => {
  const words = searchNorm(phrase).split(' ').filter(Boolean);
  const meaning = words.filter((word) => !FILLERS.has(word));
  return meaning.length > 0 ? meaning : words;
};
const mainStem = (word: string) => stemsOfAsked(word)[0] ?? word;

/** A verb whatever its ending, apart from all stems: taşıyacağım and taşıtmak are `~tas`. */
const verbStem = (word: string): string =>
  `~${word
    .replace(VERB_ENDING, '')
    .slice(0, VERB_STEM_LENGTH)
    .replace(/[aeiu]$/, '')}`;
const VERB_STEM_LENGTH = 4;
const phraseStem = (word: string) => (isVerb(word) ? verbStem(word) : mainStem(word));
const phraseStems = (word: string) => [
  ...(isVerb(word) ? [verbStem(word)] : []),
  ...stemsOfAsked(word),
];

const phrasesOf = (
  said: readonly string[],
  meant: readonly string[],
  isNeed: boolean,
): Phrase[] => {
  const line = { leadsTo: meant.map(wordsOf), isNeed };
  return said.map(wordsOf).map((words) => ({ words, stems: words.map(phraseStem), line }));
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
  /** Which of those are verbs in the line. */
  isVerbAt: readonly boolean[];
}

/** Phrases of the lines that are in a question: all their words are, in any order. */
function readsOf(words: readonly string[]): Read[] {
  const stems = words.map(phraseStems);
  const candidates = new Set(stems.flat().flatMap((stem) => PHRASES_BY_STEM.get(stem) ?? []));
  const reads: Read[] = [];
  for (const { words: said, stems: asked, line } of candidates) {
    const at = asked.map((stem) => stems.findIndex((of) => of.includes(stem)));
    if (!at.every((found, index) => found >= 0 && at.indexOf(found) === index)) continue;
    // No word that only begins like it: tabanım is no tabanca. Verbs change more.
    const isNoun = !line.isNeed || said.length === 1;
    if (isNoun && !said.every((word, index) => isSameWord(word, words[at[index] ?? -1] ?? '')))
      continue;
    reads.push({ line, at, isVerbAt: said.map(isVerb) });
  }
  return reads;
}

/**
 * Words that may be of a business: no verbs, nor for whom it is. Many names look like a past tense
 * (Ferdi, Marketi, Üretim) or a person (Esin): the first are verbs only where a line was read that has
 * them as one, the second are persons only beside such a verb.
 */
export function thingsOf(words: readonly string[]): string[] {
  const told = readsOf(words).flatMap(({ at, isVerbAt }) =>
    at.filter((_, index) => isVerbAt[index]),
  );
  return words.filter((word, at) => {
    if (!isVerb(word)) return true;
    if (PERSON.test(word)) return !FOR_PERSON.test(word) && told.length === 0;
    return CAN_BE_PAST.test(word) && !told.includes(at);
  });
}

/** Part of a longer phrase that was read as well: "halı" of "halı saha" says nothing of carpets. */
const isInside = (read: Read, others: readonly Read[]) =>
  others.some(
    ({ at }) => at.length > read.at.length && read.at.every((index) => at.includes(index)),
  );

/** Two words of one line say one thing: "petrol istasyonu" is no station of another kind. */
const joinedByLine = (reads: readonly Read[]): Omit<Read, 'isVerbAt'>[] =>
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
    const ranked = line.leadsTo.map((found, index) => ({
      found,
      rank: line.isNeed ? index : 0,
      isMain: index < MAIN_WORDS,
    }));
    for (const { found, rank, isMain } of ranked.toSorted(
      (a, b) => a.found.length - b.found.length,
    )) {
      const stems = [...kept, ...found].map(mainStem);
      if (asked.some((other) => other.every((one) => stems.includes(one)))) continue;
      asked.push(stems);
      expansions.push({ kept, told, found, rank, isMain, isNeed: line.isNeed });
    }
  }
  return expansions.toSorted((a, b) => a.rank - b.rank).slice(0, limit);
}
