import { REVIEW_REASONS, type ReviewReason, type ReviewStatus } from '#contract/reviews.ts';

/**
 * State before → state after. An edit never approves: an approved review that its author changes leaves
 * the page until it is read again. A hidden one stays where a moderator put it.
 */
export const reviewMoves = {
  approve: { pending: 'approved' },
  reject: { pending: 'rejected' },
  hide: { approved: 'hidden' },
  undo: { approved: 'pending', rejected: 'pending', hidden: 'approved' },
  edit: { pending: 'pending', approved: 'pending', rejected: 'pending' },
  answer: { approved: 'approved' },
} as const satisfies Record<string, Partial<Record<ReviewStatus, ReviewStatus>>>;
export type ReviewMove = keyof typeof reviewMoves;

/** Moves of whoever decides; the others are the author's and the owner's. */
export const DECISIONS = ['approve', 'reject', 'hide', 'undo'] as const satisfies ReviewMove[];
export type Decision = (typeof DECISIONS)[number];
export const isDecision = (move: string): move is Decision =>
  (DECISIONS as readonly string[]).includes(move);

/** The state after a move; undefined when the table does not have it. */
export const stateAfter = (move: ReviewMove, status: ReviewStatus): ReviewStatus | undefined =>
  (reviewMoves[move] as Partial<Record<ReviewStatus, ReviewStatus>>)[status];

/** Who takes a review off must say why, by code: 'too few stars' is none. */
export const needsReason = (decision: Decision) => decision === 'reject' || decision === 'hide';
export const isReason = (text: string | undefined): text is ReviewReason =>
  text !== undefined && Object.hasOwn(REVIEW_REASONS, text);

/** First name and initial, `'Ayşe Yılmaz'` → `'Ayşe Y.'`: reviews never show a whole name. */
export function publicAuthor(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = Array.from(rest.at(-1) ?? '')[0];
  return initial ? `${first} ${initial}.` : first;
}
