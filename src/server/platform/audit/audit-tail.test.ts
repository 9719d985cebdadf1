import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import type { Db } from '../database/database.ts';
import { openLog } from '../observability/log.ts';
import { secretFrom } from '../secret.ts';
import { chainHash, record } from './audit.ts';
import { checkAuditChain } from './audit-chain.ts';
import { checkTails, noteTail } from './audit-tail.ts';

const secret = secretFrom('k'.repeat(40));

async function site() {
  const { db } = await databaseForThisTest();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tails-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => lines.push(line) });
  const ctx = { db, now: () => new Date('2026-11-20T09:00:00Z'), log, secret };
  const decide = (entityId: number) =>
    db
      .transaction()
      .execute((trx) =>
        record(
          { ...ctx, db: trx },
          { userId: 1001, role: 'admin' },
          { action: 'review.reject', entity: 'review', entityId },
        ),
      );
  return { db, dataDir, ctx, decide, lines };
}

/** What somebody with the database's password can do: an entry changed, and every hash after it made anew. */
async function writeAnew(db: Db) {
  await sql`update audit_entries set action = 'review.approve' where entity_id = '2'`.execute(db);
  const { rows } = await sql<{ id: string; at: Date; action: string; entityId: string }>`
    select id::text, at, action, entity_id from audit_entries order by audit_entries.id`.execute(
    db,
  );
  let previous: Buffer | null = null;
  for (const row of rows) {
    const fields = { actorId: 1001, actorRole: 'admin', entity: 'review', difference: null };
    const hash: Buffer = chainHash(previous, { ...row, ...fields, at: row.at.toISOString() });
    await sql`update audit_entries set previous_hash = ${previous}, hash = ${hash}
      where id = ${row.id}::bigint`.execute(db);
    previous = hash;
  }
}

test('a record that was written anew agrees with itself, and not with what was noted', async () => {
  const { db, dataDir, ctx, decide, lines } = await site();
  expect(await noteTail(ctx, dataDir, undefined)).toBeUndefined();
  for (const id of [1, 2, 3]) await decide(id);
  const noted = await noteTail(ctx, dataDir, undefined);
  expect(await noteTail(ctx, dataDir, noted)).toBe(noted);
  expect(await checkTails(db, dataDir, secret)).toEqual({ noted: 1, wrong: [] });
  expect(JSON.parse(lines.join(''))).toMatchObject({ decision: noted });
  await decide(4);
  await writeAnew(db);
  expect(await checkAuditChain(db)).toEqual({ entries: 4, broken: [] });
  const { wrong } = await checkTails(db, dataDir, secret);
  expect(wrong).toEqual([expect.stringContaining(`decision ${noted}: not as it was noted`)]);
});

test('a note that somebody without the key writes, and an entry that is gone, show', async () => {
  const { db, dataDir, ctx, decide } = await site();
  await decide(1);
  await noteTail(ctx, dataDir, undefined);
  const file = path.join(dataDir, 'decisions.log');
  const own = await readFile(file, 'utf8');
  await writeFile(file, `${own}${own.replace(/"seal":"..../, '"seal":"0000')}kaka\n{"at":"cut`);
  const { noted, wrong } = await checkTails(db, dataDir, secret);
  expect({ noted, wrong }).toEqual({
    noted: 3,
    wrong: [2, 3].map((line) => expect.stringContaining(`line ${line}: not sealed`)),
  });
  await sql`delete from audit_entries`.execute(db);
  expect((await checkTails(db, dataDir, secret)).wrong).toHaveLength(3);
});
