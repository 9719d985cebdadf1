import { describe, expect, test } from 'vitest';
import { readEdit } from '../editing/edit-by-owner.rules.ts';
import { phoneColumns, phoneKeysOf, readSent } from './sent-fields.rules.ts';
import { comparableOf, type FormValues, readForm, signsOf } from './submission.rules.ts';

const categories = ['Kafeler', 'Oteller'];
const now = new Date('2026-11-24T12:00:00+03:00');
const form: FormValues = {
  ...{ name: ' Işıl  Büfe', category: 'Kafeler', address: 'Ziyapaşa Bulvarı 12' },
  ...{ district: 'Seyhan', phone: '0322 591 26 41, 0532 000 12 34', isEmailShown: false },
  ...{ priceRange: '₺', hours: { 'mon-sun': '09:00-18:00' }, specialDays: {} },
  ...{ ramadanHours: '', attributes: { asansor: false } },
  ...{ features: ['Vale', 'vale'], images: [], submitterName: ' Ayşe  Yılmaz ' },
};
const read = (changed: Partial<FormValues>) => readForm({ ...form, ...changed }, categories, now);
const pathsOf = (changed: Partial<FormValues>) => read(changed).issues.map(({ path }) => path);

describe('a form', () => {
  test('is read into its columns', () => {
    const { issues, columns, phoneKeys, specialDays, values } = read({
      ...{ latitude: '36,99', longitude: '35,32', cid: '123', website: 'ornek.com' },
      specialDays: { '2026-12-31': 'kapalı' },
    });
    expect(issues).toEqual([]);
    expect(columns).toMatchObject({
      ...{ name: 'Işıl Büfe', category: 'Kafeler', phone: '0322 591 26 41 / 0532 000 12 34' },
      ...{ phoneKey: '+903225912641', latitude: 36.99, longitude: 35.32, cid: '123' },
      ...{ hours: '{"mon-sun":"09:00-18:00"}', features: ['Vale'], submitterName: 'Ayşe Yılmaz' },
      attributes: { asansor: false, vale: true },
      ...{ website: 'https://ornek.com', subcategory: null, isEmailShown: false },
    });
    expect(columns).toHaveProperty(
      'openWeek',
      '{[540,1080),[1980,2520),[3420,3960),[4860,5400),[6300,6840),[7740,8280),[9180,9720)}',
    );
    expect(phoneKeys).toEqual(['+903225912641', '+905320001234']);
    expect(specialDays).toEqual([{ day: '2026-12-31', hours: 'kapalı' }]);
    expect(values).not.toHaveProperty('images');
    expect(read({}).columns.cid).toBeNull();
  });

  test.each<[string, Partial<FormValues>]>([
    ['name', { name: ' ' }],
    ['address', { address: '\u202e' }],
    ['category', { category: 'Yok' }],
    ['category', { category: '' }],
    ['phone', { phone: 'yok' }],
    ['latitude', { latitude: '36,99' }],
    ['latitude', { latitude: '41', longitude: '29' }],
    ['website', { website: 'ftp://x' }],
    ['hours', { hours: 'belki' }],
    ['submitterName', { submitterName: ' ' }],
    ['specialDays.2026-12-31', { specialDays: { '2026-12-31': 'belki' } }],
  ])('says at %s what must be mended in %j', (path, changed) => {
    expect(pathsOf(changed)).toEqual([path]);
    expect(read(changed).issues.every(({ message }) => message)).toBe(true);
  });

  test('says all at once, and counts special days', () => {
    expect(pathsOf({ name: '', phone: 'yok', submitterName: '' })).toEqual([
      ...['name', 'phone', 'submitterName'],
    ]);
    const days = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
          'kapalı',
        ]),
      );
    expect(pathsOf({ specialDays: days(60) })).toEqual([]);
    expect(pathsOf({ specialDays: days(61) })).toEqual(['specialDays']);
    expect(read({ specialDays: days(61) }).specialDays).toHaveLength(60);
  });

  test('is compared by where it is and how it is called', () => {
    expect(comparableOf(read({ latitude: 36.99, longitude: 35.32, cid: '123' }))).toEqual({
      ...{ name: 'Işıl Büfe', district: 'Seyhan', address: 'Ziyapaşa Bulvarı 12', cid: '123' },
      ...{ latitude: 36.99, longitude: 35.32, phoneKeys: ['+903225912641', '+905320001234'] },
    });
  });
});

describe('what speaks for looking twice', () => {
  const signs = (
    changed: Partial<FormValues>,
    seen: Parameters<typeof signsOf>[1] = { isDuplicate: false },
  ) => signsOf(read(changed), seen);
  const byHand = { homepage: undefined, typedForMs: 3000 };

  test.each([
    [{}, undefined, false, 0, []],
    [{}, byHand, false, 0, []],
    [{}, { ...byHand, typedForMs: 2999 }, false, 1, ['program']],
    [{}, {}, false, 1, ['program']],
    [{}, { ...byHand, homepage: 'x' }, false, 2, ['program']],
    [{}, { homepage: 'x' }, true, 4, ['program', 'duplicate']],
    [{}, undefined, true, 1, ['duplicate']],
    [{ description: 'bak: HTTP://x.example' }, undefined, false, 1, ['links']],
    [{ description: 'www.x.example' }, undefined, false, 1, ['links']],
    [{ description: '[url=x]' }, undefined, false, 1, ['links']],
    [{ latitude: 36.99, longitude: 35.32 }, undefined, false, 0, []],
    [{ latitude: 37.25, longitude: 35.06 }, undefined, false, 1, ['pin_in_another_district']],
  ])('%j, %j, %s: %i', (changed, signals, isDuplicate, score, expected) => {
    expect(signs(changed as Partial<FormValues>, { signals, isDuplicate })).toEqual({
      score,
      signs: expected,
    });
  });
});

test('a number that is an emergency line compares to nothing', () => {
  const phones = ['112', '5912641', '+903225912641'].map((key) => ({ key, display: key }));
  expect(phoneKeysOf(phones)).toEqual(['5912641', '+903225912641']);
  expect(phoneColumns(phones)).toEqual({
    phone: '112 / 5912641 / +903225912641',
    phoneKey: '5912641',
  });
  expect(phoneColumns([])).toEqual({ phone: null, phoneKey: null });
});

test('of what was sent only the named fields are read; what must be there is never null', () => {
  const sent = { name: '', phone: '0322 591 26 41', description: 'x', latitude: '', longitude: '' };
  expect(readSent(sent, ['name', 'latitude', 'longitude'], categories)).toMatchObject({
    issues: [{ path: 'name' }],
    values: { name: '', latitude: null, longitude: null },
    phones: [],
  });
  expect(Object.keys(readSent(sent, ['description'], categories).values)).toEqual(['description']);
  expect(readSent({ website: 'ftp://x' }, ['website'], categories).values).toEqual({
    website: null,
  });
});

describe('an owner’s edit', () => {
  const edit = (sent: Parameters<typeof readEdit>[0]) => readEdit(sent, categories);

  test('is live at once, or waits for a decision', () => {
    expect(
      edit({
        ...{ name: 'Nar', description: 'Kahve', phone: '0322 591 26 41', isEmailShown: true },
        ...{ latitude: '36,99', longitude: '35,32' },
      }),
    ).toEqual({
      issues: [],
      live: { description: 'Kahve', phone: '0322 591 26 41' },
      keys: { phoneKey: '+903225912641' },
      revised: { name: 'Nar', latitude: '36.99000000', longitude: '35.32000000' },
    });
  });

  test('touches nothing that was not sent', () => {
    expect(edit({})).toEqual({ issues: [], live: {}, keys: {}, revised: {} });
    expect(edit({ phone: '' })).toMatchObject({ live: { phone: null }, keys: { phoneKey: null } });
    expect(edit({ latitude: '', longitude: '' }).revised).toEqual({
      latitude: null,
      longitude: null,
    });
    expect(edit({ longitude: '35,32' }).issues).toMatchObject([{ path: 'latitude' }]);
    expect(edit({ latitude: '36,99' }).issues).toMatchObject([{ path: 'latitude' }]);
  });
});
