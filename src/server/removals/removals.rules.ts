export type RemovalStatus = 'open' | 'accepted' | 'dismissed';

/** What is not written here is not allowed. */
const nextStatus = {
  open: { accept: 'accepted', dismiss: 'dismissed' },
  accepted: {},
  dismissed: {},
} as const satisfies Record<RemovalStatus, Record<string, RemovalStatus>>;

export const REMOVAL_MOVES = ['accept', 'dismiss'] as const;

export function statusAfter(status: RemovalStatus, move: string): RemovalStatus | undefined {
  const moves: Record<string, RemovalStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}
