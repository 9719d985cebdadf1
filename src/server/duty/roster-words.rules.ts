import { districtFromText, otherAdanaDistrict } from '#contract/city/districts.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import {
  dayInWeek,
  daysBetween,
  MONTHS,
  readDay,
  readMonth,
  readTimes,
  weekdayIn,
} from './roster-dates.rules.ts';

/** What one row of a roster says, as it was written; empty where it says nothing. */
export interface RosterEntry {
  line: number;
  /** A date; of a row without one, that of the heading above it. */
  day: string;
  /** A time, a date with a time, or both times of the turn. */
  from: string;
  until: string;
  name: string;
  district: string;
  address: string;
  phone: string;
}

export interface RosterText {
  entries: RosterEntry[];
  /** Lines that look like a row and name no pharmacy, or of which only its columns would say the day. */
  unread: { line: number; text: string; isOfChart?: boolean }[];
}

export type Field = Exclude<keyof RosterEntry, 'line'> | 'hours';

/** All that a column may be called is made of these: `Nöbetçi Eczane Adı`, `dutyStart`. */
const HEADER_WORDS = new Set(
  `nobet nobetci nobeti eczane eczanenin eczaneler adi ad isim ismi name title pharmacy unvan unvani tarih tarihi
  gun gunu gunleri tarihleri date day baslangic baslangici baslama bitis bitisi saat saati saatleri saatler from start starts until end
  ends to at acilis kapanis hours ilce ilcesi ilceler district dist county bolge bolgesi semt adres adresi address
  acik full telefon telefonu tel no numarasi numara phone number gsm iletisim duty ve`.split(/\s+/),
);
/** The first that fits: `Eczane Adresi` is an address, `Nöbet Başlangıç Tarihi` a beginning. */
const HEADERS: readonly (readonly [Field, RegExp])[] = [
  ['from', /\b(?:baslangic|baslangici|baslama|from|starts?|acilis)\b/],
  ['until', /\b(?:bitis|bitisi|until|ends?|to|kapanis)\b/],
  ['phone', /\b(?:tel|telefon|telefonu|phone|gsm|iletisim)\b/],
  ['address', /\b(?:adres|adresi|address)\b/],
  ['district', /\b(?:ilce|ilcesi|ilceler|district|dist|county|bolge|bolgesi|semt)\b/],
  ['hours', /\b(?:saat|saati|saatleri|saatler|hours)\b/],
  ['day', /\b(?:tarih|tarihi|gun|gunu|gunleri|tarihleri|date|day)\b/],
  ['name', /\b(?:eczane|eczanenin|eczaneler|ad|adi|isim|ismi|name|title|pharmacy|unvan|unvani)\b/],
];

/** What a column or a label stands for. */
export const headerOf = (cell: string): Field | undefined => {
  const words = searchNorm(cell.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  if (!words.split(' ').every((word) => HEADER_WORDS.has(word))) return undefined;
  return HEADERS.find(([, pattern]) => pattern.test(words))?.[0];
};

export const PHARMACY = /ecz(?:a(?:ha)?ne(?:s[iıİI])?|\.)?(?=$|[\s,;:|()–—/-])/iu;
export const isPharmacy = (text: string) => PHARMACY.test(text.normalize('NFC'));

export const PLACE_WORD =
  /\b(?:mah|mahallesi|mh|cad|caddesi|cd|sok|sokak|sokagi|sk|bulvari|blv|no|karsisi|yani)\b/;

const PHONE =
  /(?:\+?90[\s.-]?)?\(?0?\s?\(?[2-5]\d{2}\)?[\s./-]{0,2}\d{3}[\s.-]{0,2}\d{2}[\s.-]{0,2}\d{2}(?!\d)/;
/** A number of this city without its area code, at the end of a line that says more. */
const LOCAL_AT_END = /(?<![\d/:.-])\(?[2-8]\d{2}\)?[\s.-]\d{2}[\s.-]\d{2}$/;
/** A whole number with its area code. */
export const hasPhone = (text: string) => PHONE.test(text);
/** The number a text names, as it is written. */
export const phoneIn = (text: string): string | undefined =>
  (PHONE.exec(text) ?? LOCAL_AT_END.exec(text))?.[0];

/** A mark in a chart: whose or of which day, only its column says. */
export const isMark = (cell: string) => /^\s*[x✓✔☑●•*+]\s*$/iu.test(cell);
/** `Toros Ecz.   X    X`, where the columns are lost. */
const LOST_MARKS = /\s{2,}x\s*$|\sx\s+x(?:\s|$)/i;
/** A name, marks, and nothing else: a row of a chart that nobody can read. */
export const isOfChart = (cells: readonly string[]) =>
  cells.some((cell) => isMark(cell) || LOST_MARKS.test(cell)) &&
  cells.every((cell) => !/\p{L}/u.test(cell) || isMark(cell) || nameIn(cell) !== undefined);

const NUMBERED = /^\s*(?:\d{1,2}\s*[.)-]|[-*•»])\s+/;

/** A name at the beginning of a line, and what stands behind it. */
export function nameIn(text: string): { name: string; rest: string } | undefined {
  const line = text.replace(NUMBERED, '');
  const found = PHARMACY.exec(line);
  if (!found) return undefined;
  const before = line.slice(0, found.index);
  const words = searchNorm(before).split(' ').filter(Boolean);
  const isName =
    words.length > 0 && words.length <= 6 && !words.some((word) => /^nobet/.test(word));
  // 'Yıldız Eczane yanı' stands in an address.
  const isInside =
    /[,:]|\d{4}/.test(before) ||
    PLACE_WORD.test(fold(before)) ||
    /^\s*(?:yan|karş|üst|alt|arka)/iu.test(line.slice(found.index + found[0].length));
  if (!isName || isInside) return undefined;
  const end = found.index + found[0].length;
  return { name: line.slice(0, end), rest: line.slice(end).replace(/^[\s,;:|–—/-]+/, '') };
}

/** Letters of a cell or a line; what is longer is neither name nor address. */
export const LONGEST = 500;

/** What is said above rows, for those that do not say it themselves. */
export interface Above {
  day: string;
  /** `2026-11`, for rows that say the day of the month alone. */
  month: string;
  /** The first day of a week, for rows that say the day of the week alone. */
  week: string;
  hours: string;
  until: string;
  district: string;
  /** The district of a whole month: `Karaisalı Aralık 2026 nöbet listesi`. */
  ofMonth: string;
}
export const NOTHING_ABOVE: Above = {
  ...{ day: '', month: '', week: '', hours: '', until: '', district: '', ofMonth: '' },
};

/** Another day begins anew; what the month above it says holds on. */
export const below = (above: Above, heading: Partial<Above>): Above => {
  const isOfRows = heading.month !== undefined || Boolean(heading.week);
  const ofMonth = isOfRows ? (heading.district ?? '') : above.ofMonth;
  return {
    ...above,
    ...(heading.day !== undefined && { hours: '', until: '', district: ofMonth }),
    ...heading,
    ...(heading.day && { day: dayInWeek(heading.day, above.week) }),
    ofMonth,
  };
};

export const emptyEntry = (line: number, above: Above): RosterEntry => ({
  ...{ line, day: above.day, from: above.hours, until: above.until, name: '' },
  ...{ district: above.district, address: '', phone: '' },
});

/** What stands around a date, a time or a district in a heading, with the endings of Turkish. */
const HEADING_WORD = new RegExp(
  `^(?:${[
    ...['nobetci', 'nobet', 'eczane', 'eczaci', 'oda', 'liste', 'cizelge', 'tarih', 'gun', 'hafta'],
    ...['yil', 'resmi', 'dini', 'tatil'],
    ...[
      'ilce',
      'bolge',
      'merkez',
      'adana',
      'saat',
      'aksam',
      'gece',
      'gunduz',
      'sabah',
      'bugun',
      'yarin',
      'ay',
    ],
    ...[
      'pazartesi',
      'sali',
      'carsamba',
      'persembe',
      'cuma',
      'cumartesi',
      'pazar',
      'bayram',
      'arefe',
    ],
  ].join(
    '|',
  )})(?:l[ae]r)?(?:s?[iu])?(?:miz)?(?:n?[iu]n|n[iu]|n?d[ae]n?|n[ae]|y?[ae]|l[iu]k?|k[iu])?$`,
);
const LITTLE_HEADING_WORD =
  /^(?:icin|bu|ile|sonra(?:si)?|itibaren|ertesi|ara(?:si(?:nda)?)?|kadar|ve|veren|olan|bagla[a-z]+|[td][ae]n?|y?[ae]|\d{1,2})$/;

export const isHeadingWord = (word: string) =>
  HEADING_WORD.test(word) || LITTLE_HEADING_WORD.test(word);

const isLast = (text: string) => /\bkadar\b/.test(fold(text));

const isFirst = (text: string) => /\b(?:sonra(?:si)?|itibaren)\b/.test(fold(text));

/** Both times of a turn, or the one until which it lasts, or from which on. */
export function hoursIn(text: string): { from?: string; until?: string } | undefined {
  const times = readTimes(text);
  if (times.length > 1 || (times[0] && isFirst(text))) return { from: text, until: '' };
  return times[0] && isLast(text) ? { until: times[0] } : undefined;
}

/** Of a date that `readDay` left in its text. */
export const DAY_WORD = new RegExp(`\\b(?:${MONTHS.join('|')}|20\\d\\d)\\b`, 'g');

/** A part of the city that is no district: `Barajyolu Bölgesi`. */
const REGION = /\bbolge(?:si)?$/;
const LONGEST_REGION = 4;

/** Reads a heading; undefined where the line says anything else. */
export function headingOf(text: string, today: string): Partial<Above> | undefined {
  const found = readDay(text, today);
  const month = found === undefined ? readMonth(text, today) : undefined;
  const day = typeof found === 'object' ? found : undefined;
  // 'from the evening of one to the morning of the other': the turn is that of the first.
  const end = day && !day.last ? readDay(day.rest, today) : undefined;
  const last = day?.last ?? (typeof end === 'object' ? end.day : undefined);
  const isLonger = day && last && daysBetween(day.day, last) > 1;
  const rest = typeof end === 'object' ? end.rest : (day?.rest ?? month?.rest ?? fold(text));
  const hours = hoursIn(rest);
  const words = rest
    .replace(/\d{1,2}[:.]\d{2}/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word && !HEADING_WORD.test(word) && !LITTLE_HEADING_WORD.test(word))
    .join(' ');
  const place = words && (districtFromText(words) ?? otherAdanaDistrict(words));
  const isOfDuty = /\bnobet/.test(rest) && !isPharmacy(text);
  // A day of no calendar, or on another weekday: the rows below are told so, and never those of the day above.
  if (found === 'wrong')
    return isOfDuty || words.replace(DAY_WORD, '').trim() === '' ? { day: text } : undefined;
  // A day that cannot be told from words around it is none, and neither is the one above any more.
  if (words && !place && found !== undefined && isOfDuty) return { day: '', month: '' };
  if (words && !place) {
    const of = found === undefined && !month && !hours ? districtOfPart(text) : undefined;
    if (of) return { district: of };
    return REGION.test(fold(text)) && isShort(rest) ? { district: '' } : undefined;
  }
  const weekday = found === undefined && !month ? weekdayIn(rest) : undefined;
  // 'sabaha kadar': the whole turn again.
  if (!day && !month && !hours && !place && !weekday)
    return isLast(text) ? { hours: '', until: '' } : undefined;
  return {
    ...(month && { day: '', month: month.month }),
    ...(day && { day: isLonger ? `${day.day} ${last}` : day.day, week: isLonger ? day.day : '' }),
    ...(weekday && { day: weekday }),
    ...(hours && { hours: hours.from ?? '', until: hours.until ?? '' }),
    ...(place && { district: place }),
  };
}

/** `Merkez Seyhan - Barajyolu Bölgesi`, `Seyhan Barajyolu Bölgesi`: the district whose part a heading names. */
function districtOfPart(text: string): string | undefined {
  const folded = fold(text).trim();
  if (!isShort(folded) || /\d/.test(folded)) return undefined;
  const wordsOf = (part = '') =>
    part.split(/[^a-z]+/).filter((word) => word && !HEADING_WORD.test(word));
  const [first, ...others] = folded.split(/\s[-–—]\s|:\s/);
  const general = wordsOf(first);
  const district = others.length > 0 ? general.join(' ') : REGION.test(folded) && general[0];
  return district ? (districtFromText(district) ?? otherAdanaDistrict(district)) : undefined;
}

const isShort = (text: string) => searchNorm(text).split(' ').length <= LONGEST_REGION;
