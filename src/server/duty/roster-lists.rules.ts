import { districtFromText, otherAdanaDistrict } from '#contract/city/districts.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import { dayOfMonth } from './roster-dates.rules.ts';
import {
  type Above,
  headerOf,
  headingOf,
  isHeadingWord,
  isPharmacy,
  nameIn,
  PLACE_WORD,
  phoneIn,
} from './roster-words.rules.ts';

interface ListedName {
  name: string;
  phone: string;
  address: string;
}
export interface ListedNames {
  /** What stands before the names. */
  heading: Partial<Above>;
  names: ListedName[];
}

const MOST_WORDS = 4;
const wordsOf = (text: string) => searchNorm(text).split(' ').filter(Boolean);

/** A name without the word that all have: nothing else that a line of a roster says. */
function isBareName(text: string, most = MOST_WORDS): boolean {
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    words.length <= most &&
    /^[\p{L}\d][\p{L}\d\s.'’&-]*$/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !/\d{3}/.test(text) &&
    !PLACE_WORD.test(fold(text)) &&
    !headerOf(text) &&
    !isPharmacy(text) &&
    !words.some((word) => /^nobet/.test(word))
  );
}

const isPlace = (text: string) => Boolean(districtFromText(text) ?? otherAdanaDistrict(text));

/** `Yıldız, Güneş ve Ay eczaneleri nöbetçi`: each name with the number behind it; undefined where anything else stands. */
function namesOf(text: string): ListedName[] | undefined {
  const list = text
    .replace(/[\s,]*nöbetçi(?:dir(?:ler)?)?\s*\.?$/iu, '')
    .replace(/\s+eczaneler[iı](?:miz)?\s*\.?$/iu, '');
  const names = list.split(/\s*[,;]\s*|\s+ve\s+|\s+[+/]\s+/i).map((piece) => {
    const phone = phoneIn(piece) ?? '';
    const name = piece
      .replace(phone, ' ')
      .replace(/[\s(:–-]+\s*(?:tel(?:efon)?[\s.:]*)?\)?[\s.]*$/iu, '')
      .trim();
    const whole = nameIn(name);
    const isName = isPharmacy(name) ? whole && !whole.rest : isBareName(name);
    return isName ? { name, phone, address: '' } : undefined;
  });
  const isOfHeadings = names.every((one) => one && wordsOf(one.name).every(isHeadingWord));
  return names.every((name) => name !== undefined) && !isOfHeadings ? names : undefined;
}

/** `17 Kasım 2026 Salı günü Seyhan ilçesinde`, before a name. */
const ENDS_HEADING = /^(?:gun|ilce|bolge|gece|aksam)[a-z]*$/;
const LONGEST_HEADING = 9;

function behindHeading(line: string, today: string) {
  const words = line.split(' ');
  for (let count = Math.min(LONGEST_HEADING, words.length - 1); count > 1; count -= 1) {
    if (!ENDS_HEADING.test(fold(words[count - 1] ?? ''))) continue;
    const heading = headingOf(words.slice(0, count).join(' '), today);
    if (heading?.day || heading?.district)
      return { heading, said: words.slice(count).join(' '), others: [] };
  }
  return undefined;
}

/** `1;Toros`, `2 Çarşamba;Nar`: a row of two cells below a month. */
const DAY_IN_CELL = /^(\d{1,2}(?:[ .]\p{L}+)?)\s*;\s*/u;

/** Pieces of a line that are headings, then the names, then what else it says. */
function parted(line: string, today: string, month = '') {
  const pieces = (month ? line.replace(DAY_IN_CELL, '$1 - ') : line)
    .split(/\s*[:：]\s+|\s+[|–—-]\s+/)
    .filter((piece) => piece.trim());
  const headings: Partial<Above>[] = [];
  for (const piece of pieces) {
    const heading = headingOf(dayOfMonth(piece, month, today), today);
    if (!heading) break;
    headings.push(heading);
  }
  const [said = '', ...others] = pieces.slice(headings.length);
  return { heading: Object.assign({}, ...headings) as Partial<Above>, said, others };
}

/** More behind a day or a district than a heading says. */
export const saysMore = (line: string, today: string): boolean => {
  const { heading, said } = parted(line, today);
  return Boolean(heading.day || heading.district) && /\p{L}{2}/u.test(said);
};

const NUMBER_OF_LINE = /^\d{1,2}\s*[.)-]\s+/;

/**
 * Names that follow each other in one line, each with its number at most, or one behind a day or a district:
 * `Salı: Yıldız, Güneş`, `17 Kasım - Seyhan - Ay`, `1) Ay` below a day. `isFree` where no pharmacy is open that
 * the line may belong to, `isNamed` where the line is one pharmacy's.
 */
export function listedIn(
  line: string,
  about: { today: string; above: Above; isFree: boolean; isNamed: boolean },
): ListedNames | undefined {
  const { today, above, isFree } = about;
  const numbered = line.replace(NUMBER_OF_LINE, '');
  if (
    numbered !== line &&
    isFree &&
    above.day &&
    isBareName(numbered, 3) &&
    !wordsOf(numbered).every(isHeadingWord)
  )
    return { heading: {}, names: [{ name: numbered, phone: '', address: '' }] };
  const ahead = behindHeading(line, today);
  const { heading, said, others } = ahead ?? parted(line, today, above.month);
  const names = namesOf(said);
  const [first] = names ?? [];
  if (!names || !first) return undefined;
  const isOne = names.length === 1;
  const hasHeading = heading.day !== undefined || heading.district !== undefined;
  const phone = others.find((piece) => phoneIn(piece) && !/\p{L}/u.test(piece));
  const address = others.find((piece) => PLACE_WORD.test(fold(piece)));
  const isSaid = others.every((piece) => piece === phone || piece === address);
  if (!isSaid || (others.length > 0 && !isOne)) return undefined;
  const isNamed = names.every(({ name }) => isPharmacy(name));
  // One with the word that all have is read with the lines below it, where it can be told from what is before it.
  if (isNamed)
    return !isOne || ahead || (hasHeading && !about.isNamed) ? { heading, names } : undefined;
  const isListed = isOne ? !isPlace(first.name) && (isFree || Boolean(heading.day)) : isFree;
  // `Yıldız 0322 458 12 34`, where the day and the district stand above.
  const isWithNumber = isFree && isOne && above.day && above.district && (first.phone || phone);
  if (!isWithNumber && (!hasHeading || !isListed)) return undefined;
  return {
    heading,
    names: isOne
      ? [{ ...first, phone: first.phone || (phone ?? ''), address: address ?? '' }]
      : names,
  };
}
