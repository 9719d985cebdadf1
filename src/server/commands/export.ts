import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BusinessStatus } from '#contract/businesses/businesses.ts';
import { exportBusinesses } from '#server/exports/exported-businesses.service.ts';
import {
  CommandFailure,
  defineCommand,
  EXIT_CANNOT_CREATE,
  note,
  printJson,
  WrongUse,
} from './command.ts';
import { withDatabase } from './open-database.ts';
import { operatorPath } from './operator-folder.ts';

const STATUSES = [...BusinessStatus.options, 'all'] as const;

const HELP = `Usage: npm run --silent directory -- export [options]

Writes businesses as CSV (can be imported again) or as GeoJSON, to a file or to standard output.

  --format csv|geojson   default csv
  --out FILE             default: standard output; a file that exists is not overwritten
  --status STATUS        ${STATUSES.join(', ')}; default approved
  --examples             the example businesses too
  --json                 with --out: print the count as JSON`;

export const command = defineCommand({
  summary: 'write businesses as CSV or GeoJSON',
  help: HELP,
  options: {
    format: { type: 'string', default: 'csv' },
    out: { type: 'string' },
    status: { type: 'string', default: 'approved' },
    examples: { type: 'boolean', default: false },
  },
  async run({ values }) {
    const { format } = values;
    const status = STATUSES.find((one) => one === values.status);
    if (format !== 'csv' && format !== 'geojson') {
      throw new WrongUse('--format is csv or geojson.');
    }
    if (!status) throw new WrongUse(`--status is one of ${STATUSES.join(', ')}.`);
    const path = values.out === undefined ? undefined : freePath(values.out);
    let businesses = 0;
    await withDatabase(async ({ db }) => {
      const text = exportBusinesses(db, {
        format,
        status,
        withExamples: values.examples,
        onBusiness: () => {
          businesses += 1;
        },
      });
      if (path) await writeWhole(path, text);
      else await pipeline(Readable.from(text), process.stdout, { end: false });
    });
    if (values.json && path) printJson({ businesses, format, status, file: path });
    else note(`${businesses} businesses${path ? ` in ${path}` : ''}`);
    return 0;
  },
});

/** A file of the operator's that nothing stands in yet. */
export function freePath(given: string): string {
  const path = operatorPath(given);
  if (!existsSync(path)) return path;
  throw new CommandFailure(`${path} exists already; name another file.`, EXIT_CANNOT_CREATE);
}

/** Under its name only when it is complete. */
export async function writeWhole(
  path: string,
  text: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await pipeline(Readable.from(text), createWriteStream(unfinished));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC') {
      throw new CommandFailure(`${path} cannot be written (${code}).`, EXIT_CANNOT_CREATE);
    }
    throw error;
  }
}
