import { expect, test } from 'vitest';
import {
  type Origin,
  oldBefore,
  saidFacts,
  statedFacts,
  wayOf,
  withPricePhotos,
} from './said-facts.rules.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const BUSINESS = {
  ...{ name: 'Köşe', category: 'Restoranlar', subcategory: null, address: 'Cemal Cad. 4' },
  ...{ district: 'Seyhan', neighbourhood: null, latitude: null, longitude: null, phone: null },
  ...{ website: 'https://kose.example', hours: null },
};
const ORIGIN: Origin = {
  ...{ isExample: false, isFromFile: true, attribution: null, saidOn: null, seenAt: null },
  // Half past midnight in Adana.
  cameAt: new Date('2026-10-01T21:30:00Z'),
};

test('stated is that it is there, and what it has a value of', () => {
  expect(statedFacts(BUSINESS)).toEqual(['existence', 'name', 'kind', 'address', 'website']);
  expect(statedFacts({ ...BUSINESS, latitude: '37' })).toContain('pin');
});

test('whose word it is, and of which day: what is said of it, else when it was seen, else when it came', () => {
  expect(wayOf(ORIGIN)).toEqual({ by: 'list', on: '2026-10-02' });
  expect(wayOf({ ...ORIGIN, attribution: 'x' }).by).toBe('openData');
  expect(wayOf({ ...ORIGIN, attribution: 'x', isFromFile: false }).by).toBe('sender');
  const seenAt = new Date('2026-10-05T09:00:00Z');
  expect(wayOf({ ...ORIGIN, seenAt }).on).toBe('2026-10-05');
  expect(wayOf({ ...ORIGIN, seenAt, saidOn: '2026-09-01' }).on).toBe('2026-09-01');
});

test('a fact that a person confirmed is theirs since then, one of a file stays the list’s', () => {
  const confirmedAt = new Date('2026-11-01T21:30:00Z');
  const said = [
    { fact: 'name', saidBy: 'owner' as const, confirmedAt },
    { fact: 'address', saidBy: 'import' as const, confirmedAt },
  ];
  const facts = saidFacts(BUSINESS, ORIGIN, said, NOW);
  expect(facts.map(({ fact, by, on }) => `${fact} ${by} ${on}`)).toEqual([
    ...['existence list 2026-10-02', 'name owner 2026-11-02', 'kind list 2026-10-02'],
    ...['address list 2026-11-02', 'website list 2026-10-02'],
  ]);
});

test('what nobody has confirmed for two years is old', () => {
  expect(oldBefore(NOW)).toEqual(new Date('2024-11-20T09:00:00Z'));
  const isOld = (saidOn: string) => saidFacts(BUSINESS, { ...ORIGIN, saidOn }, [], NOW)[0]?.isOld;
  expect([isOld('2024-11-19'), isOld('2024-11-20')]).toEqual([true, false]);
});

test('a website that does not answer is said of the website alone', () => {
  const silentSince = new Date('2026-11-10T21:30:00Z');
  const facts = saidFacts(BUSINESS, { ...ORIGIN, silentSince }, [], NOW);
  expect(facts.filter((one) => 'silentSince' in one)).toMatchObject([
    { fact: 'website', silentSince: '2026-11-11' },
  ]);
  expect(saidFacts(BUSINESS, { ...ORIGIN, silentSince: null }, [], NOW)[4]).not.toHaveProperty(
    'silentSince',
  );
});

test('prices have the day of their newest word, of the lines or of a photo', () => {
  const confirmedAt = new Date('2026-05-10T21:30:00Z');
  const lines = [{ fact: 'prices', saidBy: 'team' as const, confirmedAt }];
  const wordOf = (said: typeof lines, ...days: string[]) => {
    const facts = saidFacts(BUSINESS, ORIGIN, withPricePhotos(said, days), NOW);
    const { by, on, isOld } = facts.find(({ fact }) => fact === 'prices') ?? {};
    return `${by} ${on} ${isOld}`;
  };
  expect(wordOf([])).toBe('undefined undefined undefined');
  expect(wordOf([], '2026-05-20', '2026-11-03')).toBe('owner 2026-11-03 false');
  expect(wordOf([], '2026-05-23')).toBe('owner 2026-05-23 true');
  expect(wordOf([], '2026-05-24')).toBe('owner 2026-05-24 false');
  expect(wordOf(lines, '2026-05-11')).toBe('team 2026-05-11 true');
  expect(wordOf(lines, '2026-11-03')).toBe('owner 2026-11-03 false');
});

test('what is invented is nobody’s word', () => {
  expect(saidFacts(BUSINESS, { ...ORIGIN, isExample: true }, [], NOW)).toEqual([]);
});
