import {
  districtFromText,
  districtInAddress,
  otherAdanaDistrict,
} from '#contract/city/districts.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { fold } from '#contract/text/turkish-fold.ts';
import {
  type Column,
  columnsOf,
  type Detail,
  monthOf,
  OF_MANY_ROWS,
  partsOf,
  type Said,
  type SheetRow,
  tablesOf,
} from './roster-columns.rules.ts';
import {
  dayInWeek,
  dayOfMonth,
  isWeekday,
  readDay,
  readTimes,
  weekdayIn,
} from './roster-dates.rules.ts';
import {
  type Above,
  below,
  emptyEntry,
  type Field,
  headerOf,
  headingOf,
  hoursIn,
  isOfChart,
  isPharmacy,
  LONGEST,
  NOTHING_ABOVE,
  nameIn,
  PLACE_WORD,
  type RosterEntry,
  type RosterText,
} from './roster-words.rules.ts';

/** A title, a date or notes may stand above the header. */
export const HEADER_WITHIN = 15;

/** `1, 5, 9 Kasım`, `2-6-10 Kasım 2026`; two with a dash are those of one turn. */
const DAYS_OF_MONTH =
  /^\s*((?:\d{1,2}\s*[,;+]\s*|\d{1,2}\s*[-–]\s*(?=\d{1,2}\s*[-–]|(?<=[-–]\s*\d{1,2}\s*[-–]\s*)))+\d{1,2})\s*\.?\s*(\p{L}{3,}.*)$/u;

/** Days in one cell: `3.11.2026, 17.11.2026`; a dash stands between the days of one turn. */
const daysOf = (cell: string, today: string): string[] => {
  const [, days = '', month = ''] = DAYS_OF_MONTH.exec(cell) ?? [];
  if (days) {
    const each = (days.match(/\d+/g) ?? []).map((day) => `${day} ${month}`);
    if (each.every((day) => typeof readDay(day, today) === 'object')) return each;
  }
  const parts = cell.split(/[,;\n+]|\sve\s/).filter((part) => part.trim());
  return parts.length > 1 && parts.every((part) => typeof readDay(part, today) === 'object')
    ? parts
    : [cell];
};

/** Whole hours, which only a column of hours means: `19-09`. */
const WHOLE_HOURS = /^\s*([01]?\d|2[0-4])\s*[-–/]\s*([01]?\d|2[0-4])\s*$/;

/** Both times of a turn in one cell, its beginning, or its end. */
function withHours(entry: RosterEntry, cell: string): RosterEntry {
  const said = cell.replace(WHOLE_HOURS, '$1:00-$2:00');
  const hours = hoursIn(said);
  if (hours?.from) return { ...entry, from: hours.from, until: '' };
  if (hours?.until) return { ...entry, until: hours.until };
  return { ...entry, from: entry.from || said };
}

/** Names of a cell with what stands behind them; a dash parts two names, too. */
function namesIn(cell: string, entry: RosterEntry): RosterEntry[] {
  const named: RosterEntry[] = [];
  for (const piece of cell.split(/\n|;|\s[/+–-]\s|,(?=\s*\p{L})/u).map((one) => one.trim())) {
    const last = named.at(-1);
    if (last && !/\p{L}/u.test(piece)) last.phone ||= piece;
    else if (last && PLACE_WORD.test(fold(piece))) last.address ||= piece;
    else if (piece) named.push({ ...entry, name: piece });
  }
  return named;
}

/** The beginning of a turn in two columns: its day, and its time. */
const isDayAndTime = (before: string | undefined, cell: string) =>
  /^\d+[./-]\d+[./-]\d+$/.test(before ?? '') && /^\d{1,2}([:.]\d\d){0,2}$/.test(cell);

/** `merged`: what rows above said, for a row that leaves its day out. */
function cellsUnder({ cells }: SheetRow, columns: ReadonlyMap<number, Column>, merged: Said): Said {
  const said: Said = {};
  let weekday = '';
  for (const [at, column] of columns) {
    const cell = (cells[at] ?? '').trim();
    if (!cell || 'ofDistrict' in column || 'onDay' in column || 'ofName' in column) continue;
    if ('fields' in column) {
      for (const [field, text] of Object.entries(partsOf(cell, column.fields)))
        said[field as Field] ||= text;
      continue;
    }
    const { field } = column;
    // The weekday may have a column of its own.
    if (field === 'day' && !/\d/.test(cell)) weekday = cell;
    else if (isDayAndTime(said[field], cell)) said[field] = `${said[field]} ${cell}`;
    else if (!said[field] || (field !== 'hours' && OF_MANY_ROWS.includes(field)))
      said[field] = cell;
  }
  const isOfRow = Boolean(said.day);
  const hasTimes = Boolean(said.from ?? said.until ?? said.hours);
  for (const field of isOfRow ? [] : OF_MANY_ROWS) {
    const isTold = field === 'district' && districtInAddress(said.address ?? '');
    const isOfTime = field !== 'district' && field !== 'day' && hasTimes;
    const above = merged[field];
    if (above && !isTold && !isOfTime) said[field] ??= above;
  }
  const dated = /\d/.test(said.day ?? '') || !weekday ? (said.day ?? '') : '';
  const day = `${dated} ${weekday}`.trim();
  return day ? { ...said, day } : said;
}

/** What of a row holds below it: no day that cannot be read. */
function mergedOf(said: Said, today: string): Said {
  const found = readDay(said.day ?? '', today);
  const day = typeof found === 'object' ? found.day : weekdayIn(said.day ?? '');
  return { ...said, day: found === 'wrong' ? '' : (day ?? '') };
}

/** Who is on duty has a sign below the day; another one may mean anything, and its row is named. */
const SIGN = /^(?:[x✓✔☑●•*+]|n|nöbet(?:çi)?)$/iu;
const NO_SIGN = /^[-–—.\s]*$/;

/** Below the days of a chart, once more by their weekdays. */
const isWeekdays = (cells: readonly string[]) =>
  cells.every((cell) => !cell.trim() || isWeekday(cell));

const signed = (
  { cells }: SheetRow,
  columns: ReadonlyMap<number, Column>,
  entry: RosterEntry,
): RosterEntry[] =>
  [...columns].flatMap(([at, column]) => {
    const sign = (cells[at] ?? '').trim();
    if (!('onDay' in column || 'ofName' in column)) return [];
    if (NO_SIGN.test(sign) || isWeekdays(cells)) return [];
    const { name, day } =
      'ofName' in column
        ? { name: column.ofName, day: entry.day }
        : { name: entry.name, day: column.onDay };
    return SIGN.test(sign)
      ? [{ ...entry, name, day }]
      : [{ ...entry, name: '', address: `${name}: ${sign}`, day }];
  });

function entriesOfRow(
  row: SheetRow,
  columns: ReadonlyMap<number, Column>,
  { said, above, today }: { said: Said; above: Above; today: string },
): RosterEntry[] {
  const { hours, ...fields } = said;
  const plain = { ...emptyEntry(row.line, above), ...fields };
  // A weekday alone is that of the week above, or stands beside the day above.
  if (!/\d/.test(plain.day))
    plain.day = above.week
      ? dayInWeek(fold(plain.day), above.week)
      : `${above.day} ${plain.day}`.trim();
  const entry = hours ? withHours(plain, hours) : plain;
  const named = [...columns].flatMap(([at, column]) => {
    if (!('ofDistrict' in column)) return [];
    const names = namesIn(row.cells[at] ?? '', {
      ...entry,
      district: column.ofDistrict || entry.district,
    });
    const [only] = names.length === 1 ? names : [];
    for (const [detail, beside] of Object.entries(column.details))
      if (only) only[detail as Detail] ||= row.cells[beside]?.trim() ?? '';
    return names;
  });
  const isChart = [...columns.values()].some((column) => 'onDay' in column || 'ofName' in column);
  if (isChart)
    return signed(row, columns, entry).map((one) => ({
      ...one,
      day: dayOfMonth(one.day, above.month, today),
    }));
  return daysOf(entry.day, today).flatMap((day) =>
    (named.length > 0 ? named : [entry]).map((one) => ({
      ...one,
      day: dayOfMonth(day, above.month, today),
    })),
  );
}

/** A row of two cells that might be a heading: 'AY' is a name, too. */
const isNameInDistrict = ({ cells }: SheetRow, columns: ReadonlyMap<number, Column>) =>
  (['name', 'district'] as const).every((field) =>
    [...columns].some(
      ([at, column]) => 'field' in column && column.field === field && cells[at]?.trim(),
    ),
  );

/** `1 Aralık;MERKEZ`: beside a day a word of headings may be a name as well, and is told. */
function mayBeName({ cells }: SheetRow, columns: ReadonlyMap<number, Column>): boolean {
  const under = (field: Field) =>
    [...columns].flatMap(([at, column]) =>
      'field' in column && column.field === field ? [cells[at]?.trim() ?? ''] : [],
    )[0] ?? '';
  const name = under('name');
  const isHeading = isWeekday(name) || districtFromText(name) || headerOf(name);
  return /^\p{L}+$/u.test(name) && /\d/.test(under('day')) && !isHeading;
}

/** `1`, `Pazar` below the heading of a month: the day of both. */
function withMonth(cells: readonly string[], { month }: Above, today: string): string[] {
  const trimmed = cells.map((cell) => cell.trim());
  const at = month ? trimmed.findIndex((cell) => COUNTED.test(cell)) : -1;
  if (at < 0) return trimmed;
  const day = dayOfMonth(`${trimmed[at]} ${trimmed[at + 1]}`, month, today);
  return readDay(day, today) ? trimmed.with(at, day).toSpliced(at + 1, 1) : trimmed;
}

/** The number of a row, which no header calls one. */
const COUNTED = /^\d{1,3}\s*[.)-]?$/;

/** Which cell is what, where no header says it. */
function guessed({ line, cells }: SheetRow, above: Above, today: string): RosterEntry[] {
  const entry = emptyEntry(line, above);
  const texts: string[] = [];
  for (const cell of withMonth(cells, above, today)) {
    const letters = cell.replace(/[^\p{L}]/gu, '').length;
    const day = readDay(cell, today);
    const isShort = cell.length <= 40;
    const hasBegun = readTimes(entry.from).length > 0 && entry.from !== above.hours;
    const digits = cell.replace(/\D/g, '').length;
    // Days and times have as many digits as some numbers.
    const isOfTime = Boolean(day) || (digits <= 8 && readTimes(cell).length > 1);
    if (letters < 8 && !isOfTime && digits >= 7 && parsePhones(cell)[0]?.href) entry.phone ||= cell;
    else if (isShort && day && !isPharmacy(cell) && !PLACE_WORD.test(fold(cell))) {
      if (readTimes(typeof day === 'object' ? day.rest : '').length === 1) {
        if (hasBegun) entry.until = cell;
        else entry.from = cell;
      } else if (entry.day === above.day || !entry.day) entry.day = cell;
      else entry.until ||= cell;
    } else if (letters <= 3 && readTimes(cell).length > 1) entry.from = cell;
    else if (letters === 0 && readTimes(cell).length === 1 && !COUNTED.test(cell)) {
      if (!hasBegun) entry.from = cell;
      else if (readTimes(entry.until).length === 0) entry.until = `${entry.until} ${cell}`.trim();
    } else if (isShort && !isPharmacy(cell) && (districtFromText(cell) ?? otherAdanaDistrict(cell)))
      entry.district = cell;
    else if (letters > 0) texts.push(cell);
  }
  entry.name =
    texts.find((text) => isPharmacy(text) && !PLACE_WORD.test(fold(text))) ??
    texts.find(isPharmacy) ??
    '';
  const names = texts.filter(nameIn);
  const rest = texts.filter((text) => text !== entry.name && !names.includes(text));
  entry.address = rest.sort((a, b) => b.length - a.length)[0] ?? '';
  // Of two names in one row nobody can say whose number and address stand there.
  if (names.length > 1)
    return entry.phone || entry.address ? [] : names.map((name) => ({ ...entry, name }));
  return entry.name ? [entry] : [];
}

/** Of a calendar with a column for each day: which one says which. */
function daysAcross({ cells }: SheetRow, today: string): ReadonlyMap<number, string> | undefined {
  const filled = [...cells.entries()].filter(([, cell]) => cell.trim());
  const isDays = filled.every(([, cell]) => typeof readDay(cell, today) === 'object');
  return filled.length > 2 && isDays ? new Map(filled) : undefined;
}

const textOfRow = ({ cells }: SheetRow) =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => /[\p{L}\d]/u.test(cell))
    .join(' ');

const shortened = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.slice(0, LONGEST)) }));

/** A table: with a header in any order, or cells that say themselves what they are. */
export function readSheet(given: readonly SheetRow[], today: string): RosterText {
  const rows = shortened(given);
  const entries: RosterEntry[] = [];
  const unread: RosterText['unread'] = [];
  let above = NOTHING_ABOVE;
  let tables: { columns: Map<number, Column>; merged: Said }[] = [];
  let dayColumn = -1;
  let days: ReadonlyMap<number, string> | undefined;
  const hasHeader = rows.slice(0, HEADER_WITHIN).some((row, at) => columnsOf(row, rows[at + 1]));
  for (const [at, row] of rows.entries()) {
    const text = textOfRow(row);
    if (!text) continue;
    const header = hasHeader ? columnsOf(row, rows[at + 1]) : undefined;
    if (header) {
      const month = row.cells.map((cell) => monthOf(cell, today)).find(Boolean);
      if (month) above = below(above, { day: '', month });
      tables = tablesOf(header, row.cells).map((columns) => ({ columns, merged: {} }));
      continue;
    }
    const filled = row.cells.filter((cell) => cell.trim());
    const isRow = tables.some(({ columns }) => isNameInDistrict(row, columns));
    const heading = filled.length <= 2 && !isRow ? headingOf(text, today) : undefined;
    if (heading && !isPharmacy(text)) {
      if (tables.some(({ columns }) => mayBeName(row, columns)))
        unread.push({ line: row.line, text });
      above = below(above, heading);
      tables = tables.map(({ columns }) => ({ columns, merged: {} }));
      continue;
    }
    for (const table of tables) {
      const isEmpty = [...table.columns.keys()].every((at) => !row.cells[at]?.trim());
      if (tables.length > 1 && isEmpty) continue;
      const said = cellsUnder(row, table.columns, table.merged);
      table.merged = mergedOf(said, today);
      entries.push(...entriesOfRow(row, table.columns, { said, above, today }));
    }
    if (tables.length === 0 && !hasHeader) {
      const across = daysAcross(row, today);
      days = across ?? days;
      if (across) continue;
      if (isOfChart(filled)) {
        unread.push({ line: row.line, text, isOfChart: true });
        continue;
      }
      const read = guessed(row, above, today);
      for (const entry of days ? read : [])
        entry.day =
          days?.get(row.cells.findIndex((cell) => cell.trim() === entry.name)) ?? entry.day;
      const day = read[0]?.day;
      // A day in a merged cell stands in its first row.
      if (day) dayColumn = row.cells.findIndex((cell) => cell.trim() === day);
      else if (dayColumn >= 0 && !row.cells[dayColumn]?.trim())
        for (const entry of read) entry.day = entries.at(-1)?.day ?? '';
      entries.push(...read);
      if (
        read.length === 0 &&
        (filled.length > 2 || filled.some((cell) => parsePhones(cell)[0]?.href))
      )
        unread.push({ line: row.line, text });
    }
  }
  return { entries, unread };
}
