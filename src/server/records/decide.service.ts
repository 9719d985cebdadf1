import { Email } from '#contract/accounts/accounts.ts';
import { errorStatus, Refusal, refuse } from '#contract/api/errors.ts';
import type { AllowedTransition } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { interestIn } from '#server/access/access.service.ts';
import { record as recordDecision } from '#server/platform/audit/audit.ts';
import { inTransaction } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  describeDecision,
  type RecordRow,
  reasonProblem,
  senderOf,
  takesBack,
  tooLateSentence,
  undoOf,
} from './decisions.rules.ts';
import type { DecidedRecord, DecisionContext, Said, Standing } from './define-record.service.ts';
import {
  countOfPerson,
  deleteDecided,
  findEmailOf,
  findLastEntry,
  findReviewAuthor,
  findRow,
  findStanding,
  listEntries,
  listRowsAfter,
} from './records.queries.ts';

export interface Wish extends Said {
  id: number;
  transition: string;
  /** The state, and the version, in which the record was looked at; the operator looks at none. */
  seenStatus?: string | undefined;
  seenVersion?: string | undefined;
}

/**
 * Decides about one record: its state, its entry in the record of decisions and its e-mail, all or none.
 * What is refused is written down by itself, with nothing changed.
 */
export async function decideRecord(
  ctx: DecisionContext,
  record: DecidedRecord,
  wish: Wish,
): Promise<void> {
  const { kind } = record;
  try {
    await inTransaction(ctx, async (inside) => {
      const row = (await record.lock(inside.db, wish.id)) ?? refuseMissing(record, wish);
      await refuseUnseen(inside, record, wish);
      if (await isOwnRecord(inside, record, wish)) refuse('own_record');
      if (record.statusAfter(row.status, wish.transition) !== undefined) {
        await refuseDenied(inside, record, row, wish.transition);
      }
      await record.decideLocked(inside, row as never, wish.transition, wish);
    });
  } catch (error) {
    if (error instanceof Refusal && isDenied(error)) {
      await inTransaction(ctx, (inside) =>
        recordDecision(inside, inside.actor, {
          action: `${kind}.${wish.transition}.refused`,
          entity: kind,
          entityId: wish.id,
          difference: { code: error.code },
        }),
      );
    }
    throw error;
  }
}

/** The operator, who looked at nothing, hears first which reasons there are, and what it is that is not there. */
function refuseMissing({ decisions, definition }: DecidedRecord, wish: Wish): never {
  if (wish.seenStatus !== undefined) return refuse('not_found');
  const { codes } = decisions[wish.transition] ?? {};
  const message = codes && reasonProblem({ codes }, wish.reason);
  if (message) return refuse('invalid_input', [{ path: 'reason', message }]);
  return refuse(definition.missing ?? 'not_found');
}

/** What a form can mend, and what is not there, is no attempt at something that must not be. */
const isDenied = ({ code }: Refusal) => errorStatus[code] === 409 || errorStatus[code] === 403;

/** Two at one record: the second is told who decided what. */
async function refuseUnseen(
  ctx: DecisionContext,
  { kind, table }: DecidedRecord,
  { id, seenStatus, seenVersion }: Wish,
): Promise<void> {
  if (seenStatus === undefined) return;
  const now = (await findStanding(ctx.db, table, id)) ?? refuse('not_found');
  if (now.status !== seenStatus) {
    const message = tooLateSentence(kind, await findLastEntry(ctx.db, kind, id));
    refuse('decided_meanwhile', [{ path: 'seenStatus', message }]);
  }
  if (seenVersion !== undefined && now.version !== seenVersion) {
    const message = 'Bu kayıt siz bakarken düzenlendi. Yeni hâlini okuyup öyle karar verin.';
    refuse('decided_meanwhile', [{ path: 'seenVersion', message }]);
  }
}

/** What the state allows and this actor, or the clock, does not. */
async function refuseDenied(
  ctx: DecisionContext,
  record: DecidedRecord,
  row: Standing,
  name: string,
): Promise<void> {
  const { decisions, definition, kind } = record;
  if (ctx.actor.role === 'moderator' && decisions[name]?.isForAdmins) refuse('not_allowed');
  const closed = await definition.closedTo?.(ctx, row, name);
  if (closed) refuse(closed);
  if (!takesBack(name)) return;
  const undo = undoOf(decisions, await findLastEntry(ctx.db, kind, row.id), ctx.actor, ctx.now());
  if (undo === 'not_theirs') refuse('not_allowed');
  if (undo === 'too_late') refuse('illegal_transition');
}

/**
 * Whether a record is the actor's own: sent from their account or with their address, about what they
 * wrote, or about a business they act for, also where a decision would make it part of one. The operator
 * of the command line has no account and so nothing of their own.
 */
export async function isOwnRecord(
  { db, actor }: Pick<DecisionContext, 'db' | 'actor'>,
  { kind, table, definition }: DecidedRecord,
  { id, into }: { id: number; into?: number | undefined },
): Promise<boolean> {
  const { userId } = actor;
  if (userId === undefined) return false;
  const row = await findRow(db, table, id);
  if (!row) return false;
  const sender = senderOf(definition.person, row);
  const address = Email.safeParse(sender?.email).data;
  if (sender?.userId === userId || row.sentBy === userId) return true;
  if (address !== undefined && address === (await findEmailOf(db, userId))) return true;
  if (typeof row.reviewId === 'number' && (await findReviewAuthor(db, row.reviewId)) === userId) {
    return true;
  }
  for (const businessId of [kind === 'business' ? id : row.businessId, into]) {
    if (typeof businessId !== 'number') continue;
    if ((await interestIn({ db }, businessId, actor)).isActing) return true;
  }
  return false;
}

/** What the caller may do with a record in its present state. */
export async function listAllowed(
  ctx: Pick<DecisionContext, 'db' | 'now' | 'actor'>,
  record: DecidedRecord,
  { id, status }: Standing,
): Promise<AllowedTransition[]> {
  const { kind, decisions, definition, statusAfter } = record;
  if (await isOwnRecord(ctx, record, { id })) return [];
  const undo = undoOf(decisions, await findLastEntry(ctx.db, kind, id), ctx.actor, ctx.now());
  const allowed: AllowedTransition[] = [];
  for (const [name, decision] of Object.entries(decisions)) {
    if (!decision || statusAfter(status, name) === undefined) continue;
    if (takesBack(name) && undo !== 'possible') continue;
    if (ctx.actor.role === 'moderator' && decision.isForAdmins) continue;
    if (await definition.closedTo?.(ctx, { id }, name)) continue;
    allowed.push(describeDecision(name, decision));
  }
  return allowed;
}

/** The state of a record; undefined for one that is gone. */
export const findState = (db: Db, { table }: DecidedRecord, id: number) =>
  findStanding(db, table, id);

/** The whole of a record, by column. */
export const wholeRecord = (db: Db, { table }: DecidedRecord, id: number) => findRow(db, table, id);

/** Takes away what of a kind was decided before. @returns how many */
export const forgetDecided = (
  db: Db,
  { table, definition: { inbox, touched } }: DecidedRecord,
  before: Date,
) =>
  deleteDecided(
    db,
    table,
    { isWaiting: inbox.isWaiting, decidedAt: touched ?? 'updatedAt' },
    before,
  );

const ROWS_AT_ONCE = 500;

/** All of a kind, oldest first, a piece at a time. */
export async function* allRecords(db: Db, { table }: DecidedRecord): AsyncGenerator<RecordRow[]> {
  let afterId = 0;
  for (;;) {
    const rows = await listRowsAfter(db, table, afterId, ROWS_AT_ONCE);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    afterId = Number(rows.at(-1)?.id);
  }
}

/** What happened to a record, oldest first. */
export const entriesOf = (db: Db, { kind }: DecidedRecord, id: number) => listEntries(db, kind, id);

/** How many records of each kind somebody sent, by account or by address. */
export const countSentBy = (
  db: Db,
  records: Readonly<Record<ItemKind, DecidedRecord>>,
  sender: { userId: number | null; email: string | null },
) =>
  countOfPerson(
    db,
    Object.values(records).map(({ kind, table, definition: { person } }) => ({
      kind,
      table,
      person,
    })),
    sender,
  );
