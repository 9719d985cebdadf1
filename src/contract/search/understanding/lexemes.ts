import {
  ABBREVIATIONS,
  PARTS_OF_NAMES,
  wordsOfLetter,
  writtenLike,
} from '#contract/search/words/words-of-names.ts';
import { remembering } from '#contract/text/remembering.ts';
import { lowerTr, searchNorm } from '#contract/text/turkish-fold.ts';
import { canEndIn } from './likeness.ts';

/**
 * How texts become lexemes of a tsvector. A lexeme in small letters is a word as it was written, one
 * in capitals is a stem: they never meet, so that "market" before "marketing" can be told apart, and
 * all lexemes are letters and digits, safe in a tsquery. (Of scripts without capitals the two are one.)
 */

/** A tsvector refuses lexemes from 2 kB; no word is so long. */
const MAX_WORD_LENGTH = 60;
export const STEM_LENGTH = 5;
/** More readings of a word with lost letters are no help. */
const MAX_FORMS = 24;

/** One word of a text. */
export interface Word {
  /** As it is compared; several where letters were lost or it is short for another. */
  forms: readonly string[];
  /** As it is written; undefined where nobody can tell. */
  shown?: string | undefined;
}

/** Letters, digits, and the signs old exports left where a Turkish letter was lost. */
const TOKENS = /[\p{L}\p{M}\p{N}?\ufffd]+/gu;
const LOST = /[?\ufffd]/;
const LOST_LETTERS = 'cgiosu';
const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter);
const isConsonant = (letter: string | undefined) =>
  letter !== undefined && /[a-z]/.test(letter) && !isVowel(letter);

/** What a lost letter may have been between its neighbours: no ğ begins a word, `k?l` hides a vowel. */
function lostLettersBetween(before: string | undefined, after: string | undefined): string[] {
  return [...LOST_LETTERS].filter((letter) => {
    if (before === undefined && letter === 'g') return false;
    if (isVowel(letter)) return !isVowel(before) && !isVowel(after);
    return !(isConsonant(before) && isConsonant(after)) && !(!before && isConsonant(after));
  });
}

/** `'ye?il'` → `['yesil']`, where such a word is known; else every word it can have been. */
export function formsOfDamaged(token: string): string[] {
  const damaged = token.replace(/[?\ufffd]+/g, '?');
  const known = writtenLike(token);
  if (known.length > 0) return known;
  let forms = [''];
  for (let at = 0; at < damaged.length; at += 1) {
    const letter = damaged[at] ?? '';
    const after = damaged[at + 1];
    forms = forms.flatMap((form) =>
      letter === '?'
        ? lostLettersBetween(form.at(-1), after).map((lost) => form + lost)
        : [form + letter],
    );
    if (forms.length > MAX_FORMS) return [];
  }
  return forms;
}

/** Words of a text in their order. A sign at the end of a token may be a lost letter or a question. */
export const readWords = (text: string): Word[] => tokensOf(text).flatMap(wordsOfToken);

/**
 * As `readWords`, of a name or a kind: there a point behind a word makes it short for another. In a
 * text it ends a sentence, in an address it stands behind whatever was written short.
 */
export const readNameWords = (text: string): Word[] =>
  text.includes('.')
    ? [...text.normalize('NFC').matchAll(TOKENS)].flatMap(({ 0: token, index, input }) =>
        input[index + token.length] === '.' ? wordsOfShortToken(token) : wordsOfNameToken(token),
      )
    : tokensOf(text).flatMap(wordsOfNameToken);

const tokensOf = (text: string) => text.normalize('NFC').match(TOKENS) ?? [];
const wordsOfToken = remembering((token: string) => readToken(token, {}));
const wordsOfNameToken = remembering((token: string) => readToken(token, { isName: true }));
/** With a point behind it. */
const wordsOfShortToken = remembering((token: string) =>
  readToken(token, { isName: true, isShort: true }),
);

function readToken(
  token: string,
  { isName = false, isShort = false }: { isName?: boolean; isShort?: boolean },
): Word[] {
  const isDamaged = LOST.test(token) && /\p{L}/u.test(token);
  const plain = searchNorm(token).split(' ').filter(Boolean);
  if (!isDamaged) {
    if (plain.length !== 1) return plain.map((form) => ({ forms: [form] }));
    const form = (plain[0] ?? '').slice(0, MAX_WORD_LENGTH);
    const shown = lowerTr(token);
    const long = isShort ? (ABBREVIATIONS.get(form) ?? []) : [];
    return [{ forms: [form, ...long], shown: searchNorm(shown) === form ? shown : undefined }];
  }
  const folded = foldKeepingLost(token).slice(0, MAX_WORD_LENGTH);
  const ended = /[?\ufffd]$/.test(token) && plain.length === 1 ? plain : [];
  // In an address a village (köyü) is often all that `K?` was.
  const short = isName ? wordsOfLetter(folded) : [];
  const forms = [...new Set([...ended, ...short, ...formsOfDamaged(folded)])];
  return forms.length > 0 ? [{ forms }] : plain.map((form) => ({ forms: [form] }));
}

const foldKeepingLost = (token: string) =>
  token
    .split(/([?\ufffd]+)/)
    .map((part) => (LOST.test(part) ? part : searchNorm(part).replaceAll(' ', '')))
    .join('');

/**
 * What is taken off to reach a root of three or four letters, folded (ı is i, ü is u): oteller,
 * kafede, disci, yatcilik. Five letters of a word say enough; so short a root they would hide.
 */
const ENDING =
  /^(?:l[ae]r(?:i|in|[dt][ae]|[dt][ae]n)?|[dt][ae](?:n|ki)?|s[iu]|c[iu](?:l[iu]k|l[ae]r[a-z]{0,3})?|y[ae]|n[iu]n|[iu])$/;
/** In a question also these, where they leave a word that is known: bara, disimi, kursun, odevini. */
const ENDING_OF_QUESTIONS =
  /^(?:l[ae]r[a-z]{0,7}|[dt][ae](?:n|ki|kiler)?|s[iu]n[a-z]{0,3}|c[iu][a-z]{0,6}|y[iu]|y?l[ae]|[iu]?m(?:[iu]z)?(?:[iuae]|[dt][ae]n?|[iu]n)?|[iu]n(?:[iu]n?|[ae]|d[ae]n?)?|[ae])$/;

/** Folded words by which those of a question are understood. */
export interface KnownWords {
  /** Of what kinds are called. */
  kinds: ReadonlySet<string>;
  /** Of those, names of one word: a cami is no cam of anybody. */
  names?: ReadonlySet<string>;
  /** All: what somebody may ask for, and what stands in names. */
  known: ReadonlySet<string>;
  /** What only asks: no word is one of these with an ending. The bridge of Varda is no "var". */
  asking: ReadonlySet<string>;
}

/** Roots of three or four letters, the longer first. */
const rootsOf = (word: string, ending: RegExp): string[] =>
  [4, 3].filter((at) => ending.test(word.slice(at))).map((at) => word.slice(0, at));
/** Of a question's word: bessinci is no beş. */
const askedRootsOf = (word: string, ending: RegExp): string[] =>
  rootsOf(word, ending).filter((root) => canEndIn(root, word.slice(root.length)));

/** The longer one; or both, where the shorter one deals in something: kotcu is no kotç. */
function storedRootsOf(word: string): string[] {
  const roots = rootsOf(word, ENDING);
  return roots.filter((root, at) => at === 0 || DEALS.test(word.slice(root.length)));
}
const DEALS = /^c[iu]/;
/** Nor is one that is called by it a shorter word of somebody's: a cami is nobody's cam. */
const WHOSE = /^s?[iu]$/;
/** A kind is no shorter word in the dative: kurye is no kur. */
const CASE = /^(?:y[ae]|[dt][ae](?:n|ki)?|n[iu]n)$/;

/** Who says nothing else goes to what they look for: bara is a bar, a deve is no dev. */
const DATIVE = /^[ae]$/;

/** Words of two letters that kinds end with: bira evi, bira evleri. */
const SHORT = /^(ev|et|at|av)(?:i|e|ler(?:i|e|de)?|lar(?:i|a|da)?|[dt][ae]n?|l[ae])$/;
const shortRootOf = (word: string) => SHORT.exec(word)?.[1];

const hard: Record<string, string> = { b: 'p', d: 't', g: 'k' };
const soft: Record<string, string> = { p: 'b', t: 'd', k: 'g' };
/** A hard last letter softens before a vowel (kebap, kebabı; kanat, kanadı): both are one stem. */
export const hardened = (stem: string) =>
  stem.replace(/[bdg]$/, (letter) => hard[letter] ?? letter);
/** As it stands before a vowel: kebap, of kebabı. */
export const softened = (word: string) =>
  word.replace(/[ptk]$/, (letter) => soft[letter] ?? letter);
// not for people: folded Latin words are a–z
const asLexeme = (letters: string) => letters.toUpperCase();
/** Of three letters all count: kod is no kot. */
const stem = (letters: string) => asLexeme(letters.length > 3 ? hardened(letters) : letters);

/** Words with so much in common with others that five letters join what is not one. */
const LONGER_STEMS =
  /^(?:temizli|elektro|pazarlam|guzelli|kahveha|poligo|sogutm|sogutu|sirket|guvenl|universi|organi[kz]|konfe[kr]|restoras|protei)/;

/** Inside a word only a vowel softens: the g of fotoğraf was never the k of fotokopi. */
function firstLettersOf(word: string): string {
  const longer = LONGER_STEMS.exec(word)?.[0];
  if (longer) return asLexeme(longer);
  const letters = word.slice(0, STEM_LENGTH);
  const isInside = /[dg]$/.test(letters) && isConsonant(word[STEM_LENGTH]);
  return isInside ? asLexeme(letters) : stem(letters);
}

/** The first five letters, and short roots. Numbers are only what they are. */
export const stemsOf = remembering((word: string): readonly string[] => {
  if (/\d/.test(word)) return [];
  const short = shortRootOf(word);
  const roots = short ? [short] : storedRootsOf(word);
  return [...new Set([firstLettersOf(word), ...roots.map(stem)])];
});

/**
 * Stems a word of a question may stand for. Four letters or fewer have an ending only where they
 * leave a known word: bara is a bar, halı is no market hall.
 */
export function stemsOfAsked({ kinds, names, known, asking }: KnownWords, word: string): string[] {
  if (shortRootOf(word) || /\d/.test(word)) return [...stemsOf(word)];
  const isKind = kinds.has(word);
  const isKnownRoot = (root: string) => known.has(root) && !asking.has(root);
  const isName = names?.has(word) === true;
  const isOther = (root: string, ending: string) =>
    isKind && (CASE.test(ending) || (isName && WHOSE.test(ending) && kinds.has(root)));
  const roots = storedRootsOf(word).filter(
    (root) => !asking.has(root) && !isOther(root, word.slice(root.length)),
  );
  const sure = roots.filter(isKnownRoot);
  const first = firstLettersOf(word);
  if (sure.length > 0) return [...new Set([first, ...sure.map(stem)])];
  const loose = isKind
    ? []
    : askedRootsOf(word, ENDING_OF_QUESTIONS).filter(
        (root) => isKnownRoot(root) && (kinds.has(root) || !DATIVE.test(word.slice(root.length))),
      );
  if (loose.length > 0) return [...new Set([first, ...loose.map(stem)])];
  return word.length < STEM_LENGTH ? [first] : [...new Set([first, ...roots.map(stem)])];
}

/** A short word with an ending: bara, tüpü. It is no mistake for another one. */
export const isKnownWithEnding = ({ known }: KnownWords, word: string): boolean =>
  [
    ...(shortRootOf(word) ? [shortRootOf(word) ?? ''] : []),
    ...askedRootsOf(word, ENDING),
    ...askedRootsOf(word, ENDING_OF_QUESTIONS),
  ].some((root) => known.has(root));

const MIN_JOINED_LENGTH = 3;
const MAX_JOINED_LENGTH = 24;
const BETWEEN = new Set(['ve', 'ile', 'and']);

/** Neighbours as one word, as others write them: `'hali saha'` → `halisaha`. */
function joinedOf(words: readonly Word[]): string[] {
  return words.slice(1).flatMap((word, at) => {
    const [first = ''] = words[at]?.forms ?? [];
    const [second = ''] = word.forms;
    const joined = first + second;
    const isJoined = joined.length >= MIN_JOINED_LENGTH && joined.length <= MAX_JOINED_LENGTH;
    return isJoined && !BETWEEN.has(first) && !BETWEEN.has(second) ? [joined] : [];
  });
}

/** Words and their stems, each once. */
export function lexemesOf(words: readonly Word[]): string[] {
  const lexemes = new Set<string>();
  for (const { forms } of words)
    for (const form of forms) {
      lexemes.add(form);
      for (const stem of stemsOf(form)) lexemes.add(stem);
    }
  return [...lexemes];
}

/** As `lexemesOf`, and what neighbours are as one word: for short texts such as names. */
export const lexemesOfName = (words: readonly Word[]): string[] => [
  ...new Set([...lexemesOf(words), ...joinedOf(words)]),
];

/** A stem as the name or the kind of a business: no text, place or feature has it. */
export const ofNameOrKind = (stem: string): string => `0${stem}`;

/** A lexeme as one of an address: where a business is says nothing of what it does. */
export const ofAddress = (lexeme: string): string => `1A${lexeme}`;

/** As `lexemesOfName`, and its stems as those of a name or kind. */
export const lexemesOfKind = (words: readonly Word[]): string[] => [
  ...lexemesOfName(words),
  ...new Set(
    words.flatMap(({ forms }) => forms.flatMap((form) => stemsOf(form).map(ofNameOrKind))),
  ),
];

/** The last part of one long word: adanakağıt, olimpiyatspor. */
function lastPartOf(word: string): string | undefined {
  for (let at = 2; at <= word.length - 4; at += 1)
    if (PARTS_OF_NAMES.has(word.slice(at))) return word.slice(at);
  return undefined;
}

/** Stems of what longer words of a name end with: it says less than a word of its own. */
export const lexemesWithin = (words: readonly Word[]): string[] =>
  words
    .flatMap(({ forms }) => forms.flatMap((form) => lastPartOf(form) ?? []))
    .flatMap(stemsOf)
    .flatMap((part) => [part, ofNameOrKind(part)]);

/** A family's name, which is no trade's: Helvacıoğlu. */
const OF_FAMILY = /.{3}og(?:lu|ullari)$/;
const FOREIGN_TRADE = /^tic(?:aret)?$/;

/** Words of a name that tell no kind: the dış of "Dış Tic." is no diş. */
const tellsNoKind = ({ forms: [word = ''] }: Word, next: Word | undefined): boolean =>
  OF_FAMILY.test(word) || (word === 'dis' && FOREIGN_TRADE.test(next?.forms[0] ?? ''));

/** Lexemes of a name: A what tells of it, D what longer words end with, and stems of those that tell no kind. */
export function nameLexemes(words: readonly Word[]): Record<'A' | 'D', string[]> {
  const beside = words.filter((word, at) => tellsNoKind(word, words[at + 1]));
  const telling = words.filter((word) => !beside.includes(word));
  return {
    A: [...lexemesOfKind(telling), ...beside.flatMap(({ forms }) => forms)],
    D: [...lexemesWithin(words), ...beside.flatMap(({ forms }) => forms.flatMap(stemsOf))],
  };
}

/** What a business is called, is, and where it is, as its words are written down. */
interface Headed {
  name: string;
  /** What else it is called, a name a line. */
  otherNames?: string | undefined;
  category: string;
  subcategory?: string | null | undefined;
  neighbourhood?: string | null | undefined;
  district: string;
  features?: readonly string[] | undefined;
}

/** A text's words and what they are found by. */
interface ReadText {
  words: readonly Word[];
  lexemes: readonly string[];
}

/** Few kinds, places and features are of many businesses. */
const readKinds = remembering((category: string, subcategory: string): ReadText => {
  const kinds = [category, subcategory].map(readNameWords);
  return { words: kinds.flat(), lexemes: [...new Set(kinds.flatMap(lexemesOfKind))] };
});
const readPlace = remembering((neighbourhood: string, district: string): ReadText => {
  const words = [neighbourhood, district].flatMap(readWords);
  return { words, lexemes: lexemesOfName(words) };
});
const readFeature = remembering((feature: string): ReadText => {
  const words = readWords(feature);
  return { words, lexemes: lexemesOfName(words) };
});

/** Words of a business and its lexemes by what they say of it: A its name, B its kind, C its place, D features and parts of its name. */
export function readHead(business: Headed): {
  words: Word[];
  lexemes: Record<'A' | 'B' | 'C' | 'D', readonly string[]>;
} {
  const { category, subcategory, neighbourhood, district } = business;
  const written = [business.name, business.otherNames ?? ''].map(readNameWords);
  const names = written.map(nameLexemes);
  const kinds = readKinds(category, subcategory ?? '');
  const place = readPlace(neighbourhood ?? '', district);
  const features = (business.features ?? []).map(readFeature);
  return {
    words: [...written.flat(), ...[kinds, place, ...features].flatMap(({ words }) => words)],
    lexemes: {
      A: [...new Set(names.flatMap(({ A }) => A))],
      B: kinds.lexemes,
      C: place.lexemes,
      D: [
        ...new Set([...features.flatMap(({ lexemes }) => lexemes), ...names.flatMap(({ D }) => D)]),
      ],
    },
  };
}

export const kindLexemes = ({
  category,
  subcategory,
}: Pick<Headed, 'category' | 'subcategory'>): readonly string[] =>
  readKinds(category, subcategory ?? '').lexemes;

export const placeLexemes = ({
  neighbourhood,
  district,
}: Pick<Headed, 'neighbourhood' | 'district'>): readonly string[] =>
  readPlace(neighbourhood ?? '', district).lexemes;

/** A tsvector's text: the lexemes of each field, a position per weight so that all are kept. */
export const weightedLexemes = (fields: Record<'A' | 'B' | 'C' | 'D', readonly string[]>): string =>
  Object.entries(fields)
    .flatMap(([weight, lexemes], at) => lexemes.map((lexeme) => `${lexeme}:${at + 1}${weight}`))
    .join(' ');

/** `kebapci/kebapçı otel`: the words with their spelling where it differs, for the vocabulary. */
export const spelledWords = (words: readonly Word[]): string =>
  [
    ...new Set(
      words.flatMap(({ forms: [form = ''], shown }) =>
        shown === undefined ? [] : [shown === form ? form : `${form}/${shown}`],
      ),
    ),
  ].join(' ');
