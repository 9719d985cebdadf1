import { fold, lowerTr, upperTr } from '#contract/text/turkish-fold.ts';
import { categoryWords } from '#server/categories/category-words.rules.ts';
import { NAMES_IN_PROVINCE } from '#server/places/neighbourhoods.rules.ts';

/** Written in capitals by those who own them, and abbreviations that are read letter by letter. */
const CAPITALS = new Set(
  `avm ptt bim a101 sok lcw kfc bp tcdd teb ing hsbc thy bmw mng dhl ups asm osb tse iso tv pvc led lpg
   akp cnc suv dj vip usa ets opet dsi iski aski tedas toki esk bbq m1 ii iii iv vi vii viii ix xi xii`.split(
    /\s+/,
  ),
);
/** As their owners write them, by their folded letters: what Turkish letters would make of them is wrong. */
const AS_WRITTEN: Record<string, string> = {
  adidas: 'Adidas',
  pizza: 'Pizza',
  mcdonald: 'McDonald',
  mcdonalds: 'McDonald’s',
  dominos: 'Domino’s',
  migros: 'Migros',
  nike: 'Nike',
  vestel: 'Vestel',
  arcelik: 'Arçelik',
  divan: 'Divan',
  hilton: 'Hilton',
  sheraton: 'Sheraton',
  defacto: 'DeFacto',
  mediamarkt: 'MediaMarkt',
  ikea: 'IKEA',
  fiat: 'Fiat',
  citroen: 'Citroen',
  mitsubishi: 'Mitsubishi',
  audi: 'Audi',
  gratis: 'Gratis',
  watsons: 'Watsons',
  starbucks: 'Starbucks',
  kitchen: 'Kitchen',
  fitness: 'Fitness',
  city: 'City',
  clinic: 'Clinic',
  kirtasiye: 'Kırtasiye',
  studio: 'Studio',
  club: 'Club',
};
const LITTLE = new Set(['ve', 'ile', 'veya', 'da', 'de']);

/** Words of names whose other vowels tell nothing of their I, or what is wrong. */
const UNTOLD = `yıldız yıldırım ışık ışıl ışın kılıç kız kızılırmak kırık kırım kısım kıyı rıhtım pırıltı sıhhi tıbbi
  bir bizim birlik bilgi bilim bilişim filiz inci izmir misis milli minik dikiş çizgi
  ali fatih galip hakiki halil ibrahim mavi sahil salih tarihi vali diyarbakır incirlik istanbul`;
const dotsOf = (word: string) => word.replace(/[^ıi]/g, '.');
/**
 * Where words have ı and where i, by their folded letters: those above, what the lists of kinds say, and the names of
 * places here. Nothing of what is written both ways.
 */
const KNOWN = new Map(
  [
    ...Map.groupBy(
      [UNTOLD, ...Object.values(categoryWords), ...NAMES_IN_PROVINCE.flat(2)].flatMap(
        (text) => lowerTr(text).match(/\p{L}+/gu) ?? [],
      ),
      (word) => fold(word),
    ),
  ].flatMap(([key, words]) => {
    const [dots = '', ...others] = new Set(words.map(dotsOf));
    return others.length === 0 ? [[key, dots] as const] : [];
  }),
);

/** `ISIK` is `ısık`, as `ışık` has its letters: a shouted name without Turkish letters lacks them as well. */
function knownDots(word: string): string | undefined {
  const dots = KNOWN.get(fold(word));
  return (
    dots && [...lowerTr(word)].map((letter, at) => (letter === 'ı' ? dots[at] : letter)).join('')
  );
}

/** What no Turkish word has: such a word has no ı either. */
const isForeign = (word: string) => /[QWX]|CK|OO|EE|OU|PH|TION/.test(word);

const isVowel = (letter: string) => /[aeıioöuüâîû]/.test(letter);

/**
 * `ECZANESI` in a name that was written without Turkish letters: each I is ı or i as the vowels before it
 * ask for, and before the first as the one behind it does; without any it is `alone`.
 */
function dotted(word: string, alone: 'I' | 'E'): string {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      if (letter !== 'I') return lowerTr(letter);
      const before = letters.slice(0, at).findLast((one) => isVowel(fold(one)) && one !== 'I');
      const behind = letters.slice(at + 1).find((one) => isVowel(fold(one)) && one !== 'I');
      const vowel = lowerTr(before ?? behind ?? alone);
      return /[eöüiEİ]/.test(vowel) ? 'i' : 'ı';
    })
    .join('');
}

/** Whether I is typed for İ as well, as a word shows that asks for i. */
const lacksPoints = (name: string) =>
  name
    .split(/[^\p{L}]+/u)
    .some((word) => !AS_WRITTEN[fold(word)] && !isForeign(word) && dotted(word, 'I').includes('i'));

/** How the I of a name are typed: as Turkish does, or one for both. */
type Typing = 'turkish' | 'unsaid' | 'without points';
const typingOf = (name: string): Typing => {
  if (name.includes('İ')) return 'turkish';
  return lacksPoints(name) ? 'without points' : 'unsaid';
};

function lowered(word: string, typing: Typing): string {
  if (isForeign(word)) return lowerTr(word).replace(/ı/g, 'i');
  if (typing === 'turkish') return lowerTr(word);
  return word.replace(
    /\p{L}+/gu,
    (part) => knownDots(part) ?? dotted(part, typing === 'unsaid' ? 'I' : 'E'),
  );
}

function cased(word: string, isFirst: boolean, typing: Typing): string {
  const folded = fold(word).replace(/[^a-z0-9]/g, '');
  if (!/\p{L}/u.test(word)) return word;
  const known = AS_WRITTEN[folded];
  if (known) return word.replace(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/u, known);
  const isAbbreviation = CAPITALS.has(folded) || /\d/.test(word) || !/[aeiou]/.test(folded);
  // "Dr.", "Ltd.", "Şti.": titles and forms of company, which are said with one capital.
  const isTitle =
    /^(?:dr|dt|ltd|sti|tic|san|prof|doc|uzm|op|av|md|st|mrk|sb|kln|ecz|blv|cd|sk|mh)$/.test(folded);
  if (isAbbreviation && !isTitle) return word;
  // "A.Ş.", "T.C.": a letter and its point.
  if (/^(?:\p{L}\.)+\p{L}?\.?$/u.test(word)) return word;
  // "SAN.VE TİC.LTD.ŞTİ.": behind a point without a space begins another word.
  return lowered(word, typing).replace(/(?<![\p{L}\p{N}'’])\p{L}+/gu, (part: string, at: number) =>
    (at === 0 && isFirst) || !LITTLE.has(fold(part))
      ? upperTr(part.charAt(0)) + part.slice(1)
      : part,
  );
}

/** Below this a name in capitals may be one of letters. */
const LEAST_LETTERS = 5;

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= LEAST_LETTERS && letters === upperTr(letters) && !/\p{Ll}/u.test(text);
}

/** Abbreviations of addresses that are written otherwise in names. */
const IN_ADDRESSES: Record<string, string> = { sok: 'Sok', no: 'No' };
const WORD_OF_ADDRESS = /\p{L}[\p{L}'’]*/gu;

/** `TOROS MAH. 78001 SOK. NO:5/A` as people write it, `Toros Mah. 78001 Sok. No:5/A`. */
export function calmAddress(address: string): string {
  if (!isShouted(address)) return address;
  const typing = typingOf(address);
  return address.replace(
    WORD_OF_ADDRESS,
    (word, at: number) => IN_ADDRESSES[fold(word)] ?? cased(word, at === 0, typing),
  );
}

/** `Op.Dr. `, `Uzm. Dr. `: titles as everybody writes them, also before a name in capitals. */
const TITLES = /^(?:\p{Lu}\p{Ll}{0,4}\.\s?)+(?=\p{Lu}{2})/u;

/** `CEMRE ECZANESİ` as people write it, `Cemre Eczanesi`; a name that has small letters stays as it is. */
export function calmName(name: string): string {
  const [titles = ''] = TITLES.exec(name) ?? [];
  if (titles) return titles + calmName(name.slice(titles.length));
  if (!isShouted(name)) return name;
  const typing = typingOf(name);
  return name
    .split(/([\s/&+–-]+)/)
    .map((part, index, all) => {
      if (index % 2 === 1) return part;
      // `SOFRA-İ ŞARK`: what joins two words of a name of old.
      if (all[index - 1] === '-' && /^[Iİ]$/.test(part)) return 'i';
      return cased(part, index === 0, typing);
    })
    .join('');
}
