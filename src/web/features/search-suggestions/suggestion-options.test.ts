import { expect, test } from 'vitest';
import type { SearchSuggestions } from '#contract/search/search-suggestions.ts';
import { optionAfter, optionGroups } from './suggestion-options.ts';

const answer: SearchSuggestions = {
  businesses: [
    { id: 7, name: 'Keban', category: 'Oteller', categorySlug: 'oteller', district: 'Seyhan' },
  ],
  kinds: [{ name: 'Kebapçı', slug: 'kebapcilar', categorySlug: 'restoranlar', count: 12 }],
  places: [
    {
      ...{ name: 'Kebanlı', district: 'Seyhan', path: '/mahalle/seyhan/kebanli', count: 8 },
    },
  ],
  ways: ['duty'],
  categories: [{ name: 'Kebap Evleri', slug: 'kebap-evleri', count: 0 }],
  districts: ['Karaisalı'],
  words: ['kebapçı', 'kebap salonu'],
};

test('each kind leads where it belongs, and the search itself stands last', () => {
  const groups = optionGroups('  keb ', answer, ['berber']);
  expect(groups.map(({ title }) => title)).toEqual([
    'Hemen bakın',
    'Türler',
    'Aramalar',
    'Kategoriler',
    'İlçeler',
    'Yerler',
    'İşletmeler',
    undefined,
  ]);
  expect(groups.flatMap(({ options }) => options.map(({ href, words }) => href ?? words))).toEqual([
    '/nobetci-eczane',
    '/category/restoranlar/kebapcilar',
    'kebap salonu',
    '/category/kebap-evleri',
    '/search?district=Karaisal%C4%B1',
    '/mahalle/seyhan/kebanli',
    '/business/7',
    'keb',
  ]);
  expect(groups.at(-1)?.options[0]?.label).toBe('“keb” için ara');
  expect(groups.flatMap(({ options }) => options.map(({ count }) => count))).toEqual([
    ...[undefined, 12, undefined, undefined, undefined, 8, undefined, undefined],
  ]);
});

test('recent searches that begin so come first, each once, two at most', () => {
  const recent = ['KEBAPÇI', 'berber', 'keb', 'keba', 'kebap dürüm'];
  const [first, ...others] = optionGroups('keb', { ...answer, kinds: [], ways: [] }, recent);
  const [second] = others;
  expect(first).toMatchObject({ title: 'Son aramalarınız' });
  expect(first?.options.map(({ words }) => words)).toEqual(['KEBAPÇI', 'keba']);
  expect(second?.options.map(({ words }) => words)).toEqual(['kebap salonu']);
});

test('an empty field shows the recent searches and how to forget them, or nothing', () => {
  expect(optionGroups(' ', undefined, [])).toEqual([]);
  const [group, ...others] = optionGroups('', undefined, ['berber']);
  expect(others).toEqual([]);
  expect(group?.options.map(({ kind }) => kind)).toEqual(['recent', 'clear']);
});

test('and what this hour is about, with or without them', () => {
  const hour = { ...answer, businesses: [], words: [], districts: [] };
  const titles = (recent: string[]) => optionGroups('', hour, recent).map(({ title }) => title);
  expect(titles([])).toEqual(['Hemen bakın', 'Bu saatte aranan']);
  expect(titles(['berber'])).toEqual(['Son aramalarınız', 'Hemen bakın', 'Bu saatte aranan']);
});

test('without an answer the words can still be searched for', () => {
  expect(optionGroups('keb', undefined, [])).toEqual([
    { options: [expect.objectContaining({ kind: 'search', words: 'keb' })] },
  ]);
});

test('arrows go round through the field', () => {
  const options = optionGroups('', undefined, ['a', 'b']).flatMap((group) => group.options);
  const round = (step: 1 | -1) => {
    const places: (string | undefined)[] = [];
    let at = optionAfter(options, undefined, step);
    for (; at !== undefined; at = optionAfter(options, at, step)) places.push(at);
    return places;
  };
  expect(round(1)).toEqual(['recent a', 'recent b', 'clear']);
  expect(round(-1)).toEqual(['clear', 'recent b', 'recent a']);
  expect(optionAfter(options, 'gone', 1)).toBe('recent a');
});
