import { readCsv, SEPARATORS } from '#contract/text/csv-text.ts';
import { mendedText } from '#contract/text/mended-text.ts';
import { columnsOf, type SheetRow } from './roster-columns.rules.ts';
import { readDay } from './roster-dates.rules.ts';
import { readJson } from './roster-json.rules.ts';
import { textOfMarkup } from './roster-markup.rules.ts';
import { readPage } from './roster-page.rules.ts';
import { HEADER_WITHIN, readSheet } from './roster-sheet.rules.ts';
import { isPharmacy, type RosterText } from './roster-words.rules.ts';

/** How many of the lines must be rows of a table without a header. */
const MOST = 0.6;
const LEAST_CELLS = 3;

/** A text as a whole: CSV in any separator where it is a table, else a page. */
export function readRosterText(text: string, today: string): RosterText {
  const ofJson = readJson(text, today);
  if (ofJson) return ofJson;
  const plain = textOfMarkup(mendedText(text).replace(/^\ufeff/, '')).replace(/\r\n?/g, '\n');
  for (const separator of SEPARATORS) {
    const rows = readCsv(plain, separator).flatMap((record): SheetRow[] =>
      record.isBroken ? [] : [record],
    );
    if (rows.slice(0, HEADER_WITHIN).some((row, at) => columnsOf(row, rows[at + 1]))) {
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
  return readPage(plain, today);
}
