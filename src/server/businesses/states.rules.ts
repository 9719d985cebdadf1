import type { BusinessStatus } from '#contract/businesses.ts';

/** What is not written here is not allowed (decisions, States). An edit is no move: it approves nothing. */
const nextStatus = {
  email_pending: { verify: 'pending' },
  pending: { approve: 'approved', reject: 'rejected' },
  rejected: { resubmit: 'pending', undo: 'pending' },
  approved: { suspend: 'suspended', close: 'closed', merge: 'merged', undo: 'pending' },
  suspended: { restore: 'approved' },
  closed: { undo: 'approved' },
  merged: {},
} as const satisfies Record<BusinessStatus, Record<string, BusinessStatus>>;

/** What a moderator does; `verify` and `resubmit` are the submitter's. */
export const MODERATOR_MOVES = [
  'approve',
  'reject',
  'suspend',
  'restore',
  'close',
  'merge',
  'undo',
] as const;
export type BusinessMove = (typeof MODERATOR_MOVES)[number] | 'verify' | 'resubmit';

/** The state a move leads to; undefined when it cannot be made from this one. */
export function statusAfter(status: BusinessStatus, move: string): BusinessStatus | undefined {
  const moves: Record<string, BusinessStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}
