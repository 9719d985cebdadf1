import { districtFromText } from '#contract/city/districts.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import { dayOfMonth, readMonth, readTimes } from './roster-dates.rules.ts';
import { type Field, headerOf, isMark, nameIn, phoneIn } from './roster-words.rules.ts';

export interface SheetRow {
  line: number;
  cells: readonly string[];
}

export type Detail = 'phone' | 'address';
/**
 * `ofDistrict` is empty where columns are numbered: `1. Eczane`, `2. Eczane`; `details` stand in columns beside it.
 * `fields` are what one column says together: `Eczane Adı ve Adresi`; in one `onDay`
 * there is a sign for who is on duty, in one `ofName` for when that one is.
 */
export type Column =
  | { field: Field }
  | { fields: readonly Field[] }
  | { onDay: string }
  | { ofName: string }
  | { ofDistrict: string; details: Partial<Record<Detail, number>> };
const fieldsOf = (column: Column): readonly Field[] =>
  'field' in column ? [column.field] : 'fields' in column ? column.fields : [];

const LONGEST_HEADER = 100;
/** `Nöbet` above times is when it lasts. */
const OF_TURN = /^nobet(?: (?:suresi|zamani|araligi))?$/;

/** The month a cell names, and nothing else: `Aralık 2026`. */
export const monthOf = (cell: string, today: string): string | undefined => {
  const found = readMonth(cell, today);
  return found?.rest === '' ? found.month : undefined;
};

/** For a month whose year does not matter. */
const ANY_DAY = '2000-01-01';
/** `1`, `1 Salı`, with something beside it. */
const isNumberedDay = (cells: readonly string[] | undefined, at: number) => {
  const cell = cells?.[at] ?? '';
  return (cells?.length ?? 0) > 1 && dayOfMonth(cell, '2000-01', ANY_DAY) !== cell;
};

/** A day as it stands above a column: `1`, `1.12`, `1.12.2026`. */
const DAY_ABOVE = /^\s*(?:0?[1-9]|[12]\d|3[01])(?:[./]\d{1,2}(?:[./](?:20)?\d\d)?)?\s*$/;
const LEAST_DAYS = 3;

/**
 * Columns of a header line: of a table with a row for each day, districts may be columns of names. `next` is the row
 * below it: where that has the number of a day, a month is what the column of days is called.
 */
export function columnsOf({ cells }: SheetRow, next?: SheetRow): Map<number, Column> | undefined {
  const columns = new Map<number, Column>();
  const days = cells.filter((cell) => DAY_ABOVE.test(cell)).length;
  for (const [at, cell] of cells.entries()) {
    if (!cell.trim() || cell.length > LONGEST_HEADER) continue;
    if (days >= LEAST_DAYS && DAY_ABOVE.test(cell)) columns.set(at, { onDay: cell });
    const isMonth = monthOf(cell, ANY_DAY) && isNumberedDay(next?.cells, at);
    const isTurn = OF_TURN.test(searchNorm(cell)) && readTimes(next?.cells[at] ?? '').length > 0;
    const field = isMonth ? 'day' : isTurn ? 'hours' : headerOf(cell);
    const numbered = field ?? headerOf(cell.replace(NUMBER_OF_COLUMN, ''));
    const district = numbered ? undefined : districtFromText(cell);
    const together = saidTogether(cell);
    if (together.length > 1) columns.set(at, { fields: together });
    else if (!field && numbered === 'name') columns.set(at, { ofDistrict: '', details: {} });
    else if (numbered) columns.set(at, { field: numbered });
    else if (district) columns.set(at, { ofDistrict: district, details: {} });
  }
  const unnamed = columnOfNames(columns, next);
  if (unnamed !== undefined) columns.set(unnamed, { field: 'name' });
  const fields = [...columns.values()].flatMap(fieldsOf);
  if (fields.join() === 'day' && next?.cells.some(isMark)) return withNames(columns, cells);
  const isGrid = [...columns.values()].some((column) => 'onDay' in column);
  const isTable = fields.includes('name') && (new Set(fields).size > 1 || isGrid);
  const named = [...columns.values()].filter((column) => 'ofDistrict' in column);
  // Beside a month one column of names is enough.
  const least = cells.some((cell) => monthOf(cell, ANY_DAY)) ? 1 : 2;
  if (named.length >= least && fields.includes('day')) return withDetails(columns);
  return isTable ? columns : undefined;
}

/** Of a chart with a row for each day every other column is called by a name. */
const withNames = (columns: ReadonlyMap<number, Column>, cells: readonly string[]) =>
  new Map([
    ...columns,
    ...[...cells.entries()].flatMap(([at, cell]) =>
      /\p{L}/u.test(cell) && !columns.has(at) ? [[at, { ofName: cell.trim() }] as const] : [],
    ),
  ]);

/** Before the days of a chart names may stand below an empty cell. */
function columnOfNames(columns: ReadonlyMap<number, Column>, next?: SheetRow): number | undefined {
  const firstDay = [...columns].find(([, column]) => 'onDay' in column)?.[0] ?? 0;
  const at = next?.cells.findIndex((cell) => nameIn(cell)) ?? -1;
  return at >= 0 && at < firstDay && !columns.has(at) ? at : undefined;
}

/** Of a header with more than one of them: `Eczane Adı ve Adresi`, `Adres / Telefon`. */
const TOGETHER: readonly Field[] = ['name', 'address', 'phone'];
function saidTogether(cell: string): Field[] {
  if (!/[/&+\n-]|\sve\s/i.test(cell)) return [];
  const parts = cell.split(/[/&+\n-]|\sve\s/i).map((part) => headerOf(part));
  const found = parts.flatMap((field) => (field && TOGETHER.includes(field) ? [field] : []));
  return found.length === parts.length ? [...new Set(found)] : [];
}

/** Numbers and addresses beside columns of names belong to the one they follow; where one has none, nobody can say whose they are. */
function withDetails(columns: ReadonlyMap<number, Column>): Map<number, Column> {
  const kept = new Map<number, Column>();
  let left: Extract<Column, { ofDistrict: string }> | undefined;
  for (const [at, column] of columns) {
    const detail = 'field' in column ? column.field : undefined;
    if ('ofDistrict' in column) left = { ...column, details: {} };
    if ('ofDistrict' in column && left) kept.set(at, left);
    else if (detail === 'phone' || detail === 'address') {
      if (left) left.details[detail] ??= at;
    } else kept.set(at, column);
  }
  const named = [...kept.values()].flatMap((column) => ('ofDistrict' in column ? [column] : []));
  for (const detail of ['phone', 'address'] as const)
    if (named.some(({ details }) => details[detail] === undefined))
      for (const { details } of named) delete details[detail];
  return kept;
}

const NUMBER_OF_COLUMN = /^\s*\d{1,2}\s*[.)-]?\s*|\s*-?\s*\d{1,2}\s*$/;

/** Tables side by side, each under the same words: the other half of a month stands on the right. What the right one does not say, the left one does. */
export function tablesOf(columns: ReadonlyMap<number, Column>, cells: readonly string[]) {
  const wordsAt = (at: number) => fold(cells[at] ?? '').trim();
  const isName = (column: Column) => 'field' in column && column.field === 'name';
  const names = [...columns].filter(([, column]) => isName(column)).map(([at]) => wordsAt(at));
  if (new Set(names).size === names.length) return [new Map(columns)];
  const tables: Map<number, Column>[] = [new Map()];
  for (const [at, column] of columns) {
    const [last = new Map<number, Column>()] = tables.slice(-1);
    if ([...last.keys()].some((other) => wordsAt(other) === wordsAt(at)))
      tables.push(new Map([[at, column]]));
    else last.set(at, column);
  }
  const [left = new Map<number, Column>()] = tables;
  return tables.map((table) => {
    const own = new Set([...table.values()].flatMap(fieldsOf));
    const shared = [...left].filter(
      ([, column]) =>
        'field' in column && OF_MANY_ROWS.includes(column.field) && !own.has(column.field),
    );
    return new Map([...table, ...shared]);
  });
}

export type Said = Partial<Record<Field, string>>;

/** A cell of a column that says more than one: the number in it, the name before the rest. */
export function partsOf(cell: string, fields: readonly Field[]): Said {
  const found = fields.includes('phone') ? phoneIn(cell) : undefined;
  const phone = found ?? (fields.includes('phone') && !/\p{L}/u.test(cell) ? cell : '');
  const text = cell
    .replace(phone, ' ')
    .replace(/\b(?:tel(?:efon)?|adres)\b\s*[.:]*/gi, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/^[\s,;|/()–—-]+|[\s,;|/()–—-]+$/g, '');
  if (!fields.includes('name')) return { address: text, phone };
  const [first = '', ...others] = text.split(/\n|\s[|–—-]\s/);
  const { name, rest } = nameIn(text) ?? { name: first, rest: others.join(' ') };
  return { name, address: rest, phone };
}
/** What a cell may say for the rows below it as well, as merged cells do. */
export const OF_MANY_ROWS: readonly Field[] = ['day', 'from', 'until', 'hours', 'district'];
