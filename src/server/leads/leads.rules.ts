/** What is not written here is not allowed (decisions, States). */
const nextStatus = {
  new: { contact: 'contacted' },
  contacted: { win: 'won', lose: 'lost' },
  won: {},
  lost: {},
} as const satisfies Record<LeadStatus, Record<string, LeadStatus>>;

export type LeadStatus = 'new' | 'contacted' | 'won' | 'lost';

export const LEAD_MOVES = ['contact', 'win', 'lose'] as const;

export function statusAfter(status: LeadStatus, move: string): LeadStatus | undefined {
  const moves: Record<string, LeadStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}
