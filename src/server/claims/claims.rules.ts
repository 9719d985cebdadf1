import type { ClaimStatus } from '#contract/claims.ts';

/** What is not written here is not allowed (decisions, States). */
const nextStatus = {
  pending: {
    ask: 'needs_info',
    approve: 'approved',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  needs_info: {
    answer: 'pending',
    approve: 'approved',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  approved: { revoke: 'withdrawn' },
  rejected: {},
  withdrawn: {},
} as const satisfies Record<ClaimStatus, Record<string, ClaimStatus>>;

/** What a moderator does; `answer` and `withdraw` are the claimant's, `revoke` comes from its application. */
export const CLAIM_MOVES = ['ask', 'approve', 'reject'] as const;
export type ClaimMove = (typeof CLAIM_MOVES)[number] | 'answer' | 'withdraw' | 'revoke';

export function statusAfter(status: ClaimStatus, move: string): ClaimStatus | undefined {
  const moves: Record<string, ClaimStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}
