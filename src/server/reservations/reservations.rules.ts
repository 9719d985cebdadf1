import type { ReservationStatus } from '#contract/reservations.ts';

/** What is not written here is not allowed (decisions, States). */
const nextStatus = {
  requested: {
    confirm: 'confirmed',
    decline: 'declined',
    cancel: 'cancelled',
    expire: 'expired',
  },
  confirmed: { cancel: 'cancelled' },
  declined: {},
  cancelled: {},
  expired: {},
} as const satisfies Record<ReservationStatus, Record<string, ReservationStatus>>;

/** What those who act for the business do; `cancel` is the visitor's, `expire` the clock's. */
export const RESERVATION_MOVES = ['confirm', 'decline'] as const;
export type ReservationMove = (typeof RESERVATION_MOVES)[number] | 'cancel' | 'expire';

export function statusAfter(
  status: ReservationStatus,
  move: string,
): ReservationStatus | undefined {
  const moves: Record<string, ReservationStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}
