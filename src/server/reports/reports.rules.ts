import type { ReportStatus } from '#contract/reports.ts';

/** What is not written here is not allowed (decisions, States). */
const nextStatus = {
  open: { accept: 'accepted', dismiss: 'dismissed' },
  accepted: {},
  dismissed: {},
} as const satisfies Record<ReportStatus, Record<string, ReportStatus>>;

export const REPORT_MOVES = ['accept', 'dismiss'] as const;

export function statusAfter(status: ReportStatus, move: string): ReportStatus | undefined {
  const moves: Record<string, ReportStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}
