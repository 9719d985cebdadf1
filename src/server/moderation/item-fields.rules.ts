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
import { parsePhones } from '#contract/text/phones.ts';
import type { FieldsOfRecord, RecordRow } from '#server/records/decisions.rules.ts';
import { type Correction, correctionOf } from '#server/reports/reports.rules.ts';
import { packageWord, reportReasonWord } from './inbox.rules.ts';

/** How what is more than a text is written. */
interface Writing {
  moment: (at: Date) => string;
  /** Of a `2026-11-20`. */
  day: (day: string) => string;
  lira: (amount: number) => string;
  phones: (text: string) => string;
}

const inWords = new Intl.DateTimeFormat('tr-TR', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: CITY_TIME_ZONE },
});
/** The screen of the desk writes days, amounts and numbers itself, with ways to call. */
const AT_THE_DESK: Writing = {
  moment: (at) => inWords.format(at).replace(':', '.'),
  day: (day) => day,
  lira: String,
  phones: (text) => text,
};

const inFigures = new Intl.DateTimeFormat('tr-TR', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  timeZone: CITY_TIME_ZONE,
});
/** A spreadsheet with Turkish settings sorts by these days, and adds these amounts up. */
const FOR_SPREADSHEETS: Writing = {
  moment: (at) => inFigures.format(at),
  day: (day) => day.split('-').reverse().join('.'),
  lira: (amount) => String(amount).replace('.', ','),
  // With its gaps it is a text: of a bare number the zero would go.
  phones: (text) =>
    parsePhones(text)
      .map(({ display }) => display)
      .join(', ') || text,
};

const DAYS = ['day', 'startDate', 'endDate'];

function valueText(kind: ItemKind, field: string, value: unknown, write: Writing): string {
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
  if (field === 'phone') return write.phones(String(value));
  if (value instanceof Date) return write.moment(value);
  if (DAYS.includes(field) && value) return write.day(String(value));
  if (field === 'totalCost' && value) return write.lira(Number(value));
  return String(value ?? '');
}

interface KnownFields {
  kind: ItemKind;
  definition: { fields: FieldsOfRecord };
}

/** Column and word of each; most are called the same. */
const namesOf = ({ fields }: KnownFields['definition']) =>
  fields.map((named) => (typeof named === 'string' ? ([named, named] as const) : named));

const textsOf = ({ kind, definition }: KnownFields, row: RecordRow, write: Writing) =>
  namesOf(definition).map(([column, name]) => ({
    name,
    value: valueText(kind, name, row[column] ?? '', write),
  }));

/** What a record says, without what it leaves out. */
export const fieldsOf = (record: KnownFields, row: RecordRow) =>
  textsOf(record, row, AT_THE_DESK).filter(({ value }) => value);

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
      FOR_SPREADSHEETS.moment(new Date(String(row.createdAt))),
      STATE_WORDS[String(row.status)] ?? String(row.status),
      ...textsOf(record, row, FOR_SPREADSHEETS).map(({ value }) => value),
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
