import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type ChainedRow, chainHash } from './audit.ts';

const ROWS_AT_ONCE = 1000;

interface Row extends Omit<ChainedRow, 'at'> {
  id: string;
  at: Date;
  previousHash: Buffer | null;
  hash: Buffer;
}

/** Walks the record of decisions. @returns how many entries there are, and those that were tampered with */
export async function checkAuditChain(db: Db): Promise<{ entries: number; broken: string[] }> {
  const broken: string[] = [];
  let entries = 0;
  let last = '0';
  let previous: Buffer | null = null;
  for (;;) {
    const { rows } = await sql<Row>`
      select id::text, at, actor_id, actor_role, action, entity,
        entity_id, difference::text, previous_hash, hash
      from audit_entries where id > ${last}::bigint order by audit_entries.id
      limit ${ROWS_AT_ONCE}`.execute(db);
    for (const row of rows) {
      const isNext = Buffer.compare(row.previousHash ?? NOTHING, previous ?? NOTHING) === 0;
      const isWhole = chainHash(row.previousHash, { ...row, at: row.at.toISOString() }).equals(
        row.hash,
      );
      if (!isNext || !isWhole) broken.push(row.id);
      previous = row.hash;
      last = row.id;
    }
    entries += rows.length;
    if (rows.length < ROWS_AT_ONCE) return { entries, broken };
  }
}

const NOTHING = Buffer.alloc(0);
