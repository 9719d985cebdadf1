import { expect, test } from 'vitest';
import { categories } from '#db/seed/categories.ts';
import { askedOf, attributes, ownWordOf, saidBy, textsOf, withFeatures } from './attributes.ts';

test('each has a slug, a name and a kind of its own', () => {
  const slugs = attributes.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.length).toBeGreaterThanOrEqual(80);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z][a-z-]*$/);
  const texts = attributes.flatMap(({ name, without }) => [name, without]);
  expect(new Set(texts).size).toBe(texts.length);
  const known = new Set(categories.map(({ slug }) => slug));
  const named = attributes.flatMap((one) => one.categories ?? []);
  expect(named.filter((slug) => !known.has(slug))).toEqual([]);
});

test('what is known is shown by its name, with it and without; what is not, is not', () => {
  expect(textsOf({ asansor: false, otopark: true, alkol: false, gone: true })).toEqual([
    { slug: 'otopark', name: 'Otopark', has: true, text: 'Otopark' },
    { slug: 'asansor', name: 'Asansör', has: false, text: 'Asansör yok' },
    { slug: 'alkol', name: 'Alkollü içecek', has: false, text: 'Alkolsüz' },
  ]);
  expect(saidBy('Alkolsüz')).toEqual({ slug: 'alkol', has: false });
  expect(saidBy('Asansör yok')).toEqual({ slug: 'asansor', has: false });
  expect(saidBy('otopark')).toBeUndefined();
});

test('a free feature says what it is called by, and nothing against what was answered', () => {
  const features = ['OTOPARK', 'Wi-Fi', 'Kart geçmez', 'Teras', 'Közde kahve'];
  expect(withFeatures({}, features)).toEqual({
    ...{ otopark: true, internet: true, 'kredi-karti': false, teras: true, 'acik-alan': true },
  });
  expect(withFeatures({ otopark: false }, features)).toMatchObject({ otopark: false, teras: true });
});

test('of what is said twice the own word is known, and none that says otherwise', () => {
  const features = ['Vale', 'Wi-Fi', 'Kart geçmez'];
  expect(ownWordOf({ slug: 'internet', has: true }, features)).toBe('Wi-Fi');
  expect(ownWordOf({ slug: 'kredi-karti', has: false }, features)).toBe('Kart geçmez');
  expect(ownWordOf({ slug: 'kredi-karti', has: true }, features)).toBeUndefined();
  expect(ownWordOf({ slug: 'otopark', has: true }, features)).toBeUndefined();
});

test('asked for where the kind has it, and where something is said of it', () => {
  const asked = (categorySlug: string | undefined, kind = '', said = {}) =>
    askedOf({ categorySlug, kind }, said).map(({ slug }) => slug);
  expect(asked('restoranlar')).toEqual(expect.arrayContaining(['otopark', 'alkol']));
  expect(asked('restoranlar')).not.toContain('isikli-saha');
  expect(asked('saglik')).not.toContain('alkol');
  expect(asked(undefined)).toContain('otopark');
  expect(asked(undefined)).not.toContain('klima');
  expect(asked('spor')).not.toContain('isikli-saha');
  expect(asked('spor', 'Halı sahası')).toContain('isikli-saha');
  expect(asked('saglik', '', { alkol: false })).toContain('alkol');
});

test('a question for visitors is one that is answered with yes or no', () => {
  const questions = attributes.map(({ question }) => question).filter(Boolean);
  expect(new Set(questions).size).toBe(questions.length);
  for (const question of questions)
    expect(question).toMatch(/^[A-ZÇĞİÖŞÜ].* m[ıiuü]( çalışıyor)?\?$/);
  const silent = attributes.filter(({ question }) => question === '').map(({ slug }) => slug);
  expect(silent).toContain('toptan');
});
