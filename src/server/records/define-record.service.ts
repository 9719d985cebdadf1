import type { Insertable, Updateable } from 'kysely';
import { type ErrorCode, refuse } from '#contract/api/errors.ts';
import { suspicionOf } from '#contract/api/signals.ts';
import { UNDO_MINUTES } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import type { EmailMessage } from '#server/notifications/emails/email.ts';
import { type RecordWords, recordEmail } from '#server/notifications/emails/record-email.ts';
import {
  queueEmail,
  releaseEmails,
  withdrawEmails,
} from '#server/notifications/notifications.service.ts';
import { type Actor, record } from '#server/platform/audit/audit.ts';
import { historyOf } from '#server/platform/audit/history.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import type { Basics, Context, Dependencies } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/database-tables.ts';
import type { Served } from '#server/platform/http/http.ts';
import {
  type Decision,
  type FieldsOfRecord,
  type PersonColumns,
  type Promised,
  type RecordRow,
  reasonProblem,
  senderOf,
  takesBack,
} from './decisions.rules.ts';
import { type InboxLine, type LineOfColumns, lineOfColumns } from './inbox-line.queries.ts';
import {
  deleteOwnRows,
  findLastEntry,
  insertRecord,
  listOwnRows,
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

/** What the download says, and what becomes of it, where that is not the rule: the whole rows, and they go. */
interface OwnRecords extends Partial<Omit<PersonalRecords, 'erase'>> {
  /** What follows, once what was made with an address is its account's. */
  attached?: PersonalRecords['attach'];
  /** `stays`: says nothing of a person once the account is gone. */
  erase?: NonNullable<PersonalRecords['erase']> | 'stays';
}

/** A kind of record that waits for a decision, with everything that is true of it. */
interface RecordDefinition<T extends Transitions, K extends RecordTable, Row extends Standing> {
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
  emails?: ByName<T, Row, Emails>;
  /** E-mails that are a few sentences: that it came, and what was decided. */
  words?: { received?: RecordWords } & { [N in NameIn<T>]?: RecordWords };
  /** The calls by which it comes, where its area has no others. */
  calls?: Served[];
  /** How it stands in the team's inbox. */
  inbox: InboxLine | LineOfColumns;
  promise: Promised;
  fields: FieldsOfRecord;
  person: PersonColumns;
  /** How its person gets it, and what becomes of it when they leave; `by_area` where that is more than these rows. */
  own?: OwnRecords | 'by_area';
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
  const waiting = Object.keys(transitions).filter((status) =>
    Object.keys(transitions[status] ?? {}).some((name) => !takesBack(name) && decisions[name]),
  );
  const inbox =
    'from' in definition.inbox
      ? definition.inbox
      : lineOfColumns(table, { ...definition.inbox, waiting });

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
    if (last && takesBack(name)) return withdrawEmails(ctx, last.id);
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
    const emails = [await definition.emails?.[name]?.(step), inWords(ctx, row, name, reason)];
    for (const email of emails.flat()) {
      const isNews = email && (!takesBack(name) || reached.includes(email.to));
      if (isNews) await queueEmail(ctx, email, held);
    }
    return { status };
  }

  /** What its sender reads of it where a few sentences say it. */
  function inWords(
    { publicUrl }: { publicUrl: string },
    row: Standing,
    name: Name | 'received',
    answer?: string,
  ): EmailMessage | undefined {
    const words = definition.words?.[name];
    const sender = senderOf(definition.person, row as unknown as RecordRow);
    if (!words || !sender?.email) return undefined;
    const addressee = { to: sender.email, name: sender.name };
    const became = name === 'received' ? 'received' : 'answered';
    const { businessName } = row as { businessName?: string };
    const about = { addressee, answer, businessName, publicUrl };
    return recordEmail(`${kind}-${became}`, words, about);
  }

  function personalRecords(): PersonalRecords | undefined {
    const { own = {}, person } = definition;
    if (own === 'by_area') return undefined;
    const { user, email } = person;
    const { attached, erase, ...others } = own;
    const columns = definition.fields.map((named) =>
      typeof named === 'string' ? named : named[0],
    );
    return {
      name: table,
      ...(user &&
        email && {
          async attach(ctx: Context, proved: { userId: number; email: string }) {
            await markPerson(ctx.db, table, { user, email }, proved);
            await attached?.(ctx, proved);
          },
        }),
      export: ({ db, caller }, userId) =>
        listOwnRows(db, table, ['id', ...columns, 'status', 'createdAt'], {
          column: user ?? email,
          value: user ? userId : caller.email,
        }),
      ...(erase !== 'stays' && {
        erase: erase ?? (({ db }, leaving) => deleteOwnRows(db, table, person, leaving)),
      }),
      ...others,
    };
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
    definition: { ...definition, inbox },
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
    /** Keeps what somebody sent. Only a proved address hears of it at once; one that was typed hears the answer. */
    async receive(ctx: Context, row: Insertable<Tables[K]>): Promise<{ id: number }> {
      const { id } = await insertRecord(ctx.db, table, row);
      const sent: RecordRow = row;
      const { user } = definition.person;
      const email = user && sent[user] ? inWords(ctx, row as never, 'received') : undefined;
      if (email) await queueEmail(ctx, email);
      return { id };
    },
    /** The records of a person; what was made with an address becomes its account's once it is proved. */
    personal: personalRecords(),
  };
}

/** What every form that is open to everybody leaves in a record: its sender, when, and what a program seems to have typed. */
export function sentWith(
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  form: { email: string } & Parameters<typeof suspicionOf>[0],
) {
  const at = now();
  const isOwnAddress = caller.role !== 'guest' && caller.email === form.email;
  return {
    userId: isOwnAddress ? (caller.userId ?? null) : null,
    email: form.email,
    moderationScore: suspicionOf(form),
    ...{ createdAt: at, updatedAt: at },
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
    'kind' | 'table' | 'decisions' | 'statusAfter' | 'decide' | 'personal'
  > {
  lock(db: Db, id: number): Promise<Standing | undefined>;
  decideLocked(ctx: DecisionContext, row: never, name: string, said: Said): Promise<void>;
  definition: Pick<
    RecordDefinition<Transitions, RecordTable, Standing>,
    'transitions' | 'missing' | 'promise' | 'fields' | 'person' | 'closedTo' | 'calls'
  > & {
    inbox: InboxLine;
    touched?: string | null;
    words?: Partial<Record<string, RecordWords>>;
  };
}
