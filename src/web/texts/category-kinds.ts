// What the businesses of a category are called, one of them and many: 'Gelinlik' is no business, a
// 'gelinlikçi' is.
import { inSentence, lowerTr } from '#contract/text/turkish-fold.ts';

interface Kind {
  /** After a number. */
  one: string;
  /** In a heading; left out where the category's own name says it. */
  many?: string;
}

const kinds: Record<string, Kind> = {
  restoranlar: { one: 'restoran' },
  oteller: { one: 'otel' },
  kafeler: { one: 'kafe' },
  barlar: { one: 'bar' },
  gelinlik: { one: 'gelinlikçi', many: 'Gelinlikçiler' },
  piknik: { one: 'piknik alanı' },
  saglik: { one: 'sağlık kuruluşu', many: 'Sağlık Kuruluşları' },
  guzellik: { one: 'güzellik salonu', many: 'Güzellik Salonları' },
  alisveris: { one: 'alışveriş yeri', many: 'Alışveriş Yerleri' },
  spor: { one: 'spor tesisi', many: 'Spor Tesisleri' },
  egitim: { one: 'eğitim kurumu', many: 'Eğitim Kurumları' },
  otomotiv: { one: 'otomotiv işletmesi', many: 'Otomotiv İşletmeleri' },
};

const PLURAL = /(?:lar|ler|ları|leri)$/;

/** `'Kafeler'`, `'Gelinlikçiler'`; what the team added or renamed says it itself where it can. */
export function kindsOf({ name, slug }: { name: string; slug: string }): string {
  if (PLURAL.test(name)) return name;
  return (Object.hasOwn(kinds, slug) && kinds[slug]?.many) || `${name} İşletmeleri`;
}

/** `'kafe'`, after a number and in the middle of a sentence. */
export const kindOf = ({ slug, one }: { slug: string; one?: string }): string =>
  (one && inSentence(one)) || (Object.hasOwn(kinds, slug) && kinds[slug]?.one) || 'işletme';

/** `'kafeler'`, in the middle of a sentence. */
export const kindsInSentence = (category: { name: string; slug: string }): string =>
  lowerTr(kindsOf(category));
