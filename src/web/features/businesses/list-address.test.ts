import { expect, test } from 'vitest';
import { listAddress, readListQuery } from './list-address.ts';

const categories = [
  { name: 'Güzellik', slug: 'guzellik' },
  { name: 'Piknik Alanları', slug: 'piknik' },
];
const read = (query: string) => readListQuery(new URLSearchParams(query), categories);
const nothing = { q: undefined, category: undefined, district: undefined, sort: undefined };

test("blank words and 'all' mean no filter", () => {
  expect(read('q=%20%20&category=all&district=&sort=rating&page=1')).toEqual({
    ...nothing,
    page: undefined,
  });
});

test("somebody may search for the word 'all'", () => {
  expect(read('q=all').q).toBe('all');
});

test('what nobody knows is left out', () => {
  for (const query of ['page=abc', 'page=-3', 'page=2.5', 'page=0', 'sort=x', 'category=Uçak']) {
    expect(read(`${query}&district=Kozan`)).toEqual({ ...nothing, page: undefined });
  }
});

test('a category is found by name, by slug and in any case', () => {
  for (const name of ['Güzellik', 'guzellik', 'GÜZELLİK']) {
    expect(read(`category=${encodeURIComponent(name)}`).category).toBe('Güzellik');
  }
  expect(read('category=piknik').category).toBe('Piknik Alanları');
});

test('a district is found without its Turkish letters', () => {
  expect(read('district=cukurova').district).toBe('Çukurova');
});

test('a question is cut to what the API takes, without control characters', () => {
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
  expect(read('q=%07ke%1Fbap%0A').q).toBe('ke bap');
});

test('an enormous page number stays a number the API takes', () => {
  expect(read('page=999999999').page).toBe(9999);
});

test('an address carries what is set and can be read back', () => {
  const query = {
    q: 'ciğer & şalgam',
    category: 'Güzellik',
    district: 'Yüreğir',
    page: 3,
  } as const;
  const address = listAddress('/search', { ...query, sort: 'name' });
  expect(read(address.split('?')[1] ?? '')).toEqual({ ...query, sort: 'name' });
  expect(listAddress('/search', {})).toBe('/search');
});
