import { expect, test } from 'vitest';
import { statisticsView } from './statistics-view.ts';

const day = (date: string, countries: object, topPages: object) => ({
  ...{ date, totalVisits: 10, uniqueVisitors: 4 },
  ...{ countries: JSON.stringify(countries), topPages: JSON.stringify(topPages) },
});
const names: Record<string, string> = { '/business/1001': 'Köşe Kebap' };
const nameOf = async (path: string) => names[path];

test('days are added up, countries have Turkish names, pages those people know', async () => {
  const view = await statisticsView(
    [
      day('2026-11-19', { TR: 5, DE: 1, '': 3 }, { '/': 4, '/business/1001': 2 }),
      day(
        '2026-11-20',
        { TR: 1, DE: 3, XX: 1 },
        { other: 3, '/business/1001': 5, '/business/7': 1 },
      ),
    ],
    nameOf,
  );
  expect(view).toMatchObject({ totalVisits: 20, uniqueVisitors: 8 });
  expect(view.countries.map(({ name, value }) => [name, value])).toEqual([
    ['Türkiye', 6],
    ['Almanya', 4],
    ['Bilinmiyor', 4],
  ]);
  expect(view.pages).toEqual([
    { key: '/business/1001', name: 'Köşe Kebap', href: '/business/1001', value: 7 },
    { key: '/', name: 'Ana sayfa', href: '/', value: 4 },
    { key: '/business/7', name: 'Yayından kalkmış bir işletme', value: 1 },
  ]);
});

test('five of each are shown', async () => {
  const many = { TR: 9, DE: 8, NL: 7, FR: 6, AT: 5, GB: 4 };
  const paths = Object.fromEntries(
    Object.entries(many).map(([code, count]) => [`/category/${code}`, count]),
  );
  const view = await statisticsView([day('2026-11-20', many, paths)], nameOf);
  expect(view.countries.map(({ key }) => key)).toEqual(['TR', 'DE', 'NL', 'FR', 'AT']);
  expect(view.pages).toHaveLength(5);
});

test('what has no name of its own, and what people do with their own, is no page of the five', async () => {
  const pages = { other: 60, '/business-owner-dashboard': 30, '/account': 8, '/': 4, '/map': 2 };
  const view = await statisticsView([day('2026-11-20', { TR: 1 }, pages)], nameOf);
  expect(view.pages.map(({ name }) => name)).toEqual(['Ana sayfa', 'Harita']);
});

test('an unknown country does not stand alone', async () => {
  const view = await statisticsView([day('2026-11-20', { '': 9, XX: 1 }, { '/': 4 })], nameOf);
  expect(view.countries).toEqual([]);
});
