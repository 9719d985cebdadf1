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
  approved: { revoke: 'revoked', withdraw: 'withdrawn' },
  rejected: {},
  revoked: {},
  withdrawn: {},
} as const satisfies Record<ClaimStatus, Record<string, ClaimStatus>>;

/** What a moderator does; `answer` and `withdraw` are the claimant's, `revoke` ends an ownership. */
export const CLAIM_MOVES = ['ask', 'approve', 'reject'] as const;
/** How an ownership ends: by the team, by the owner. */
export type ClaimEnd = 'revoke' | 'withdraw';
export type ClaimMove = (typeof CLAIM_MOVES)[number] | 'answer' | ClaimEnd;

export function statusAfter(status: ClaimStatus, move: string): ClaimStatus | undefined {
  const moves: Record<string, ClaimStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}
