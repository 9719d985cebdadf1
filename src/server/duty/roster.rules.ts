import { momentInAdana } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import { AREA_CODE } from '#contract/city/city.ts';
import {
  type District,
  districtFromText,
  districtInAddress,
  otherAdanaDistrict,
} from '#contract/city/districts.ts';
import { DUTY_ADDRESS_LENGTH, DUTY_NAME_LENGTH, DUTY_PHONE_LENGTH } from '#contract/duty/duty.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { writtenOut } from '#contract/text/rounded-number.ts';
import { fold, searchNorm, upperTr } from '#contract/text/turkish-fold.ts';
import { calmAddress, calmName } from '#server/businesses/names/name-case.rules.ts';
import {
  daysBetween,
  inAdana,
  isOnWeekday,
  readDay,
  readTimes,
  weekdayIn,
} from './roster-dates.rules.ts';
import { isPharmacy, PLACE_WORD, type RosterEntry } from './roster-words.rules.ts';

/** For rows that do not say it. */
export interface RosterDefaults {
  /** Today in Adana, for days without a year. */
  today: string;
  day?: string | undefined;
  from: string;
  until: string;
  district?: District | undefined;
}

export interface ReadTurn {
  line: number;
  day: string;
  startsAt: Date;
  endsAt: Date;
  name: string;
  nameKey: string;
  /** Undefined where only the directory may know it. */
  district: District | undefined;
  address: string;
  phone: string;
}

export interface RosterProblem {
  line: number;
  text: string;
  sentence: string;
}

/** `Seyhan 1. Bölge`: a chamber's own parts of a district. */
const PART = /\s*[-–]?\s*\d+\s*\.?\s*b[öo]lge(?:si)?\s*$/iu;
const PHARMACY_WORD = /[\s-]*ecz(?:a(?:ha)?nes[iıİI]|a(?:ha)?ne|ac[iıİI]|\.)?\s*$/iu;

/** `YILDIZ ECZ.`, `yıldız ecz.` → `Yıldız Eczanesi`; a name of capital and small letters keeps them. */
export function pharmacyName(text: string): string {
  const trimmed = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const shown = /\p{Lu}/u.test(trimmed) ? trimmed : upperTr(trimmed);
  const calm = calmName(/ecz/iu.test(shown) ? shown : `${shown} ECZ.`);
  const own = calm.replace(PHARMACY_WORD, '') || calm;
  return /ecz/iu.test(own) ? own : `${own} Eczanesi`;
}

/** What a pharmacy is told by: its folded name without the word that all have. */
export const nameKeyOf = (name: string): string =>
  searchNorm(name)
    .split(' ')
    .filter((word) => !/^ecz(?:a(?:ha)?ne(?:si)?)?$/.test(word))
    .join(' ');

const NO_SUCH_DAY = 'Takvimde böyle bir gün yok';

/** The longest turn there is: a bayram's, handed over once a day, with room for odd rosters. */
const MOST_DAYS = 3;

type Told = { turn: ReadTurn } | { sentence: string };

interface SaidTimes {
  day: string | undefined;
  /** The last of several days. */
  last: string | undefined;
  times: string[];
  /** Says something that is neither a day nor a time. */
  isUnclear: boolean;
}

const ALL_DAY = /\b24 saat|\btam gun/;

function saidOf(given: string, today: string): SaidTimes | 'wrong' {
  const text = inAdana(given);
  const found = readDay(text, today);
  if (found === 'wrong') return 'wrong';
  const times = readTimes(found ? found.rest : text);
  const second = found && !found.last ? readDay(found.rest, today) : undefined;
  const last = found?.last ?? (typeof second === 'object' ? second.day : undefined);
  const isUnclear = Boolean(text.trim()) && !found && !times[0] && !ALL_DAY.test(fold(text));
  return { day: found?.day, last, times, isUnclear };
}

/** What databases and spreadsheets write behind a day that has no time; '00:00' is one. */
const MIDNIGHT = /[T ]00:00:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)?(?=\s|$)/;

/** `1`, `1 Salı`: a day of a month that is not said, and no hour. */
const NUMBERED_DAY = /^\s*(\d{1,2})\s*[.)-]?\s*(?:\p{L}+\.?)?\s*$/u;

function timesOf(entry: RosterEntry, defaults: RosterDefaults) {
  const parts = [entry.day.replace(MIDNIGHT, ''), entry.from, entry.until].map((text) =>
    saidOf(text, defaults.today),
  );
  if (parts.includes('wrong')) return 'wrong';
  const [date, from, until] = parts as [SaidTimes, SaidTimes, SaidTimes];
  const inOne = [from, date].find(({ times }) => times.length > 1)?.times ?? [];
  const weekday = date.day ? undefined : weekdayIn(entry.day);
  const chosen = defaults.day;
  const numbered = date.day ? undefined : NUMBERED_DAY.exec(entry.day)?.[1];
  // Of a whole month only its own row or column is that of the day that was chosen.
  const isOther =
    chosen &&
    ((weekday && !isOnWeekday(chosen, weekday)) ||
      (numbered && Number(numbered) !== Number(chosen.slice(8))));
  const isLonger = date.day && date.last && daysBetween(date.day, date.last) > 1;
  return {
    startDay: from.day ?? date.day ?? (isOther ? undefined : chosen),
    endDay: until.day ?? (isLonger ? date.last : undefined),
    start: inOne[0] ?? from.times[0] ?? (numbered ? undefined : date.times[0]) ?? defaults.from,
    end: until.times[0] ?? inOne[1] ?? defaults.until,
    unclear: [from.isUnclear && 'Başlangıcı', until.isUnclear && 'Bitişi'].find(Boolean),
  };
}

/** `YILDIZ ECZANESİ (SEYHAN)`, `Yıldız Eczanesi - Seyhan`: a name, and the district that stands in its cell. */
function nameAndDistrict(text: string): [name: string, district: string] {
  const [, name = '', inside, behind] =
    /^(.*\S)\s*(?:\(([^()]*)\)|\s[/–-]\s*([^()]*))\s*$/u.exec(text) ?? [];
  const district = inside ?? behind ?? '';
  return districtFromText(district) ? [name, district] : [text, ''];
}

/** Whoever made the list, a note or a number below a column of names. */
const isNoName = (text: string) =>
  /:|(?:\d[\s.()/-]*){7}/.test(text) || (!isPharmacy(text) && PLACE_WORD.test(fold(text)));

function told(entry: RosterEntry, defaults: RosterDefaults): Told {
  if (!entry.name.trim()) return { sentence: 'Eczanenin adı yok' };
  if (isNoName(entry.name)) return { sentence: 'Eczane adına benzemiyor' };
  const times = timesOf(entry, defaults);
  if (times === 'wrong') return { sentence: NO_SUCH_DAY };
  const { startDay, endDay, start, end, unclear } = times;
  if (!startDay) return { sentence: 'Tarihi yok; listeye tarih yazın ya da günü seçin' };
  if (unclear)
    return {
      sentence: `${unclear} okunamadı: ${unclear === 'Bitişi' ? entry.until : entry.from}`,
    };
  const lastDay = endDay ?? (end <= start ? dayPlus(startDay, 1) : startDay);
  const days = daysBetween(startDay, lastDay);
  const startsAt = momentInAdana(startDay, start);
  const endsAt = momentInAdana(lastDay, end);
  if (endsAt <= startsAt) return { sentence: 'Bitişi başlangıcından önce' };
  if (days > MOST_DAYS)
    return { sentence: 'Nöbet üç günden uzun görünüyor; tarihleri kontrol edin' };
  const elsewhere = entry.district.trim()
    ? otherAdanaDistrict(entry.district)
    : otherAdanaDistrict(entry.address);
  if (elsewhere) return { sentence: `${elsewhere} rehberin dışında` };
  const [own, beside] = nameAndDistrict(entry.name);
  const name = pharmacyName(own).slice(0, DUTY_NAME_LENGTH);
  const district =
    districtFromText(entry.district.replace(PART, '')) ??
    districtFromText(entry.district.split('/')[0] ?? '') ??
    districtFromText(beside) ??
    districtInAddress(entry.address) ??
    defaults.district;
  return {
    turn: {
      ...{ line: entry.line, day: startDay, startsAt, endsAt, name, district },
      nameKey: nameKeyOf(name) || searchNorm(name),
      address: calmAddress(
        entry.address
          .replace(/\s+/g, ' ')
          .replace(/^\s*\((.*)\)\s*$/, '$1')
          .trim(),
      ).slice(0, DUTY_ADDRESS_LENGTH),
      phone: phoneOf(entry.phone).slice(0, DUTY_PHONE_LENGTH),
    },
  };
}

/** Chambers leave out the area code, which all their members share. */
const LOCAL = /^[2-8]\d{6}$/;

function phoneOf(text: string): string {
  // '0322/453 45 71': the code alone is no number.
  const first = parsePhones(writtenOut(text) ?? '').find(({ href }) => href);
  const isLocal = first && LOCAL.test(first.key) && !first.key.startsWith('444');
  return (isLocal ? parsePhones(`0${AREA_CODE} ${first.key}`)[0] : first)?.display ?? '';
}

const BEGINNING = 80;

/** Turns of all rows that can be taken, and of each other one sentence why not. */
export function turnsOf(
  entries: readonly RosterEntry[],
  defaults: RosterDefaults,
): { turns: ReadTurn[]; problems: RosterProblem[] } {
  const turns: ReadTurn[] = [];
  const problems: RosterProblem[] = [];
  for (const entry of entries) {
    const said = told(entry, defaults);
    if ('turn' in said) turns.push(said.turn);
    else problems.push({ line: entry.line, text: beginningOf(entry), sentence: said.sentence });
  }
  return { turns, problems };
}

const beginningOf = ({ name, address, phone, day }: RosterEntry) =>
  [name, address, phone, day].filter(Boolean).join(' · ').slice(0, BEGINNING);
