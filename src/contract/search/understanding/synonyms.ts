import {
  askedWords,
  kindWords,
  NEEDS,
  SYNONYMS,
  spellingOf,
} from '#contract/search/words/search-words.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { STEM_LENGTH, stemsOfAsked } from './lexemes.ts';
import { isSameWord } from './likeness.ts';
import { isDistrict, isGeneral } from './question-words.ts';

/** Other words for a part of a question. */
export interface Expansion {
  /** Words of the question that stay. */
  kept: readonly string[];
  /** The others. */
  told: readonly string[];
  /** Those of them that its own line was read in. */
  read: readonly string[];
  /** What stands for those. */
  found: readonly string[];
  /** How near it is to what was said: 0 is nearest. */
  rank: number;
  /** A line's first words say it best. */
  isMain: boolean;
  /** It was told what somebody needs, not what they look for. */
  isNeed: boolean;
  /** What stands for them is among them: "tekel büfe" asks for a büfe before all else. */
  isSaid: boolean;
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
  `adana adanada adanadaki adananin adanali adanaya bir ve veya ile icin gibi kadar en iyi iyisi guzel kaliteli cok de da
  mi mu ki ne nerede nerde nereden nereye neresi nasil hangi hangisi bana bize bu var varmi yok mah mahalle
  mahallesi mahallesinde cad caddesi caddesinde bulvari bulvarinda blv sok sokak sokagi sokaginda no
  lazim gerek gerekiyor ariyorum ariyoruz arayan istiyorum istiyoruz bul bulunur bulabilirim bulabilir oneri onerisi onerir onerin tavsiye misin misiniz olan olarak yapan yapilan
  satan satilan veren yer yeri yerler yerleri mekan mekani mekanlar mekanlari isletme isletmeler guvenilir ucuza
  acil hemen simdi biri birisi falan filan lutfen alabilirim gidilir yenir yapilir edilir icilir oturulur icecek yiyecek gidecek
  gidebilecegim magazasi magazalari dukkani dukkanlari firmasi firmalari fiyati fiyatlari telefonu adresi
  fabrikasi fabrikalari imalati imalatcisi imalathanesi yiyebilecegim yiyebilecegimiz icebilecegim alabilecegim
  bulabilecegim yaptirabilecegim yakini yakininda yakinlarinda civari civarinda civarlarinda yaninda karsisinda
  taraflarinda tarafinda bolgesinde oturmalik gitmelik yemelik icmelik takilmalik acaba varsa bi herhangi with the of for near
  firma firmalar sirket sirketi sirketler sirketleri dukkan dukkanlar bulurum alirim alinir yaparim ederim giderim
  yerim icerim gorurum fiyat fiyatlar ucret ucreti ucretleri liste listesi konumu yorum yorumu yorumlar yorumlari puani sikayet kac kaca
  kacta tl bilen tanidik bildigi bildiginiz onerebileceginiz merhaba selam arkadaslar beyler hocam abi kanka olsun
  olur olacak olmasi bari soyle boyle sey seyler hic daha bile galiba sanirim neler nedir kim kimler
  sorun sorunu sorunum problem problemi problemim sikinti sikintisi surekli artik
  adinda isminde isimli adli diye musunuz eden edip ederek yapip yaparak alip gidip gelip`.split(
    /\s+/,
  ),
);

/**
 * What somebody does or wants done, not whom they look for: öğrenmek, taşınıyorum, yıkatacağım,
 * patladı, bozulmuş, acıkınca, acıkırsam,
 * öğrenicem, arıyom, kalınır, oynanan, gitmeliyim, gitmem lazım, kaldığı, ütülensin, boyatırım,
 * diktirebilirim.
 */
const VERB_ENDING =
  /(?:m[ae]k|[iu]yo(?:r[a-z]{0,4}|[kmnz])|[ae]c[ae][gk](?:[iu][mz]+)?|[iu]c[ae][mz]|[ae]l[iu]m|[ae]y[iu]m|[iu][ln][iu]r|[iu]l[ae]n|[aeiu]n[ae]n|m[ae]l[iu]y[iu][mz]|m[ae]m(?:[iu]z)?|[dt][iu]g[iu](?:[mn]|m[iu]z)?|(?:[ae]n|[iu][ln]|t[iu]r)s[iu]n|[dt][iu]m?|(?<=[iu][lnr]|l[ae]n?)m[iu]s|[iu]nc[ae]|[aeiu]rs[ae][mk]|[ae]b[iu]l[iu]r(?:[iu][mz]|s[iu]n)?|(?:[dt][iu]r|[ae]t)[iu]r[iu][mz])$/;
const VERB = new RegExp(`^[a-z]{2,}${VERB_ENDING.source}`);
/** Passive, reflexive, made of a noun or denied: no name ends so, as many do like another past tense (Ferdi). */
const SURE_PAST = /^[a-z]{3,}(?:l?[ae]n|l[ae]|[iu][ln]|(?<=[a-z]{4})m[ae])d[iu][mk]?$/;
/** Behind a hard letter most are nouns (kartı); these are none, nor is anybody called so. */
const KNOWN_PAST =
  /^(?:(?:dus|sis|kac|tas|kop|cok|goc|bat|tut|bit|git|burk|dok|yap|yet|kes|carp|kalk|kus|sok)t|(?:gel|ol|kal)d)[iu]m?$/;
/** Before a past tense stands a vowel, or l, n, r behind one; else it is a noun: kartı. */
const PAST = /[aeiu][lnrt]?[dt][iu]m?$/;
const canBePast = (word: string) =>
  /[dt][iu]m?$/.test(word) && !SURE_PAST.test(word) && !KNOWN_PAST.test(word);
const NOUNS_LIKE_VERBS = new Set(
  `ekmek yemek irmak damak kaymak cakmak parmak tokmak basamak tirnak tuzak yamak sumak yumak limak somak mamak
  oymak saricam isicam yenicam gelecek silecek yakacak giyecek deneyim karinca dusunce gelince kalamis tasit kedim
  egitim ogretim uretim yonetim denetim iletim tamam hamam yatirim`.split(/\s+/),
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
const ENDING_OF_BARE = /(?:[iu]?c[ae][mz]|[ms][ae][km]|m[ae]|y?[ae]n)$/;
const isBareVerb = (word: string) =>
  !NOUNS_LIKE_VERBS.has(word) && BARE_VERBS.has(word.replace(ENDING_OF_BARE, ''));

/** Who does what is wanted: telefon tamir eden, lpg takan, çiçek getiren. */
const DOERS = new Set(
  `takan kesen diken onaran kiralayan yikayan temizleyen boyayan ogreten getiren goturen tasiyan basan ceken
  cizen pisiren doseyen giden gelen kapatan calisan bakan degistiren dolduran kuran soken doken yapistiren
  kaplayan parlatan bileyen yazan ceviren hazirlayan duzenleyen ayarlayan getirten yollayan gonderen
  bozduran kestiren yaptiran taktiran diktiren cektiren bastiran ureten`.split(/\s+/),
);

const PERSON =
  /^(?:kiz|ogl|anne|baba|babaanne|anneanne|dede|es|sevgili|arkadas|kardes|torun|teyze|hala|misafir|kayinvalide)(?:[iu]?m(?:[iu]z)?(?:[iu]n|[ae]|[iu])?|l[ae]r(?:[iu]m[a-z]{0,4}|[ae])|[iu]n|y?[ae])$/;
/** "kızıma", "misafirlere": nobody is called so; Esin, Annem and Dedem are names. */
const FOR_PERSON = /(?:m(?:[iu]z)?|l[ae]r)[ae]$/;

/** It looks like a verb, or like for whom it is. */
const isVerb = (word: string): boolean =>
  (PERSON.test(word) && !KIND_WORDS.has(word)) ||
  (word.length >= MIN_VERB_LENGTH &&
    (isBareVerb(word) || DOERS.has(word) || VERB.test(word)) &&
    (!canBePast(word) || PAST.test(word)) &&
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
/** A need tells of things as whose they are: of ağrısı it is the root, which ağrım has as well. */
const needStem = (word: string) => {
  const root = stemsOfAsked(word).find(({ length }) => length < STEM_LENGTH);
  if (isVerb(word)) return verbStem(word);
  // Behind plak the e or a of plaka is no ending.
  return root === undefined || /[ae]$/.test(word) ? mainStem(word) : root;
};
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
  const stem = isNeed ? needStem : phraseStem;
  return said.map(wordsOf).map((words) => ({ words, stems: words.map(stem), line }));
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

/** Beside another word of its line a short one is known whatever its ending: taşı, taşım. */
const MIN_SHORT = 3;
const MAX_SHORT = 5;
const isShortSame = (said = '', word = '') =>
  said.length >= MIN_SHORT &&
  said.length <= MAX_SHORT &&
  word.startsWith(said.slice(0, MIN_SHORT)) &&
  isSameWord(said, word);

/** One verb, whatever its ending: zayıflamak, zayıflamam lazım. */
const SAME_VERB_LENGTH = 6;
const isSameVerb = (said: string, word: string) =>
  word.startsWith(said.slice(0, SAME_VERB_LENGTH)) &&
  said.length >= SAME_VERB_LENGTH &&
  isVerb(said) &&
  isVerb(word);

/** Mine is a need, another's is none: arabam has to be corrected, an araba may be for hire. */
const MINE = /[iu]?m$/;
const isOnlyMine = (said: string, { leadsTo }: Line) =>
  MINE.test(said) &&
  KIND_WORDS.has(said.replace(MINE, '')) &&
  !leadsTo.flat().some((word) => mainStem(word) === mainStem(said));

/** What is for a car is called oto: "araba lastiği" is an oto lastik. */
const CAR = /^(?:araba|otomobil)(?:lar|ler)?(?:y?[iuae]|n?[iu]n)?$/;

/** Phrases of the lines with oto that a question has with araba instead. */
function readsForCars(words: readonly string[]): Read[] {
  const isCar = words.map((word) => CAR.test(word));
  if (words.length === 1 || !isCar.includes(true)) return [];
  return readsOf(words.map((word, at) => (isCar[at] ? 'oto' : word))).filter(
    ({ at }) => at.length > 1 && at.some((of) => isCar[of]),
  );
}

/** Phrases of the lines that are in a question: all their words are, in any order. */
function readsOf(words: readonly string[]): Read[] {
  const stems = words.map(phraseStems);
  const candidates = new Set(stems.flat().flatMap((stem) => PHRASES_BY_STEM.get(stem) ?? []));
  const reads: Read[] = [];
  for (const { words: said, stems: asked, line } of candidates) {
    const at: number[] = [];
    for (const [part, stem] of asked.entries())
      at.push(
        stems.findIndex(
          (of, index) =>
            !at.includes(index) && (of.includes(stem) || isShortSame(said[part], words[index])),
        ),
      );
    if (at.includes(-1)) continue;
    // No word that only begins like it: tabanım is no tabanca. Verbs change more.
    const isNoun = !line.isNeed || said.length === 1;
    const isRead = (one: string, index: number) => {
      const word = words[at[index] ?? -1] ?? '';
      if (line.isNeed && isOnlyMine(one, line)) return word.startsWith(one);
      return isSameWord(one, word) || isSameVerb(one, word);
    };
    if (isNoun && !said.every(isRead)) continue;
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
  const reads = readsOf(words);
  const told = reads.flatMap(({ at, isVerbAt }) => at.filter((_, index) => isVerbAt[index]));
  // Of "su bayii" the word says which su is meant.
  const isOfPhrase = (at: number) =>
    reads.some((read) => read.at.length > 1 && read.at.includes(at));
  return words.filter((word, at) => {
    if (isSeller(word)) return isOfPhrase(at) && words.length < 3;
    if (!isVerb(word)) return true;
    if (PERSON.test(word)) return !FOR_PERSON.test(word) && told.length === 0;
    return canBePast(word) && !told.includes(at);
  });
}

/** "Akü bayii" sells akü; behind what is sold no business need have the word. */
const SELLER = /^(?:bayi(?:i|si|ler|leri|ligi)?|yetkili(?:si)?)$/;
const isSeller = (word: string) => SELLER.test(word);

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

const keyOf = (found: readonly string[]) => found.map(mainStem).toSorted().join(' ');

/** What several needs lead to is told by the words of all of them: "ehliyetsizim, araba öğrenicem". */
const toldByNeeds = (reads: readonly Omit<Read, 'isVerbAt'>[]) => {
  const told = new Map<string, Set<number>>();
  for (const { line, at } of reads.filter((read) => read.line.isNeed))
    for (const key of line.leadsTo.map(keyOf))
      told.set(key, new Set([...(told.get(key) ?? []), ...at]));
  return told;
};

/**
 * Other ways to ask for the same, nearest first; none that another one finds as well. Words that are
 * dispensable stay only where a line was read with them.
 */
export function expansionsOf(
  words: readonly string[],
  limit: number,
  isDispensable: (word: string) => boolean = () => false,
): Expansion[] {
  const all = readsOf(words);
  const reads = joinedByLine([...all.filter((one) => !isInside(one, all)), ...readsForCars(words)]);
  // What explains more of the question comes first.
  reads.sort((a, b) => b.at.length - a.at.length || Number(b.line.isNeed) - Number(a.line.isNeed));
  const toldFor = toldByNeeds(reads);
  // Of "saç" and "saç evi" the first finds both: shorter ones come first, and cost the database less.
  const asked: string[][] = [words.map(mainStem)];
  const expansions: Expansion[] = [];
  for (const { line, at: own } of reads) {
    const read = own.map((index) => words[index] ?? '');
    const ranked = line.leadsTo.map((found, index) => ({
      found,
      rank: line.isNeed ? index : 0,
      isMain: index < MAIN_WORDS,
    }));
    for (const { found, rank, isMain } of ranked.toSorted(
      (a, b) => a.found.length - b.found.length,
    )) {
      const at = (line.isNeed && toldFor.get(keyOf(found))) || new Set(own);
      const told = words.filter((_, index) => at.has(index));
      if (words.length > 1 && told.every(isSeller)) continue;
      const kept = words.filter((word, index) => !at.has(index) && !isDispensable(word));
      const stems = [...kept, ...found].map(mainStem);
      if (asked.some((other) => other.every((one) => stems.includes(one)))) continue;
      asked.push(stems);
      const saidStems = told.map(mainStem);
      const isSaid = found.every((word) => saidStems.includes(mainStem(word)));
      expansions.push({ kept, told, read, found, rank, isMain, isNeed: line.isNeed, isSaid });
    }
  }
  return expansions.toSorted((a, b) => a.rank - b.rank).slice(0, limit);
}

const MIN_BRAND_LENGTH = 4;

/** Beside the one word of a kind a word of no line is a name: "perfetti şeker". At most one. */
export function brandIn(
  required: readonly string[],
  expansions: readonly Expansion[],
): readonly string[] {
  const isTold = (word: string) => expansions.some(({ told }) => told.includes(word));
  const isBrand = (word: string) =>
    word.length >= MIN_BRAND_LENGTH &&
    spellingOf(word) === undefined &&
    !(isDistrict(word) || isGeneral(word) || isTold(word));
  const brands = required.filter(isBrand);
  return required.length === 2 && brands.length === 1 ? brands : [];
}
