import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Limit, MAKING_PAGES, READING_LIKE_PEOPLE } from '#contract/api/endpoint.ts';
import { Refusal } from '#contract/api/errors.ts';
import { isRobot } from '../robots.ts';
import type { Secret } from '../secret.ts';
import { addressGroup, clientAddress, networkOf } from './client-address.ts';
import type { Asker } from './waiting-line.ts';

/** Counts what is done too often, in the database: all instances count together. */
export interface Limits {
  /** Counts one more; ends the request with 429 when it is one too many. */
  spend(limit: Limit, subject: string, factor?: number): Promise<void>;
  /** Forgets counts that are over. */
  prune(): Promise<void>;
}

/** Subjects are stored as keyed hashes: no address can be read from the table. */
export function openLimits(pool: pg.Pool, secret: Secret): Limits {
  const limiters = new Map<string, RateLimiterPostgres | RateLimiterMemory>();
  const limiterOf = (limit: Limit, factor: number) => {
    const name = `${limit.name}*${factor}`;
    let limiter = limiters.get(name);
    if (!limiter) {
      const counted = {
        keyPrefix: name,
        points: limit.points * factor,
        duration: limit.perSeconds,
      };
      limiter = limit.isInMemory
        ? new RateLimiterMemory(counted)
        : new RateLimiterPostgres({
            ...counted,
            storeClient: pool,
            storeType: 'pool',
            tableName: 'limits',
            tableCreated: true,
            clearExpiredByTimeout: false,
          });
      limiters.set(name, limiter);
    }
    return limiter;
  };
  return {
    async spend(limit, subject, factor = 1) {
      const key = secret.hash('limit', subject).toString('base64url').slice(0, 22);
      try {
        await limiterOf(limit, factor).consume(key);
      } catch (outcome) {
        if (!(outcome instanceof RateLimiterRes)) throw outcome;
        const seconds = Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
        throw new Refusal('too_many_requests', undefined, seconds);
      }
    },
    async prune() {
      await pool.query('delete from limits where expire < $1', [Date.now()]);
    },
  };
}

/** A whole café or a mobile mast shares a network. */
const NETWORK_FACTOR = 5;

/** Counts one more of everything a sender is known by: the address, its network, and the account if there is one. */
export async function spendForSender(
  limits: Limits,
  limit: Limit,
  address: string,
  userId?: number,
): Promise<void> {
  await limits.spend(limit, `address ${addressGroup(address)}`);
  await limits.spend(limit, `network ${networkOf(address)}`, NETWORK_FACTOR);
  if (userId !== undefined) await limits.spend(limit, `account ${userId}`);
}

/** Counts a page that must be made for whoever asks for it, and says whether that is a program: by its name or its haste. */
export const countPages =
  (limits: Limits, trustedProxies: BlockList) =>
  async ({ socket, headers }: IncomingMessage): Promise<Asker> => {
    const forwardedFor = String(headers['x-forwarded-for'] ?? '');
    const address = clientAddress(socket.remoteAddress, forwardedFor, trustedProxies);
    await spendForSender(limits, MAKING_PAGES, address);
    if (isRobot({ userAgent: headers['user-agent'] ?? '' })) return 'robot';
    return limits.spend(READING_LIKE_PEOPLE, `address ${addressGroup(address)}`).then(
      () => 'person',
      () => 'robot',
    );
  };
