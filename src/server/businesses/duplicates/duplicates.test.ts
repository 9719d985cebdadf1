import { expect, test } from 'vitest';
import { metresApart } from '#contract/city/places.ts';
import { type Comparable, comparisonOf, isAlike, likenessOf } from './duplicates.rules.ts';

test('one name written twice is alike', () => {
  const pairs: [string, string][] = [
    ['Kebapçı Mesut', 'KEBAPCI MESUT'],
    ['Monateks Giyim San.tic.a.s.', 'Monateks Giyim Ltd. Şti.'],
    ['Özsüt', 'Özsüt Cafe'],
    ['Hilton', 'Hilton Adana Oteli'],
    ['Havuzlubahçe Pastanesi', 'Havuzlubah?e Pastanesi'],
    ['Güneş Jaluzi', 'Gunes Jaluzi Ltd.'],
    ['Can Kardeşler', 'Cankardeşler'],
    ['Özsüt Seyhan Cafe', 'Özsüt'],
    ['Toros Ecz.', 'TOROS ECZANESİ'],
    ['Toros Eczane', 'Toros Eczanesi'],
    // A letter of eight, two of sixteen.
    ['Yıldızım', 'Yıldızin'],
    ['Abdullah Kardeşler', 'Abdulah Kardeşlar'],
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
    ['Yıldızi', 'Yıldıza'],
    ['Yıldızlar', 'Yıldizlik'],
    ['Abdullah Kardeşler', 'Abdulah Kardeşle'],
    ['Abdullah Kardeşler', 'Abdulah Kardaşlar'],
    ['Kebapçı 12', 'Kebapçı 1 2'],
    ['AB Otel', 'AB Kafe Restoran'],
    ['Ay Market', 'Ay'],
    ['Mesut Kebap Kafe', 'Mesut'],
    ['Mar Otel', 'Market Otel'],
    ['Toros Ecz.', 'Toros Market'],
    ['Toros Ecz.', 'Toros Ec'],
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
    likenessOf(one, business({ name: 'Mesut', phoneKeys: ['+905320000000', '+903224531122'] })),
  ).toBe('phone');
  expect(likenessOf(one, business({ latitude: 37.0012 }))).toBe('place');
  expect(likenessOf(one, business({ latitude: 37.0015 }))).toBeUndefined();
  expect(likenessOf(one, business({ longitude: 35.3215 }))).toBe('place');
  expect(
    metresApart({ latitude: 37, longitude: 35.32 }, { latitude: 37, longitude: 35.3217 }),
  ).toBeCloseTo(151, 0);
});

test.each([
  ['Dr. Ayşe Ak', 'Op. Dr. Mehmet Kara', false],
  ['Av. Can Er', 'Av. Cem Öz Hukuk Bürosu', false],
  ['Dr. Ayşe Ak', 'Uzm. Dr. Ayşe Ak', true],
  ['Dr. Ayşe Ak', 'Ak Muayenehanesi', false],
  // Of one family.
  ['Dt. Ali Kaya', 'Dt. Ali Kaya Er', false],
  ['Av. Can Er', 'Av. Can Er Öz', false],
  ['Yıldız Eczanesi', 'Eczane Yıldız, Ayşe Yıldız', true],
  // What both of a trade are called by tells nobody.
  ['Ada Turizm', 'Nar Turizm', false],
  ['Alaşehir Devlet Hastanesi', 'Salihli Devlet Hastanesi', false],
  ['Çukurova Tıp Merkezi', 'Ada Tıp Merkezi', false],
  ['C.T. Turizm', 'Nar Turizm', false],
  ['Köşe Büfe 2', 'Köşe Büfe Seyhan', false],
])('%s and %s of one number and house are one for sure: %s', (name, other, isSure) => {
  const named = (one: string) => business({ name: one, phoneKeys: ['+903224578888'] });
  expect(comparisonOf(named(name), named(other))).toMatchObject({ isSure });
});

test('without a pin, names alike of one kind at one door are one place', () => {
  const pharmacy = { address: 'Reşatbey Mah. 62001 Sok. No:5', category: 'Sağlık' };
  const one = business({ ...pharmacy, name: 'Toros Eczanesi' });
  const likeness = (fields: Partial<Comparable>) =>
    likenessOf(one, business({ ...pharmacy, name: 'TOROS ECZ', latitude: null, ...fields }));
  expect(likeness({ address: 'REŞATBEY MH. 62001 SK. NO: 5 SEYHAN/ADANA' })).toBe('place');
  for (const other of [
    { name: 'Tören Eczanesi' },
    { district: 'Yüreğir' },
    { category: 'Alışveriş' },
    { address: 'Reşatbey Mah. 62001 Sok. No:7' },
    { address: 'Reşatbey Mah. 62001 Cad. No:5' },
    { address: 'Reşatbey Mah.' },
  ])
    expect([other, likeness(other)]).toEqual([other, undefined]);
});

test('without a pin, the same name needs the same address', () => {
  const one = business({ latitude: null, longitude: null });
  expect(likenessOf(one, business({ address: 'VALİ YOLU, 12' }))).toBe('place');
  expect(likenessOf(one, business({ address: 'Başka Cad. 3' }))).toBeUndefined();
  expect(likenessOf(one, business({ district: 'Yüreğir' }))).toBeUndefined();
});

test('one number is one business where the name, the place or the kind do not say otherwise', () => {
  const [ours, line] = [['+903224531122'], ['4445233']];
  const one = business({ phoneKeys: ours, category: 'Restoranlar' });
  const likeness = (fields: Partial<Comparable>) => {
    const found = comparisonOf(one, business({ name: 'Mesut', phoneKeys: ours, ...fields }));
    return found && `${found.likeness}${found.isSure ? '' : '?'}`;
  };
  expect(likeness({})).toBe('phone');
  expect(likeness({ category: 'Restoranlar' })).toBe('phone');
  expect(likeness({ category: 'Kafeler' })).toBe('phone?');
  expect(likeness({ latitude: 37.004 })).toBe('phone');
  expect(likeness({ latitude: 37.005 })).toBe('phone?');
  // Of names that share nothing, or only where they are, somebody has to look: a mall has one number.
  expect(likeness({ name: 'Yıldız' })).toBe('phone?');
  const [here, there] = ['Optimum Mavi', 'Optimum Koton'].map((name) =>
    business({ name, address: 'Optimum AVM', phoneKeys: ours, category: 'Alışveriş' }),
  ) as [Comparable, Comparable];
  expect(comparisonOf(here, there)).toEqual({ likeness: 'phone', isSure: false });
  // Wherever it stands, under the same name or none.
  expect(likeness({ name: 'Kebapçı Mesut', latitude: 37.1, category: 'Kafeler' })).toBe('phone');
  expect(likeness({ name: '', latitude: 37.1, category: 'Kafeler' })).toBe('phone');
  // Without a pin the district decides, where both say it.
  expect(likeness({ latitude: null })).toBe('phone');
  expect(likeness({ longitude: null, district: 'Yüreğir' })).toBe('phone?');
  expect(likeness({ latitude: null, district: '' })).toBe('phone');
  // The line of a company is nobody's alone.
  for (const shared of [line, ['+908501112233'], ['+904441112'], ['+908001112233']]) {
    const two = [business({ phoneKeys: shared }), business({ name: 'Yıldız', phoneKeys: shared })];
    expect([shared, comparisonOf(...(two as [Comparable, Comparable]))]).toEqual([
      shared,
      undefined,
    ]);
  }
});

test('one name in one neighbourhood may be one business, but not behind two doors', () => {
  const ours = { neighbourhoodSlug: 'resatbey', phoneKeys: ['+903224531122'] };
  const one = business({
    ...ours,
    category: 'Restoranlar',
    address: 'Vali Yolu Cd. Gül Apt. No: 12',
  });
  const likeness = (fields: Partial<Comparable>) =>
    comparisonOf(one, business({ ...ours, latitude: 37.1, phoneKeys: [], ...fields }));
  expect(likeness({})).toEqual({ likeness: 'place', isSure: true });
  expect(likeness({ phoneKeys: ['+903221111111'] })).toEqual({ likeness: 'place', isSure: false });
  expect(likeness({ category: 'Restoranlar' })).toBeDefined();
  expect(likeness({ address: 'Vali Yolu Cd. No:12' })).toBeDefined();
  for (const fields of [
    { neighbourhoodSlug: 'toros' },
    { neighbourhoodSlug: null },
    { district: 'Yüreğir' },
    { name: 'Mesut' },
    { category: 'Kafeler' },
    { address: 'Vali Yolu Cd. No: 13' },
    { address: 'Başka Cd. No: 12' },
  ])
    expect([fields, likeness(fields)]).toEqual([fields, undefined]);
});

test('one name at one door is one business, whatever its pins and with its kind cut; far away it is another street', () => {
  const door = { address: 'Atatürk Cad. No:10', category: 'Sağlık', phoneKeys: [] };
  const one = business({ ...door, name: 'Nergis Eczanesi', neighbourhoodSlug: 'resatbey' });
  const likeness = (fields: Partial<Comparable>) =>
    comparisonOf(one, business({ ...door, name: 'NERGİS ECZ.', latitude: 37.004, ...fields }));
  const sure = { likeness: 'place', isSure: true };
  expect(likeness({ neighbourhoodSlug: 'resatbey' })).toEqual(sure);
  expect(likeness({ neighbourhoodSlug: 'cemalpasa', address: 'ATATÜRK CD. NO 10' })).toEqual(sure);
  // However it is cut, and whichever of the two is.
  for (const name of ['Nergis Ecza', 'Nergis Ecz', 'Nergis Eczanesi'])
    expect([name, likeness({ neighbourhoodSlug: 'resatbey', name })]).toEqual([name, sure]);
  for (const other of [
    { name: 'Nergiz Eczanesi' },
    { category: 'Alışveriş' },
    { address: 'Atatürk Cad. No:12' },
    { address: 'Atatürk Cad.' },
    { latitude: 37.01 },
  ]) {
    const said = likeness({ neighbourhoodSlug: 'cemalpasa', ...other });
    expect([other, said]).toEqual([other, undefined]);
  }
});
