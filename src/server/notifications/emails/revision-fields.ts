import { businessFields, revisedFields } from '#contract/businesses/fields.ts';

type Changes = Partial<Record<string, [before: string | null, after: string | null]>>;

/** Each field with its wished value; the pin has no words, so it is only named. */
export const revisionFacts = (changes: Changes): [string, string][] => [
  ...revisedFields.flatMap((field): [string, string][] => {
    const change = field === 'latitude' || field === 'longitude' ? undefined : changes[field];
    return change ? [[businessFields[field].label, change[1] ?? 'boş']] : [];
  }),
  ...(changes.latitude
    ? ([['Konum', changes.latitude[1] === null ? 'kaldırıldı' : 'haritada yeni yer']] as [
        string,
        string,
      ][])
    : []),
];
