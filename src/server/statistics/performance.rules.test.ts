import { expect, test } from 'vitest';
import { COUNTERS } from '#contract/statistics/business-performance.ts';
import { everyDay, type FullDay, periodsUntil, toCsv, totalsOf } from './performance.rules.ts';

/** Every counter another number, so that none is taken for another. */
const day = (date: string, first: number): FullDay => ({
  date,
  ...{ views: first, phoneClicks: first + 1, websiteClicks: first + 2 },
  ...{ directionsClicks: first + 3, whatsappClicks: first + 4, reservations: first + 5 },
  ...{ shares: first + 6, favorites: first + 7, searchAppearances: first + 8 },
});

test('the thirty days that end today, and the thirty before', () => {
  expect(periodsUntil('2026-11-24')).toEqual({
    current: { from: '2026-10-26', to: '2026-11-24' },
    previous: { from: '2026-09-26', to: '2026-10-25' },
  });
});

test('a period has all of its days, those without a row with zeros', () => {
  const known = day('2026-12-31', 4);
  const days = everyDay([known], { from: '2026-12-30', to: '2027-01-01' });
  expect(days.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(days[1]).toBe(known);
  expect(Object.values({ ...days[0], date: 0 }).every((count) => count === 0)).toBe(true);
  expect(Object.keys(days[0] ?? {}).sort()).toEqual(Object.keys(known).sort());
});

test('sums, as many as a plan opens', () => {
  const days = [day('2026-11-23', 10), day('2026-11-24', 100)];
  const { date: _, ...all } = day('', 110);
  const both = Object.fromEntries(
    Object.entries(all).map(([name, sum], index) => [name, sum + index]),
  );
  const { favorites: _favorites, searchAppearances: _appearances, ...free } = both;
  expect(totalsOf(days, 'free')).toEqual(free);
  expect(Object.keys(free)).toEqual([...COUNTERS]);
  expect(totalsOf(days, 'basic')).toEqual(both);
  expect(totalsOf(days, 'premium')).toEqual(both);
  expect(totalsOf([], 'free')).toMatchObject({ views: 0 });
});

test('the file opens in a spreadsheet as it is set up in Turkey', () => {
  expect(toCsv([day('2026-11-23', 1), day('2026-11-24', 11)])).toBe(
    [
      '\uFEFFTarih;Görüntülenme;Telefon araması;Web sitesi tıklaması;Yol tarifi;WhatsApp;Rezervasyon isteği;Paylaşım;Favoriye eklenme;Aramada görünme',
      '23.11.2026;1;2;3;4;5;6;7;8;9',
      '24.11.2026;11;12;13;14;15;16;17;18;19',
      '',
    ].join('\r\n'),
  );
});
