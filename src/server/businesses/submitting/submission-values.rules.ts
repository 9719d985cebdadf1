import { formatHours, parseDayHours, parseHours } from '#contract/calendar/opening-hours-text.ts';
import { isNearAdana } from '#contract/city/near-adana.ts';
import { type Phone, parsePhones } from '#contract/text/phones.ts';
import { fold } from '#contract/text/turkish-fold.ts';

/** A value as it is stored, or the sentence that says what to mend. */
export type Read<T> = { value: T; wrong?: undefined } | { value?: undefined; wrong: string };

const MAX_NUMBERS = 3;
/** Turns what stands behind it around: a name could read as another one. */
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** One line of text; null when nothing was typed. */
export const readLine = (text: string | undefined): string | null =>
  text?.replace(TURNING_MARKS, '').replace(/\s+/g, ' ').trim() || null;

/** Text of several lines. */
export const readText = (text: string | undefined): string | null =>
  text
    ?.replace(TURNING_MARKS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim() || null;

export function readPhones(text: string | undefined): Read<Phone[]> {
  const phones = parsePhones(text ?? '').filter(({ href }) => href);
  if (text && phones.length === 0) {
    return { wrong: 'Telefonu alan koduyla yazın (örneğin 0322 591 26 41)' };
  }
  return { value: phones.slice(0, MAX_NUMBERS) };
}

/** `+905321234567`, as a wa.me address wants it. */
export function readWhatsapp(text: string | undefined): Read<string | null> {
  if (!text) return { value: null };
  const phone = parsePhones(text).find(({ key }) => key.startsWith('+'));
  return phone
    ? { value: phone.key }
    : { wrong: 'WhatsApp numarasını 05XX XXX XX XX biçiminde yazın' };
}

/** The name on Instagram, from `@name` or the address of the profile. */
export function readInstagram(text: string | undefined): Read<string | null> {
  if (!text) return { value: null };
  const name = text
    .replace(/^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/[/?#].*$/, '');
  return /^[a-z0-9._]{1,30}$/i.test(name)
    ? { value: name }
    : { wrong: 'Instagram adını @adanakebap gibi yazın' };
}

const DEGREES = /^-?\d{1,3}(?:[.,]\d{1,15})?$/;

function degrees(given: number | string | undefined): number | null | undefined {
  if (given === undefined || given === '') return null;
  if (typeof given === 'number') return given;
  return DEGREES.test(given) ? Number(given.replace(',', '.')) : undefined;
}

export type Pin = { latitude: number; longitude: number };

/** Both or neither, and in or near the city. */
export function readPin(
  givenLatitude: number | string | undefined,
  givenLongitude: number | string | undefined,
): Read<Pin | null> {
  const [latitude, longitude] = [degrees(givenLatitude), degrees(givenLongitude)];
  if (latitude === null && longitude === null) return { value: null };
  if (latitude === undefined || longitude === undefined) {
    return { wrong: 'Enlem ve boylamı 36,9914 gibi yazın' };
  }
  if (latitude === null || longitude === null) {
    return { wrong: 'Enlem ve boylamı birlikte yazın ya da ikisini de boş bırakın' };
  }
  if (!isNearAdana(latitude, longitude)) {
    return { wrong: 'Bu konum Adana dışında görünüyor. İğneyi haritada yeniden yerleştirin.' };
  }
  return { value: { latitude, longitude } };
}

/** As long as the text form may be. */
const MAX_HOURS = 2000;

/** The hours in their stored form; null when they were left out. */
export function readHours(given: string | Record<string, string>): Read<string | null> {
  const said = typeof given === 'string' ? given : JSON.stringify(given);
  const { week, text } = said.length > MAX_HOURS ? { text: said } : parseHours(said);
  if (text !== undefined || week?.some((day) => typeof day === 'string')) {
    return { wrong: 'Çalışma saatleri okunamadı. Saatleri 09:00-18:00 gibi yazın.' };
  }
  return { value: week ? formatHours(week) : null };
}

const DAY_MS = 86_400_000;

/** One dated exception: a day that the calendar has, not long past, with hours that can be read. */
export function readSpecialDay(day: string, hours: string, now: Date): Read<string> {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    return { wrong: 'Takvimde böyle bir gün yok' };
  }
  // The day itself and one more: a special night may still go on.
  if (date.getTime() < now.getTime() - 2 * DAY_MS) return { wrong: 'Bu gün geçmişte kaldı' };
  return typeof parseDayHours(hours) === 'string'
    ? { wrong: 'Saatleri 09:00-18:00 gibi yazın ya da kapalı seçin' }
    : { value: hours };
}

/** Each once, however it is spelt, in the order they were given. */
export function readFeatures(features: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const feature of features) {
    const line = readLine(feature);
    if (line && !known.has(fold(line))) known.set(fold(line), line);
  }
  return [...known.values()];
}
