import { parsePhones } from '#contract/phones.ts';
import type { ReportStatus } from '#contract/reports.ts';
import type { ReviewReason } from '#contract/reviews.ts';
import { fold } from '#contract/turkish-fold.ts';
import { phoneColumns } from '#server/businesses/submission.rules.ts';

/** What is not written here is not allowed (decisions, States). */
const nextStatus = {
  open: { accept: 'accepted', dismiss: 'dismissed' },
  accepted: {},
  dismissed: { undo: 'open' },
} as const satisfies Record<ReportStatus, Record<string, ReportStatus>>;

export const REPORT_MOVES = ['accept', 'dismiss', 'undo'] as const;

export function statusAfter(status: ReportStatus, move: string): ReportStatus | undefined {
  const moves: Record<string, ReportStatus> = nextStatus[status];
  return Object.hasOwn(moves, move) ? moves[move] : undefined;
}

/** What a report asks for, where that can be read without guessing. */
export type Correction =
  | { of: 'phone'; columns: ReturnType<typeof phoneColumns> }
  | { of: 'category'; columns: { category: string } }
  | { of: 'closing' }
  | { of: 'review'; reason: ReviewReason };

/** Why a review is hidden whose report was right. */
const hidingReasons: Record<string, ReviewReason> = {
  advertising: 'advertising',
  insult: 'insult',
  personal_data: 'private_data',
  other_business: 'off_topic',
};

/** A sentence around a number may say that it is the wrong one: only numbers alone are taken. */
const NUMBERS_ALONE = /^[\d\s()+\-–/.,;]+$/;

/** What accepting a report changes by itself; undefined: whoever accepts it mends the rest by hand. */
export function correctionOf(
  report: { reason: string; reviewId: number | null; suggestion: string | null },
  knownCategories: readonly string[],
): Correction | undefined {
  const { reason, suggestion } = report;
  if (report.reviewId !== null) {
    const hiding = Object.hasOwn(hidingReasons, reason) ? hidingReasons[reason] : undefined;
    return hiding && { of: 'review', reason: hiding };
  }
  if (reason === 'closed_down') return { of: 'closing' };
  if (!suggestion) return undefined;
  if (reason === 'wrong_phone' && NUMBERS_ALONE.test(suggestion)) {
    const phones = parsePhones(suggestion).filter(({ href }) => href);
    return phones.length > 0 ? { of: 'phone', columns: phoneColumns(phones) } : undefined;
  }
  if (reason === 'wrong_category') {
    const category = knownCategories.find((name) => fold(name) === fold(suggestion.trim()));
    return category ? { of: 'category', columns: { category } } : undefined;
  }
  return undefined;
}
