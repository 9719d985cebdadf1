import { type AllowedMove, UNDO_MINUTES } from '#contract/moderation.ts';
import { type ItemKind, moveDoneWord } from '#contract/moderation-words.ts';

/** Moves whose person reads why, or may read why; the others need no words. */
const reasons: Partial<Record<string, AllowedMove['reason']>> = {
  'business.reject': 'text',
  'business.suspend': 'optional',
  'business.close': 'optional',
  'revision.reject': 'text',
  'application.reject': 'text',
  'application.revoke': 'text',
  'claim.ask': 'text',
  'claim.reject': 'text',
  'claim.revoke': 'text',
  'review.reject': 'code',
  'review.hide': 'code',
  'report.accept': 'optional',
  'report.dismiss': 'optional',
  'removal.accept': 'optional',
  'removal.dismiss': 'text',
  'advertisement_request.cancel': 'optional',
  'advertisement.cancel': 'optional',
};

export const describeMove = (kind: ItemKind, move: string): AllowedMove => ({
  move,
  reason: reasons[`${kind}.${move}`] ?? 'none',
  needsInto: kind === 'business' && move === 'merge',
  takesInto: kind === 'application' && move === 'approve',
  isUndo: move === 'undo',
});

/** Taking a business from its owner is no moderator's. */
const FOR_ADMINS: readonly string[] = ['claim.revoke', 'application.revoke'];
export const isForAdmins = (kind: ItemKind, move: string): boolean =>
  FOR_ADMINS.includes(`${kind}.${move}`);

/** Decisions that are easily made by mistake and can be taken back without loss. */
const UNDOABLE: readonly string[] = [
  'business.approve',
  'business.reject',
  'business.close',
  'review.approve',
  'review.reject',
  'review.hide',
  'report.dismiss',
];

interface Entry {
  action: string;
  at: Date;
  actorId: number | null;
}

/**
 * Whether the last thing that happened to a record can be taken back: a decision, a moment ago, by
 * whoever made it; an admin and the operator also take back another's.
 */
export function undoOf(
  last: Entry | undefined,
  actor: { userId: number | undefined; role: string },
  now: Date,
): 'possible' | 'too_late' | 'not_theirs' {
  if (!last || !UNDOABLE.includes(last.action)) return 'too_late';
  if (now.getTime() - last.at.getTime() > UNDO_MINUTES * 60_000) return 'too_late';
  const isTheirs = actor.userId !== undefined && last.actorId === actor.userId;
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
  const move = last.action.slice(last.action.indexOf('.') + 1);
  const isTeam = TEAM.includes(last.role);
  const who =
    last.role === 'system'
      ? 'rehber kendiliğinden'
      : isTeam
        ? last.by || 'bir ekip arkadaşınız'
        : last.role === 'operator'
          ? 'site yöneticisi'
          : 'kaydı gönderen kişi';
  return `Bu kaydı siz bakarken ${who} ${moveDoneWord(kind, move)} (${momentText(last.at)}).`;
}
