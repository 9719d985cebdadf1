import { lowerTr, searchNorm } from '../../text/turkish-fold.ts';
import { buyingIn, FOR_SALE, FOR_SALE_SHOWN } from './bought.ts';
import { brandsOf } from './brands.ts';
import { isSameWord, wareOf } from './likeness.ts';
import { BESIDE, ENDING_OF_NAME, FILLERS, repaired, withoutSaidAbroad } from './question-words.ts';
import { endsCompound, linesIn, tellsKind, thingsOf } from './synonyms.ts';
import { mainStem, partedPhrase, type Thesaurus } from './thesaurus.ts';

/** Nobody means more than eight words; every further one would cost the database. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 60;

export interface Question {
  /** What it was read by. */
  by: Thesaurus;
  /** The whole question as `searchNorm` writes it. */
  norm: string;
  /** All of them, fillers too. */
  words: readonly string[];
  /** Those that a business must have, unless too few have them. */
  required: readonly string[];
  /** `required`, and verbs: no business has them, but they tell a need. */
  telling: readonly string[];
  /** Makes and chains among them: who is asked for says so. */
  brands: readonly string[];
  /** How words are to be shown, where that is known; by the word. */
  shown: ReadonlyMap<string, string>;
  /** Words were replaced by others while it was read: it is not what was typed. */
  isCorrected: boolean;
}

/** Undefined when there is nothing to look for: only punctuation or emoji. */
export function readQuestion(by: Thesaurus, text: string): Question | undefined {
  const typed = withoutSaidAbroad(repaired(text.normalize('NFC'))).replace(ENDING_OF_NAME, '$1');
  const norm = searchNorm(typed);
  if (!norm) return undefined;
  const shown = new Map(
    (lowerTr(typed).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => [searchNorm(word), word]),
  );
  const words = [...new Set(norm.split(' ').map((word) => word.slice(0, MAX_WORD_LENGTH)))];
  return asked(withOrdinals(by, words.slice(0, MAX_WORDS)), {
    ...{ by, norm, shown, isCorrected: false },
  });
}

const ORDINALS =
  'birinci ikinci ucuncu dorduncu besinci altinci yedinci sekizinci dokuzuncu onuncu'.split(' ');

/** A number is the ordinal where what people call something has that before its next word: `2. el` is ikinci el. */
const withOrdinals = (by: Thesaurus, words: readonly string[]): string[] =>
  words.map((word, at) => {
    const ordinal = /^\d{1,2}$/.test(word) ? ORDINALS[Number(word) - 1] : undefined;
    const isSaid =
      ordinal !== undefined &&
      (by.phrases.get(mainStem(by, ordinal)) ?? []).some(
        (phrase) => phrase.words[0] === ordinal && phrase.words[1] === words[at + 1],
      );
    return isSaid ? ordinal : word;
  });

function asked(
  words: readonly string[],
  rest: Omit<Question, 'words' | 'required' | 'telling' | 'brands'>,
): Question {
  const occasion = occasionIn(rest.by, words);
  const buying = buyingIn(rest.by, words);
  const isPrice = (at: number) => words[at - 1] === 'kac' && MONEY.test(words[at] ?? '');
  const isBeside = (at: number) => occasion.includes(at) || buying.includes(at) || isPrice(at);
  const saying = words.filter(
    (word, at) => !isBeside(at) && (!FILLERS.has(word) || saysWhich(rest.by, words, at)),
  );
  if (buying.length > 0) saying.push(FOR_SALE);
  const meaning = saying.filter(
    (word, at) =>
      at + 1 === saying.length || !(isMeantFor(rest.by, word) || isMeasure(rest.by, saying, at)),
  );
  const telling = meaning.length > 0 ? meaning : words;
  const things = thingsOf(rest.by, telling);
  const required = things.length > 0 ? things : telling;
  const by = withPairsAsWritten(rest.by, telling);
  const shown =
    buying.length > 0 ? new Map([...rest.shown, [FOR_SALE, FOR_SALE_SHOWN]]) : rest.shown;
  return { ...rest, by, shown, words, telling, required, brands: brandsOf(by, required) };
}

/**
 * Where the words stand that only say for what occasion, or for which place of theirs, somebody wants a thing: "doğum günü
 * için çiçek". A düğün için salon is one thing with it.
 */
function occasionIn(by: Thesaurus, words: readonly string[]): number[] {
  const end = words.indexOf('icin');
  if (!OCCASION.test(words[end - 1] ?? '')) return [];
  const start = words.findLastIndex((word, at) => at < end && FILLERS.has(word)) + 1;
  const before = words.slice(start, end);
  const behind = words.slice(end + 1).filter((word) => !FILLERS.has(word));
  const reads = linesIn(by, [...before, ...behind]).filter(({ line }) => line.isOfKind);
  const isBehind = (at: number) => at >= before.length;
  const isOne = reads.some(({ at }) => at.some(isBehind) && !at.every(isBehind));
  const isAsked = reads.some(({ at }) => at.every(isBehind));
  return isOne || !isAsked ? [] : before.map((_, at) => start + at);
}
/** "Kaç para", "kaç liraya": what it costs. */
const MONEY = /^(?:para|lira)(?:y?a)?$/;
const OCCASION =
  /^(?:gun|dugun|nisan|nikah|kina|sunnet|bayram|yilbasi|parti|davet|mezuniyet|toplanti|misafir|piknik|tatil|kis|yaz|hediye|ev|ofis|buro|sirket|isyeri|dukkan)(?:l[ae]r)?(?:s?[iu]m?|[iu]m[iu]z)?$/;

/** A filler beside what it makes one thing with: the iş of an iş elbisesi, the telefonu of a cep telefonu. */
const saysWhich = (by: Thesaurus, words: readonly string[], at: number): boolean => {
  const pairsOf = (first = '') =>
    (by.phrases.get(mainStem(by, first)) ?? []).filter(
      (phrase) => phrase.words.length > 1 && phrase.words[0] === first,
    );
  return (
    pairsOf(words[at]).some((pair) => isSameWord(pair.words[1] ?? '', words[at + 1] ?? '')) ||
    pairsOf(words[at - 1]).some((pair) => pair.words[1] === words[at])
  );
};

/**
 * From one to the other, as in "evden eve", is asked for as it is written: whoever has an ev in their name is no nakliyatçı.
 * So is what is below, above or in front of another thing, where it says which: a denizaltı turu is on no deniz.
 */
function withPairsAsWritten(by: Thesaurus, words: readonly string[]): Thesaurus {
  const pairs = words.flatMap((word, at) => {
    const root = /^(.{2,})[dt][ae]n$/.exec(word)?.[1];
    const next = words[at + 1] ?? '';
    const isPair = root !== undefined && next.startsWith(root) && TO.test(next.slice(root.length));
    if (isPair) return [word, next];
    return BESIDE.test(word) && endsCompound(by, next) && !tellsKind(by, next, true) ? [word] : [];
  });
  if (pairs.length === 0) return by;
  return { ...by, narrowed: (word) => (pairs.includes(word) ? [word] : by.narrowed?.(word)) };
}
const TO = /^y?[ae]$/;

/**
 * What something is meant for, before it: pilavlık bulgur, çorbalık mercimek. A word that is known is a thing of its own:
 * gelinlik; so is what a dealer does: eczacılık.
 */
const isMeantFor = (by: Thesaurus, word: string) => {
  const base = /^(.{3,})l[iu]k$/.exec(word)?.[1];
  if (base === undefined || wareOf(base) !== undefined) return false;
  return by.asked.has(base) && !by.known.has(word);
};

/** How old, long or many, a number and its unit: `9 aylık bebek`, `üç kişilik masa`. What a kind is called so is none: `2 gelinlik`. */
const isMeasure = (by: Thesaurus, words: readonly string[], at: number): boolean => {
  const isUnit = (index: number) =>
    UNIT.test(words[index] ?? '') && !by.kinds.has(words[index] ?? '') && isCount(words[index - 1]);
  return isUnit(at) || (isCount(words[at]) && at + 2 < words.length && isUnit(at + 1));
};
const UNIT = /^(?:.{2,}l[iu]k|yas(?:inda|indaki|li))$/;
const COUNTS = new Set('bir iki uc dort bes alti yedi sekiz dokuz on'.split(' '));
const isCount = (word = '') => /^\d+$/.test(word) || COUNTS.has(word);

/** The question with other words in the place of some of its own, as they are written. */
export function corrected(question: Question, corrections: ReadonlyMap<string, string>): Question {
  const shown = new Map(question.shown);
  const words = question.words.flatMap((word) => {
    const written = corrections.get(word);
    if (written === undefined) return [word];
    return written.split(' ').map((part) => {
      shown.set(searchNorm(part), part);
      return searchNorm(part);
    });
  });
  const unique = [...new Set(words)];
  return asked(unique, { by: question.by, norm: unique.join(' '), shown, isCorrected: true });
}

/** So many ways to correct a question are tried for one whose words stand together. */
const MOST_TRIED = 9;

/** The question with some of its words as they were likely meant, each with its likeliest first; the likeliest way first. */
export function correctedWays(
  question: Question,
  meant: readonly (readonly [word: string, likely: readonly string[]])[],
): Question[] {
  const tried = Math.floor(MOST_TRIED ** (1 / meant.length));
  let ways: ReadonlyMap<string, string>[] = [new Map()];
  for (const [word, likely] of meant)
    if (likely.length > 0)
      ways = likely
        .slice(0, tried)
        .flatMap((one) => ways.map((way) => new Map([...way, [word, one]])));
  return ways.flatMap((way) => (way.size > 0 ? [corrected(question, way)] : []));
}

/** With words parted that are known to be two; undefined when there is none. */
export function withPartedWords(question: Question): Question | undefined {
  const { by } = question;
  const corrections = new Map(
    question.words.flatMap((word) => {
      const right = partedPhrase(by, word);
      return right === undefined ? [] : [[word, right] as const];
    }),
  );
  return corrections.size > 0 ? corrected(question, corrections) : undefined;
}

/**
 * The question with neighbours joined that are one known word written as two, where one of them is none
 * by itself: "diş çi", "bilgi sayar"; undefined when there are none.
 */
export function withJoinedWords(question: Question): Question | undefined {
  const { by, words } = question;
  const at = words.findIndex((word, index) => {
    const parts = [word, words[index + 1] ?? ''];
    return (
      by.asked.has(parts.join('')) && !parts.every((part) => part === '' || by.asked.has(part))
    );
  });
  if (at < 0) return undefined;
  const joined = words.toSpliced(at, 2, `${words[at]}${words[at + 1]}`).join(' ');
  const read = readQuestion(by, joined);
  return read && { ...read, shown: question.shown, isCorrected: true };
}

/** A word of the question as it is shown to people. */
export const shownWord = ({ by, shown }: Question, word: string): string =>
  shown.get(word) ?? by.spellings.get(word) ?? word;

/** The question as it is shown to people: `kebapçı seyhan`. */
export const shownQuestion = (question: Question): string =>
  question.words.map((word) => shownWord(question, word)).join(' ');
