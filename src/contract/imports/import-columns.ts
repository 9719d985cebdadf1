import type { FieldBy } from '../businesses/fields.ts';
import { readCsv, SEPARATORS, type Separator } from '../text/csv-text.ts';
import { searchNorm } from '../text/turkish-fold.ts';

/**
 * Which column means what. Names are compared folded and without signs: `location/lat`, `Web Sitesi`,
 * `price_range` and `priceRange` need no spelling of their own. The earlier name wins when a file has
 * several of them and the cell is filled.
 */
const aliases = {
  name: `title, name, name tr, ad, adı, isim, ismi, işletme adı, işletme, işletmenin adı, firma adı, firma,
    firma ünvanı, ünvan, ünvanı, ticari ünvan, mekan adı, mekan, yer adı, yer, başlık, kurum adı, kurum,
    dükkan adı, mağaza adı, business name, company name, company, place name, store name,
    display name/text, display name`,
  subcategory: 'subcategory, sub category, alt kategori, alt tür, alt sektör',
  category: `category name, category, kategori, kategorisi, kategori adı, main category, ana kategori,
    sektör, sektörü, faaliyet alanı, faaliyet, iş kolu, primary category, categories, kategoriler`,
  type: `primary type display name/text, type, tür, türü, tip, tipi, işletme türü, main type, primary type,
    business type, place type, kurum türü, kurum tipi, kuruluş türü, kuruluş tipi, servis türü, servis tipi,
    uzmanlık, uzmanlık alanı, branş, branşı`,
  subtypes: `subtypes, types, all types, all categories, types/0, types/1, types/2, categories/0, categories/1,
    categories/2, categories/3, additional categories, diğer kategoriler, etiketler`,
  osmKey: 'osm key',
  osmValue: 'osm value, fclass',
  osmAmenity: 'amenity',
  osmShop: 'shop',
  osmLeisure: 'leisure',
  osmTourism: 'tourism',
  osmHealthcare: 'healthcare',
  osmCraft: 'craft',
  osmOffice: 'office',
  description: `description, açıklama, açıklaması, tanıtım, tanım, hakkında, descriptions, site description,
    about text`,
  address: `full address, address, adres, adresi, açık adres, tam adres, formatted address, addr full,
    adres bilgisi`,
  street: 'street, sokak, cadde, cadde sokak, addr street, street address, address line 1',
  houseNumber: 'addr housenumber, house number, kapı no, bina no',
  neighbourhood: `neighborhood, neighbourhood, mahalle, mahallesi, semt, borough, addr neighbourhood,
    addr suburb, addr quarter, mahalle adı`,
  district: 'district, ilçe, ilçesi, ilçe adı, addr district, county, ilce adi',
  city: 'city, şehir, town, addr city, il/ilçe, kent, locality',
  province: 'province, state, il, ili, il adı, addr province, addr state, us state, region, bölge',
  country: 'country code, country, ülke, addr country',
  completeAddress: 'complete address',
  phone: `phone, telefon, telefonu, telefon no, telefon numarası, tel, tel no, phone number, phone 1,
    telefon 1, tel 1, gsm,
    cep, cep telefonu, contact phone, phone unformatted, national phone number, international phone number,
    international phone, iletişim, sabit telefon, phone/0, mobile, contact mobile, phones,
    telefonlar, telefon 2, tel 2, phone 2`,
  email: `email, e-posta, eposta, e-posta adresi, e-mail, mail, mail adresi, emails, email 1, contact email,
    emails/0`,
  whatsapp:
    'whatsapp, whatsapp no, whatsapp numarası, whatsapp hattı, contact whatsapp, whatsapp link',
  instagram:
    'instagram, instagram adı, instagram hesabı, instagram adresi, contact instagram, insta',
  website: `website, web sitesi, site, web site, web, internet sitesi, web adresi, site adresi, url site,
    contact website, website uri, open website, domain, homepage, websites`,
  latitude: `latitude, location/lat, location/latitude, gps coordinates/latitude, coordinates/latitude, lat,
    enlem, y, gps lat, coordinates/lat, latitude deg`,
  longitude: `longitude, location/lng, location/lon, location/longitude, gps coordinates/longitude,
    coordinates/longitude, lng, lon, long, boylam, x, longtitude, gps lng, coordinates/lng, longitude deg`,
  coordinates:
    'coordinates, koordinat, koordinatlar, konum, location, lat lng, latlng, gps, wkt, geometry',
  priceRange: `price range, price, fiyat, fiyat aralığı, fiyat düzeyi, fiyat seviyesi, range, price level,
    pricelevel`,
  hours: `hours, working hours, open hours, opening hours, çalışma saatleri, saatler, açılış saatleri,
    mesai saatleri, çalışma saati, working hours old format, working hours csv compatible, business hours,
    open time, opening time, timings`,
  ramadanHours: 'ramadan hours, ramazan saatleri',
  specialDays: 'special days, özel günler',
  status: `business status, status, current status, open state, is closed, closed status, durum, durumu,
    çalışma durumu`,
  permanentlyClosed: 'permanently closed, is permanently closed, kalıcı kapalı, kapandı',
  temporarilyClosed: 'temporarily closed, is temporarily closed, geçici kapalı',
  isOpen: 'is open, açık mı',
  cid: 'cid, google cid, data cid, customer id',
  link: `link, url, place link, place url, location link, google maps url, google maps uri, google maps link,
    maps url, maps link, detail url, page url, harita linki, harita, google url`,
  /** As our own files have them; what others call it says it as free features. */
  attributes: 'attributes, nitelikler',
  sourceId: 'source id',
  sourceKinds: 'source kinds',
  sourceLicence: 'source licence',
  sourceAttribution: 'source attribution',
  sourceVersion: 'source version',
  sourceDate: 'source date',
  confidence: 'confidence',
  features: 'features, özellikler, özellik, olanaklar',
  images: 'images, görseller, resimler, fotoğraflar',
} as const satisfies Record<FieldBy<'import'>, string> & Record<string, string>;

export type Field = keyof typeof aliases;

const squash = (name: string) => searchNorm(name).replaceAll(' ', '');

const namesOf = (list: string) => list.split(',').map(squash);
const fieldByName = new Map(
  Object.entries(aliases).flatMap(([field, list]) =>
    namesOf(list).map((name, rank) => [name, { field: field as Field, rank }] as const),
  ),
);

export interface Header {
  /** As the file writes them. */
  names: readonly string[];
  /** Column numbers of a field, the best name first. */
  columns: ReadonlyMap<Field, readonly number[]>;
  has(field: Field): boolean;
}

/** Of what a list is: `Eczane`, `Anlaşmalı Servis`, `Sağlık Kurumu`. */
const LISTED = `\\b(?:${[
  ...['eczane', 'hastane', 'klinik', 'poliklinik', 'kurum', 'kurulus', 'merkez', 'optik', 'servis'],
  ...['bayi', 'isletme', 'firma', 'magaza', 'otel', 'restoran', 'tesis', 'okul', 'sube'],
].join('|')})(?:[aeiu]|s[iu]|n[iu]n|s[iu]n[iu]n)?`;
const NAME_OF_LISTED = new RegExp(`${LISTED} (?:ad|adi|isim|ismi|unvan|unvani|name)$`);
const LISTED_ALONE = new RegExp(`^(?:\\S+ )?${LISTED}$`);
/** With so many columns known a bare `Eczane` is the column of names. */
const LEAST_BESIDE = 2;

/**
 * The column of names, where none is called so exactly: one called as what the list is of, with its `adı` or without.
 */
function columnOfNames(names: readonly string[], beside: number): number | undefined {
  const unknown = names.map((name) => (fieldByName.has(squash(name)) ? '' : searchNorm(name)));
  const named = unknown.findIndex((words) => NAME_OF_LISTED.test(words));
  if (named >= 0) return named;
  const alone = unknown.findIndex((words) => LISTED_ALONE.test(words));
  return alone >= 0 && beside >= LEAST_BESIDE ? alone : undefined;
}

/** Reads the names of the columns; unknown ones are left alone. */
export function readHeader(cells: readonly string[]): Header {
  const names = cells.map((cell) => cell.replace(/^\ufeff/, '').trim());
  const found = new Map<Field, { column: number; rank: number }[]>();
  for (const [column, name] of names.entries()) {
    const known = fieldByName.get(squash(name));
    if (!known) continue;
    const list = found.get(known.field) ?? [];
    list.push({ column, rank: known.rank });
    found.set(known.field, list);
  }
  const ofNames = found.has('name') ? undefined : columnOfNames(names, found.size);
  if (ofNames !== undefined) found.set('name', [{ column: ofNames, rank: 0 }]);
  const columns = new Map(
    [...found].map(([field, list]) => [
      field,
      list.sort((a, b) => a.rank - b.rank).map(({ column }) => column),
    ]),
  );
  return { names, columns, has: (field) => columns.has(field) };
}

/** Excel's own hint in front of the header, e.g. `sep=;`. */
const SEPARATOR_LINE = /^\s*sep=/i;
/** A title or an empty line may stand above the header. */
const HEADER_WITHIN_RECORDS = 10;

export interface FileShape {
  separator: Separator;
  header: Header;
  /** The line the header stands on; rows come behind it. */
  headerLine: number;
}

/** The line among the first ten that knows most columns, of equal ones the first; undefined when none names a business. */
export function headerAmong(
  records: readonly { line: number; cells: readonly string[] }[],
): { header: Header; line: number } | undefined {
  let best: { header: Header; line: number } | undefined;
  for (const { line, cells } of records.slice(0, HEADER_WITHIN_RECORDS)) {
    if (SEPARATOR_LINE.test(cells[0] ?? '')) continue;
    const header = readHeader(cells);
    if (header.has('name') && header.columns.size > (best?.header.columns.size ?? 0))
      best = { header, line };
  }
  return best;
}

/**
 * Finds separator and header in the beginning of a file (`\n` as line end): the reading that knows
 * most columns wins, so that commas inside quoted names or a title line mislead nobody.
 * Undefined when no line among the first ten names a business's name.
 */
export function findShape(sample: string): FileShape | undefined {
  let best: FileShape | undefined;
  for (const separator of SEPARATORS) {
    const records = readCsv(sample, separator).slice(0, HEADER_WITHIN_RECORDS);
    const found = headerAmong(records.flatMap((record) => (record.isBroken ? [] : [record])));
    if (!found || found.header.columns.size <= (best?.header.columns.size ?? 0)) continue;
    best = { separator, header: found.header, headerLine: found.line };
  }
  return best;
}

/** The first filled cell of a field, trimmed; empty when the row ends before it. */
export function cellOf(header: Header, cells: readonly string[], field: Field): string {
  for (const column of header.columns.get(field) ?? []) {
    const text = cells[column]?.trim();
    if (text) return text;
  }
  return '';
}

/** Every filled cell of a field, the best name first. */
export const cellsOf = (header: Header, cells: readonly string[], field: Field): string[] =>
  (header.columns.get(field) ?? []).map((column) => cells[column]?.trim() ?? '').filter(Boolean);

/** Specification 7: a file is `google` when it has a title, categoryName or cid, else `standard`. */
export const formatOf = (header: Header): 'google' | 'standard' =>
  header.names.some((name) => ['title', 'categoryName', 'cid'].includes(name))
    ? 'google'
    : 'standard';
