import type { Fact } from '#contract/businesses/business-facts.ts';
import { askedFor, type FieldName } from '#contract/businesses/fields.ts';
import { unreadRow } from '#contract/text/csv-text.ts';
import type { Likeness } from '#server/businesses/duplicates/duplicates.rules.ts';
import type { Taken } from '#server/businesses/facts/newer-facts.rules.ts';
import type { Person } from '#server/businesses/facts/said-facts.rules.ts';
import type { PinReading } from './rows/cell-values.rules.ts';
import type { Flag } from './rows/flags.rules.ts';

type PinProblem = NonNullable<PinReading['problem']>;

/**
 * What is said of the rows of an import: of a row that is not taken one sentence why not, of one that is taken
 * what was lost of it. The site speaks Turkish, the operator's commands English.
 */
export interface ImportWords {
  noName: string;
  headerAgain: string;
  closedForGood: string;
  unknownCategory(word: string): string;
  /** A kind that the directory knows and does not list. */
  unlistedKind(name: string): string;
  noCategory: string;
  unread(row: { isTooLong: boolean }): string;

  abroad(country: string): string;
  elsewhere(place: string): string;
  /** A district of the province that is none of the directory's. */
  otherDistrict(name: string): string;
  outsideDistricts: string;
  farAway: string;
  /** @param problem why the position does not help either */
  unknownDistrict(problem: PinProblem | undefined): string;
  /** A neighbourhood of this name is in several districts, and nothing else tells which. */
  sharedNeighbourhood(name: string, districts: readonly string[]): string;

  shortened(field: 'name' | 'address' | 'description', letters: number): string;
  categoryFromName(category: string): string;
  /** Its name says another kind than its category. */
  categoryAgainstName(category: string, kind: string): string;
  /** The district is told by a neighbourhood that others outside the directory have too. */
  districtFromNeighbourhood(district: string, others: readonly string[]): string;
  pin: Readonly<Record<PinProblem, string>>;
  swappedPin: string;
  /** The pin lies outside the district the row names; which of the two was believed. */
  pinElsewhere(stated: string, believed: string): string;
  halfPhone: string;
  noAddress: string;
  wrongHours: string;
  wrongEmail: string;
  wrongWebsite: string;
  wrongText(field: FieldName): string;
  wrongSpecialDays: string;
  wrongPrice(text: string): string;

  likeness: Readonly<Record<Likeness | 'source', string>>;
  sameAsLine(line: number | undefined, why: string): string;
  /** Its source is less sure of it than the operator wants for publishing. */
  unsure: string;
  flagged(flags: readonly Flag[]): string;
  /** It may be another one and waits: that of a line, one that is there, or one that may not be named. */
  doubted(other: number | string | undefined, why: string): string;
  /** Said to whoever may not see what it is. */
  storedUnseen(why: string): string;
  stored(business: { id: number; name: string }, why: string, isPublishedNow: boolean): string;
  /** What a newer file of a source brings to what is there. */
  newer: {
    facts: Readonly<Record<Fact, string>>;
    none: string;
    open: string;
    closedForNow: string;
    saidBy: Readonly<Record<Person, string>>;
    kept(fact: string, who: string): string;
    unsaid(facts: string): string;
    older: string;
    missing: string;
    closed: string;
  };
  /** All sentences that are not counted one by one. */
  others: string;
}

const flagged: Readonly<Record<Flag, string>> = {
  closed: 'kapanmış',
  doesnt_exist: 'böyle bir yer yok',
  delete: 'silinmeli',
  duplicate: 'iki kez kayıtlı',
  privatevenue: 'herkese açık değil',
  inappropriate: 'uygunsuz',
};

const outside = (place: string) => `${place} rehberin dışında`;
const pinProblems = {
  zero: 'konumu sıfır yazılmış',
  far: 'konumu uzakta',
  unreadable: 'konumu okunamadı',
} as const;
const fields = { name: 'Adı', address: 'Adresi', description: 'Açıklaması' } as const;

export const siteImportWords: ImportWords = {
  noName: 'Adı yok',
  headerAgain: 'Sütun başlıkları yeniden yazılmış',
  closedForGood: 'Kalıcı olarak kapanmış',
  unknownCategory: (word) => `Kategori tanınmadı: ${word}`,
  unlistedKind: (name) => `Rehberde bu tür yok: ${name}`,
  noCategory: 'Kategorisi yok',
  unread: unreadRow,

  abroad: (country) => `Türkiye dışında: ${country}`,
  elsewhere: outside,
  otherDistrict: (name) => outside(`${name} ilçesi`),
  outsideDistricts: 'Konumu beş ilçenin dışında',
  farAway: 'Konumu Adana’dan uzak',
  unknownDistrict: (problem) =>
    `Hangi ilçede olduğu anlaşılmadı${problem ? ` (${pinProblems[problem]})` : ''}`,
  sharedNeighbourhood: (name, districts) =>
    `${name} Mahallesi birden çok ilçede var: ${districts.join(', ')}`,

  shortened: (field, letters) => `${fields[field]} uzundu, ${letters} harfe kısaltıldı`,
  categoryFromName: (category) => `Kategorisi yok, adından anlaşıldı: ${category}`,
  categoryAgainstName: (category, kind) =>
    `Adı başka bir tür söylüyor (${kind}), ${category} alınmadı`,
  districtFromNeighbourhood: (district, others) =>
    `İlçesi mahallesinden anlaşıldı: ${district} (${others.join(', ')} ilçesinde de var)`,
  pin: {
    zero: 'Konumu sıfır yazılmış, alınmadı',
    far: 'Konumu Adana’dan uzak, alınmadı',
    unreadable: 'Konumu okunamadı, alınmadı',
  },
  swappedPin: 'Enlemle boylam yer değiştirmişti, düzeltildi',
  pinElsewhere: (stated, believed) =>
    `Konumu yazılan ilçenin dışında (${stated}); ${believed} alındı`,
  halfPhone: 'Telefonunun rakamları eksik, alınmadı',
  noAddress: 'Adresi yok, yalnız ilçesi yazıldı',
  wrongHours: 'Saatleri okunamadı, yazıldığı gibi alındı',
  wrongEmail: 'E-postası geçersiz, alınmadı',
  wrongWebsite: 'Web adresi geçersiz, alınmadı',
  wrongText: (field) => `${askedFor(field)} okunamadı, alınmadı`,
  wrongSpecialDays: 'Özel günleri okunamadı, alınmadı',
  wrongPrice: (text) => `Fiyat düzeyi anlaşılmadı: ${text}`,

  likeness: {
    source: 'aynı kaynağın kaydı',
    cid: 'aynı harita kaydı',
    phone: 'aynı telefon',
    place: 'aynı ad, aynı yer',
  },
  unsure: 'Kaynağı yeterince emin değil, incelemeyi bekliyor',
  flagged: (flags) =>
    `Kaynağının kullanıcılarına göre ${flags.map((flag) => flagged[flag]).join(', ')}; incelemeyi bekliyor`,
  doubted: (other, why) => {
    const said = typeof other === 'number' ? `Bu dosyanın ${other}. satırı` : other;
    return `${said ?? 'Başka bir kayıt'} ile aynı işletme olabilir (${why}), incelemeyi bekliyor`;
  },
  sameAsLine: (line, why) => `Bu dosyanın ${line}. satırıyla aynı (${why})`,
  storedUnseen: (why) => `Kayıtlı, yayında değil (${why})`,
  stored: ({ id, name }, why, isPublishedNow) =>
    `Rehberde var: #${id} ${name} (${why})${isPublishedNow ? '; bekliyordu, yayımlandı' : ''}`,
  newer: {
    facts: {
      existence: 'durumu',
      name: 'adı',
      kind: 'türü',
      address: 'adresi',
      pin: 'konumu',
      phone: 'telefonu',
      website: 'web sitesi',
      hours: 'saatleri',
      prices: 'fiyatları',
    },
    none: 'yok',
    open: 'hizmet veriyor',
    closedForNow: 'geçici olarak kapalı',
    saidBy: {
      owner: 'sahibi',
      team: 'ekip',
      visitor: 'bir ziyaretçi',
      visitors: 'ziyaretçiler',
      sender: 'ekleyen',
    },
    kept: (fact, who) => `${fact} kaldı, ${who} söylemişti`,
    unsaid: (facts) => `dosya artık söylemiyor: ${facts}`,
    older: 'bilinenden eski, değişmedi',
    missing: 'Kaynağının yeni dosyasında yok',
    closed: 'Kaynağı kapandı diyor',
  },
  others: 'Diğer',
};

/** What of a row that its source knows already was newer, in one sentence; empty where nothing was. */
export function sayNewer({ isOlder, comparison }: Taken, { newer: say }: ImportWords): string {
  if (isOlder) return say.older;
  if (!comparison) return '';
  const word = (value: unknown) =>
    typeof value === 'boolean' ? (value ? say.open : say.closedForNow) : String(value);
  const shown = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values)
      .filter(([name, value]) => name !== 'phoneKey' && value !== null)
      .map(([, value]) => word(value))
      .join(', ') || say.none;
  return [
    ...comparison.changed.map(
      ({ fact, before, after }) => `${say.facts[fact]}: ${shown(before)} → ${shown(after)}`,
    ),
    ...comparison.kept.map(({ fact, saidBy }) => say.kept(say.facts[fact], say.saidBy[saidBy])),
    ...(comparison.unsaid.length > 0
      ? [say.unsaid(comparison.unsaid.map((fact) => say.facts[fact]).join(', '))]
      : []),
  ].join('; ');
}
