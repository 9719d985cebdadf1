import { CSV_COLUMNS, type ImportedRow } from '#contract/imports/imports.ts';
import { type CsvRecord, csvLine, unreadRow } from '#contract/text/csv-text.ts';
import { csvImportTexts as texts } from '#web/texts/imports.ts';

/** Of an unread line, for finding it again. */
const BEGINNING_LETTERS = 60;
/** A Turkish Excel opens what begins with it, and has semicolons, with a double click. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows that could not be read and were not sent, in the same words as the server's. */
export const unreadRows = (records: readonly CsvRecord[]): ImportedRow[] =>
  records.flatMap((record) =>
    record.isBroken
      ? [
          {
            row: record.line,
            name: record.text.slice(0, BEGINNING_LETTERS).trim(),
            outcome: 'refused' as const,
            reason: unreadRow(record),
            warnings: [],
          },
        ]
      : [],
  );

/** The answer and what was not sent, in the order of the file. */
export const withUnread = (
  rows: readonly ImportedRow[],
  records: readonly CsvRecord[],
): ImportedRow[] => [...rows, ...unreadRows(records)].sort((a, b) => a.row - b.row);

export const countsOf = (rows: readonly ImportedRow[]) => {
  const count = (outcome: ImportedRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  return {
    imported: count('imported'),
    duplicates: count('duplicate'),
    refused: count('refused'),
  };
};

/** All rows as a file to keep. */
export const resultCsv = (rows: readonly ImportedRow[]): string =>
  BYTE_ORDER_MARK +
  csvLine([...texts.resultHead], ';') +
  rows
    .map(({ row, name, outcome, of, reason, warnings }) =>
      csvLine([row, texts.outcomes[outcome], name, of ?? '', reason, warnings.join(' | ')], ';'),
    )
    .join('');

/** The product's own columns with two made-up businesses. */
export const exampleCsv = (): string =>
  BYTE_ORDER_MARK +
  csvLine(CSV_COLUMNS, ';') +
  texts.exampleRows
    .map((row: Partial<Record<string, string>>) =>
      csvLine(
        CSV_COLUMNS.map((column) => row[column]),
        ';',
      ),
    )
    .join('');

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
