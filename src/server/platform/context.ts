import type pg from 'pg';
import { PROOF_MINUTES } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import type { Db } from './database/database.ts';
import type { Cookies } from './http/cookies.ts';
import type { Limits } from './http/limits.ts';
import type { MailTransport } from './mail/mail.ts';
import type { Log } from './observability/log.ts';
import type { Secret } from './secret.ts';
import type { Disk } from './storage/disk.ts';
import type { Storage } from './storage/storage.ts';

/** What is the same for every request, for jobs and for commands. */
export interface Dependencies {
  db: Db;
  now: () => Date;
  log: Log;
  /** Canonical address without a trailing slash, for links in e-mails. */
  publicUrl: string;
  siteName: string;
  secret: Secret;
  limits: Limits;
  /** Where a side process finds the database. */
  connection: pg.PoolConfig;
  storage: Storage;
  disk: Disk;
  /** Where e-mails leave the house; only the outbox's worker hands it something. */
  mail: MailTransport;
  /** How the outside world is asked; tests hand in their own. */
  fetchOutside: typeof fetch;
  googlePlacesApiKey: string | undefined;
  /** This address becomes an admin with its first proof, and only with that. */
  adminEmail: string | undefined;
  /** Whether the team's accounts need a passkey. */
  teamPasskeys: TeamPasskeys;
  /** Where requests to the sales team go, and what the site names for contact. */
  contactEmail: string | undefined;
}

/**
 * What a command has at hand: the database, a clock, a log. Acts that need no more take this. The operator
 * is counted by no limits; whoever asks through the site brings them along.
 */
export type Basics = Pick<Dependencies, 'db' | 'now' | 'log'> &
  Partial<Pick<Dependencies, 'limits'>>;

/** Whether the team's accounts need a passkey; `impossible` where browsers make none for the site's address. */
export type TeamPasskeys = 'required' | 'optional' | 'impossible';

/** As the contract says it of an account. */
export type PasskeyStep = 'none' | 'confirm' | 'enrol' | 'advised' | 'impossible';

export type Role = 'user' | 'owner' | 'moderator' | 'admin';

/** Who asks, as the session cookie proves it. */
export interface Caller {
  /** Row of `users`; undefined for a visitor without a session. */
  userId: number | undefined;
  role: 'visitor' | 'guest' | Role;
  /** What a passkey is to the session; one that waits for it is a member's until then. */
  passkeyStep?: PasskeyStep;
  /** When the session last showed who is there. */
  provedAt?: Date | undefined;
  /** The address a member has proved. */
  email: string | undefined;
  /** SHA-256 of the session's token. */
  sessionHash: Buffer | undefined;
}

/** Where a request comes from; never stored as it is. */
export interface Client {
  /** IP address. */
  address: string;
  userAgent: string;
  /** True when the browser says that one of our own pages made the call. */
  isOwnPage: boolean;
}

/** What an act may touch. Services take it first; tests hand in a fixed clock. */
export interface Context extends Dependencies {
  requestId: string;
  caller: Caller;
  client: Client;
  cookies: Cookies;
}

/** Refuses when it was shown too long ago who is there. */
export function refuseWithoutProof({ caller, now }: Pick<Context, 'caller' | 'now'>): void {
  const provedAt = caller.provedAt?.getTime() ?? 0;
  if (now().getTime() - provedAt >= PROOF_MINUTES * 60_000) refuse('proof_needed');
}

/** Somebody of the team who is a member until a passkey is shown, or made. */
export const waitsForPasskey = ({ passkeyStep }: Pick<Caller, 'passkeyStep'>): boolean =>
  passkeyStep === 'confirm' || passkeyStep === 'enrol';

export const VISITOR: Caller = {
  userId: undefined,
  role: 'visitor',
  email: undefined,
  sessionHash: undefined,
};

/** Runs the work in one transaction: the one that is open already, or a new one. */
export const inTransaction = <C extends Pick<Dependencies, 'db'>, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> =>
  ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db }));
