import type { Updateable } from 'kysely';
import { type ErrorCode, refuse } from '#contract/api/errors.ts';
import { UNDO_MINUTES } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import type { EmailMessage } from '#server/notifications/emails/email.ts';
import {
  queueEmail,
  releaseEmails,
  withdrawEmails,
} from '#server/notifications/notifications.service.ts';
import { type Actor, record } from '#server/platform/audit/audit.ts';
import { historyOf } from '#server/platform/audit/history.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import type { Basics, Dependencies } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/database-tables.ts';
import {
  type Decision,
  type FieldsOfRecord,
  type PersonColumns,
  type Promised,
  reasonProblem,
} from './decisions.rules.ts';
import type { InboxLine } from './inbox-line.queries.ts';
import {
  findLastEntry,
  lockWhole,
  markPerson,
  markRecord,
  type RecordTable,
} from './records.queries.ts';
import { type NameIn, statusAfter, type Transitions } from './transitions.rules.ts';

/** What a decision about a record has at hand, on a moderator's screen or on the command line. */
export interface DecisionContext
  extends Pick<Dependencies, 'db' | 'now' | 'log' | 'publicUrl' | 'siteName'>,
    Partial<Pick<Dependencies, 'contactEmail'>> {
  /** Who decides; the record of decisions names them. */
  actor: Actor;
}

export interface Said {
  reason?: string | undefined;
  into?: number | undefined;
}

export interface Standing {
  id: number;
  status: string;
}

/** A record on its way from one state to the next. */
export interface Step<Row> extends Said {
  ctx: DecisionContext;
  /** As it was locked. */
  row: Row;
  /** The state it comes to. */
  status: string;
}

type ByName<T extends Transitions, Row, Result> = {
  [N in NameIn<T>]?: (step: Step<Row>) => Result | Promise<Result>;
};
type Columns<K extends RecordTable> = Updateable<Tables[K]>;
type Emails = EmailMessage | undefined | (EmailMessage | undefined)[];

/** A kind of record that waits for a decision, with everything that is true of it. */
export interface RecordDefinition<
  T extends Transitions,
  K extends RecordTable,
  Row extends Standing,
> {
  kind: ItemKind;
  table: K;
  transitions: T;
  /** Which of them the team makes, in the order of its buttons; the others are the sender's or the clock's. */
  decisions: { [N in NameIn<T>]?: Decision };
  /** Locks it with what its hooks and e-mails must know. */
  lock(db: Db, id: number): Promise<Row | undefined>;
  /** What the operator is told of one that is not there. */
  missing?: ErrorCode;
  /** Where the moment of a transition is kept; null where nowhere. */
  touched?: (keyof Tables[K] & string) | null;
  /** Where the reason of a decision is kept; another decision takes it away again. */
  reasonColumn?: keyof Tables[K] & string;
  /** What a transition writes beside the state. */
  columns?: {
    [N in NameIn<T>]?: (step: { at: Date; status: string } & Said) => Columns<K>;
  };
  /** Keeps an actor from deciding about a record, or from one decision about it. */
  closedTo?(
    ctx: Pick<DecisionContext, 'db' | 'actor' | 'now'>,
    row: { id: number },
    name: string,
  ): Promise<ErrorCode | undefined>;
  /** Refuses what its state alone would allow. */
  check?: ByName<T, Row, void>;
  /** Does the whole of it where it is one part of a larger act, which makes its transition with `advance`. */
  instead?: ByName<T, Row, void>;
  /** What the record of decisions says beside the two states. */
  difference?: ByName<T, Row, Record<string, unknown>>;
  /** What changes with it, before the entry is written: whoever writes one waits for no row after it. */
  along?: ByName<T, Row, unknown>;
  emails: ByName<T, Row, Emails>;
  /** How it stands in the team's inbox. */
  inbox: InboxLine;
  promise: Promised;
  fields: FieldsOfRecord;
  person: PersonColumns;
}

/** Makes the one machine of a kind of record out of what is true of it. */
export function defineRecord<
  const T extends Transitions,
  K extends RecordTable,
  Row extends Standing,
>(definition: RecordDefinition<T, K, Row>) {
  type Name = NameIn<T>;
  const { kind, table, transitions, touched = 'updatedAt', reasonColumn } = definition;
  const decisions: Readonly<Record<string, Decision | undefined>> = definition.decisions;
  const after = (status: string, name: string) => statusAfter(transitions, status, name);

  /**
   * The step itself: the state by the table, its columns, its entry in the record of decisions. Nothing is
   * told to anybody: for acts of which the transition is a part.
   */
  async function advance(
    ctx: Basics & { actor: Actor },
    row: Standing,
    name: Name,
    columns: Columns<K> = {},
    {
      difference,
      along,
      ...said
    }: Said & {
      difference?: Record<string, unknown> | undefined;
      along?: (() => unknown) | undefined;
    } = {},
  ) {
    const status = after(row.status, name) ?? refuse('illegal_transition');
    const at = ctx.now();
    await markRecord(ctx.db, table, row.id, {
      ...definition.columns?.[name]?.({ at, status, ...said }),
      ...(touched && { [touched]: at }),
      ...columns,
      status,
    });
    await along?.();
    const reached = await settleLast(ctx, row.id, name);
    const entryId = await record(ctx, ctx.actor, {
      action: `${kind}.${name}`,
      entity: kind,
      entityId: row.id,
      difference: { ...(status !== row.status && { status: [row.status, status] }), ...difference },
    });
    return { status, entryId, reached };
  }

  /**
   * What follows a decision lets its e-mails go, what takes it back withdraws them. Called before its entry
   * is written, by itself where it is no transition.
   * @returns whom the one that is taken back has reached already
   */
  async function settleLast(ctx: Basics, id: number, name: string): Promise<string[]> {
    const last = await findLastEntry(ctx.db, kind, id);
    if (last && name === 'undo') return withdrawEmails(ctx, last.id);
    if (last) await releaseEmails(ctx, last.id);
    return [];
  }

  /**
   * Takes a locked record to its next state with all that belongs to it; whoever it concerns gets an e-mail:
   * of what can be taken back when it no longer can, of what is taken back only where there was one before.
   */
  async function transition(ctx: DecisionContext, row: Row, name: Name, said: Said = {}) {
    const status = after(row.status, name) ?? refuse('illegal_transition');
    const step = { ctx, row, status, ...said };
    await definition.check?.[name]?.(step);
    const keepsReason = reasonColumn !== undefined && decisions[name] !== undefined;
    const reason = decisions[name]?.reason || decisions[name]?.codes ? said.reason : undefined;
    const columns = keepsReason ? { [reasonColumn]: reason ?? null } : {};
    const { entryId, reached } = await advance(ctx, row, name, columns as Columns<K>, {
      ...said,
      difference: await definition.difference?.[name]?.(step),
      along: () => definition.along?.[name]?.(step),
    });
    const until = new Date(ctx.now().getTime() + UNDO_MINUTES * 60_000);
    const held = decisions[name]?.isUndoable ? { decisionId: entryId, until } : undefined;
    for (const email of [await definition.emails[name]?.(step)].flat()) {
      const isNews = email && (name !== 'undo' || reached.includes(email.to));
      if (isNews) await queueEmail(ctx, email, held);
    }
    return { status };
  }

  /** A decision of the team about a record that is locked already. */
  async function decideLocked(
    ctx: DecisionContext,
    row: Row,
    name: string,
    { reason, into }: Said,
  ) {
    const decision = Object.hasOwn(decisions, name) ? decisions[name] : undefined;
    const status = after(row.status, name);
    if (!decision || status === undefined) return refuse('illegal_transition');
    const said = { reason: reason?.trim() || undefined, into };
    const message = reasonProblem(decision, said.reason);
    if (message) refuse('invalid_input', [{ path: 'reason', message }]);
    const instead = definition.instead?.[name as Name];
    if (instead) await instead({ ctx, row, status, ...said });
    else await transition(ctx, row, name as Name, said);
  }

  return {
    definition,
    kind,
    table,
    decisions,
    statusAfter: after,
    advance,
    settleLast,
    transition,
    decideLocked,
    lock: definition.lock,
    /** Locks it and decides; in a transaction that is open already. */
    async decide(ctx: DecisionContext, id: number, name: string, said: Said = {}) {
      const row = (await definition.lock(ctx.db, id)) ?? refuse(definition.missing ?? 'not_found');
      await decideLocked(ctx, row, name, said);
    },
    /** Own records as their person follows them: each with its history, the moments as text. */
    async followed<R extends { id: number; createdAt: Date }>({ db }: { db: Db }, rows: R[]) {
      const ids = rows.map(({ id }) => id);
      const history = await historyOf(db, kind, ids);
      return rows.map(({ createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        history: history.get(row.id) ?? [],
      }));
    },
    /** The records of a person; what was made with an address becomes its account's once it is proved. */
    personal(own: PersonalRecords): PersonalRecords {
      const { user, email } = definition.person;
      if (!user || !email) return own;
      return {
        attach: async ({ db }, person) => {
          await markPerson(db, table, { user, email }, person);
        },
        ...own,
      };
    },
  };
}

/** Locks the whole row, for a record whose e-mails need no more. */
export const wholeRow =
  <K extends RecordTable>(table: K) =>
  (db: Db, id: number) =>
    lockWhole(db, table, id);

/** A kind of record to whoever decides about all of them. */
export interface DecidedRecord
  extends Pick<
    ReturnType<typeof defineRecord>,
    'kind' | 'table' | 'decisions' | 'statusAfter' | 'decide'
  > {
  lock(db: Db, id: number): Promise<Standing | undefined>;
  decideLocked(ctx: DecisionContext, row: never, name: string, said: Said): Promise<void>;
  definition: Pick<
    RecordDefinition<Transitions, RecordTable, Standing>,
    'missing' | 'inbox' | 'promise' | 'fields' | 'person' | 'closedTo'
  >;
}
