import { districtFromText, otherAdanaDistrict } from '#contract/city/districts.ts';
import { readCsv, SEPARATORS } from '#contract/text/csv-text.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import { readDay, readTimes } from './roster-dates.rules.ts';

/** What one row of a roster says, as it was written; empty where it says nothing. */
export interface RosterEntry {
  line: number;
  /** A date; of a row without one, that of the heading above it. */
  day: string;
  /** A time, a date with a time, or both times of the turn. */
  from: string;
  until: string;
  name: string;
  district: string;
  address: string;
  phone: string;
}

export interface RosterText {
  entries: RosterEntry[];
  /** Lines that look like a row and name no pharmacy. */
  unread: { line: number; text: string }[];
}

type Field = Exclude<keyof RosterEntry, 'line'>;
export interface SheetRow {
  line: number;
  cells: readonly string[];
}

/** All that a column may be called is made of these: `Nöbetçi Eczane Adı`, `dutyStart`. */
const HEADER_WORDS = new Set(
  `nobet nobetci nobeti eczane eczanenin eczaneler adi ad isim ismi name title pharmacy unvan unvani tarih tarihi
  gun gunu date day baslangic baslangici baslama bitis bitisi saat saati saatleri saatler from start starts until end
  ends to at acilis kapanis hours ilce ilcesi ilceler district dist county bolge bolgesi semt adres adresi address
  acik full telefon telefonu tel no numarasi numara phone number gsm iletisim duty ve`.split(/\s+/),
);
/** The first that fits: `Eczane Adresi` is an address, `Nöbet Başlangıç Tarihi` a beginning. */
const HEADERS: readonly (readonly [Field | 'hours', RegExp])[] = [
  ['from', /\b(?:baslangic|baslangici|baslama|from|starts?|acilis)\b/],
  ['until', /\b(?:bitis|bitisi|until|ends?|to|kapanis)\b/],
  ['phone', /\b(?:tel|telefon|telefonu|phone|gsm|iletisim)\b/],
  ['address', /\b(?:adres|adresi|address)\b/],
  ['district', /\b(?:ilce|ilcesi|ilceler|district|dist|county|bolge|bolgesi|semt)\b/],
  ['hours', /\b(?:saat|saati|saatleri|saatler|hours)\b/],
  ['day', /\b(?:tarih|tarihi|gun|gunu|date|day)\b/],
  ['name', /\b(?:eczane|eczanenin|eczaneler|ad|adi|isim|ismi|name|title|pharmacy|unvan|unvani)\b/],
];

const headerOf = (cell: string): Field | 'hours' | undefined => {
  const words = searchNorm(cell.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  if (!words.split(' ').every((word) => HEADER_WORDS.has(word))) return undefined;
  return HEADERS.find(([, pattern]) => pattern.test(words))?.[0];
};

type Column = { field: Field | 'hours' } | { ofDistrict: string };

/** Columns of a header line: of a table with a row for each day, districts may be columns of names. */
function columnsOf({ cells }: SheetRow): Map<number, Column> | undefined {
  const columns = new Map<number, Column>();
  for (const [at, cell] of cells.entries()) {
    const field = headerOf(cell);
    const district = field ? undefined : districtFromText(cell);
    if (field) columns.set(at, { field });
    else if (district) columns.set(at, { ofDistrict: district });
  }
  const fields = [...columns.values()].flatMap((one) => ('field' in one ? [one.field] : []));
  const isTable = fields.includes('name') && new Set(fields).size > 1;
  const isOfDistricts = columns.size - fields.length > 1 && fields.includes('day');
  return isTable || isOfDistricts ? columns : undefined;
}

/** A title, a date or notes may stand above the header. */
const HEADER_WITHIN = 15;

const PHARMACY = /ecz(?:anes[iıİI]|ane|\.)?(?=$|[\s,;:|()–—/-])/iu;
const isPharmacy = (text: string) => PHARMACY.test(text.normalize('NFC'));

/** What is said above rows, for those that do not say it themselves. */
interface Above {
  day: string;
  hours: string;
  district: string;
}

/** Words around a date or a district in a heading. */
const HEADING_WORDS =
  /\b(?:nobetci|nobet|eczaneler(?:i|imiz)?|eczanelerin|eczane|listesi|liste|tarihli|tarihi|tarih|gunu|gun|ilcesi|ilce|bolgesi|merkez|adana|pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|saatleri|saati|saat|aksami(?:ndan)?|gecesi|sabahi(?:na)?|icin|bugun|bu|gece|arasi|arasinda|ile|ertesi|sabah|dan|den|a|e|ye|ya|ten|tan|kadar|ve)\b/g;

/** Reads a heading; undefined where the line says anything else. */
function headingOf(text: string, today: string): Partial<Above> | undefined {
  const found = readDay(text, today);
  const day = typeof found === 'object' ? found : undefined;
  // 'from the evening of one to the morning of the other': the turn is that of the first.
  const end = day && readDay(day.rest, today);
  const rest = typeof end === 'object' ? end.rest : (day?.rest ?? fold(text));
  const times = readTimes(rest).length >= 2 ? rest : '';
  const words = rest
    .replace(/\d{1,2}[:.]\d{2}/g, ' ')
    .replace(HEADING_WORDS, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const place = words && (districtFromText(words) ?? otherAdanaDistrict(words));
  if (words && !place) return undefined;
  if (!day && !times && !place) return undefined;
  return {
    ...(day && { day: day.day }),
    ...(times && { hours: times }),
    ...(place && { district: place }),
  };
}

const empty = (line: number, { day, hours, district }: Above): RosterEntry => ({
  ...{ line, day, from: hours, until: '', name: '', district, address: '', phone: '' },
});

/** Both times of a turn in one cell. */
const withHours = (entry: RosterEntry, hours: string): RosterEntry =>
  readTimes(hours).length >= 2 ? { ...entry, from: hours, until: '' } : entry;

function entriesOfRow(
  { line, cells }: SheetRow,
  columns: ReadonlyMap<number, Column>,
  above: Above,
): RosterEntry[] {
  let entry = empty(line, above);
  const named: RosterEntry[] = [];
  let hours = '';
  for (const [at, column] of columns) {
    const cell = (cells[at] ?? '').trim();
    if (!cell || 'ofDistrict' in column) continue;
    if (column.field === 'hours') hours = cell;
    else if (!entry[column.field] || column.field in { day: 1, from: 1, until: 1, district: 1 })
      entry[column.field] = cell;
  }
  entry = withHours(entry, hours);
  for (const [at, column] of columns) {
    if (!('ofDistrict' in column)) continue;
    for (const name of (cells[at] ?? '').split(/\n|;|\s[/+]\s|,(?=\s*\p{L})/u))
      if (name.trim()) named.push({ ...entry, district: column.ofDistrict, name: name.trim() });
  }
  return named.length > 0 ? named : [entry];
}

const PLACE_WORD =
  /\b(?:mah|mahallesi|mh|cad|caddesi|cd|sok|sokak|sokagi|sk|bulvari|blv|no|karsisi|yani)\b/;

/** Which cell is what, where no header says it. */
function guessed({ line, cells }: SheetRow, above: Above, today: string): RosterEntry {
  const entry = empty(line, above);
  const texts: string[] = [];
  for (const cell of cells.map((one) => one.trim())) {
    const letters = cell.replace(/[^\p{L}]/gu, '').length;
    const day = readDay(cell, today);
    const isShort = cell.length <= 40;
    const hasBegun = readTimes(entry.from).length > 0 && entry.from !== above.hours;
    const digits = cell.replace(/\D/g, '').length;
    // Days and times have as many digits as some numbers.
    const isOfTime = Boolean(day) || (digits <= 8 && readTimes(cell).length > 1);
    if (letters < 8 && !isOfTime && digits >= 7 && parsePhones(cell)[0]?.href) entry.phone ||= cell;
    else if (isShort && day && !isPharmacy(cell)) {
      if (readTimes(typeof day === 'object' ? day.rest : '').length === 1) {
        if (hasBegun) entry.until = cell;
        else entry.from = cell;
      } else if (entry.day === above.day || !entry.day) entry.day = cell;
      else entry.until ||= cell;
    } else if (letters <= 3 && readTimes(cell).length > 1) entry.from = cell;
    else if (letters === 0 && readTimes(cell).length === 1) {
      if (!hasBegun) entry.from = cell;
      else if (readTimes(entry.until).length === 0) entry.until = `${entry.until} ${cell}`.trim();
    } else if (isShort && !isPharmacy(cell) && (districtFromText(cell) ?? otherAdanaDistrict(cell)))
      entry.district = cell;
    else if (letters > 0) texts.push(cell);
  }
  entry.name =
    texts.find((text) => isPharmacy(text) && !PLACE_WORD.test(fold(text))) ??
    texts.find(isPharmacy) ??
    '';
  const rest = texts.filter((text) => text !== entry.name);
  entry.address = rest.sort((a, b) => b.length - a.length)[0] ?? '';
  return entry;
}

const textOfRow = ({ cells }: SheetRow) =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' ');

/** Letters of a cell or a line; what is longer is neither name nor address. */
const LONGEST = 500;
const shortened = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.slice(0, LONGEST)) }));

/** A table: with a header in any order, or cells that say themselves what they are. */
export function readSheet(given: readonly SheetRow[], today: string): RosterText {
  const rows = shortened(given);
  const entries: RosterEntry[] = [];
  const unread: RosterText['unread'] = [];
  let above: Above = { day: '', hours: '', district: '' };
  const hasHeader = rows.slice(0, HEADER_WITHIN).some(columnsOf);
  let columns: ReturnType<typeof columnsOf>;
  for (const row of rows) {
    const text = textOfRow(row);
    if (!text) continue;
    const header = hasHeader ? columnsOf(row) : undefined;
    if (header) {
      columns = header;
      continue;
    }
    const filled = row.cells.filter((cell) => cell.trim());
    const heading = filled.length <= 2 ? headingOf(text, today) : undefined;
    if (heading && !isPharmacy(text)) {
      // Another day begins anew.
      above = { ...above, ...(heading.day && { hours: '', district: '' }), ...heading };
      continue;
    }
    if (columns) entries.push(...entriesOfRow(row, columns, above));
    else if (!hasHeader) {
      const entry = guessed(row, above, today);
      if (entry.name) entries.push(entry);
      else if (entry.phone || filled.length > 2) unread.push({ line: row.line, text });
    }
  }
  return { entries, unread };
}

const LABELS = [
  ...['adres', 'adresi', 'telefon', 'telefonu', 'tel', 'gsm', 'ilçe', 'ilçesi', 'bölge'],
  ...['nöbet saatleri', 'nöbet saati', 'saat', 'tarih', 'eczane', 'eczane adı'],
];
/** In capitals as well: to a regular expression İ is no i. */
const LABEL = new RegExp(
  `^\\s*(${LABELS.join('|').replaceAll(/[iı]/g, '[iıİI]')})\\s*(?:no)?\\s*[.:：]\\s*`,
  'iu',
);
/** Buttons and links of a page, copied with it. */
const BUTTONS =
  /^(?:harita(?:da)?(?: (?:goster|gor|ac))?|yol tarifi(?: al)?|konum|ara|hemen ara|detay(?:lar)?|paylas|yazdir|google|whatsapp|tiklayin(?:iz)?|telefon|adres)$/;
const NUMBERED = /^\s*(?:\d{1,3}\s*[.)-]|[-*•»])\s+/;
const PHONE =
  /(?:\+?90[\s.-]?)?\(?0?\s?\(?[2-5]\d{2}\)?[\s.-]{0,2}\d{3}[\s.-]{0,2}\d{2}[\s.-]{0,2}\d{2}(?!\d)/;

/** A name at the beginning of a line, and what stands behind it. */
function nameIn(text: string): { name: string; rest: string } | undefined {
  const line = text.replace(NUMBERED, '');
  const found = PHARMACY.exec(line);
  if (!found) return undefined;
  const before = line.slice(0, found.index);
  const words = searchNorm(before).split(' ').filter(Boolean);
  const isName =
    words.length > 0 && words.length <= 6 && !words.some((word) => /^nobet/.test(word));
  // 'Yıldız Eczane yanı' stands in an address.
  const isInside =
    /[,:]|\bno\b|\d{3}/i.test(before) ||
    /^\s*(?:yan|karş|üst|alt|arka)/iu.test(line.slice(found.index + found[0].length));
  if (!isName || isInside) return undefined;
  const end = found.index + found[0].length;
  return { name: line.slice(0, end), rest: line.slice(end).replace(/^[\s,;:|–—/-]+/, '') };
}

/** `Eczane Adı: Yıldız` */
function nameLabelled(line: string): { name: string; rest: string } | undefined {
  const label = LABEL.exec(line);
  const name = line.slice(label?.[0].length ?? 0);
  const isNamed = fold(label?.[1] ?? '').startsWith('eczane') && !PHONE.test(name);
  return isNamed && /\p{L}/u.test(name) ? { name, rest: '' } : undefined;
}

/** Times below a name are its own, and a district is while nothing but the name stands there, or once more. */
const isOfEntry = ({ district, address, phone }: RosterEntry, heading: Partial<Above>) =>
  heading.district === undefined || heading.district === district || (!address && !phone);

/** The text of a page, as it was copied: headings with days and districts, then names with what belongs to them. */
export function readPage(text: string, today: string): RosterText {
  const entries: RosterEntry[] = [];
  const unread: RosterText['unread'] = [];
  let above: Above = { day: '', hours: '', district: '' };
  let open: RosterEntry | undefined;
  const take = (entry: RosterEntry, piece: string) => {
    const label = fold(LABEL.exec(piece)?.[1] ?? '');
    const said = piece.replace(LABEL, '');
    if (!said || BUTTONS.test(searchNorm(said))) return;
    const phone = PHONE.exec(said)?.[0];
    if (phone) {
      entry.phone ||= phone;
      const rest = said.replace(phone, ' ').replace(/\stel(?:efon)?\s*[.:]?\s*$/i, '');
      if (rest.replace(/[^\p{L}]/gu, '').length > 5)
        take(entry, rest.replace(/^[\s,;|–—-]+|[\s,;|–—-]+$/g, ''));
    } else if (said.length <= 40 && (districtFromText(said) ?? otherAdanaDistrict(said)))
      entry.district = said;
    else if (label.startsWith('ilce') || label === 'bolge') entry.district = said;
    else if (label === 'tarih') entry.day = said;
    else if (readTimes(said).length > 1 && said.replace(/[^\p{L}]/gu, '').length < 40)
      entry.from = said;
    else if (!entry.address) entry.address = said;
    else if (!entry.phone && entry.address.length + said.length < 250)
      entry.address = `${entry.address} ${said}`;
  };
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.slice(0, LONGEST).replace(/\*\*/g, '').replace(/\s+/g, ' ').trim();
    if (!line) continue;
    const named = nameLabelled(line) ?? nameIn(line);
    if (named) {
      open = { ...empty(index + 1, above), name: named.name };
      entries.push(open);
      for (const piece of named.rest.split(/\s[|•–—-]\s/)) take(open, piece);
      continue;
    }
    const heading = LABEL.test(line) && open ? undefined : headingOf(line, today);
    if (heading) {
      if (open && !heading.day && isOfEntry(open, heading)) {
        if (heading.hours) open.from = heading.hours;
        if (heading.district) open.district = heading.district;
      } else {
        above = { ...above, ...(heading.day && { hours: '', district: '' }), ...heading };
        open = undefined;
      }
      continue;
    }
    if (open) take(open, line);
    else if (PHONE.test(line)) unread.push({ line: index + 1, text: line });
  }
  return { entries, unread };
}

/** How many of the lines must be rows of a table without a header. */
const MOST = 0.6;
const LEAST_CELLS = 3;

/** A text as a whole: CSV in any separator where it is a table, else a page. */
export function readRosterText(text: string, today: string): RosterText {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (const separator of SEPARATORS) {
    const rows = readCsv(plain, separator).flatMap((record): SheetRow[] =>
      record.isBroken ? [] : [record],
    );
    if (rows.slice(0, HEADER_WITHIN).some((row) => columnsOf(row))) {
      const broken = readCsv(plain, separator).flatMap((record) =>
        record.isBroken ? [record] : [],
      );
      const read = readSheet(rows, today);
      return {
        ...read,
        unread: [...read.unread, ...broken.map(({ line, text: said }) => ({ line, text: said }))],
      };
    }
  }
  for (const separator of ['\t', ';', '|'] as const) {
    const rows = readCsv(plain, separator).flatMap((record): SheetRow[] =>
      record.isBroken ? [] : [record],
    );
    const wide = rows.filter(
      ({ cells }) => cells.filter((cell) => cell.trim()).length >= LEAST_CELLS,
    );
    if (wide.length > 0 && wide.length >= rows.length * MOST) return readSheet(rows, today);
  }
  const lines = plain.split('\n').filter((line) => line.trim());
  const rows = readCsv(plain, ',').flatMap((record): SheetRow[] =>
    record.isBroken ? [] : [record],
  );
  const even = rows.filter(
    ({ cells }) =>
      cells.length >= LEAST_CELLS &&
      cells.some(isPharmacy) &&
      cells.some((cell) => readDay(cell, today)),
  );
  if (even.length >= lines.length * MOST) return readSheet(rows, today);
  return readPage(plain, today);
}
