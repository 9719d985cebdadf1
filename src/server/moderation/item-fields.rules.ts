import type { AdKind } from '#contract/advertising/live-ads.ts';
import { type Attributes, textsOf as textsOfAttributes } from '#contract/attributes/attributes.ts';
import { CITY_TIME_ZONE } from '#contract/city/city.ts';
import type { Difference } from '#contract/moderation/moderation.ts';
import {
  FIELD_WORDS,
  type ItemKind,
  SOURCE_WORDS,
  STATE_WORDS,
} from '#contract/moderation/moderation-words.ts';
import { csvLine } from '#contract/text/csv-text.ts';
import type { FieldsOfRecord, RecordRow } from '#server/records/decisions.rules.ts';
import { type Correction, correctionOf } from '#server/reports/reports.rules.ts';
import { packageWord, reportReasonWord } from './inbox.rules.ts';

const momentFormat = new Intl.DateTimeFormat('tr-TR', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: CITY_TIME_ZONE },
});

function valueText(kind: ItemKind, field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (Array.isArray(value)) return value.join(', ');
  if (field === 'attributes')
    return textsOfAttributes(value as Attributes)
      .map(({ text }) => text)
      .join(', ');
  if (field === 'package') return packageWord(kind as AdKind, String(value));
  if (field === 'source') return SOURCE_WORDS[String(value)] ?? String(value);
  if (kind === 'report' && field === 'reason') return reportReasonWord(String(value));
  if (field === 'suggestion') return String((value as { text?: string }).text ?? '');
  if (field === 'time') return String(value).slice(0, 5).replace(':', '.');
  if (value instanceof Date) return momentFormat.format(value);
  if (field === 'totalCost' && value) return String(Number(value));
  return String(value ?? '');
}

interface KnownFields {
  kind: ItemKind;
  definition: { fields: FieldsOfRecord };
}

/** Column and word of each; most are called the same. */
const namesOf = ({ fields }: KnownFields['definition']) =>
  fields.map((named) => (typeof named === 'string' ? ([named, named] as const) : named));

const textsOf = ({ kind, definition }: KnownFields, row: RecordRow) =>
  namesOf(definition).map(([column, name]) => ({
    name,
    value: valueText(kind, name, row[column] ?? ''),
  }));

/** What a record says, without what it leaves out. */
export const fieldsOf = (record: KnownFields, row: RecordRow) =>
  textsOf(record, row).filter(({ value }) => value);

/** For a spreadsheet with Turkish settings, which divides cells at semicolons. */
const SEPARATOR = ';';

export const exportHead = ({ definition }: KnownFields): string =>
  `\ufeff${csvLine(
    ['No', 'Geldi', 'Durum', ...namesOf(definition).map(([, name]) => FIELD_WORDS[name] ?? name)],
    SEPARATOR,
  )}`;

/** A record as a line of a file, with everything the team sees of it. */
export const exportLine = (record: KnownFields, row: RecordRow): string =>
  csvLine(
    [
      Number(row.id),
      momentFormat.format(new Date(String(row.createdAt))),
      STATE_WORDS[String(row.status)] ?? String(row.status),
      ...textsOf(record, row).map(({ name, value }) =>
        name === 'totalCost' ? value.replace('.', ',') : value,
      ),
    ],
    SEPARATOR,
  );

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

type ReportedBusiness = Record<'phone' | 'address' | 'hours' | 'category', string | null> &
  Record<'latitude' | 'longitude', number | null>;

const pinText = ({
  latitude,
  longitude,
}: {
  latitude?: number | null;
  longitude?: number | null;
}) => (latitude == null || longitude == null ? null : `${latitude}, ${longitude}`);

function automatic(correction: Correction, business: ReportedBusiness): Difference {
  if (correction.of === 'closing' || correction.of === 'review') {
    const now = correction.of === 'closing' ? 'Kapandı' : 'Gizlendi';
    return { field: 'status', old: 'Yayında', new: now, isAutomatic: true };
  }
  const { values } = correction;
  const [field = ''] = Object.keys(values);
  return field === 'latitude'
    ? { field: 'pin', old: pinText(business), new: pinText(values), isAutomatic: true }
    : {
        ...{ field, old: business[field as 'phone'], isAutomatic: true },
        new: values[field as 'phone'] ?? null,
      };
}

/** What a report says against what stands there. */
export function differencesOfReport(
  report: Reported,
  business: ReportedBusiness,
  knownCategories: readonly string[],
): Difference[] {
  const correction = correctionOf(report, knownCategories);
  if (correction) return [automatic(correction, business)];
  const field = fieldOfReason[report.reason];
  if (!report.suggestion || !field || !(field in FIELD_WORDS)) return [];
  return [{ field, old: business[field], new: report.suggestion, isAutomatic: false }];
}
