import type { PlanRequestStatus } from '#contract/plans.ts';

/** What is not written here is not allowed. */
const nextStatus = {
  new: { contact: 'contacted' },
  contacted: { finish: 'done', decline: 'declined' },
  done: {},
  declined: {},
} as const satisfies Record<PlanRequestStatus, Record<string, PlanRequestStatus>>;

/** What the sales team does; setting the plan is a decision of its own. */
export const PLAN_REQUEST_MOVES = ['contact', 'finish', 'decline'] as const;

export function statusAfter(
  status: PlanRequestStatus,
  move: string,
): PlanRequestStatus | undefined {
  const moves: Record<string, PlanRequestStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}
