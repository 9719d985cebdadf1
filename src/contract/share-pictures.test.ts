import { expect, test } from 'vitest';
import { businessPicturePath, categoryPicturePath } from './share-pictures.ts';

const business = {
  ...{ id: 7, name: 'Nar', category: 'Kafeler', district: 'Seyhan' as const, rating: '4.6' },
  ...{ reviewCount: 12, images: ['/api/objects/1', '/api/objects/2'] },
};
const category = { slug: 'kafeler', name: 'Kafeler', businessCount: 12 };

test('a picture has another address as soon as it shows something else, and only then', () => {
  const shown = [
    {},
    { name: 'Nar 2' },
    { category: 'Oteller' },
    { district: 'Yüreğir' as const },
    { rating: '4.7' },
    { reviewCount: 13 },
    { images: ['/api/objects/2'] },
    { images: [] },
  ].map((changed) => businessPicturePath({ ...business, ...changed }));
  expect(new Set(shown).size).toBe(shown.length);
  for (const path of shown) expect(path).toMatch(/^\/share\/business\/7\.png\?v=[0-9a-z]{1,7}$/);
  expect(businessPicturePath({ ...business, images: ['/api/objects/1'] })).toBe(shown[0]);
  // 32 bits of FNV-1a over all signs: networks keep what they have seen under it.
  expect(categoryPicturePath({ slug: 'x', name: '', businessCount: 0 })).toBe(
    '/share/category/x.png?v=17pts7r',
  );
});

test('a category has a picture for all of the city, and one for each district', () => {
  const whole = categoryPicturePath(category);
  expect(whole).toMatch(/^\/share\/category\/kafeler\.png\?v=[0-9a-z]{1,7}$/);
  expect(categoryPicturePath(category, 'Çukurova')).toBe(
    whole.replace('?', '?district=%C3%87ukurova&'),
  );
  expect(categoryPicturePath({ ...category, businessCount: 13 })).not.toBe(whole);
});
