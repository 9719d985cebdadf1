import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context, Dependencies } from './context.ts';
import { keptByDatabase } from './database/kept-by-database.ts';
import { addressGroup, networkOf } from './http/client-address.ts';

const SALT_BYTES = 32;
const HASH_BYTES = 16;

/** Today's, of a database: it is asked for with every visit. */
const known = keptByDatabase(() => ({ day: '', salt: Buffer.alloc(0) }));

/**
 * The same visitor on the same day, and nobody can say who: a keyed hash of a random salt, address and
 * agent. Once the salt is gone not even we can compute it again. Not inside a transaction that may fail:
 * the salt of a day is the same for all instances.
 */
export const visitorHash = (ctx: Context, day: string): Promise<Buffer> =>
  hashOf(ctx, day, `${addressGroup(ctx.client.address)} ${ctx.client.userAgent}`);

/**
 * The same without the agent, which anybody may write anew with every call: for what is told only from
 * several people up.
 */
export const addressHash = (ctx: Context, day: string): Promise<Buffer> =>
  hashOf(ctx, day, addressGroup(ctx.client.address));

/**
 * Whether this network address does it for the first time in this hour: another agent, which costs nothing
 * to write, is not another visitor. Who it was nobody can say, and from tomorrow on not even whether.
 */
export async function isFirstThisHour(ctx: Context, day: string, event: string): Promise<boolean> {
  const hour = ctx.now().toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  const visitor = await hashOf(ctx, day, `${addressGroup(ctx.client.address)} ${hour}`);
  const { rows } = await sql`
    insert into counted_events (day, event, visitor_hash) values (${day}, ${event}, ${visitor})
    on conflict do nothing returning day`.execute(ctx.db);
  return rows.length > 0;
}

/** A network beyond the day, told from others only in what it is said about: the same one has another hash elsewhere. */
export const networkHash = (
  { secret, client }: Pick<Context, 'secret' | 'client'>,
  purpose: string,
  about: string,
): Buffer => secret.hash(purpose, `${about} ${networkOf(client.address)}`).subarray(0, HASH_BYTES);

async function hashOf(ctx: Context, day: string, who: string): Promise<Buffer> {
  const salt = await saltOf(ctx, day);
  return ctx.secret.hash('visitor', `${salt.toString('base64')} ${who}`).subarray(0, HASH_BYTES);
}

async function saltOf(ctx: Pick<Dependencies, 'db' | 'now'>, day: string): Promise<Buffer> {
  const today = known(ctx.db);
  if (today.day === day) return today.salt;
  await sql`
    insert into visitor_salts (day, salt, created_at)
    values (${day}, ${randomBytes(SALT_BYTES)}, ${ctx.now()})
    on conflict (day) do nothing`.execute(ctx.db);
  const { rows } = await sql<{ salt: Buffer }>`
    select salt from visitor_salts where day = ${day}`.execute(ctx.db);
  const salt = rows[0]?.salt;
  if (!salt) throw new Error(`the salt of ${day} is gone`);
  Object.assign(today, { day, salt });
  return salt;
}

/** Forgets the salts of days that are over; what was hashed with them then belongs to nobody. */
export async function forgetSalts({ db }: Pick<Dependencies, 'db'>, before: Date): Promise<number> {
  known(db).day = '';
  const { numAffectedRows = 0n } = await sql`
    delete from visitor_salts where created_at <= ${before}`.execute(db);
  return Number(numAffectedRows);
}
