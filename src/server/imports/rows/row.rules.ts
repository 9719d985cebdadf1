import { withFeatures } from '#contract/attributes/attributes.ts';
import { DEFAULT_IS_OPEN } from '#contract/businesses/businesses.ts';
import { businessFields, type FieldName } from '#contract/businesses/fields.ts';
import { isInCalendar } from '#contract/calendar/days.ts';
import { cellOf, cellsOf, type Field, type Header } from '#contract/imports/import-columns.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { writtenOut } from '#contract/text/rounded-number.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { placeLine, type SourceRecord } from '#server/businesses/facts/newer-facts.rules.ts';
import { type FieldValues, readField, unsaidTexts } from '#server/businesses/fields.ts';
import { calmAddress, calmName } from '#server/businesses/names/name-case.rules.ts';
import { isExported } from '#server/exports/exported-businesses.rules.ts';
import { type ImportWords, siteImportWords } from '../import-words.rules.ts';
import {
  cleanLine,
  cleanText,
  cutText,
  isNo,
  isOnInstagram,
  isYes,
  LONGEST,
  MOST_FEATURES,
  MOST_READ,
  MOST_READ_OF_LONG,
  type PinReading,
  readAttributes,
  readCid,
  readEmail,
  readImages,
  readLife,
  readList,
  readMapsLink,
  readPhones,
  readPin,
  readPriceRange,
  readSpecialDays,
  readWebsite,
  splitCoordinates,
  visibleText,
} from './cell-values.rules.ts';
import { type Flag, readFlags } from './flags.rules.ts';
import { type KnownOfKinds, kindOfRow } from './kind-of-row.rules.ts';
import {
  isOfTheMoment,
  openingHoursOfColumns,
  openingHoursOfDays,
  openingHoursOfLines,
  readOpeningHours,
} from './opening-hours.rules.ts';
import { decidePlace, districtAsTown, type PinKnowledge } from './place.rules.ts';

/** A business as a file describes it, ready to be stored. */
export interface BusinessFromFile extends Omit<FieldValues, 'isEmailShown' | 'takesReservations'> {
  /** Of every number in the cell, for comparing; the first is the one shown. */
  phoneKeys: string[];
  /** The row says no address: it is made of its place. */
  isAddressMade?: boolean | undefined;
  /** The row says whether it is open at all, as it else counts. */
  isOpenSaid?: boolean | undefined;
  /** What an open source calls it, and what comes with that; null for a row of any other file. */
  source?: SourceRecord | null | undefined;
  flags?: readonly Flag[] | undefined;
}

/** Texts that a file says as people would type them. */
const asTyped = (Object.keys(unsaidTexts) as (keyof typeof unsaidTexts)[]).filter(
  (name) =>
    !['subcategory', 'description', 'neighbourhood', 'phone', 'website', 'whatsapp'].includes(name),
);

function typedTexts(row: Row, wrong: (name: FieldName) => void) {
  const read = asTyped.map((name) => {
    const { value, wrong: why } = readField(name, cleanLine(row(name)));
    if (why) wrong(name);
    return [name, value == null ? null : cutText(String(value), businessFields[name].max)];
  });
  return Object.fromEntries(read) as Record<(typeof asTyped)[number], string | null>;
}

/** What became of one row: a business, or one sentence why not. Warnings in either case. */
type RowReading = { name: string; warnings: string[] } & (
  | { business: BusinessFromFile; refusal?: undefined }
  /** `unplaced`: a known number may tell yet which business it is. */
  | {
      business?: undefined;
      refusal: string;
      unplaced?: { phoneKeys: string[] };
      /** Of a place that is closed for good what its source calls it. */
      closed?: SourceRecord | undefined;
    }
);

type Row = (field: Field) => string;

const LONG_FIELDS: readonly Field[] = [
  'description',
  'hours',
  'ramadanHours',
  'specialDays',
  'attributes',
  'completeAddress',
  'images',
];
const readable = (field: Field, cell: string) =>
  visibleText(cell.slice(0, LONG_FIELDS.includes(field) ? MOST_READ_OF_LONG : MOST_READ));

/** Shorter numbers (155, an extension) are nobody's alone. */
const DIGITS_OF_A_PHONE = 7;

/** gosom's address in parts; the keys that matter are the same in every version. */
function partsOfAddress(json: string): { city?: string; state?: string; country?: string } {
  // An error for each row that has none takes as long as all the rest of it.
  if (!json.startsWith('{')) return {};
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

const LONGEST_ID = 100;
const LONGEST_OF_SOURCE = 200;

/** `2026-06-01` of a day or a moment; null for anything else. */
function dayOf(text: string): string | null {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(text.trim()) ?? [];
  return day && isInCalendar(day) ? day : null;
}

/** What an open source says of itself in a row; null where no source with ids does. */
function sourceOf(row: Row): SourceRecord | null {
  const id = cleanLine(row('sourceId'));
  if (!id || id.length > LONGEST_ID) return null;
  const text = (field: Field) => cleanLine(row(field)).slice(0, LONGEST_OF_SOURCE) || null;
  const confidence = Number(row('confidence') || Number.NaN);
  return {
    id,
    licence: text('sourceLicence'),
    attribution: text('sourceAttribution'),
    version: text('sourceVersion'),
    saidOn: dayOf(row('sourceDate')),
    confidence: confidence >= 0 && confidence <= 1 ? confidence : null,
  };
}

function pinOf(row: Row): PinReading {
  const direct = readPin(row('latitude'), row('longitude'));
  if (direct.pin || direct.problem) return direct;
  const pair = splitCoordinates(row('coordinates')) ?? readMapsLink(row('link'));
  return readPin(pair.latitude ?? '', pair.longitude ?? '');
}

function addressOf(row: Row): string {
  const street = [row('street'), row('houseNumber')].filter(Boolean).join(' No: ');
  const parts = row('address') ? [row('address')] : [street, row('neighbourhood')];
  return cleanLine(parts.filter(Boolean).join(', '));
}

function hoursOf(
  header: Header,
  cells: readonly string[],
  warn: (text: string) => void,
  say: ImportWords,
): string | null {
  const flat = header.names.includes('openingHours/0/day')
    ? openingHoursOfColumns(
        Object.fromEntries(header.names.map((name, index) => [name, cells[index]])),
      )
    : (openingHoursOfDays(header.names, cells) ?? openingHoursOfLines(header.names, cells));
  const said = cellsOf(header, cells, 'hours').find((cell) => !isOfTheMoment(cell)) ?? '';
  const { hours, isRead } = readOpeningHours(cleanText(readable('hours', said)) || flat || '');
  if (hours && !isRead) warn(say.wrongHours);
  return hours && cutText(hours, LONGEST.hours);
}

/** What rows are read by beside themselves: categories as the team has made them, and what pins tell. */
export interface KnownToRows extends KnownOfKinds, PinKnowledge {}
const asDelivered: KnownToRows = { nameOf: (category) => category, byNorm: new Map() };

/** All that columns of numbers say; one whose digits a spreadsheet has lost only where there is no other. */
function numbersOf(header: Header, cells: readonly string[]): string {
  const said = cellsOf(header, cells, 'phone');
  const whole = said.flatMap((cell) => writtenOut(cell) ?? []);
  return whole.length > 0 ? whole.join(' / ') : (said[0] ?? '');
}

/** Reads one row of a file; pure, so that the command line, the page and the tests read alike. */
export function readRow(
  header: Header,
  cells: readonly string[],
  known: KnownToRows = asDelivered,
  say: ImportWords = siteImportWords,
): RowReading {
  const row: Row = (field) => readable(field, cellOf(header, cells, field));
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  const bounded = (text: string, field: 'name' | 'address' | 'description') => {
    if (text.length > LONGEST[field]) warn(say.shortened(field, LONGEST[field]));
    return cutText(text, LONGEST[field]);
  };

  // Some directories put a second spelling behind a semicolon.
  const written = cleanLine(row('name').split(/;(?=\S)/)[0] ?? '');
  const name = bounded(isExported(header) ? written : calmName(written), 'name');
  // Nothing of a refused row is stored, so there is nothing to warn of.
  const refuse = (refusal: string): RowReading => ({ name, warnings: [], refusal });
  if (!searchNorm(name)) return refuse(say.noName);

  // Files put together from several carry their header in the middle.
  if (header.names.every((text, index) => text === (cells[index] ?? '').trim()))
    return refuse(say.headerAgain);

  const source = sourceOf(row);
  const life = readLife(row('status'));
  if (life === 'permanently_closed' || isYes(row('permanentlyClosed')))
    return { ...refuse(say.closedForGood), ...(source && { closed: source }) };

  const kind = kindOfRow(header, cells, name, { known, say });
  if (kind.refusal !== undefined) return refuse(kind.refusal);
  if (kind.warning) warn(kind.warning);

  const pinReading = pinOf(row);
  if (pinReading.problem) warn(say.pin[pinReading.problem]);
  if (pinReading.isSwapped) warn(say.swappedPin);
  const parts = partsOfAddress(row('completeAddress'));
  const address = isExported(header) ? addressOf(row) : calmAddress(addressOf(row));
  const place = decidePlace(
    districtAsTown({
      district: cleanLine(row('district')),
      city: cleanLine(row('city') || (parts.city ?? '')),
      province: cleanLine(row('province') || (parts.state ?? '')),
      country: cleanLine(row('country') || (parts.country ?? '')),
      neighbourhood: cleanLine(row('neighbourhood')),
      address,
    }),
    pinReading,
    say,
    { ...known, isExact: source !== null },
  );
  // Second numbers have columns of their own.
  const { phones, isHalf } = readPhones(cleanLine(readable('phone', numbersOf(header, cells))));
  const phoneKeys = phones
    .filter(({ key }) => key.replace(/\D/g, '').length >= DIGITS_OF_A_PHONE)
    .map(({ key }) => key);
  if (!place.district) {
    return { ...refuse(place.refusal), ...(place.isUnplaced && { unplaced: { phoneKeys } }) };
  }
  if (place.warning) warn(place.warning);
  if (isHalf) warn(say.halfPhone);
  if (!address) warn(say.noAddress);

  const { email, isJunk } = readEmail(row('email'));
  if (isJunk) warn(say.wrongEmail);
  const site = readWebsite(cleanLine(row('website') || ownSite(row('link'))));
  if (site.isDropped) warn(say.wrongWebsite);
  const whatsappText = cleanLine(
    row('whatsapp').replace(/^https?:\/\/(?:wa\.me\/|\S*phone=)/i, '+'),
  );
  const whatsapp = parsePhones(whatsappText)[0]?.display ?? null;
  if (whatsappText && !whatsapp) warn(say.wrongText('whatsapp'));
  const isInstagram = !row('instagram') && isOnInstagram(site.website);
  const website = isInstagram ? null : site.website;
  const typed = typedTexts(
    (field) => (isInstagram && field === 'instagram' ? (site.website ?? '') : row(field)),
    (name) => warn(say.wrongText(name)),
  );
  const ramadan = readOpeningHours(cleanText(row('ramadanHours')));
  if (ramadan.hours && !ramadan.isRead) warn(say.wrongText('ramadanHours'));
  const specialDays = readSpecialDays(cleanText(row('specialDays')));
  if (!specialDays) warn(say.wrongSpecialDays);
  const attributes = readAttributes(cleanText(row('attributes')));
  if (!attributes) warn(say.wrongText('attributes'));
  const features = readList(row('features'), MOST_FEATURES, LONGEST.feature);
  const price = cleanLine(row('priceRange'));
  const priceRange = price ? readPriceRange(price) : undefined;
  if (price && !priceRange) warn(say.wrongPrice(cutText(price, 40)));
  const isOpen = isOpenOf(row, life);

  return {
    name,
    warnings,
    business: {
      ...typed,
      name,
      category: kind.category,
      subcategory: kind.subcategory,
      description: bounded(cleanText(row('description')), 'description') || null,
      address: bounded(address, 'address') || placeLine(place),
      isAddressMade: !address,
      neighbourhood: place.neighbourhood,
      district: place.district,
      latitude: pinReading.pin?.latitude ?? null,
      longitude: pinReading.pin?.longitude ?? null,
      phone: phones[0] ? cutText(phones[0].display, 60) : null,
      phoneKeys,
      email,
      website,
      whatsapp: whatsapp && cutText(whatsapp, 60),
      priceRange: priceRange ?? null,
      hours: hoursOf(header, cells, warn, say),
      ramadanHours: ramadan.isRead ? ramadan.hours || null : null,
      specialDays: specialDays ?? [],
      attributes: withFeatures(attributes ?? {}, features),
      features,
      images: readImages(row('images')),
      isOpen: isOpen ?? DEFAULT_IS_OPEN,
      isOpenSaid: isOpen !== undefined,
      source,
      flags: readFlags(row('status')),
      cid: readCid(row('cid')) ?? readMapsLink(row('link')).cid ?? null,
    },
  };
}

/** A plain `url` column may be the business's own site; a maps address is not. */
const ownSite = (link: string) =>
  /google\.|goo\.gl|openstreetmap\.|yandex\./i.test(link) ? '' : link;

function isOpenOf(row: Row, life: ReturnType<typeof readLife>): boolean | undefined {
  if (life === 'temporarily_closed' || isYes(row('temporarilyClosed')) || isNo(row('isOpen')))
    return false;
  if (life === 'open' || isNo(row('temporarilyClosed')) || isYes(row('isOpen'))) return true;
  return undefined;
}
