import { Email } from '#contract/accounts/accounts.ts';
import { type Attributes, attributeOf } from '#contract/attributes/attributes.ts';
import { PRICE_RANGES, type PriceRange } from '#contract/businesses/businesses.ts';
import { businessFields } from '#contract/businesses/fields.ts';
import { parseDayHours } from '#contract/calendar/opening-hours-text.ts';
import { isNearAdana } from '#contract/city/near-adana.ts';
import { mendedText } from '#contract/text/mended-text.ts';
import { type Phone, parsePhones } from '#contract/text/phones.ts';
import { writtenOut } from '#contract/text/rounded-number.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';

/** Longest stored texts, in characters; what is longer is cut with a warning. */
export const LONGEST = {
  name: 200,
  subcategory: 80,
  description: 3000,
  address: 400,
  hours: 1000,
  feature: 60,
  image: 500,
} as const;
/** What is read of a cell; a page of text in a cell for one word would be searched slowly. */
export const MOST_READ = 2000;
export const MOST_READ_OF_LONG = 12_000;
/** Each of its words is compared with all that are known. */
export const MOST_READ_OF_KIND = 400;
export const MOST_FEATURES = 20;
const MOST_IMAGES = 20;

/** Control characters except the line break; C1 too, which wrong decoding leaves behind. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\ufeff]+/g;
/** Marks of the direction of writing and of where a word may break: they stand inside words and numbers. */
const INVISIBLE = /[\u00ad\u200c-\u200f\u202a-\u202e\u2060-\u2069]+/g;
/** What exporters write into an empty cell. */
const NOTHING = /^(?:null|none|nan|undefined|n\/?a|yok|-+|\[\]|\{\})$/i;
/** The mark that `csvCell` puts before a formula. */
const FORMULA_MARK = /^'(?=['=+\-@])/;

/** Nearly all cells: nothing in them has to be mended, put together or taken out. */
const PLAIN = /^[ -~çğıöşüâîûÇĞİÖŞÜÂÎÛ]*$/;

/** A cell as its writer saw it. */
export const visibleText = (cell: string): string =>
  PLAIN.test(cell) ? cell : mendedText(cell).replace(INVISIBLE, '');

/** One line of text, composed, without what cannot be seen. `?` and U+FFFD of lost letters stay. */
export function cleanLine(cell: string): string {
  return cleanText(cell).replace(/\s+/g, ' ');
}

/** Text that may have several lines. */
export function cleanText(cell: string): string {
  const text = composed(visibleText(cell).replace(FORMULA_MARK, '')).trim();
  return NOTHING.test(text) ? '' : text;
}

const composed = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .normalize('NFC')
        // What wrong lower-casing makes of İ.
        .replaceAll('i\u0307', 'i')
        .replace(CONTROL, ' ');

/** Cut at the last word that fits. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Not through the middle of a letter that takes two.
  const cut = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** `35,6044342` and `35.6044342`; NaN for everything else. */
function numberOf(text: string): number {
  const plain = text.replace(/[°\s']/g, '').replace(',', '.');
  return /^[-+]?\d{1,3}(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

export interface Pin {
  latitude: number;
  longitude: number;
}

export type PinReading =
  | { pin: Pin; isSwapped?: boolean; problem?: undefined }
  | {
      pin?: undefined;
      isSwapped?: undefined;
      problem?: 'zero' | 'far' | 'unreadable';
      at?: Pin;
    };

/** Seven decimals are a centimetre. */
const rounded = (degrees: number) => Number(degrees.toFixed(7));

/**
 * A pin near Adana, or why there is none. Both texts empty: no pin and no problem. Latitude and longitude
 * that stand in each other's place are told by what they say then.
 */
export function readPin(latitudeText: string, longitudeText: string): PinReading {
  if (!latitudeText && !longitudeText) return {};
  const latitude = numberOf(latitudeText);
  const longitude = numberOf(longitudeText);
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return { problem: 'unreadable' };
  if (latitude === 0 && longitude === 0) return { problem: 'zero' };
  const pin = { latitude: rounded(latitude), longitude: rounded(longitude) };
  if (isNearAdana(latitude, longitude)) return { pin };
  if (isNearAdana(longitude, latitude)) {
    return { pin: { latitude: pin.longitude, longitude: pin.latitude }, isSwapped: true };
  }
  return { problem: 'far', at: pin };
}

/** `37.0012, 35.3211`, `{"lat":37.0,"lng":35.3}` or `POINT(35.3 37.0)` as two texts. */
export function splitCoordinates(
  cell: string,
): { latitude: string; longitude: string } | undefined {
  const point = /^POINT\s*\(\s*([-\d.]+)\s+([-\d.]+)\s*\)$/i.exec(cell);
  if (point) return { latitude: point[2] ?? '', longitude: point[1] ?? '' };
  const latitude = /"?lat(?:itude)?"?\s*[:=]\s*"?([-\d.]+)/i.exec(cell)?.[1];
  const longitude = /"?(?:lng|lon|long(?:itude)?)"?\s*[:=]\s*"?([-\d.]+)/i.exec(cell)?.[1];
  if (latitude && longitude) return { latitude, longitude };
  const pair = /^\(?\s*([-\d]+(?:[.,]\d+)?)\s*[,;\s]\s*([-\d]+(?:[.,]\d+)?)\s*\)?$/.exec(cell);
  return pair ? { latitude: pair[1] ?? '', longitude: pair[2] ?? '' } : undefined;
}

/** Places of an address, each with its two numbers; what was searched around (`!5s`) is none. */
const PLACE_BLOCK = /!1s(0x[0-9a-f]{1,16}:0x[0-9a-f]{1,16})/gi;
const PIN_BLOCK = /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/g;

/** The two numbers of the place an address shows: of several places, of which it came by others, the last. */
export const placeNumbersIn = (link: string): string | undefined =>
  [...link.matchAll(PLACE_BLOCK)].at(-1)?.[1] ??
  /(?<!!5s)0x[0-9a-f]{1,16}:0x[0-9a-f]{1,16}/i.exec(link)?.[0];

/**
 * Pin and cid that a maps address itself carries: the last `!3d!4d` is the pin, the second half of its last
 * place's 0xA:0xB the cid.
 */
export function readMapsLink(link: string): {
  latitude?: string;
  longitude?: string;
  cid?: string;
} {
  const [, latitude, longitude] = [...link.matchAll(PIN_BLOCK)].at(-1) ?? [];
  const hex = placeNumbersIn(link)?.split(':')[1];
  const decimal = /[?&]cid=(\d{1,20})(?:&|$)/.exec(link)?.[1];
  const cid = readCid(hex ?? decimal ?? '');
  return {
    ...(latitude && longitude ? { latitude, longitude } : {}),
    ...(cid ? { cid } : {}),
  };
}

/** Digits only, as text: it does not fit a number. A spreadsheet's `4,73966E+18` has lost its digits. */
export const readCid = (cell: string): string | null => {
  const text = cell.replace(/^'|\.0+$/g, '');
  const digits = /^0x[0-9a-f]{1,16}$/i.test(text) ? String(BigInt(text)) : text;
  // Shorter ones are placeholders (`0x0:0x8b`), which would make strangers one.
  return /^[1-9]\d{4,19}$/.test(digits) ? digits : null;
};

const CITY_AREA = '0322';
/** Two numbers with nothing but a dash between them. */
const DASHED = /(\d{7})\s*[-\u2010-\u2015]\s*(?=\d{7}(?!\d))/g;

/**
 * The numbers of a cell that somebody can dial, each apart. A number without its area is one of the city, or
 * of the area of the number before it. `isHalf` when digits of a number are missing: half a number is nobody's.
 */
export function readPhones(cell: string): { phones: Phone[]; isHalf: boolean } {
  const phones = new Map<string, Phone>();
  const whole = writtenOut(cell);
  if (whole === undefined) return { phones: [], isHalf: true };
  let isHalf = false;
  let area = CITY_AREA;
  for (const phone of parsePhones(whole.replace(DASHED, '$1 / '))) {
    const isLocal = /^(?!444)[2-8]\d{6}$/.test(phone.key);
    const [full = phone] = isLocal ? parsePhones(area + phone.key) : [];
    if (/^\+90[2-4]\d{9}$/.test(full.key)) area = `0${full.key.slice(3, 6)}`;
    if (/^(?:\+?90|0)?\d{4,9}$/.test(full.key) && !/^444\d{4}$/.test(full.key)) isHalf = true;
    else phones.set(full.key, full);
  }
  return { phones: [...phones.values()], isHalf: isHalf && phones.size === 0 };
}

/**
 * What scrapers collect from web pages and forms never get: file names with an @, error trackers, and
 * the sample addresses of templates.
 */
const JUNK_EMAIL =
  /\.(?:png|jpe?g|gif|svg|webp|css|js)$|@(?:.*\.)?(?:sentry|sentry-next|wixpress)\.|@(?:.*\.)?(?:example|domain|mysite|yourdomain)\.(?:com|org|net)$/i;

/** The first usable address of a cell; `isJunk` when there was something, but none. */
export function readEmail(cell: string): { email: string | null; isJunk: boolean } {
  const parts = cell
    .replace(/^mailto:/i, '')
    .split(/[\s,;|"[\]<>()]/)
    .map((part) => part.replace(/^'+|'+$/g, ''))
    .filter(Boolean);
  const email = parts.find((part) => Email.safeParse(part).success && !JUNK_EMAIL.test(part));
  return { email: email ? Email.parse(email) : null, isJunk: !email && parts.length > 0 };
}

const HOST =
  /^(?=.{4,253}$)(?:[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]*[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff]{2,24}$/i;

/** What advertisements and maps hang on an address to count who comes by them. */
const COUNTED = /^(?:utm_[a-z]+|gclid|fbclid|igshid|igsh)$/i;
function withoutCounting(url: URL): URL {
  const counted = [...url.searchParams.keys()].filter((name) => COUNTED.test(name));
  for (const name of counted) url.searchParams.delete(name);
  return url;
}

function webAddress(text: string): string | undefined {
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const parsed = URL.parse(withScheme);
  const url = parsed?.search ? withoutCounting(parsed) : parsed;
  if (!url || !/^https?:/.test(url.protocol) || url.username || !HOST.test(url.hostname))
    return undefined;
  const address = url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
  return address.length <= 500 ? address : undefined;
}

/** The first http(s) address of a cell, completed when the scheme is missing; Google's detour taken off. */
export function readWebsite(cell: string): { website: string | null; isDropped: boolean } {
  const detour = /^(?:https?:\/\/(?:www\.)?google\.[a-z.]+)?\/url\?(?:.*&)?(?:q|url)=([^&]+)/i.exec(
    cell,
  );
  const text = detour ? decoded(detour[1] ?? '') : cell;
  for (const part of text.split(/[\s;|]|,(?=\s*(?:https?:|www\.))/)) {
    const website = webAddress(part.replace(/^\/\//, ''));
    if (website) return { website, isDropped: false };
  }
  return { website: null, isDropped: text !== '' };
}

/** A page of Instagram's given as the website is the business's name there; a post or a search is none. */
const ON_INSTAGRAM =
  /^https?:\/\/(?:www\.|m\.)?instagram\.com\/(?!p\/|reels?\/|explore\/|stories\/)[\w.]+\/?(?:[?#]|$)/i;
export const isOnInstagram = (website: string | null): website is string =>
  website !== null && ON_INSTAGRAM.test(website);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const PRICE_WORDS: readonly (readonly [RegExp, PriceRange])[] = [
  [/^(?:ucretsiz|bedava|free|price level free|0)$/, 'Ücretsiz'],
  [/^(?:uygun|ucuz|ekonomik|inexpensive|cheap|low|price level inexpensive|1)$/, '₺'],
  [/^(?:orta|normal|moderate|moderately expensive|medium|price level moderate|2)$/, '₺₺'],
  [
    /^(?:pahali|luks|yuksek|expensive|very expensive|high|price level (?:very )?expensive|3|4)$/,
    '₺₺₺',
  ],
];

/** `$$`, `₺₺`, `Orta`, `MODERATE`; undefined for amounts and words nobody can place. */
export function readPriceRange(cell: string): PriceRange | undefined {
  const text = cell.replace(/\s/g, '');
  const signs = /^([$€£₺]){1,4}$/u.exec(text);
  if (signs) return PRICE_RANGES[Math.min([...text].length, 3) - 1];
  const own = /\((₺{1,3})\)/u.exec(cell)?.[1];
  if (own) return PRICE_RANGES[own.length - 1];
  const words = searchNorm(cell);
  return PRICE_WORDS.find(([pattern]) => pattern.test(words))?.[1];
}

export const isYes = (cell: string): boolean => /^(?:true|1|yes|evet|e|doğru|dogru|x)$/i.test(cell);
export const isNo = (cell: string): boolean =>
  /^(?:false|0|no|hayır|hayir|h|yanlış|yanlis)$/i.test(cell);

/** What a status cell says of the business's life. Who is open at the moment is so at all; `closed` may be the moment's. */
export function readLife(
  status: string,
): 'permanently_closed' | 'temporarily_closed' | 'open' | undefined {
  const words = searchNorm(status);
  if (/\bpermanently closed\b|\bclosed permanently\b|\bkalici\b.*\bkapa|\bkapandi\b/.test(words)) {
    return 'permanently_closed';
  }
  if (/\btemporarily closed\b|\bclosed temporarily\b|\bgecici\b.*\bkapa/.test(words)) {
    return 'temporarily_closed';
  }
  return /^(?:open|operational|acik)\b/.test(words) ? 'open' : undefined;
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** `{"2026-10-29":"kapalı"}` as our own files have it; undefined when anything of it cannot be read. */
export function readSpecialDays(cell: string): { day: string; hours: string }[] | undefined {
  if (!cell) return [];
  const days = Object.entries(parsedObject(cell) ?? { unreadable: '' });
  const areRead = days.every(
    ([day, hours]) =>
      DAY.test(day) && typeof hours === 'string' && typeof parseDayHours(hours) !== 'string',
  );
  if (!areRead || days.length > businessFields.specialDays.most) return undefined;
  return days.map(([day, hours]) => ({ day, hours: String(hours) }));
}

/** `{"otopark":true}` as our own files have it; undefined when anything of it cannot be read. */
export function readAttributes(cell: string): Attributes | undefined {
  if (!cell) return {};
  const said = Object.entries(parsedObject(cell) ?? { unreadable: '' });
  const areRead = said.every(([slug, has]) => attributeOf(slug) && typeof has === 'boolean');
  return areRead ? Object.fromEntries(said) : undefined;
}

function parsedObject(json: string): object | null | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Words of a list cell: our own files separate by `|`; each once, cleaned, bounded. */
export function readList(cell: string, most: number, longest: number): string[] {
  if (/^[[{]/.test(cell)) return [];
  const items = cell.split(cell.includes('|') ? '|' : /[;\n]|,\s/).map((item) => cleanLine(item));
  const seen = new Map(
    items.filter((item) => item && item.length <= longest).map((item) => [fold(item), item]),
  );
  return [...seen.values()].slice(0, most);
}

/**
 * Pictures of our own only: another site's address would be asked for by every visitor's browser. No
 * upload: that is its record's alone, and would go from there with this one.
 */
export const readImages = (cell: string): string[] =>
  cell
    .split('|')
    .map((path) => path.trim())
    .filter(
      (path) => /^\/(?!\/|api\/)[^\s\p{Cc}"'<>\\]+$/u.test(path) && path.length <= LONGEST.image,
    )
    .slice(0, MOST_IMAGES);
