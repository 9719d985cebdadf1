/** What a revision changes, in the words of a letter. */
const FIELDS: [field: string, words: string][] = [
  ['name', 'İşletme adı'],
  ['category', 'Kategori'],
  ['address', 'Adres'],
  ['neighbourhood', 'Mahalle'],
  ['district', 'İlçe'],
];

type Changes = Partial<Record<string, [before: string | null, after: string | null]>>;

/** Each field with its wished value; the pin has no words, so it is only named. */
export const revisionFacts = (changes: Changes): [string, string][] => [
  ...FIELDS.flatMap(([field, words]): [string, string][] => {
    const change = changes[field];
    return change ? [[words, change[1] ?? 'boş']] : [];
  }),
  ...(changes.latitude
    ? ([['Konum', changes.latitude[1] === null ? 'kaldırıldı' : 'haritada yeni yer']] as [
        string,
        string,
      ][])
    : []),
];
