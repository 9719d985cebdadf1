import { businessFields, type FieldName } from '#contract/businesses/fields.ts';
import { weekLine } from '#contract/calendar/week-line.ts';
import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

const EMPTY = 'boş';

function valueText(field: string, value: unknown): string {
  if (value === null || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır';
  if (field === 'hours' || field === 'ramadanHours') return weekLine(String(value));
  return Array.isArray(value) ? value.join(', ') || EMPTY : String(value);
}

/** Each field with what stands there now; of what has no short words, that it changed. */
const correctionFacts = (difference: Record<string, unknown>): [string, string][] =>
  Object.entries(difference).map(([field, change]) => {
    if (field === 'pin') return ['Haritadaki yeri', 'değişti'];
    const { label } = businessFields[field as FieldName];
    const isTold = Array.isArray(change) && field !== 'images';
    return [label, isTold ? valueText(field, change[1]) : 'değişti'];
  });

/**
 * To whoever acts for a business: the team corrected it after a visitor's report. `difference` is that of
 * the record of decisions.
 */
export const businessCorrectedEmail = (
  values: AboutBusinessWithLink & {
    /** What the visitor said is wrong. */
    reported: string;
    difference: Record<string, unknown>;
    /** The owner's desk. */
  },
): EmailMessage => ({
  kind: 'business-corrected',
  ...addressed(values.addressee),
  subject: `${inQuotes(values.businessName)} sayfasında bir bilgiyi düzelttik`,
  paragraphs: [
    `Bir ziyaretçi ${inQuotes(values.businessName)} için “${values.reported}” diye bildirdi. Ekibimiz baktı ve sayfayı düzeltti; şimdi şöyle:`,
  ],
  facts: correctionFacts(values.difference),
  action: { label: 'İşletme panelini aç', href: values.href },
  footnote: 'Doğru değilse işletme panelinizden değiştirebilirsiniz.',
});
