import { expect, test } from 'vitest';
import { timeText, timeWithDative, timeWithLocative } from '#contract/text/turkish-suffix.ts';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test('a time carries the ending of the last word spoken', () => {
  const spoken = [
    '00.00’a 00.00’da',
    '01.00’e 01.00’de',
    '02.00’ye 02.00’de',
    '03.00’e 03.00’te',
    '04.00’e 04.00’te',
    '05.00’e 05.00’te',
    '06.00’ya 06.00’da',
    '07.00’ye 07.00’de',
    '08.00’e 08.00’de',
    '09.00’a 09.00’da',
    '10.00’a 10.00’da',
    '20.00’ye 20.00’de',
    '23.00’e 23.00’te',
    '24.00’e 24.00’te',
    '18.30’a 18.30’da',
    '18.40’a 18.40’ta',
    '18.50’ye 18.50’de',
    '22.10’a 22.10’da',
    '22.15’e 22.15’te',
    '23.59’a 23.59’da',
    '07.05’e 07.05’te',
    '07.20’ye 07.20’de',
    '07.36’ya 07.36’da',
  ];
  for (const pair of spoken) {
    const minutes = minutesOf(pair.slice(0, 5));
    expect(`${timeWithDative(minutes)} ${timeWithLocative(minutes)}`).toBe(pair);
  }
});

test('a time is written with a dot and two digits each', () => {
  expect([0, 545, 1439, 1440].map(timeText)).toEqual(['00.00', '09.05', '23.59', '24.00']);
});
