import { mendedText } from '#contract/text/mended-text.ts';
import { encodingDetector } from '#contract/text/text-encoding.ts';
import { readXlsx, UnreadableSheet } from '#server/platform/xlsx.ts';
import { readRosterText } from './roster-entries.rules.ts';
import { readSheet } from './roster-sheet.rules.ts';
import type { RosterText } from './roster-words.rules.ts';

/** Why a file cannot be read; the message is one Turkish sentence. */
export class UnreadableRoster extends Error {}

const AS_ROSTER = { areDays: true, mostColumns: 60, mostLetters: 1000 };

function sheetsOf(bytes: Buffer) {
  try {
    return readXlsx(bytes, AS_ROSTER);
  } catch (error) {
    throw error instanceof UnreadableSheet ? new UnreadableRoster(error.message) : error;
  }
}

const startsWith = (bytes: Buffer, mark: string) =>
  bytes.subarray(0, mark.length).toString('latin1') === mark;

/** A file's rows: a spreadsheet, a table of text, or the text of a page. Throws UnreadableRoster. */
export function readRosterFile(bytes: Buffer, today: string): RosterText {
  if (bytes.length === 0) throw new UnreadableRoster('Dosya boş.');
  if (startsWith(bytes, 'PK\u0003\u0004')) {
    const sheets = sheetsOf(bytes).map((rows) =>
      readSheet(
        rows.map((row) => ({ ...row, cells: row.cells.map(mendedText) })),
        today,
      ),
    );
    return {
      entries: sheets.flatMap(({ entries }) => entries),
      unread: sheets.flatMap(({ unread }) => unread),
    };
  }
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0'))
    throw new UnreadableRoster(
      'Bu eski bir Excel dosyası (.xls); .xlsx ya da CSV olarak kaydedip onu verin.',
    );
  if (startsWith(bytes, '%PDF'))
    throw new UnreadableRoster('Bu bir PDF; açıp metnini kopyalayın ve yapıştırın.');
  const detector = encodingDetector();
  detector.push(bytes);
  const text = new TextDecoder(detector.encoding()).decode(bytes);
  if (text.includes('\u0000'))
    throw new UnreadableRoster('Bu dosya bir liste değil; CSV, XLSX, JSON ya da metin verin.');
  return readRosterText(text, today);
}
