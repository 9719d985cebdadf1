import { districtFromText } from '#contract/city/districts.ts';
import { mendedText } from '#contract/text/mended-text.ts';
import { OF_MANY_ROWS } from './roster-columns.rules.ts';
import { readDay } from './roster-dates.rules.ts';
import { readSheet } from './roster-sheet.rules.ts';
import { headerOf, type RosterText } from './roster-words.rules.ts';

type Said = Record<string, string>;

/** Objects within objects; no answer of a service has more. */
const DEEPEST = 12;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What of a value is said in words or numbers: by its key what a column would be called. */
const plainIn = (value: object): Said =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, said]) =>
      typeof said === 'string' || typeof said === 'number' ? [[key, mendedText(String(said))]] : [],
    ),
  );

/** Of a value around the rows, what holds for each of them: the day, the district, the times. */
const ofAllRows = (said: Said): Said =>
  Object.fromEntries(
    Object.entries(said).filter(([key]) => {
      const field = headerOf(key);
      return field !== undefined && OF_MANY_ROWS.includes(field);
    }),
  );

/** A key, or a name, that says the day or the district of the rows below it. */
function groupOf(text: string, today: string): Said {
  if (typeof readDay(text, today) === 'object') return { date: text };
  const district = districtFromText(text);
  return district ? { district } : {};
}

function rowsIn(value: unknown, around: Said, today: string, depth = 0): Said[] {
  if (!isObject(value) || depth > DEEPEST) return [];
  if (Array.isArray(value)) {
    const isNames = value.every((one) => typeof one === 'string') && Object.keys(around).length > 0;
    return isNames
      ? value.map((name: string) => ({ ...around, name: mendedText(name) }))
      : value.flatMap((one) => rowsIn(one, around, today, depth + 1));
  }
  const plain = plainIn(value);
  const [named] = Object.entries(plain).filter(([key]) => headerOf(key) === 'name');
  const inside = Object.entries(value).filter(([, one]) => isObject(one));
  const shared = { ...around, ...ofAllRows(plain), ...(named && groupOf(named[1], today)) };
  // Of a pharmacy, what says its district or its place in an object of its own is no pharmacy.
  const isOfName = (key: string, one: unknown) =>
    named && !Array.isArray(one) && headerOf(key) !== undefined && headerOf(key) !== 'name';
  const groups = inside.filter(([key, one]) => !isOfName(key, one));
  const below = groups.flatMap(([key, one]) =>
    rowsIn(one, { ...shared, ...groupOf(key, today) }, today, depth + 1),
  );
  if (below.length > 0 || !named) return below;
  const withNames = inside.flatMap(([key, one]) => {
    const name = Object.entries(plainIn(one as object)).find(([of]) => headerOf(of) === 'name');
    return name && headerOf(key) ? [[key, name[1]] as const] : [];
  });
  return [{ ...around, ...plain, ...Object.fromEntries(withNames) }];
}

function parsed(text: string): unknown {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (!/^[[{]/.test(trimmed)) return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    // One value a line.
    try {
      return trimmed.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line)] : []));
    } catch {
      return undefined;
    }
  }
}

/** The answer of a service: rows are counted as lines. Undefined where the text is none, or names no pharmacy. */
export function readJson(text: string, today: string): RosterText | undefined {
  const rows = rowsIn(parsed(text), {}, today);
  if (rows.length === 0) return undefined;
  const entries = rows.flatMap((said, index) => {
    // Each for itself: what one leaves out is not what the one before it said.
    const header = { date: '', ...said };
    const [entry] = readSheet(
      [
        { line: 0, cells: Object.keys(header) },
        { line: index + 1, cells: Object.values(header) },
      ],
      today,
    ).entries;
    return entry ? [entry] : [];
  });
  return { entries, unread: [] };
}
