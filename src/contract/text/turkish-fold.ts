/**
 * The one way Turkish text is compared, indexed, addressed and ordered. Search, duplicates, slugs
 * and imports all use it, so a text folded when written meets the same text folded when asked.
 */

const COMBINING_MARKS = /\p{M}+/gu;
/** Soft hyphens and zero-width characters sit inside words copied from the web; they split nothing. */
const INVISIBLE = /\p{Cf}+/gu;

/** Letters that are written in two ways and have no mark to drop: German, Scandinavian, Persian, Kurdish, Greek; the tatweel is none. */
const ONE_LETTER: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ə: 'e', ς: 'σ' },
  ...{ ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ە: 'ه', ێ: 'ي', ۆ: 'و', ڕ: 'ر', ڵ: 'ل', ـ: '' },
};
const WRITTEN_OTHERWISE = new RegExp(`[${Object.keys(ONE_LETTER).join('')}]`, 'g');
/** Arabic and Persian digits: the last four bits of their codes are what they count. */
const OTHER_DIGITS = /[٠-٩۰-۹]/g;
const ASCII = /^[\0-\x7f]*$/;
const MARKED = 'çğıöşüâîûÇĞİÖŞÜÂÎÛ';
const UNMARKED = 'cgiosuaiucgiosuaiu';
/** Nearly all texts of the city: letters of one code each, of which nothing has to be taken apart. */
const TURKISH = new RegExp(`^[\\0-\\x7f${MARKED}]*$`);
const MARKED_LETTERS = new RegExp(`[${MARKED}]`, 'g');
const foldTurkish = (text: string): string =>
  text.replace(MARKED_LETTERS, (letter) => UNMARKED.charAt(MARKED.indexOf(letter))).toLowerCase();

/**
 * Lower case without Turkish letters or accents: `'GÜZELLİK'`, `'Güzellik'` and `'guzellik'` are one.
 * Marks go first, so the stray U+0307 of `'i̇'` (a lower-cased İ in real files) disappears as well; with them the
 * vowels of Arabic, what tells its alefs apart, and the points of ё. Everything that is not a letter stays where it is.
 */
export function fold(text: string): string {
  if (TURKISH.test(text)) return foldTurkish(text);
  const plain = text
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .replace(/[Iı]/g, 'i')
    .toLowerCase();
  if (ASCII.test(plain)) return plain;
  return plain
    .replace(WRITTEN_OTHERWISE, (letter) => ONE_LETTER[letter] ?? letter)
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
}

/** No digit and no letter of a folded word: of Latin ones only a–z are, of other scripts all. */
const NO_LETTER = '(?:[^\\p{Ll}\\p{Lo}0-9]|(?![a-z])\\p{Script=Latin})';
const NO_LETTERS = new RegExp(`${NO_LETTER}+`, 'gu');
const NEITHER_LETTERS_NOR_POINTS = new RegExp(`(?:(?![.:])${NO_LETTER})+`, 'gu');
/** Most visitors from abroad write Arabic nouns with their article: المطار is مطار. */
const ARTICLE = /(?<!\p{L})(?:ال)+(?=\p{L}{3})/gu;

/** Folded words of letters (a–z, or of another script) and 0–9 with one space between: the text that search compares. */
export function searchNorm(text: string): string {
  if (TURKISH.test(text))
    return foldTurkish(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const folded = fold(text.replace(INVISIBLE, ''));
  if (ASCII.test(folded)) return folded.replace(/[^a-z0-9]+/g, ' ').trim();
  return folded.replace(NO_LETTERS, ' ').replace(ARTICLE, '').trim();
}

/** The letters and digits of a folded text, and its points and colons: 22.30 is a time. */
export const lettersAndPoints = (folded: string): string =>
  folded.replace(NEITHER_LETTERS_NOR_POINTS, '').replace(ARTICLE, '');

/** The letters and digits of a folded text. */
export const lettersIn = (folded: string): string => folded.replace(NO_LETTERS, '');

/** `'Piknik Alanları'` → `'piknik-alanlari'`; empty when nothing of it can stand in an address. */
export function slugify(text: string): string {
  return (searchNorm(text).match(/[a-z0-9]+/g) ?? []).join('-');
}

const PLAIN = /^[\t-HJ-~]*$/;

/** Lower case by Turkish rules (I → ı, İ → i). */
export function lowerTr(text: string): string {
  // Without an I and without other letters both lower cases are one, and this is twice as quick.
  if (PLAIN.test(text)) return text.toLowerCase();
  if (TURKISH.test(text))
    return text.replace(/[Iİ]/g, (letter) => (letter === 'I' ? 'ı' : 'i')).toLowerCase();
  // Text lower-cased by others carries i + U+0307 where a plain i is meant.
  return text.toLocaleLowerCase('tr').replaceAll('i\u0307', 'i');
}

/** A name in the middle of a sentence: `'Halı saha'` → `'halı saha'`; `OSGB` and `Uzak Doğu restoranı` stay as they are. */
export function inSentence(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  const isOwnName = /\p{Lu}/u.test(first.slice(1)) || /^\p{Lu}/u.test(second);
  return isOwnName ? name : lowerTr(name.slice(0, 1)) + name.slice(1);
}

/** Upper case by Turkish rules (i → İ, ı → I). */
export function upperTr(text: string): string {
  if (TURKISH.test(text))
    return text.replace(/[iı]/g, (letter) => (letter === 'i' ? 'İ' : 'I')).toUpperCase();
  return text.toLocaleUpperCase('tr');
}

/** The letter after c is ç: 'c~' lies behind every 'c…' and before 'd', for '~' is ASCII's last. */
const LETTERS_OF_THEIR_OWN: Record<string, string> = {
  ç: 'c~',
  ğ: 'g~',
  ı: 'h~',
  ö: 'o~',
  ş: 's~',
  ü: 'u~',
};

/**
 * A key whose plain byte order (`COLLATE "C"`) is the order of the Turkish alphabet:
 * spaces, digits, a b c ç d e f g ğ h ı i j k l m n o ö p q r s ş t u ü v w x y z.
 * Case, punctuation and the circumflex do not count.
 */
export function turkishSortKey(text: string): string {
  return lowerTr(text.normalize('NFC'))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/[çğıöşü]/g, (letter) => LETTERS_OF_THEIR_OWN[letter] ?? letter)
    .normalize('NFD')
    .replace(COMBINING_MARKS, '');
}

/** The first letter or digit of a name, in capitals as Turkish writes them: `'ısıl'` → `'I'`, `'iz'` → `'İ'`. */
export const firstLetter = (name: string): string => upperTr(/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '');
