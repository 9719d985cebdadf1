/** Without a schema, since forms carry it. */
export const PRICE_TEXT_LENGTH = 12_000;
export const MOST_PRICE_LINES = 300;
export const PRICE_NAME_LENGTH = 120;
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

/** `Adana dürüm ..... 1.250,50 TL`: name, whole lira, and kuruş behind a comma or two digits behind a dot. */
const LINE =
  /^(?<name>.*?)[\s.…:=–—-]*(?<![\d.,])(?:₺\s*|TL\s*)?(?<lira>\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](?<kurus>\d{1,2}))?\s*(?:₺|TL|lira)?[\s.,]*-?$/iu;

/**
 * What people write as a list of prices, a line each: behind the name what it costs. A line that ends in no price
 * is the heading of those below it.
 */
export function readPriceText(text: string): PricedLine[] {
  const lines: PricedLine[] = [];
  let heading: string | null = null;
  for (const line of text.normalize('NFC').split(/\r?\n/)) {
    const typed = line.slice(0, LINE_LENGTH).replace(/\s+/g, ' ').trim();
    if (!typed) continue;
    const { name = '', lira = '', kurus = '0' } = LINE.exec(typed)?.groups ?? {};
    const price = Number(`${lira.replaceAll('.', '')}.${kurus}`);
    if (/\p{L}/u.test(name) && price > 0 && price <= MOST_LIRA)
      lines.push({ heading, name: cut(name), price });
    else heading = cut(typed.replace(/[\s:]+$/, ''));
  }
  return lines;
}

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
