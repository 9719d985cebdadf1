import { searchNorm } from '#contract/text/turkish-fold.ts';

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
