import { expect, test } from 'vitest';
import { metresApart } from '#contract/city/places.ts';
import { type Comparable, isAlike, likenessOf } from './duplicates.rules.ts';

test('one name written twice is alike', () => {
  const pairs: [string, string][] = [
    ['Kebapçı Mesut', 'KEBAPCI MESUT'],
    ['Monateks Giyim San.tic.a.s.', 'Monateks Giyim Ltd. Şti.'],
    ['Özsüt', 'Özsüt Cafe'],
    ['Hilton', 'Hilton Adana Oteli'],
    ['Havuzlubahçe Pastanesi', 'Havuzlubah?e Pastanesi'],
    ['Güneş Jaluzi', 'Gunes Jaluzi Ltd.'],
  ];
  for (const [a, b] of pairs) {
    expect([a, b, isAlike(a, b)]).toEqual([a, b, true]);
    expect(isAlike(b, a)).toBe(true);
  }
});

test('two names are two, however near', () => {
  const pairs: [string, string][] = [
    ['Migros', 'Migros 2'],
    ['Merkez Eczanesi', 'Seyhan Eczanesi'],
    ['Mesut Kebap', 'Mesut Kuaför'],
    ['Umut', 'Umit'],
    ['Baser Iplik Dokuma San', 'Baser Tekstil Sanayi'],
    ['Market', 'Adana Market'],
  ];
  for (const [a, b] of pairs) expect([a, b, isAlike(a, b)]).toEqual([a, b, false]);
});

const business = (fields: Partial<Comparable>): Comparable => ({
  name: 'Kebapçı Mesut',
  district: 'Seyhan',
  address: 'Vali Yolu 12',
  latitude: 37,
  longitude: 35.32,
  phoneKeys: [],
  cid: null,
  ...fields,
});

test('duplicates share a cid, a phone, or a name within 150 m', () => {
  const one = business({ cid: '12345', phoneKeys: ['+903224531122'] });
  expect(likenessOf(one, business({ name: 'Y', cid: '12345' }))).toBe('cid');
  expect(
    likenessOf(one, business({ name: 'Y', phoneKeys: ['+905320000000', '+903224531122'] })),
  ).toBe('phone');
  expect(likenessOf(one, business({ latitude: 37.0012 }))).toBe('place');
  expect(likenessOf(one, business({ latitude: 37.0015 }))).toBeUndefined();
  expect(likenessOf(one, business({ longitude: 35.3215 }))).toBe('place');
  expect(
    metresApart({ latitude: 37, longitude: 35.32 }, { latitude: 37, longitude: 35.3217 }),
  ).toBeCloseTo(151, 0);
});

test('without a pin, the same name needs the same address', () => {
  const one = business({ latitude: null, longitude: null });
  expect(likenessOf(one, business({ address: 'VALİ YOLU, 12' }))).toBe('place');
  expect(likenessOf(one, business({ address: 'Başka Cad. 3' }))).toBeUndefined();
  expect(likenessOf(one, business({ district: 'Yüreğir' }))).toBeUndefined();
});
