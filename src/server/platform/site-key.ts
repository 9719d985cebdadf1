import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import type { Secret } from './secret.ts';

const WORDS = 'the key of this site';

/** The first instance notes what its key makes of fixed words; false for one that has another key. */
export async function holdsSiteKey(db: Db, secret: Secret): Promise<boolean> {
  const own = secret.hash('fingerprint', WORDS);
  await sql`insert into site_key (fingerprint) values (${own}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ fingerprint: Buffer }>`select fingerprint from site_key`.execute(db);
  // Forgotten in between: whoever forgets it has stopped the site.
  return rows.every(({ fingerprint }) => fingerprint.equals(own));
}

/** The next instance that starts notes its own. */
export const forgetSiteKey = (db: Db) => sql`delete from site_key`.execute(db);
