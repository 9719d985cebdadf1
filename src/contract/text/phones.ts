/**
 * Phone numbers as they stand in real files, in one field and several forms:
 * `0(322)591-26-41`, `+90 322 591 26 41 / 0532 …`, `4445233 (sipariş hattı)`.
 */
export interface Phone {
  /** One form per number, for comparing: `'+903225912641'`, `'4445233'`, or the text itself. */
  key: string;
  /** As people read it: `'0322 591 26 41'`, `'444 52 33'`. */
  display: string;
  /** For a link; absent when there is nothing to dial. */
  href?: string;
}

const GAP = '[\\s.()\\u2010-\\u2015-]*';

/**
 * A national number (area codes begin with 2–5, 8 or 9), a 444 line, or what else looks like a
 * number. Some exports glue a second number, cut short, to the first: with a country or trunk
 * prefix in front, two to five digits too many are such a rest and are left out.
 */
const NUMBER = new RegExp(
  [
    `(?<![\\d+])(?:(?:(?:\\+|00)${GAP})?90${GAP})?0?${GAP}(?<national>(?!444)[2-589](?:${GAP}\\d){9})(?!\\d)`,
    `(?<!\\d)(?:(?:\\+|00)${GAP})?90${GAP}0?${GAP}(?<glued>[2-589](?:${GAP}\\d){9})\\d{2,5}(?!\\d)`,
    `(?<![\\d+])(?:\\+${GAP}90${GAP})?0?${GAP}(?<line>444(?:${GAP}\\d){4})(?!\\d)`,
  ].join('|'),
  'g',
);

/** An international number whose country is not Turkey (90). */
const ABROAD = /^(?:\+|00)\D*(?!90)\d/;

/** A field of a few numbers; what is longer is prose, and the patterns above would search it slowly. */
const LONGEST_FIELD = 300;

const onlyDigits = (text: string) => text.replace(/\D+/g, '');

function turkishPhone(national: string): Phone {
  const [, area, first, second, third] = /^(.{3})(.{3})(..)(..)$/.exec(national) ?? [];
  const key = `+90${national}`;
  return { key, display: `0${area} ${first} ${second} ${third}`, href: `tel:${key}` };
}

function specialLine(line: string): Phone {
  const display = `${line.slice(0, 3)} ${line.slice(3, 5)} ${line.slice(5)}`;
  return { key: line, display, href: `tel:${line}` };
}

/** A number of another country, an emergency line, a number cut short: shown as it is. */
function unknownPhone(text: string): Phone {
  const dialled = onlyDigits(text);
  const key = text.startsWith('+') ? `+${dialled}` : dialled || text;
  const canBeDialled = key.length === 3 || (dialled.length >= 7 && !key.startsWith('+90'));
  return canBeDialled ? { key, display: text, href: `tel:${key}` } : { key, display: text };
}

/** Every number of a field, in order and each once; text around them is left out. */
export function parsePhones(text: string): Phone[] {
  const phones = new Map<string, Phone>();
  const parts = text.slice(0, LONGEST_FIELD).split(/[/;,|\n]|\s(?:-|–|ve|veya)\s|\s{3,}/);
  for (const part of parts.map((piece) => piece.trim()).filter(Boolean)) {
    let isRead = false;
    for (const { groups } of ABROAD.test(part) ? [] : part.matchAll(NUMBER)) {
      const national = onlyDigits(groups?.national ?? groups?.glued ?? '');
      const phone = national ? turkishPhone(national) : specialLine(onlyDigits(groups?.line ?? ''));
      phones.set(phone.key, phone);
      isRead = true;
    }
    // "0322 591 26 41/42": a few digits behind a number are its neighbour, not a number.
    if (!isRead && onlyDigits(part).length > (phones.size > 0 ? 6 : 2)) {
      const phone = unknownPhone(part);
      phones.set(phone.key, phone);
    }
  }
  return [...phones.values()];
}

/** The first number as people read it; a text without one as it is. */
export function formatPhone(text: string): string {
  return parsePhones(text)[0]?.display ?? text.trim();
}

/** `tel:` of the first number; undefined when there is nothing to dial. */
export function phoneHref(text: string): string | undefined {
  return parsePhones(text)[0]?.href;
}
