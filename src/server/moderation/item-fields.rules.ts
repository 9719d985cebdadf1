import { CITY_TIME_ZONE } from '#contract/city.ts';
import type { Difference } from '#contract/moderation.ts';
import { FIELD_WORDS, type ItemKind, PACKAGE_WORDS } from '#contract/moderation-words.ts';
import { type Correction, correctionOf } from '#server/reports/reports.rules.ts';
import { reportReasonWord } from './inbox.rules.ts';

export type RecordRow = Record<string, unknown>;

/** Columns as fields of FIELD_WORDS, in the order they are read. */
const advertising: [column: string, field: string][] = [
  ['business_name', 'name'],
  ['contact_person', 'contactPerson'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['package_type', 'package'],
  ['duration', 'duration'],
  ['total_cost', 'totalCost'],
  ['start_date', 'startDate'],
  ['end_date', 'endDate'],
  ['message', 'message'],
  ['has_marketing_consent', 'hasMarketingConsent'],
  ['consent_version', 'consentVersion'],
  ['consented_at', 'consentedAt'],
];

const columns: Record<ItemKind, [column: string, field: string][]> = {
  business: [
    ['name', 'name'],
    ['category', 'category'],
    ['subcategory', 'subcategory'],
    ['description', 'description'],
    ['address', 'address'],
    ['neighbourhood', 'neighbourhood'],
    ['district', 'district'],
    ['phone', 'phone'],
    ['email', 'email'],
    ['website', 'website'],
    ['whatsapp', 'whatsapp'],
    ['instagram', 'instagram'],
    ['price_range', 'priceRange'],
    ['hours', 'hours'],
    ['features', 'features'],
    ['submitter_name', 'submitterName'],
    ['rejection_reason', 'decisionReason'],
  ],
  revision: [['decision_reason', 'decisionReason']],
  application: [
    ['business_name', 'name'],
    ['owner_name', 'ownerName'],
    ['tax_number', 'taxNumber'],
    ['address', 'address'],
    ['phone', 'phone'],
    ['email', 'email'],
    ['website', 'website'],
    ['description', 'description'],
    ['requested_plan', 'plan'],
    ['rejection_reason', 'decisionReason'],
  ],
  claim: [
    ['claimant_name', 'claimantName'],
    ['email', 'email'],
    ['message', 'message'],
    ['decision_reason', 'decisionReason'],
  ],
  review: [
    ['rating', 'rating'],
    ['title', 'title'],
    ['content', 'content'],
    ['owner_answer', 'ownerAnswer'],
    ['rejection_reason', 'decisionReason'],
  ],
  report: [
    ['reason', 'reason'],
    ['message', 'message'],
    ['suggestion', 'suggestion'],
    ['email', 'email'],
  ],
  advertisement_request: advertising,
  advertisement: advertising,
  lead: [
    ['business_name', 'name'],
    ['email', 'email'],
    ['source', 'source'],
    ['has_marketing_consent', 'hasMarketingConsent'],
    ['consent_version', 'consentVersion'],
    ['consented_at', 'consentedAt'],
  ],
  plan_request: [
    ['plan', 'plan'],
    ['message', 'message'],
  ],
  reservation: [
    ['day', 'day'],
    ['time', 'time'],
    ['people', 'people'],
    ['name', 'guestName'],
    ['phone', 'phone'],
    ['email', 'email'],
    ['note', 'note'],
  ],
  removal: [
    ['name', 'applicant'],
    ['email', 'email'],
    ['page', 'page'],
    ['content', 'removedContent'],
    ['decision_reason', 'decisionReason'],
  ],
};

const momentFormat = new Intl.DateTimeFormat('tr-TR', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: CITY_TIME_ZONE },
});

function valueText(kind: ItemKind, field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (Array.isArray(value)) return value.join(', ');
  if (field === 'package') return PACKAGE_WORDS[String(value)] ?? String(value);
  if (kind === 'report' && field === 'reason') return reportReasonWord(String(value));
  if (field === 'suggestion') return String((value as { text?: string }).text ?? '');
  if (field === 'time') return String(value).slice(0, 5).replace(':', '.');
  if (field === 'consentedAt' && value) return momentFormat.format(new Date(String(value)));
  return String(value ?? '');
}

/** What a record says, without what it leaves out. */
export const fieldsOf = (kind: ItemKind, row: RecordRow) =>
  columns[kind].flatMap(([column, field]) => {
    const value = valueText(kind, field, row[column] ?? '');
    return value ? [{ name: field, value }] : [];
  });

const people: Record<ItemKind, { user?: string; email?: string; name?: string }> = {
  business: { user: 'submitted_by', email: 'email', name: 'submitter_name' },
  revision: { user: 'proposed_by' },
  application: { user: 'user_id', email: 'email', name: 'owner_name' },
  claim: { user: 'user_id', email: 'email', name: 'claimant_name' },
  review: { user: 'user_id' },
  report: { user: 'user_id', email: 'email' },
  advertisement_request: { email: 'email', name: 'contact_person' },
  advertisement: { email: 'email', name: 'contact_person' },
  lead: { email: 'email' },
  plan_request: { user: 'requested_by' },
  reservation: { user: 'user_id', email: 'email', name: 'name' },
  removal: { user: 'user_id', email: 'email', name: 'name' },
};

/** Who sent a record; nobody did where it came with a file. */
export function senderOf(kind: ItemKind, row: RecordRow) {
  if (row.import_batch_id || row.is_example) return undefined;
  const { user, email, name } = people[kind];
  const at = (column: string | undefined) => (column ? (row[column] ?? null) : null);
  const sender = {
    userId: at(user) as number | null,
    email: at(email) as string | null,
    name: at(name) as string | null,
  };
  return sender.userId === null && !sender.email ? undefined : sender;
}

export const imagesOf = (kind: ItemKind, row: RecordRow): string[] => {
  const logo = kind === 'application' && row.logo ? [String(row.logo)] : [];
  return [...logo, ...((row.images as string[] | undefined) ?? [])];
};

const DEGREES = ['latitude', 'longitude'];

/** A revision's changes; the two degrees of a pin are one change of the pin. */
export function differencesOfRevision(
  changes: Record<string, [string | null, string | null]>,
): Difference[] {
  const named = Object.entries(changes)
    .filter(([field]) => !DEGREES.includes(field))
    .map(([field, [old, now]]) => ({ field, old, new: now, isAutomatic: true }));
  const { latitude, longitude } = changes;
  if (!latitude || !longitude) return named;
  const pin = (side: 0 | 1) => {
    const degrees = [latitude[side], longitude[side]];
    return degrees.some((degree) => degree === null) ? null : degrees.map(Number).join(', ');
  };
  return [...named, { field: 'pin', old: pin(0), new: pin(1), isAutomatic: true }];
}

interface Reported {
  reason: string;
  reviewId: number | null;
  suggestion: string | null;
}

/** Which field of a business a report speaks of. */
const fieldOfReason: Record<string, 'phone' | 'address' | 'hours' | 'category'> = {
  wrong_phone: 'phone',
  wrong_address: 'address',
  wrong_hours: 'hours',
  wrong_category: 'category',
};

const changed = (field: string, old: string | null, now: string | null): Difference => ({
  field,
  old,
  new: now,
  isAutomatic: true,
});

function automatic(correction: Correction, business: { phone: string | null; category: string }) {
  switch (correction.of) {
    case 'closing':
      return changed('status', 'Yayında', 'Kapandı');
    case 'review':
      return changed('status', 'Yayında', 'Gizlendi');
    case 'phone':
      return changed('phone', business.phone, correction.columns.phone);
    case 'category':
      return changed('category', business.category, correction.columns.category);
  }
}

/** What a report says against what stands there. */
export function differencesOfReport(
  report: Reported,
  business: { phone: string | null; address: string; hours: string | null; category: string },
  knownCategories: readonly string[],
): Difference[] {
  const correction = correctionOf(report, knownCategories);
  if (correction) return [automatic(correction, business)];
  const field = fieldOfReason[report.reason];
  if (!report.suggestion || !field || !(field in FIELD_WORDS)) return [];
  return [{ field, old: business[field], new: report.suggestion, isAutomatic: false }];
}
