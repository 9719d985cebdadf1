import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isInCalendar } from '#contract/calendar/days.ts';
import { DISTRICTS, districtFromText } from '#contract/city/districts.ts';
import {
  DEFAULT_TURN,
  ROSTER_MAX_BYTES,
  type RosterReading,
} from '#contract/duty/administered-duty.ts';
import { dayInFileName } from '#contract/duty/roster-file-name.ts';
import { importRoster, UnreadableRoster } from '#server/duty/administered-duty.service.ts';
import { CommandFailure, defineCommand, EXIT_WRONG_DATA, table, WrongUse } from './command.ts';
import { withDatabase } from './open-database.ts';
import { operatorPath } from './operator-folder.ts';

const HELP = `Usage: npm run directory -- duty FILE [options]

Publishes a roster of pharmacies on duty: CSV, XLSX, JSON, or the text of the chamber's page, a day or a month at
a time, its columns in any order (date, from, until, name, district, address, phone). A roster replaces what
stood for the same day and district; the same one again changes nothing. Rows that cannot be taken are named.

  --dry-run           say what would happen, write nothing
  --day YYYY-MM-DD    for rows that name no day (default: the one in the name of the file)
  --from HH:MM        when a turn begins whose row does not say it (default: ${DEFAULT_TURN.from})
  --until HH:MM       when it ends (default: ${DEFAULT_TURN.until}, of the next day where that is earlier)
  --district NAME     for rows that name none: ${DISTRICTS.join(', ')}
  --json              print what was read as JSON`;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const PROBLEMS_SHOWN = 40;

const textOf = ({ rows, problems, days, unmatched }: RosterReading, isDryRun: boolean): string =>
  [
    ...days.map(
      ({ day, district, turns, outcome }) =>
        `  ${day}  ${district.padEnd(10)} ${String(turns).padStart(3)}  ${outcome}`,
    ),
    ...(days.length > 0 ? [''] : []),
    table([
      [isDryRun ? 'turns that would stand' : 'turns that stand', rows.length],
      ['of them not matched with a pharmacy', unmatched],
      ['rows not taken', problems.length],
    ]),
    ...problems
      .slice(0, PROBLEMS_SHOWN)
      .map(
        ({ line, text, sentence }) =>
          `  - ${String(line).padStart(5)}  ${sentence}${text && ` · ${text}`}`,
      ),
    ...(problems.length > PROBLEMS_SHOWN
      ? [`  … ${problems.length - PROBLEMS_SHOWN} more: see --json`]
      : []),
    ...(rows.length === 0 && problems.length === 0
      ? [
          'No pharmacy was found in it: each row needs a name (… Eczanesi). What stood before stands.',
        ]
      : []),
    ...(isDryRun ? ['Nothing was written (--dry-run).'] : []),
    ...(unmatched > 0 && !isDryRun
      ? ['Link them at /admin/duty, or leave them: they stand as they are named.']
      : []),
  ].join('\n');

export const command = defineCommand({
  summary: 'publish a roster of pharmacies on duty',
  help: HELP,
  options: {
    'dry-run': { type: 'boolean', default: false },
    day: { type: 'string' },
    from: { type: 'string', default: DEFAULT_TURN.from },
    until: { type: 'string', default: DEFAULT_TURN.until },
    district: { type: 'string' },
  },
  words: 1,
  async run({ values, words: [given] }) {
    if (!given) throw new WrongUse('Name one FILE.');
    const { from, until } = values;
    if (values.day !== undefined && !isInCalendar(values.day))
      throw new WrongUse('--day must be a day: 2026-11-25.');
    if (!TIME.test(from) || !TIME.test(until))
      throw new WrongUse('--from and --until are times: 19:00.');
    const district = values.district === undefined ? undefined : districtFromText(values.district);
    if (values.district !== undefined && !district)
      throw new WrongUse(`--district must be one of ${DISTRICTS.join(', ')}.`);
    const day = values.day ?? dayInFileName(path.basename(given));
    const isDryRun = values['dry-run'];
    const bytes = await readFile(operatorPath(given)).catch((reason: NodeJS.ErrnoException) => {
      throw new CommandFailure(`${given} cannot be read: ${reason.message}`, EXIT_WRONG_DATA);
    });
    if (bytes.length > ROSTER_MAX_BYTES)
      throw new CommandFailure('The file is longer than 2 MB: no roster is.', EXIT_WRONG_DATA);
    const reading = await withDatabase((ctx) =>
      importRoster(ctx, bytes, { day, from, until, district, isDryRun }),
    ).catch((error: unknown) => {
      if (error instanceof UnreadableRoster)
        throw new CommandFailure(error.message, EXIT_WRONG_DATA);
      throw error;
    });
    // Nothing of it could be taken: whoever runs it by a timer must notice.
    const exitCode = reading.rows.length === 0 ? EXIT_WRONG_DATA : 0;
    return {
      json: { file: given, isDryRun, ...reading },
      text: textOf(reading, isDryRun),
      exitCode,
    };
  },
});
