import type { Business } from '#contract/businesses.ts';
import { formatPhone } from '#contract/phones.ts';
import { upperTr } from '#contract/turkish-fold.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';

/** Search results show about this much of a description. */
const DESCRIPTION_LENGTH = 160;

/** A text in one line, cut behind a whole word, with an ellipsis where something is missing. */
export function cutAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  // One endless word is cut anywhere rather than lost.
  const end = cut.lastIndexOf(' ') > length / 2 ? cut.lastIndexOf(' ') : length - 1;
  return `${cut.slice(0, end).replace(/[\s.,;:–-]+$/, '')}…`;
}

/** The page's description: the business's own, else one sentence with address, district and phone. */
export function metaDescription(business: Business): string {
  const own = business.description?.trim();
  if (own) return cutAtWord(own, DESCRIPTION_LENGTH);
  const { name, category, address, district, phone } = business;
  return [
    texts.defaultDescription(name, district, category),
    texts.addressSentence(address.includes(district) ? address : `${address}, ${district}`),
    phone && texts.phoneSentence(formatPhone(phone)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The first letter or digit of a name, in capitals as Turkish writes them: `'ısıl'` → `'I'`, `'iz'` → `'İ'`. */
export const firstLetter = (name: string): string => upperTr(/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '');
