import { searchNorm } from '#contract/turkish-fold.ts';

/** What somebody of the team types to find a business. */
export interface Sought {
  id?: number;
  /** Digits that stand somewhere in the number. */
  phone?: string;
  email?: string;
  words?: string[];
}

const MAX_ID_DIGITS = 9;
/** Fewer are no telephone: an id, or part of a name. */
const PHONE_DIGITS = 7;

/** `1042`, `#1042`, `0322 591 26 41`, `ayse@…`, `kebapçı şıh`. */
export function readSought(text: string | undefined): Sought | undefined {
  const typed = text?.trim() ?? '';
  if (!typed) return undefined;
  // not for people: e-mail addresses are ASCII
  if (typed.includes('@')) return { email: typed.toLowerCase() };
  if (/^#?[\d\s()+/-]+$/.test(typed)) {
    const digits = typed.replace(/\D/g, '');
    const isId = /^#?\d+$/.test(typed) && digits.length <= MAX_ID_DIGITS;
    const isPhone = digits.length >= PHONE_DIGITS && !typed.startsWith('#');
    return {
      ...(isId && { id: Number(digits) }),
      ...(isPhone && { phone: digits.replace(/^(?:00?90|0)/, '').replace(/^90(?=\d{10}$)/, '') }),
      ...(!isId && !isPhone && { words: [digits] }),
    };
  }
  return { words: searchNorm(typed).split(' ').filter(Boolean) };
}

/** Of these the record of decisions says only that they changed: whole texts, and addresses of people. */
const UNTOLD = ['description', 'email'] as const;
const TOLD = [
  'name',
  'category',
  'subcategory',
  'address',
  'district',
  'neighbourhood',
  'phone',
  'isEmailShown',
  'website',
  'whatsapp',
  'instagram',
  'priceRange',
  'hours',
  'isOpen',
] as const;

type Edited = Record<(typeof UNTOLD)[number] | (typeof TOLD)[number], string | boolean | null> &
  Record<'features' | 'images', string[]> &
  Record<'latitude' | 'longitude', number | string | null>;

const asNumber = (value: number | string | null) => (value === null ? null : Number(value));

/** Field to `[before, after]`, to `true`, or for lists to what came and went; empty when nothing changed. */
export function differenceOf(before: Edited, after: Edited): Record<string, unknown> {
  const difference: Record<string, unknown> = {};
  for (const field of TOLD) {
    if (before[field] !== after[field]) difference[field] = [before[field], after[field]];
  }
  for (const field of UNTOLD) if (before[field] !== after[field]) difference[field] = true;
  const [from, to] = [before, after].map(({ latitude, longitude }) => [
    asNumber(latitude),
    asNumber(longitude),
  ]);
  if (String(from) !== String(to)) difference.pin = [from, to];
  if (String(before.features) !== String(after.features)) {
    difference.features = [before.features, after.features];
  }
  if (String(before.images) !== String(after.images))
    difference.images = [before.images.length, after.images.length];
  return difference;
}
