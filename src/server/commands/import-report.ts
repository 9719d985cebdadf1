import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { access, constants, link, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { kill, pid } from 'node:process';
import type { RowOutcome } from '#server/imports/import-rows.service.ts';
import { CommandFailure, EXIT_CANNOT_CREATE } from './command.ts';
import { operatorPath } from './operator-folder.ts';

const DONE_WORDS = {
  imported: 'taken',
  changed: 'changed',
  duplicate: 'there already',
  refused: 'not taken',
  gone: 'gone',
} as const;
/** In a dry run nothing has happened yet. */
const DRY_RUN_WORDS = {
  ...DONE_WORDS,
  imported: 'would be taken',
  changed: 'would be changed',
  refused: 'would not be taken',
} as const;
const HEAD = '\ufeffrow;result;name;number;reason;warnings\r\n';

/** Semicolons and a byte order mark: what a Turkish Excel opens with a double click. */
const cell = (text: string) =>
  `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
const lineOf = (row: RowOutcome, words: Record<RowOutcome['outcome'], string>) =>
  `${row.line || ''};${words[row.outcome]};${cell(row.name)};${row.id ?? ''};${cell(row.sentence)};${cell(row.warnings.join(' | '))}\r\n`;

/** The path itself, or the first numbered one (`list.report-2.csv`) where no file stands. */
function freePath(path: string): string {
  const ending = extname(path);
  for (let number = 1; ; number += 1) {
    const free =
      number === 1 ? path : `${path.slice(0, -ending.length || undefined)}-${number}${ending}`;
    if (!existsSync(free)) return free;
  }
}

/**
 * Where the report goes: the path asked for, which must be free, or `<file>.report.csv` beside the file
 * (in the operator's folder when that one is read-only), numbered when an earlier report stands there.
 */
export async function reportPathFor(file: string, asked?: string): Promise<string> {
  if (asked !== undefined) {
    const path = operatorPath(asked);
    if (!existsSync(path)) return path;
    throw new CommandFailure(`${path} exists already; name another report.`, EXIT_CANNOT_CREATE);
  }
  const folder = await access(dirname(file), constants.W_OK).then(
    () => dirname(file),
    () => operatorPath('.'),
  );
  return freePath(join(folder, `${basename(file, extname(file))}.report.csv`));
}

export interface Report {
  add(row: RowOutcome): Promise<void>;
  /** The report takes its name only when the import went through. @returns where it is */
  keep(): Promise<string>;
  drop(): Promise<void>;
}

/**
 * Opens the report of one run. Until it is kept its name carries the process, so that two imports at
 * once do not write into one file; what a crashed run left behind is cleared away.
 */
export async function openReport(path: string, isDryRun = false): Promise<Report> {
  const words = isDryRun ? DRY_RUN_WORDS : DONE_WORDS;
  await clearUnfinished(path);
  const unfinished = `${path}.${pid}.part`;
  const stream = createWriteStream(unfinished, { flags: 'w' });
  await once(stream, 'open').catch((reason: NodeJS.ErrnoException) => {
    throw new CommandFailure(`${path} cannot be written (${reason.code}).`, EXIT_CANNOT_CREATE);
  });
  let failure: NodeJS.ErrnoException | undefined;
  stream.on('error', (reason) => {
    failure = reason;
  });
  const check = () => {
    if (failure)
      throw new CommandFailure(`${path} cannot be written (${failure.code}).`, EXIT_CANNOT_CREATE);
  };
  stream.write(HEAD);
  const close = async () => {
    stream.end();
    if (!stream.closed) await once(stream, 'close');
  };
  return {
    async add(row) {
      check();
      if (!stream.write(lineOf(row, words))) await once(stream, 'drain').catch(check);
    },
    async keep() {
      await close();
      check();
      return nameFinished(unfinished, path);
    },
    async drop() {
      await close();
      await rm(unfinished, { force: true });
    },
  };
}

/** Another run may have taken the name meanwhile; a link never overwrites. */
async function nameFinished(unfinished: string, path: string): Promise<string> {
  for (;;) {
    const free = freePath(path);
    try {
      await link(unfinished, free);
      await rm(unfinished);
      return free;
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code === 'EEXIST') continue;
      // File systems without links.
      await rename(unfinished, free);
      return free;
    }
  }
}

async function clearUnfinished(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => []);
  for (const name of names) {
    const [, number] = name.startsWith(basename(path)) ? (/\.(\d+)\.part$/.exec(name) ?? []) : [];
    if (number && !isRunning(Number(number))) await rm(join(dirname(path), name), { force: true });
  }
}

function isRunning(process: number): boolean {
  try {
    kill(process, 0);
    return true;
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code === 'EPERM';
  }
}
