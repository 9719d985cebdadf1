import {
  DAY_KEYS,
  type DayHours,
  formatHours,
  parseHours,
} from '#contract/calendar/opening-hours-text.ts';
import { remembering } from '#contract/text/remembering.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { readDayNames, readTimes, readWeek } from './hours-grammar.rules.ts';

/** `hours` is what to store: the specification's JSON map when read, else the text itself. */
interface HoursReading {
  hours: string | null;
  isRead: boolean;
}

/** Shown for the days that a cut-off row does not name; nothing is asserted about them. */
const UNKNOWN_DAY = 'bilgi yok';
/** Fewer columns that are called like days are something else. */
const MOST_OF_A_WEEK = 5;
const NOTHING = /^(?:null|none|nan|n\/a|-|\[\s*\]|\{\s*\})?$/i;

type Entry = readonly [day: string, times: string];

/** `{"open": "09:00", "close": "18:00"}` of programs. */
const ENDS = [
  ['open', 'close'],
  ['opens', 'closes'],
  ['from', 'to'],
  ['start', 'end'],
] as const;
const spanText = (value: object): string => {
  const said = new Map(Object.entries(value));
  const ends = ENDS.map((names) => names.map((name) => said.get(name)));
  const [from, to] = ends.find((pair) => pair.every((end) => typeof end === 'string' && end)) ?? [];
  return from ? `${from}-${to}` : '';
};

const timesText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(timesText).join(', ');
  if (typeof value === 'object' && value !== null) return spanText(value);
  return typeof value === 'string' ? value : '';
};

/** Days and their texts out of an exporter's JSON: a map, `[{day, hours}]` or `["Monday: 9AM–5PM"]`. */
function entriesOf(json: unknown): Entry[] | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  if (!Array.isArray(json)) {
    return Object.entries(json).map(([day, value]) => [day, timesText(value)] as const);
  }
  const entries: Entry[] = [];
  for (const item of json) {
    if (typeof item === 'string') {
      const [, day = '', times = ''] = /^([^:]*):(.*)$/s.exec(item) ?? [];
      entries.push([day, times]);
    } else if (item && typeof item === 'object' && 'day' in item && 'hours' in item) {
      entries.push([timesText(item.day), timesText(item.hours)]);
    } else return undefined;
  }
  return entries;
}

function readEntries(entries: readonly Entry[]): HoursReading {
  if (entries.every(([, times]) => NOTHING.test(times.trim())))
    return { hours: null, isRead: false };
  const unread = {
    hours: entries.map(([day, times]) => `${day.trim()}: ${times.trim()}`).join('\n'),
    isRead: false,
  };
  const week: (DayHours | undefined)[] = DAY_KEYS.map(() => undefined);
  for (const [name, times] of entries) {
    // "Monday (Labor Day)": that one Monday's hours, which say nothing of the others.
    const [, weekday, holiday] = /^([^(]*)(\(.*\))?\s*$/s.exec(name) ?? [];
    const days = readDayNames(weekday ?? name);
    if (!days) return unread;
    for (const day of days) {
      if (week[day] !== undefined) return unread;
      week[day] = holiday ? UNKNOWN_DAY : (readTimes(times) ?? (times.trim() || UNKNOWN_DAY));
    }
  }
  if (!week.some((day) => Array.isArray(day))) return unread;
  return { hours: formatHours(week.map((day) => day ?? UNKNOWN_DAY)), isRead: true };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads one cell of opening hours, in whatever form an exporter or a person wrote it, into the
 * specification's JSON map. A day that cannot be read keeps its words in the map; when nothing
 * can, the whole text is kept and `isRead` is false. An empty cell gives `hours: null`.
 */
export const readOpeningHours = remembering((cell: string): Readonly<HoursReading> => {
  const text = cell.trim();
  if (NOTHING.test(text)) return { hours: null, isRead: false };
  if (/^[{[]/.test(text)) {
    const { week: stored } = parseHours(text);
    if (stored?.every((day) => typeof day !== 'string')) {
      return { hours: formatHours(stored), isRead: true };
    }
    // Some exports are printed by Python: {'Monday': '7AM-7PM'}.
    const entries = entriesOf(jsonOf(text) ?? jsonOf(text.replaceAll("'", '"')));
    return entries ? readEntries(entries) : { hours: text, isRead: false };
  }
  const week = readWeek(text);
  return week ? { hours: formatHours(week), isRead: true } : { hours: text, isRead: false };
});

/**
 * Apify's flattened columns `openingHours/0/day`, `openingHours/0/hours` … as one cell for
 * `readOpeningHours`; undefined when the row has none. Rows may end before the seventh pair.
 */
export function openingHoursOfColumns(
  row: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const pairs: { day: string; hours: string }[] = [];
  for (let index = 0; index < 7; index += 1) {
    const day = row[`openingHours/${index}/day`]?.trim();
    if (day) pairs.push({ day, hours: row[`openingHours/${index}/hours`] ?? '' });
  }
  return pairs.length > 0 ? JSON.stringify(pairs) : undefined;
}

const OF_HOURS =
  /\b(?:saat(?:i|leri)?|calisma|mesai|opening|open|hours|working|business|operating)\b/g;
const BEGINNING = /\b(?:acilis|acilma|baslangic|opens|open|from|start)\b/;
const END = /\b(?:kapanis|kapanma|bitis|closes|close|to|end)\b/;

interface DayColumn {
  column: number;
  day: string;
  part: 'whole' | 'beginning' | 'end';
}

/** `Pazartesi`, `monday_hours`, `Salı açılış`: the columns that are a day's; a file's header is read once. */
const dayColumnsOf = new WeakMap<readonly string[], readonly DayColumn[]>();
function dayColumns(names: readonly string[]): readonly DayColumn[] {
  const known = dayColumnsOf.get(names);
  if (known) return known;
  const found = names.flatMap((name, column): DayColumn[] => {
    const words = searchNorm(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
    const part = END.test(words) ? 'end' : BEGINNING.test(words) ? 'beginning' : 'whole';
    const day = words.replace(BEGINNING, '').replace(END, '').replace(OF_HOURS, '').trim();
    return /^[a-z]{3,}$/.test(day) && readDayNames(day)?.length === 1
      ? [{ column, day, part }]
      : [];
  });
  dayColumnsOf.set(names, found);
  return found;
}

/** `regularOpeningHours.weekdayDescriptions.0`, `opening_hours/0`: a column for each line of a list. */
const LINE_COLUMN = /(?:hours|weekday[a-z_]*)[./]\d$/i;
const lineColumnsOf = new WeakMap<readonly string[], readonly number[]>();

/** A list of lines (`Pazartesi: 09:00–18:00`) in columns of their own as one cell for `readOpeningHours`. */
export function openingHoursOfLines(
  names: readonly string[],
  cells: readonly string[],
): string | undefined {
  const columns =
    lineColumnsOf.get(names) ??
    names.flatMap((name, column) => (LINE_COLUMN.test(name) ? [column] : []));
  lineColumnsOf.set(names, columns);
  const lines = columns.flatMap((column) => cells[column]?.trim() || []);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** `Open ⋅ Closes 9 PM`, `Kapalı · Açılış: 09:00`: what holds at the moment of the export, and is no hours. */
const OF_THE_MOMENT = /^\s*[\p{L}\d ]{2,30}\s[⋅·•]\s/u;
export const isOfTheMoment = (cell: string): boolean => OF_THE_MOMENT.test(cell);

/** A file with a column for each day, or two of them, as one cell for `readOpeningHours`. */
export function openingHoursOfDays(
  names: readonly string[],
  cells: readonly string[],
): string | undefined {
  const columns = dayColumns(names);
  if (columns.length < MOST_OF_A_WEEK) return undefined;
  const days = new Map<string, string>();
  for (const { column, day, part } of columns) {
    const text = cells[column]?.trim() ?? '';
    if (!text) continue;
    const before = days.get(day);
    days.set(day, before !== undefined && part === 'end' ? `${before}-${text}` : text);
  }
  return days.size > 0 ? JSON.stringify(Object.fromEntries(days)) : undefined;
}
