/**
 * Case endings that Turkish puts after a number with an apostrophe. They follow the last word
 * spoken: 18.30 ends in "otuz", so 18.30’a; 02.00 ends in "iki", so 02.00’ye.
 */

/** Last word spoken → [-e/-a, -de/-da]. Tens stand under their own number. */
const ENDINGS: Record<number, readonly [dative: string, locative: string]> = {
  0: ['a', 'da'],
  1: ['e', 'de'],
  2: ['ye', 'de'],
  3: ['e', 'te'],
  4: ['e', 'te'],
  5: ['e', 'te'],
  6: ['ya', 'da'],
  7: ['ye', 'de'],
  8: ['e', 'de'],
  9: ['a', 'da'],
  10: ['a', 'da'],
  20: ['ye', 'de'],
  30: ['a', 'da'],
  40: ['a', 'ta'],
  50: ['ye', 'de'],
};

const endingsOf = (number: number): readonly [string, string] =>
  ENDINGS[number % 10 === 0 ? number : number % 10] ?? ['e', 'de'];

/** Minutes of the day as people here write a time: 1110 → `'18.30'`, 1440 → `'24.00'`. */
export function timeText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}.${twoDigits(minutes % 60)}`;
}

/** `"18.30’a"`: towards or until a time, in minutes of the day (0–1440). */
export function timeWithDative(minutes: number): string {
  return `${timeText(minutes)}’${endingsOf(minutes % 60 || minutes / 60)[0]}`;
}

/** `"08.00’de"`: at a time, in minutes of the day (0–1440). */
export function timeWithLocative(minutes: number): string {
  return `${timeText(minutes)}’${endingsOf(minutes % 60 || minutes / 60)[1]}`;
}

/** `"13.00’ten"`: from a time on, in minutes of the day (0–1440). */
export function timeWithAblative(minutes: number): string {
  return `${timeWithLocative(minutes)}n`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
