import { AREA_CODE } from '#contract/city/city.ts';
import { districtFromText, otherAdanaDistrict } from '#contract/city/districts.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import { dayOfMonth, readDay, readTimes } from './roster-dates.rules.ts';
import { listedIn, saysMore } from './roster-lists.rules.ts';
import {
  type Above,
  below,
  DAY_WORD,
  emptyEntry,
  type Field,
  hasPhone,
  headerOf,
  headingOf,
  hoursIn,
  isOfChart,
  isPharmacy,
  LONGEST,
  NOTHING_ABOVE,
  nameIn,
  phoneIn,
  type RosterEntry,
  type RosterText,
} from './roster-words.rules.ts';

/** Buttons and links of a page, copied with it. */
const BUTTONS =
  /^(?:harita(?:da)?(?: (?:goster|gor|ac))?|yol tarifi(?: al)?|konum|ara|hemen ara|detay(?:lar)?|paylas|yazdir|google|whatsapp|tiklayin(?:iz)?|telefon|adres)$/;

/** A number of this city without its area code. */
const LOCAL_PHONE = /^\(?[2-8]\d{2}\)?[\s.-]?\d{2}[\s.-]?\d{2}$/;
const CODE_AT_END = new RegExp(`\\s+(?:0\\s?\\(?|\\()${AREA_CODE}\\)?\\s*$`);
const isNumber = (text: string) => hasPhone(text) && !/\p{L}/u.test(text);
/** Signs of messengers, of lists and of pictures. */
const SIGNS =
  /\d\ufe0f?\u20e3|\p{Extended_Pictographic}|\u200d|\ufe0f|\u20e3|\*+|(?<!\S)[_~]+|[_~]+(?!\S)|^\s*#+/gu;

/** `Nöbet: 28 Kasım 19.00 – 29 Kasım 09.00`. */
const isOfTurn = (label: string, said: string) =>
  /^nobet(?: (?:suresi|zamani))?$/.test(searchNorm(label)) && Boolean(hoursIn(said)?.from);

/** `Telefon No: …`: which field the line names, and what it says of it. */
function labelled(line: string): { field: Field; said: string } | undefined {
  const [, label = '', said = ''] = /^\s*([^\d:：]{2,30}?)\s*[.:：]\s*(.*)$/u.exec(line) ?? [];
  const field = label && (headerOf(label) ?? (isOfTurn(label, said) ? 'hours' : undefined));
  return field ? { field, said } : undefined;
}

type Bound = { field: 'from' | 'until'; said: string };
/** `Nöbet Başlangıç: 29.11.2026 19:00`. */
const isBound = (label: { field: Field; said: string }): label is Bound =>
  (label.field === 'from' || label.field === 'until') && readTimes(label.said).length === 1;

/** `Nöbet Başlangıç:` alone in its line is said of the line below it: both as one, where that one stands. */
function labelsJoined(lines: readonly string[]): string[] {
  const joined = lines.map((line) => line.slice(0, LONGEST));
  for (const [at, line] of joined.entries()) {
    if (labelled(line)?.said !== '') continue;
    let below = at + 1;
    while (lines[below]?.trim() === '') below += 1;
    const both = labelled(`${line} ${lines[below] ?? ''}`);
    if (!both || !isBound(both)) continue;
    joined[at] = '';
    joined[below] = `${line} ${lines[below]}`;
  }
  return joined;
}

/** `Sayfa 1/3`, between two pages of a list. */
const PAGE_MARK = /^(?:sayfa|page) \d+(?: \d+)?$/;

interface Named {
  name: string;
  /** What stands before the name: a date, a district. */
  before: string[];
  after: string[];
}

const PIECES = /\s[|•–—-]\s/;
const piecesOf = (text: string) =>
  text
    .replace(/^([^:：]{3,40})[:：]\s+(?=\p{L})/u, (whole, place: string) =>
      isPlace(place) ? `${place} - ` : whole,
    )
    .split(PIECES)
    .filter((piece) => piece.trim());
/** Two pharmacies side by side in a text of several columns: nobody can say whose the lines below are. */
const isOfColumns = (raw: string) =>
  raw.split(/\t| {3,}/).filter((piece) => nameIn(piece.trim())).length > 1;
/** `Tarih Gün Eczane Telefon`: the header of a table that was copied as text. */
const isHeaderLine = (line: string) =>
  !/\d/.test(line) && new Set(line.split(' ').flatMap((word) => headerOf(word) ?? [])).size > 2;
const isPlace = (text: string) =>
  text.length <= 40 && Boolean(districtFromText(text) ?? otherAdanaDistrict(text));

/** The longest beginning of a line that is a day, before a name: `17 Kasım Salı Yıldız Eczanesi`. */
function behindDay(line: string, isDay: (text: string) => boolean) {
  const words = line.split(' ');
  for (const count of [4, 3, 2, 1]) {
    const [day, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const named = isDay(day) && nameIn(rest);
    if (named) return { day, named };
  }
  return undefined;
}

/** The pharmacy a line names, with what stands around its name. */
function namedIn(line: string, above: Above, today: string): Named | undefined {
  const label = labelled(line);
  if (label?.field === 'name' && /\p{L}/u.test(label.said) && !hasPhone(label.said)) {
    const { name, rest } = nameIn(label.said) ?? { name: label.said, rest: '' };
    return { name, before: [], after: piecesOf(rest) };
  }
  const isDay = (text: string) => {
    const day = dayOfMonth(text, above.month, today);
    const found = readDay(day, today);
    // One on another weekday is told with its row; without the weekday it would be a right one.
    const rest = found === 'wrong' ? fold(day).replace(DAY_WORD, '') : found?.rest;
    return rest !== undefined && !/[a-z]{3}/.test(rest.replace(WEEKDAYS, ''));
  };
  const pieces = piecesOf(line);
  const at = pieces.findIndex((piece) => nameIn(piece));
  const ahead = pieces.slice(0, at);
  const isAhead = (piece: string) =>
    isDay(piece) || isPlace(piece) || isNumber(piece) || hoursIn(piece);
  if (at > 0 && ahead.every(isAhead)) {
    const { name, rest } = nameIn(pieces[at] ?? '') as { name: string; rest: string };
    return { name, before: ahead, after: [...piecesOf(rest), ...pieces.slice(at + 1)] };
  }
  // Below the heading of a day, '5 Ocak' is part of a name.
  const dated = above.day ? undefined : behindDay(line, isDay);
  if (dated)
    return { name: dated.named.name, before: [dated.day], after: piecesOf(dated.named.rest) };
  const named = nameIn(line);
  return named && { name: named.name, before: [], after: piecesOf(named.rest) };
}
const WEEKDAYS = /\b(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)\b/;

/** `Gündüz 09.00–19.00`, then `Gece 19.00–09.00`: lists by the part of the day, not the times of the name above. */
const PART_OF_DAY = /\b(?:gece|gunduz)/;
const isNextPart = (heading: Partial<Above>, above: Above) =>
  [heading.hours, above.hours].every((hours) => hours && PART_OF_DAY.test(fold(hours)));

/** `Nöbet saatleri: 19.00–09.00` above all days, and nothing else. */
const isOfWholeList = ({ hours, until, ...others }: Partial<Above>, above: Above) =>
  Boolean(hours || until) &&
  Object.keys(others).length === 0 &&
  !above.day &&
  !PART_OF_DAY.test(fold(hours || (until ?? '')));

/** Times below a name are its own, and a district is while nothing but the name stands there, or once more. */
const isOfEntry = ({ district, address, phone }: RosterEntry, heading: Partial<Above>) =>
  heading.district === undefined || heading.district === district || (!address && !phone);

/** A note about the whole list says nothing of the name above it; one about a turn is no address. */
const OF_ALL = /\beczaneler/;
const OF_DUTY = /\bnobet/;

/** Of some days only: `hafta sonu 09.00–09.00`. */
const OF_SOME_DAYS = /\b(?:hafta|tatil|bayram|arefe)/;

/** `Nöbetçi eczaneler 19.00–09.00 saatleri arasında hizmet verir`: when all turns of the list begin and end. */
function turnOfAll(line: string, today: string): Pick<RosterEntry, 'from' | 'until'> | undefined {
  const [from, until, ...more] = readTimes(line);
  const folded = fold(line);
  const isOfSome =
    [OF_SOME_DAYS, PART_OF_DAY, WEEKDAYS].some((words) => words.test(folded)) ||
    readDay(line, today);
  return from && until && more.length === 0 && OF_DUTY.test(folded) && !isOfSome && !hasPhone(line)
    ? { from, until }
    : undefined;
}

/** `Nöbet saatleri: 19.00–09.00`: of a pharmacy among its lines, of all behind those of the last one. */
const isOfDutyHours = (line: string, today: string) =>
  headerOf(/^[^\d:：]*/u.exec(line)?.[0] ?? '') === 'hours' && turnOfAll(line, today) !== undefined;

/** Whether such a line below the last pharmacy is of all: no other one has its own, and no more was said of that one. */
const isBelowAll = (entries: readonly RosterEntry[], then: RosterEntry | undefined) =>
  JSON.stringify(entries.at(-1)) === JSON.stringify(then) &&
  entries.slice(0, -1).every(({ from, until }) => !from && !until);

/**
 * A date with a label below the last pharmacy is hers alone only where others have theirs: `Nöbet tarihi: …` is of
 * all, and of `Tarih: …` nobody can say whether the list is of that day or was made on it.
 */
function tellDayBelow(entries: readonly RosterEntry[], said: string | undefined): void {
  const [last, ...others] = entries.toReversed();
  if (!said || !last || others.length === 0 || others.some(({ day }) => day)) return;
  const day = OF_DUTY.test(fold(said)) ? last.day : '';
  for (const one of entries) one.day = day;
}

/** Adds to an entry what a piece of its text says. */
function take(entry: RosterEntry, piece: string): void {
  const label = labelled(piece);
  const said = label ? label.said : piece;
  if (OF_ALL.test(fold(said))) return;
  if (!said || BUTTONS.test(searchNorm(said))) return;
  const phone = phoneIn(said);
  const hours = said.replace(/[^\p{L}]/gu, '').length < 40 ? hoursIn(said) : undefined;
  if (phone) {
    const [, place = '', behind = said] = /^\s*\(([^()]{3,30})\)(.*)$/u.exec(said) ?? [];
    const isOfPlace = isPlace(place);
    if (isOfPlace) entry.district = place;
    const rest = (isOfPlace ? behind : said)
      .replace(phone, ' ')
      .replace(/(?:^|\s)(?:tel(?:efon)?|tlf|adres)\s*(?:[.:]+\s*|$)/giu, ' ');
    // What stands before the number may be the end of the address above it.
    if (rest.replace(/[^\p{L}]/gu, '').length > 5)
      take(entry, rest.replace(/^[\s,;|–—-]+|[\s,;|–—-]+$/g, ''));
    // The code of the city may stand at the end of the line above.
    if (!hasPhone(phone)) entry.address = entry.address.replace(CODE_AT_END, '');
    entry.phone ||= phone;
  } else if (label?.field === 'phone' || LOCAL_PHONE.test(said)) entry.phone ||= said;
  else if (label?.field === 'district' || isPlace(said)) entry.district = said;
  else if (label?.field === 'day') entry.day = said;
  else if (label && isBound(label)) entry[label.field] = said;
  else if (hours) {
    if (hours.from) entry.from = hours.from;
    if (hours.until) entry.until = hours.until;
  } else if (OF_DUTY.test(fold(said))) return;
  else if (!entry.address) entry.address = said;
  else if (!entry.phone && entry.address.length + said.length < 250)
    entry.address = `${entry.address} ${said}`;
}

/** `[17.11.2026 16:42] Ayşe: …`: when a message was sent, and by whom. */
const SENDER =
  /^\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\]?(?: -)? ([^:]{1,40}): /;
function withoutSender(line: string, today: string): string {
  const [ahead = '', sender = ''] = SENDER.exec(line) ?? [];
  return sender && !headingOf(sender, today) && !isPharmacy(sender)
    ? line.slice(ahead.length)
    : line;
}

/**
 * Below the heading of a day, what was said above all names of when turns begin and end: it holds on but where it
 * names another day itself.
 */
function boundsBelow(bounds: Partial<Above>, day: string | undefined, today: string) {
  const [said, of] = [bounds.hours ?? bounds.until ?? '', day ?? ''].map((text) => {
    const read = readDay(text, today);
    return read === 'wrong' ? undefined : read?.day;
  });
  return said === undefined || said === of ? bounds : {};
}

/** `1;Toros`: a row of a table that says the day of a month. */
const NUMBERED_CELLS = /^\s*\d{1,2}(?:[ .]\p{L}+)?\s*[;\t|,]\s*\p{L}{2}/u;

/** Whether each turn stands below its pharmacy: the first line of a turn below the first name, the last below the last. */
function hasTurnsBelow(lines: readonly string[], today: string): boolean {
  const at = (is: (line: string) => boolean) =>
    lines.flatMap((line, index) => (is(line) ? [index] : []));
  const names = at((line) => nameIn(line) !== undefined);
  const turns = at((line) => {
    const heading = headingOf(line, today);
    return Boolean(heading?.day && heading.hours);
  });
  return (
    names.length > 0 &&
    turns.length === names.length &&
    names.every((name, index) => {
      const turn = turns[index] ?? 0;
      return name < turn && turn < (names[index + 1] ?? lines.length);
    })
  );
}

/** The text of a page, as it was copied: headings with days and districts, then names with what belongs to them. */
export function readPage(text: string, today: string): RosterText {
  const entries: RosterEntry[] = [];
  const unread: RosterText['unread'] = [];
  let above = NOTHING_ABOVE;
  /** What was said above all names of when turns begin and end. */
  let bounds: Partial<Above> = {};
  /** What a line above or below all names said of it. */
  let turn: ReturnType<typeof turnOfAll>;
  /** The one below which hours of duty were said last, as it was then. */
  let toldHours: RosterEntry | undefined;
  /** The line of the last name's lines that said its day. */
  let toldDay: string | undefined;
  const under = (heading: Partial<Above>) =>
    below(above, {
      ...(heading.day !== undefined && boundsBelow(bounds, heading.day, today)),
      ...heading,
    });
  const isTurnBelow = hasTurnsBelow(
    text.split('\n').map((line) => line.slice(0, LONGEST)),
    today,
  );
  /** Whether a page ended since the last name: the heading of the list stands once more on the next one. */
  let isNextPage = false;
  let open: RosterEntry | undefined;
  // Labels of the entry, and of what stood before it.
  let own = new Set<Field>();
  let ahead = new Set<Field>();
  // Lines with labels that stand before the name they belong to.
  let waiting: string[] = [];
  const close = () => {
    open = undefined;
    own = new Set();
    ahead = new Set();
  };
  for (const [index, raw] of labelsJoined(text.split('\n')).entries()) {
    const whole = raw.slice(0, LONGEST).replace(SIGNS, ' ').replace(/\s+/g, ' ').trim();
    const line = withoutSender(whole, today);
    if (!/[\p{L}\d]/u.test(line) || isHeaderLine(line)) continue;
    if (PAGE_MARK.test(searchNorm(line))) {
      isNextPage = true;
      continue;
    }
    const ofChart = isOfChart(raw.slice(0, LONGEST).split(/[;\t|]/));
    if (isOfColumns(raw.slice(0, LONGEST)) || ofChart) {
      unread.push({ line: index + 1, text: line, ...(ofChart && { isOfChart: true }) });
      close();
      continue;
    }
    const labelOf = labelled(line);
    const label = labelOf?.field;
    // Above all names it says when all of them begin, or end.
    if (labelOf && isBound(labelOf) && entries.length === 0) {
      bounds = { ...bounds, [labelOf.field === 'from' ? 'hours' : 'until']: labelOf.said };
      above = { ...above, ...bounds };
      ahead.add(labelOf.field);
      continue;
    }
    const named = namedIn(line, above, today);
    const about = { today, above, isFree: !open, isNamed: Boolean(named) };
    const listed = label ? undefined : listedIn(line, about);
    if (listed) {
      const { district = above.district } = listed.heading;
      const of = { ...under(listed.heading), district };
      for (const one of listed.names) entries.push({ ...emptyEntry(index + 1, of), ...one });
      close();
      continue;
    }
    if (named) {
      isNextPage = false;
      toldDay = undefined;
      open = { ...emptyEntry(index + 1, above), name: named.name };
      own = new Set();
      entries.push(open);
      for (const piece of [...waiting, ...named.before]) {
        const day = dayOfMonth(piece, above.month, today);
        if (readDay(day, today) && !labelled(piece)) open.day = day;
        else take(open, piece);
      }
      for (const piece of named.after) {
        // A second name in one line: 'Güneş Eczanesi, Şifa Eczanesi'.
        if (nameIn(piece)) unread.push({ line: index + 1, text: piece });
        else take(open, piece);
      }
      waiting = [];
      continue;
    }
    // A label that was there already begins the next one.
    if (label && (own.has(label) || ahead.has(label))) close();
    if (label) (open ? own : ahead).add(label);
    const heading = label && open ? undefined : headingOf(line, today);
    const isOfAll = OF_ALL.test(fold(line));
    const said = heading || (open && !isOfAll) ? undefined : turnOfAll(line, today);
    turn ??= said;
    if (isNextPage && heading?.month && heading.month === above.month && !heading.district) {
      close();
      continue;
    }
    const isOwn = heading && heading.day === undefined && !isOfAll && !isNextPart(heading, above);
    if (open && isTurnBelow && heading?.day && heading.hours) {
      open.day = heading.day;
      open.from = heading.hours;
    } else if (isOwn && open && isOfEntry(open, heading)) {
      if (heading.hours) open.from = heading.hours;
      if (heading.until) open.until = heading.until;
      if (heading.district !== undefined) open.district = heading.district;
    } else if (heading) {
      if (entries.length === 0 && isOfWholeList(heading, above)) bounds = heading;
      above = label ? { ...above, ...heading } : under(heading);
      if (!label) close();
    } else if (said) close();
    else if (open) take(open, line);
    else if (label && entries.length > 0) waiting.push(line);
    else if (hasPhone(line) || saysMore(line, today) || NUMBERED_CELLS.test(raw))
      unread.push({ line: index + 1, text: line });
    if (open && label === 'day') toldDay = line;
    if (open && isOfDutyHours(line, today)) toldHours = { ...open };
  }
  tellDayBelow(entries, toldDay);
  if (isBelowAll(entries, toldHours)) turn ??= toldHours;
  for (const one of entries)
    if (!one.from && !one.until && turn) Object.assign(one, { from: turn.from, until: turn.until });
  return { entries, unread };
}
