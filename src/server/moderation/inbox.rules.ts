import { AD_PACKAGE_WORDS, type AdPackage } from '#contract/advertising/advertising.ts';
import { packageName } from '#contract/advertising/listed-as.ts';
import type { AdKind } from '#contract/advertising/live-ads.ts';
import type { InboxItem } from '#contract/moderation/moderation.ts';
import {
  FIELD_WORDS,
  ITEM_KINDS,
  type ItemKind,
  SIGN_OF_A_PROGRAM,
} from '#contract/moderation/moderation-words.ts';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import { PLAN_NAMES } from '#contract/owners/plans.ts';
import { BUSINESS_REPORT_REASONS, REVIEW_REPORT_REASONS } from '#contract/reports.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { fold } from '#contract/text/turkish-fold.ts';
import { deadlineOf } from './deadlines.rules.ts';
import type { InboxRow, Position } from './inbox-rows.rules.ts';

/** The last line of a page, as text: where the next page begins. */
export const cursorAfter = (row: Position): string =>
  [row.isPriority ? 'p' : 'n', row.deadline?.getTime() ?? 'x', row.kind, row.id].join('.');

const CURSOR = /^([pn])\.(x|\d{1,14})\.([a-z_]{1,30})\.(\d{1,9})$/;

/** Undefined for a cursor that was never given out. */
export function positionOf(cursor: string): Position | undefined {
  const [, priority, deadline, kind = '', id] = CURSOR.exec(cursor) ?? [];
  if (!id || !ITEM_KINDS.some((one) => one === kind)) return undefined;
  return {
    isPriority: priority === 'p',
    deadline: deadline === 'x' ? null : new Date(Number(deadline)),
    kind,
    id: Number(id),
  };
}

/** Part of a name, folded; a number alone is also an id: `#1005`. */
export function searchOf(q: string | undefined) {
  const text = fold(q ?? '').trim();
  if (!text) return undefined;
  const id = /^#?(\d{1,9})$/.exec(text)?.[1];
  return { text: text.replace(/^#/, ''), id: id ? Number(id) : undefined };
}

/** Degrees belong together: a moderator sees one pin. */
const PIN_FIELDS = ['latitude', 'longitude'];
const fieldWords = (fields: string) => {
  const named = fields.split(' ').map((field) => (PIN_FIELDS.includes(field) ? 'pin' : field));
  return [...new Set(named)].map((field) => FIELD_WORDS[field] ?? field).join(', ');
};

const reportReasons: Record<string, string> = {
  ...REVIEW_REPORT_REASONS,
  ...BUSINESS_REPORT_REASONS,
};

export const reportReasonWord = (reason: string): string => reportReasons[reason] ?? reason;

export const packageWord = (kind: AdKind, name: string): string =>
  Object.hasOwn(AD_PACKAGE_WORDS, name) ? packageName(kind, name as AdPackage) : name;

/** What is stored as a code, in words. */
const subtitleWords: Partial<Record<ItemKind, (subtitle: string) => string>> = {
  report: reportReasonWord,
  revision: fieldWords,
  advertisement: (name) => packageWord('advertisement', name),
  advertisement_request: (name) => packageWord('advertisement_request', name),
  plan_request: (plan) => `${PLAN_NAMES[plan as OwnerPlan]} plan`,
  reservation: (at) => {
    const [day = '', time = ''] = at.split(' ');
    return `${formatDate(day)}, ${time.replace(':', '.')}`;
  },
};

const subtitleOf = ({ kind, subtitle }: Pick<InboxRow, 'kind' | 'subtitle'>): string | null =>
  subtitle === null ? null : (subtitleWords[kind]?.(subtitle) ?? subtitle);

export function toItem(
  row: InboxRow,
  now: Date,
  decision: InboxItem['decision'] = null,
): InboxItem {
  const { kind, id, status, version, title, stars, district, businessId, score, deadline } = row;
  return {
    ...{ kind, id, status, version, title, stars, district, businessId, score },
    subtitle: subtitleOf(row),
    // Other forms keep the score alone, which only a program's typing raises.
    signs: row.signs.length === 0 && score > 0 ? [SIGN_OF_A_PROGRAM] : row.signs,
    marks: [
      ...(row.isPriority ? ['priority'] : []),
      ...(row.isContested ? ['contested'] : []),
      ...(row.isImported ? ['imported'] : []),
      ...(row.isExample ? ['example'] : []),
    ],
    waitingSince: row.waitingSince.toISOString(),
    deadline:
      deadline &&
      deadlineOf({ kind, promise: row.promise, at: deadline, waitingSince: row.waitingSince }, now),
    decision,
  };
}

export const soonUntil = (now: Date): Date => new Date(now.getTime() + 24 * 3_600_000);
