import { formatHours } from '#contract/calendar/opening-hours-text.ts';
import type { ReviewReason } from '#contract/moderation/review-reasons.ts';
import type { BusinessReportReason } from '#contract/reports.ts';
import { fold } from '#contract/text/turkish-fold.ts';
import { type FieldValues, inColumns } from '#server/businesses/fields.ts';
import {
  phoneColumns,
  readSent,
  type SentFields,
} from '#server/businesses/submitting/sent-fields.rules.ts';
import { readMapsAddress } from '#server/imports/maps/maps-address.rules.ts';
import { readNamedWeek } from '#server/imports/rows/hours-grammar.rules.ts';

/** What a report asks for, where that can be read without guessing. */
export type Correction =
  | { of: 'fields'; values: Partial<FieldValues>; columns: Record<string, unknown> }
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
/** `36.9914, 35.3308` */
const DEGREES_ALONE = /^\s*(\d{2}[.]\d+)[\s,;]+(\d{2}[.]\d+)\s*$/;

/** A day that is closed because nobody spoke of it is a guess. */
function readWeek(suggestion: string): SentFields | undefined {
  const week = readNamedWeek(suggestion);
  return week && { hours: formatHours(week) };
}

function readPlace(suggestion: string): SentFields | undefined {
  const [, latitude, longitude] = DEGREES_ALONE.exec(suggestion) ?? [];
  if (latitude && longitude) return { latitude, longitude };
  const read = readMapsAddress(suggestion);
  return read.kind === 'place' && read.place.pin ? { ...read.place.pin } : undefined;
}

/** What a suggestion says of the fields its reason speaks of, as a form would send it. */
function sentBy(
  reason: string,
  suggestion: string,
  knownCategories: readonly string[],
): SentFields | undefined {
  if (reason === 'wrong_hours') return readWeek(suggestion);
  if (reason === 'wrong_pin') return readPlace(suggestion);
  if (reason === 'wrong_phone') {
    return NUMBERS_ALONE.test(suggestion) ? { phone: suggestion } : undefined;
  }
  if (reason !== 'wrong_category') return undefined;
  const category = knownCategories.find((name) => fold(name) === fold(suggestion.trim()));
  return category === undefined ? undefined : { category };
}

/** What accepting a report changes by itself; undefined: whoever accepts it mends it in the form. */
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
  const sent = suggestion ? sentBy(reason, suggestion, knownCategories) : undefined;
  if (!sent) return undefined;
  const names = Object.keys(sent) as (keyof SentFields & keyof FieldValues)[];
  const { issues, values, phones } = readSent(sent, names, knownCategories);
  if (issues.length > 0) return undefined;
  return {
    of: 'fields',
    values,
    columns: { ...inColumns(values), ...(sent.phone && phoneColumns(phones)) },
  };
}

/** Which fields a report of a business speaks of, by their names in the record of decisions. */
export const FIELDS_OF_REASON: Partial<Record<BusinessReportReason, readonly string[]>> = {
  wrong_phone: ['phone'],
  wrong_address: ['address', 'neighbourhood', 'district'],
  wrong_pin: ['pin'],
  wrong_hours: ['hours', 'specialDay'],
  wrong_category: ['category', 'subcategory'],
};

/** Reports that are right about a business as a whole: it leaves its page, or is changed in something. */
export const isAboutWhole = (reason: string): boolean => !Object.hasOwn(FIELDS_OF_REASON, reason);

/** Of these no field can be mended: the business is merged, closed or taken off the site. */
export const isAboutStanding = (reason: string): boolean =>
  isAboutWhole(reason) && reason !== 'other';
