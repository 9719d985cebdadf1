import { readCsv, SEPARATORS } from '#contract/text/csv-text.ts';
import { mendedText } from '#contract/text/mended-text.ts';
import { columnsOf, type SheetRow } from './roster-columns.rules.ts';
import { readDay, withDaysTold } from './roster-dates.rules.ts';
import { readJson } from './roster-json.rules.ts';
import { textOfMarkup } from './roster-markup.rules.ts';
import { readPage } from './roster-page.rules.ts';
import { HEADER_WITHIN, readSheet } from './roster-sheet.rules.ts';
import { isPharmacy, type RosterText } from './roster-words.rules.ts';

/** How many of the lines must be rows of a table without a header. */
const MOST = 0.6;
const LEAST_CELLS = 3;

const filledIn = ({ cells }: SheetRow) => cells.filter((cell) => cell.trim()).length;
/** How many of the rows below a header must have more than one cell: links of a page in one line are no header. */
const LEAST_WIDE = 0.25;

/** Whether rows are a table with a header. */
function isTable(rows: readonly SheetRow[]): boolean {
  const header = rows.slice(0, HEADER_WITHIN).findIndex((row, at) => columnsOf(row, rows[at + 1]));
  const below = header < 0 ? [] : rows.slice(header + 1).filter((row) => filledIn(row) > 0);
  const wide = below.filter((row) => filledIn(row) > 1);
  return header >= 0 && wide.length >= below.length * LEAST_WIDE;
}

/** `|---|---|` below the header of a table in Markdown. */
const isRule = ({ cells }: SheetRow) =>
  cells.some((cell) => /-{3}/.test(cell)) && cells.every((cell) => /^[\s:-]*$/.test(cell));

/** Where a name, an address, a number and the next name were copied without anything between them. */
// What is no ending (`Eczanesinin yanı`); in capitals nothing else tells it.
const JOINED = /(eczanes[iıİI])(?!n?(?:[iıİI]n|de|den|deki|e|[iıİI]|yle)?(?!\p{L}))(?=\p{L}{2})/giu;
const parted = (line: string): string =>
  line
    .replace(JOINED, '$1\n')
    .replace(/(?<=[\p{L}\d])(?=0\s?\(?[2-5]\d{2}\)?\s?\d{3}\s?\d{2}\s?\d{2}(?!\d))/gu, ' ')
    .replace(/(?<=\d{2})(?=\p{Lu}{2})/gu, '\n');
const withLinesParted = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.search(JOINED) < 0 ? line : parted(line)))
    .join('\n');

/** A text as a whole: CSV in any separator where it is a table, else a page. */
export function readRosterText(text: string, today: string): RosterText {
  const ofJson = readJson(text, today);
  if (ofJson) return ofJson;
  const plain = withDaysTold(
    textOfMarkup(mendedText(text).replace(/^\ufeff/, '')).replace(/\r\n?/g, '\n'),
  );
  for (const separator of SEPARATORS) {
    const rows = readCsv(plain, separator).flatMap((record): SheetRow[] =>
      record.isBroken || isRule(record) ? [] : [record],
    );
    if (isTable(rows)) {
      const broken = readCsv(plain, separator).flatMap((record) =>
        record.isBroken ? [record] : [],
      );
      const read = readSheet(rows, today);
      return {
        ...read,
        unread: [...read.unread, ...broken.map(({ line, text: said }) => ({ line, text: said }))],
      };
    }
  }
  for (const separator of ['\t', ';', '|'] as const) {
    const rows = readCsv(plain, separator).flatMap((record): SheetRow[] =>
      record.isBroken ? [] : [record],
    );
    const wide = rows.filter(
      ({ cells }) => cells.filter((cell) => cell.trim()).length >= LEAST_CELLS,
    );
    // Of a spreadsheet every line has all its cells: headings of districts, too.
    const isSheet =
      rows.length > 1 && rows.every(({ cells }) => cells.length === rows[0]?.cells.length);
    if (wide.length > 0 && (isSheet || wide.length >= rows.length * MOST))
      return readSheet(rows, today);
  }
  const lines = plain.split('\n').filter((line) => line.trim());
  const rows = readCsv(plain, ',').flatMap((record): SheetRow[] =>
    record.isBroken ? [] : [record],
  );
  const even = rows.filter(
    ({ cells }) =>
      cells.length >= LEAST_CELLS &&
      cells.some(isPharmacy) &&
      cells.some((cell) => readDay(cell, today)),
  );
  if (even.length >= lines.length * MOST) return readSheet(rows, today);
  return readPage(withLinesParted(plain), today);
}
