import { expect, test } from 'vitest';
import { colorOfHue, shownCategories } from './categories.ts';
import { hueOfTile, lookOfCategory, lookOfSlug } from './category-look.ts';

test('the twelve categories have a colour each, in the order of their ids', () => {
  const hues = Array.from({ length: 12 }, (_, index) => hueOfTile(index + 1));
  expect(new Set(hues).size).toBe(12);
  expect(hues[0]).toBe('restoranlar');
});

test('a thirteenth category takes the colour of the first', () => {
  expect(hueOfTile(13)).toBe(hueOfTile(1));
  expect(hueOfTile(0)).toBe(hueOfTile(12));
});

test('a category of the team has the colour that was chosen for it', () => {
  expect(hueOfTile(101, colorOfHue('spor'))).toBe('spor');
  expect(hueOfTile(101, 'red')).toBe(hueOfTile(5));
  expect(hueOfTile(2, colorOfHue('spor'))).toBe('oteller');
  expect(hueOfTile(12, colorOfHue('spor'))).toBe(hueOfTile(12));
});

test('one of the twelve keeps its drawing and its colours under another address', () => {
  const kafeler = { id: 3, slug: 'kahveciler', color: colorOfHue('kafeler') };
  expect(lookOfCategory(kafeler)).toEqual({ hue: 'kafeler', motif: 'kafeler' });
  const ours = { id: 101, slug: 'noterler', color: colorOfHue('egitim') };
  expect(lookOfCategory({ ...kafeler, id: 12 }).motif).toBe(hueOfTile(12));
  expect(lookOfCategory(ours)).toEqual({ hue: 'egitim', motif: 'noterler' });
});

test('a page draws a category as its address says, but for one that looks otherwise', () => {
  const look = { hue: 'kafeler', motif: 'kafeler' };
  const categories = [{ slug: 'kahveciler', look }, { slug: 'spor' }];
  expect(lookOfSlug(categories, 'kahveciler')).toEqual(look);
  expect(lookOfSlug(categories, 'spor')).toEqual({ hue: 'spor', motif: 'spor' });
  expect(lookOfSlug(categories, 'noterler')).toEqual({ hue: 'noterler', motif: 'noterler' });
});

test('a category that the team keeps out of the lists is in none', () => {
  const [shown, hidden] = [{ isHidden: false }, { isHidden: true }];
  expect(shownCategories([hidden, shown])).toEqual([shown]);
});
