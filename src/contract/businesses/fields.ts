type Writer = 'submitter' | 'team' | 'import';

/**
 * What a business says of itself, each field once; `server/businesses/fields.ts` is the other half. A plain
 * text has a `max` and needs nothing more. Words and limits alone, since forms carry them: what checks a
 * value is made of them in `field-inputs.schemas.ts`.
 */
export interface Field {
  /** What it is called wherever it is named: forms, differences, decisions, e-mails. */
  label: string;
  /** How the submitter and the owner are asked for it, where the label alone would not do. */
  asked?: string;
  placeholder?: string;
  /** Longest text, in characters. */
  max?: number;
  /** Of a list: how many. */
  most?: number;
  /** It cannot be left out: what is said when it is empty. */
  missing?: string;
  /** Of a plain text: how it is typed. */
  typed?: 'lines' | 'phone' | 'address' | 'name';
  /** `byItsOwn`: by a call of its own, or not at all. */
  owner: 'atOnce' | 'byRevision' | 'byItsOwn';
  /** Everybody else writes it too, except these. */
  exceptFor?: readonly Writer[];
}

/** In the order in which they are asked for and compared. */
export const businessFields = {
  name: {
    label: 'İşletme adı',
    placeholder: 'Örneğin Taşköprü Kebap Salonu',
    max: 120,
    missing: 'İşletme adı gereklidir',
    owner: 'byRevision',
  },
  category: { label: 'Kategori', max: 100, missing: 'Kategori seçiniz', owner: 'byRevision' },
  subcategory: {
    label: 'Alt kategori',
    placeholder: 'Örneğin kebapçı, butik otel, oto elektrik',
    max: 100,
    owner: 'atOnce',
  },
  description: { label: 'Açıklama', max: 3000, typed: 'lines', owner: 'atOnce' },
  address: { label: 'Adres', max: 300, missing: 'Adres gereklidir', owner: 'byRevision' },
  neighbourhood: {
    label: 'Mahalle',
    placeholder: 'Örneğin Reşatbey',
    max: 100,
    owner: 'byRevision',
  },
  district: { label: 'İlçe', missing: 'İlçe seçiniz', owner: 'byRevision' },
  latitude: { label: 'Enlem', owner: 'byRevision' },
  longitude: { label: 'Boylam', owner: 'byRevision' },
  phone: {
    label: 'Telefon',
    placeholder: '0322 XXX XX XX',
    max: 40,
    typed: 'phone',
    owner: 'atOnce',
  },
  email: { label: 'E-posta', owner: 'byItsOwn' },
  isEmailShown: {
    label: 'E-posta görünür',
    asked: 'E-posta sayfasında gösterilsin',
    owner: 'atOnce',
    exceptFor: ['import'],
  },
  website: {
    label: 'Web sitesi',
    placeholder: 'www.ornek.com.tr',
    max: 500,
    typed: 'address',
    owner: 'atOnce',
  },
  whatsapp: {
    label: 'WhatsApp',
    asked: 'WhatsApp numarası',
    placeholder: '05XX XXX XX XX',
    max: 40,
    typed: 'phone',
    owner: 'atOnce',
  },
  instagram: {
    label: 'Instagram',
    asked: 'Instagram adı',
    placeholder: '@isletmeniz',
    max: 200,
    typed: 'name',
    owner: 'atOnce',
  },
  priceRange: { label: 'Fiyat aralığı', owner: 'atOnce' },
  hours: { label: 'Çalışma saatleri', owner: 'atOnce' },
  /** A second week, kept in Ramadan. */
  ramadanHours: { label: 'Ramazan saatleri', owner: 'atOnce' },
  specialDays: { label: 'Özel günler', most: 60, owner: 'byItsOwn', exceptFor: ['team'] },
  /** Asked for with yes or no: `contract/attributes/`. */
  attributes: { label: 'Olanaklar', owner: 'atOnce' },
  features: { label: 'Özellikler', most: 20, owner: 'atOnce' },
  images: { label: 'Fotoğraflar', owner: 'byItsOwn' },
  isOpen: {
    label: 'Hizmet veriyor',
    asked: 'Hizmet veriyor (işaretsizse yeni bir bilgiye kadar kapalı görünür)',
    owner: 'atOnce',
    exceptFor: ['submitter'],
  },
  takesReservations: {
    label: 'Rezervasyon alıyor',
    owner: 'atOnce',
    exceptFor: ['submitter', 'team', 'import'],
  },
  /** The number a maps service gives the place. */
  cid: { label: 'Harita kaydı', owner: 'byItsOwn', exceptFor: ['team'] },
} as const satisfies Record<string, Field>;

type Fields = typeof businessFields;
export type FieldName = keyof Fields;
type Having<Shape> = {
  [Name in FieldName]: Fields[Name] extends Shape ? Name : never;
}[FieldName];

/** How a form asks for it. */
export function askedFor(name: FieldName): string {
  const { asked, label }: Field = businessFields[name];
  return asked ?? label;
}

export type TextField = Having<{ max: number }>;
export type ContactField = Having<{ typed: 'phone' | 'address' | 'name' }>;
export type NeededField = Having<{ missing: string }>;
export type RevisedField = Having<{ owner: 'byRevision' }>;
export type LiveField = Having<{ owner: 'atOnce' }>;

/** The fields that are so, in their order. */
export const fieldsThat = (isSo: (field: Field) => boolean) =>
  (Object.keys(businessFields) as FieldName[]).filter((name) => isSo(businessFields[name]));

export const fieldNames = fieldsThat(() => true);
export const fieldLabels = Object.fromEntries(
  Object.entries(businessFields).map(([name, { label }]) => [name, label]),
) as Record<FieldName, string>;
export const textFields = fieldsThat(({ max }) => max !== undefined) as TextField[];
/** What waits for a moderator when an owner changes it; the rest is live at once (decisions, Buttons). */
export const revisedFields = fieldsThat(({ owner }) => owner === 'byRevision') as RevisedField[];
export const liveFields = fieldsThat(({ owner }) => owner === 'atOnce') as LiveField[];

type Excepted<Who extends Writer> = {
  [Name in FieldName]: Fields[Name] extends { exceptFor: readonly (infer Others)[] }
    ? Who extends Others
      ? Name
      : never
    : never;
}[FieldName];
export type FieldBy<Who extends Writer> = Exclude<FieldName, Excepted<Who>>;
export const fieldsBy = <Who extends Writer>(who: Who) =>
  fieldsThat(({ exceptFor = [] }) => !exceptFor.includes(who)) as FieldBy<Who>[];
