import { type AllowedTransition, UNDO_MINUTES } from '#contract/moderation/moderation.ts';
import { type ItemKind, transitionDoneWord } from '#contract/moderation/moderation-words.ts';

/** A transition that the team makes, and what it asks of whoever makes it. */
export interface Decision {
  /** Its person reads why, or may read why; the others need no words. */
  reason?: 'optional' | 'text';
  /** Why, by code: the only reasons there are. */
  codes?: Readonly<Record<string, string>>;
  /** Taking something from somebody is no moderator's. */
  isForAdmins?: boolean;
  /** Easily made by mistake, and taken back without loss. */
  isUndoable?: boolean;
  /** It names another business: `needed`, or `taken` where one is named. */
  into?: 'needed' | 'taken';
}

/** `unmerge` where one state is come to from two, and `undo` leads to the other. */
export const takesBack = (transition: string): boolean =>
  transition === 'undo' || transition === 'unmerge';

export const describeDecision = (
  transition: string,
  { reason, codes, into }: Decision,
): AllowedTransition => ({
  transition,
  reason: codes ? 'code' : (reason ?? 'none'),
  needsInto: into === 'needed',
  takesInto: into === 'taken',
  isUndo: takesBack(transition),
});

/** What is wrong with the reason somebody gave; undefined when nothing is. */
export function reasonProblem({ reason, codes }: Decision, given: string | undefined) {
  if (codes && !(given && Object.hasOwn(codes, given)))
    return `Nedeni seçin: ${Object.keys(codes).join(', ')}`;
  return reason === 'text' && !given ? 'Nedenini yazın' : undefined;
}

interface Entry {
  action: string;
  at: Date;
  actorId: number | null;
}

/** `business.approve` → `approve` */
export const transitionIn = (action: string) => action.slice(action.indexOf('.') + 1);

/**
 * Whether the last thing that happened to a record can be taken back: a decision, a moment ago, by
 * whoever made it; an admin and the operator also take back another's.
 */
export function undoOf(
  decisions: Readonly<Record<string, Decision | undefined>>,
  last: Entry | undefined,
  actor: { userId: number | undefined; role: string },
  now: Date,
): 'possible' | 'too_late' | 'not_theirs' {
  if (!last || !decisions[transitionIn(last.action)]?.isUndoable) return 'too_late';
  if (now.getTime() - last.at.getTime() > UNDO_MINUTES * 60_000) return 'too_late';
  const isTheirs = last.actorId === actor.userId;
  return isTheirs || actor.role === 'admin' || actor.role === 'operator'
    ? 'possible'
    : 'not_theirs';
}

const moment = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Istanbul',
});

/** `20 Kasım 14.05` */
export const momentText = (at: Date): string => moment.format(at).replace(':', '.');

const TEAM = ['moderator', 'admin'];

/** To whoever came second: who decided what, and when. */
export function tooLateSentence(
  kind: ItemKind,
  last: (Entry & { by: string | null; role: string }) | undefined,
): string {
  if (!last) return 'Siz bakarken bu kayıt değişti.';
  const isTeam = TEAM.includes(last.role);
  const who =
    last.role === 'system'
      ? 'rehber kendiliğinden'
      : isTeam
        ? last.by || 'bir ekip arkadaşınız'
        : last.role === 'operator'
          ? 'site yöneticisi'
          : 'kaydı gönderen kişi';
  const done = transitionDoneWord(kind, transitionIn(last.action));
  return `Bu kaydı siz bakarken ${who} ${done} (${momentText(last.at)}).`;
}

/** What the team said it would do: within working days the first two, within hours the third. */
export type Promised = 'reviewed' | 'updated' | 'answered';

/** By which columns a record is somebody's. */
export interface PersonColumns {
  user?: string;
  email?: string;
  name?: string;
}

/** Columns in the order they are read; where a column is no key of FIELD_WORDS, with that key. */
export type FieldsOfRecord = readonly (string | readonly [column: string, field: string])[];

export type RecordRow = Record<string, unknown>;

/** Who sent a record; nobody did where it came with a file. */
export function senderOf({ user, email, name }: PersonColumns, row: RecordRow) {
  if (row.importBatchId || row.isExample) return undefined;
  const at = (column: string | undefined) => (column ? (row[column] ?? null) : null);
  const sender = {
    userId: at(user) as number | null,
    email: at(email) as string | null,
    name: at(name) as string | null,
  };
  return sender.userId === null && !sender.email ? undefined : sender;
}
