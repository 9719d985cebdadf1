import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Dependencies } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Secret } from '../secret.ts';

/*
 * The record of decisions is a chain, which whoever can write to the database can also write anew from any
 * entry on. So its end is noted outside: in the log, and sealed with the site's key in a file of DATA_DIR.
 */

const Note = z.object({ at: z.string(), id: z.string(), hash: z.string(), seal: z.string() });
type Note = z.infer<typeof Note>;

const TAILS = 'decisions.log';
const tailsFile = (dataDir: string) => path.join(dataDir, TAILS);

const sealOf = (secret: Secret, { at, id, hash }: Omit<Note, 'seal'>) =>
  secret.hash('decisions', `${at} ${id} ${hash}`).toString('hex');

interface Tail {
  id: string;
  hash: string;
}

/** Notes the newest entry unless it was noted last; returns it. */
export async function noteTail(
  { db, now, log, secret }: Pick<Dependencies, 'db' | 'now' | 'log' | 'secret'>,
  dataDir: string,
  noted: string | undefined,
): Promise<string | undefined> {
  const { rows } = await sql<Tail>`
    select id::text, encode(hash, 'hex') as hash from audit_entries order by audit_entries.id desc limit 1`.execute(
    db,
  );
  const [tail] = rows;
  if (!tail || tail.id === noted) return noted;
  const note = { at: now().toISOString(), ...tail };
  const line = JSON.stringify({ ...note, seal: sealOf(secret, note) });
  await appendFile(tailsFile(dataDir), `${line}\n`, { mode: 0o600, flush: true });
  log.info({ decision: tail.id, hash: tail.hash }, 'end of the record of decisions');
  return tail.id;
}

/** Each instance notes what it sees into its own DATA_DIR. */
export function noteTailJob(dataDir: string): Job {
  let noted: string | undefined;
  return {
    name: 'note-decisions',
    everyMs: 10 * 60_000,
    async run(dependencies) {
      noted = await noteTail(dependencies, dataDir, noted);
      return 'done';
    },
  };
}

const AT_ONCE = 1000;

/** What the database has no longer as it was noted: sentences for the operator, none when all agrees. */
export async function checkTails(
  db: Db,
  dataDir: string,
  secret: Secret | undefined,
): Promise<{ noted: number; wrong: string[] }> {
  const text = await readFile(tailsFile(dataDir), 'utf8').catch(() => '');
  // A machine that went down may have cut the last line.
  const lines = text.split('\n').slice(0, -1);
  const wrong: string[] = [];
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const notes = lines.slice(from, from + AT_ONCE).flatMap((line, index) => {
      const note = read(line);
      if (note && (!secret || sealOf(secret, note) === note.seal)) return note;
      wrong.push(`${TAILS}, line ${from + index + 1}: not sealed with this site's key`);
      return [];
    });
    const ids = notes.map(({ id }) => id);
    const { rows } = await sql<Tail>`
      select id::text, encode(hash, 'hex') as hash from audit_entries
      where id = any(${ids}::bigint[])`.execute(db);
    const hashes = new Map(rows.map(({ id, hash }) => [id, hash]));
    for (const { id, hash, at } of notes)
      if (hashes.get(id) !== hash)
        wrong.push(
          `decision ${id}: not as it was noted at ${at} (an older backup, or written anew)`,
        );
  }
  return { noted: lines.length, wrong };
}

function read(line: string): Note | undefined {
  try {
    return Note.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
