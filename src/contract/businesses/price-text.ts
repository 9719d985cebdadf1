/** Without a schema, since forms carry it. */
export const PRICE_TEXT_LENGTH = 12_000;
export const MOST_PRICE_LINES = 300;
const PRICE_NAME_LENGTH = 120;
const MOST_LIRA = 1_000_000;
/** What is longer is no line of a list. */
const LINE_LENGTH = 200;

export interface PricedLine {
  /** The line without a price above it. */
  heading: string | null;
  name: string;
  /** Lira. */
  price: number;
}

/** Whole lira, and kuruş behind a comma or two digits behind a dot: `1.250,50`; `0532` is none. */
const AMOUNT = String.raw`(?<![\d.,])(?<lira>[1-9]\d{0,2}(?:\.\d{3})+|0|[1-9]\d{0,6})(?:[.,](?<kurus>\d{1,2}))?(?![\d.,]*\d)`;
/** `Adana dürüm ..... 1.250,50 TL`: the line ends with what it costs. */
const LINE = new RegExp(
  String.raw`^(?<name>.*?)[\s.…:=–—-]*(?:₺\s*|TL\s*)?${AMOUNT}\s*(?:₺|TL|lira)?[\s.,]*-?$`,
  'iu',
);
/** `Baklava 900 TL/kg`, `180 TL Adana dürüm`: elsewhere the lira says which number it is. */
const MARKED = new RegExp(
  String.raw`^(?<name>.*?)[\s.…:=–—-]*${AMOUNT}\s*(?:₺|TL(?!\p{L}))\s*[/:–—-]?\s*(?<rest>.+)$`,
  'iu',
);
/** Before the last number: of a telephone, or the other end of `100-120`, `100 - 120` and `100 / 150`. */
const NUMBERS_BEFORE = /(?:\d\s+\d+|\d\s*[-–—]|\d\s*(?:₺|TL)?\s*\/|\d\s*(?:₺|TL)\s*[-–—+])\s*$/iu;

/**
 * What people write as a list of prices, a line each: behind the name what it costs. A line that tells no price
 * is the heading of those below it; one with a number that heads nothing was meant to tell one: it is `unread`.
 */
export function readPriceLines(text: string): { lines: PricedLine[]; unread: string[] } {
  const lines: PricedLine[] = [];
  const unread: string[] = [];
  let heading: string | null = null;
  let isUsed = true;
  const leave = () => {
    if (heading !== null && !isUsed && /\d/.test(heading)) unread.push(heading);
  };
  for (const line of text.normalize('NFC').split(/\r?\n/)) {
    const typed = line.slice(0, LINE_LENGTH).replace(/\s+/g, ' ').trim();
    if (!typed) continue;
    const priced = pricedIn(typed);
    if (priced) {
      lines.push({ heading, ...priced });
      isUsed = true;
    } else {
      leave();
      heading = cut(typed.replace(/[\s:]+$/, ''));
      isUsed = false;
    }
  }
  leave();
  return { lines, unread };
}

function pricedIn(typed: string): { name: string; price: number } | undefined {
  const found = LINE.exec(typed) ?? MARKED.exec(typed);
  const { name = '', lira = '', kurus = '0', rest = '' } = found?.groups ?? {};
  const isOneOfMore =
    NUMBERS_BEFORE.test(typed.slice(0, typed.indexOf(lira, name.length))) ||
    /\d\s*(?:₺|TL)/iu.test(rest);
  // Of two prices nobody knows which one counts.
  if (isOneOfMore) return undefined;
  const price = Number(`${lira.replaceAll('.', '')}.${kurus}`);
  const more = /\p{L}/u.test(rest) ? rest.replace(/^\((.*)\)$/, '$1') : '';
  const whole = name && more ? `${name} (${more})` : name || more;
  return /\p{L}/u.test(whole) && price > 0 && price <= MOST_LIRA
    ? { name: cut(whole), price }
    : undefined;
}

export const readPriceText = (text: string): PricedLine[] => readPriceLines(text).lines;

const cut = (text: string) => text.slice(0, PRICE_NAME_LENGTH).trim();

/** The same list as a text that is read as it. */
export function priceText(lines: readonly PricedLine[]): string {
  let above: string | null = null;
  return lines
    .flatMap(({ heading, name, price }) => {
      const isNew = heading !== null && heading !== above;
      if (isNew) above = heading;
      return [...(isNew ? ['', heading] : []), `${name} ${moneyText(price)}`];
    })
    .join('\n')
    .trimStart();
}

const moneyText = (price: number) =>
  Number.isInteger(price) ? `${price}` : price.toFixed(2).replace('.', ',');
