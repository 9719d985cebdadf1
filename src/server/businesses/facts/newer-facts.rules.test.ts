import { expect, test } from 'vitest';
import { compareFacts, type FactColumns, isOlder } from './newer-facts.rules.ts';

const KNOWN: FactColumns = {
  ...{ name: 'Köşe', category: 'Restoranlar', subcategory: 'Kebapçı', address: 'Cemal Cad. 4' },
  ...{ neighbourhood: 'Reşatbey', district: 'Seyhan', latitude: '37.00000000' },
  ...{ longitude: '35.32000000', phone: '0322 591 26 41', phoneKey: '+903225912641' },
  ...{ website: 'https://kose.example', hours: '{"mon-sun":"09:00-18:00"}', isOpen: true },
};
const compared = (
  row: Partial<FactColumns>,
  saidBy: Parameters<typeof compareFacts>[2] = {},
  {
    known = {},
    isAddressMade = false,
  }: { known?: Partial<FactColumns>; isAddressMade?: boolean } = {},
) => compareFacts({ ...KNOWN, ...row }, { ...KNOWN, ...known }, saidBy, isAddressMade);
const changedBy = (...asked: Parameters<typeof compared>) =>
  compared(...asked).changed.map(({ fact }) => fact);

test.each([
  [{ version: '2', saidOn: null }, { version: '3', saidOn: null }, true],
  [{ version: '3', saidOn: null }, { version: '2', saidOn: null }, false],
  [{ version: '10', saidOn: null }, { version: '9', saidOn: null }, false],
  // By its version before its day.
  [{ version: '3', saidOn: '2026-01-01' }, { version: '2', saidOn: '2026-02-01' }, false],
  [{ version: '2', saidOn: '2026-01-01' }, { version: '2', saidOn: '2026-02-01' }, true],
  [{ version: 'a', saidOn: '2026-01-01' }, { version: 'b', saidOn: '2026-02-01' }, true],
  [{ version: null, saidOn: '2026-02-01' }, { version: '2', saidOn: '2026-01-01' }, false],
  [{ version: null, saidOn: '2026-02-01' }, { version: null, saidOn: '2026-02-01' }, false],
  [{ version: null, saidOn: null }, { version: '2', saidOn: '2026-02-01' }, false],
  [{ version: null, saidOn: '2026-01-01' }, { version: '2', saidOn: null }, false],
])('a row of %j beside %j is older: %s', (row, known, is) => {
  expect(isOlder(row, known)).toBe(is);
});

test('a newer row that says the same changes nothing', () => {
  expect(compared({})).toEqual({ changed: [], kept: [], unsaid: [] });
});

test('each fact is changed with all of its columns, as they are stored', () => {
  expect(compared({ name: 'Yeni' }).changed).toEqual([
    { fact: 'name', before: { name: 'Köşe' }, after: { name: 'Yeni' } },
  ]);
  expect(compared({ latitude: 37.01, longitude: '35.3' }).changed).toEqual([
    {
      fact: 'pin',
      before: { latitude: 37, longitude: 35.32 },
      after: { latitude: 37.01, longitude: 35.3 },
    },
  ]);
  expect(compared({ latitude: 37.123456789 }).changed[0]?.after.latitude).toBe(37.12345679);
  expect(compared({}, {}, { known: { latitude: null, longitude: null } }).changed).toEqual([
    {
      fact: 'pin',
      before: { latitude: null, longitude: null },
      after: { latitude: 37, longitude: 35.32 },
    },
  ]);
  const phone = { phone: '0322 111 11 11', phoneKey: '+903221111111' };
  expect(compared(phone).changed).toEqual([
    {
      fact: 'phone',
      before: { phone: KNOWN.phone, phoneKey: KNOWN.phoneKey },
      after: phone,
    },
  ]);
  expect(changedBy({ website: 'https://yeni.example' })).toEqual(['website']);
  expect(changedBy({ hours: '{}' })).toEqual(['hours']);
});

test('what is written otherwise is the same', () => {
  // A metre or so: two releases of one pin.
  expect(changedBy({ latitude: 37.000009, longitude: 35.319991 })).toEqual([]);
  expect(changedBy({ latitude: 37.00002 })).toEqual(['pin']);
  expect(changedBy({ longitude: 35.32002 })).toEqual(['pin']);
  expect(changedBy({ phone: '(0322) 591 26 41' })).toEqual([]);
  expect(changedBy({ phone: 'x', phoneKey: null })).toEqual(['phone']);
  expect(changedBy({ phone: 'x', phoneKey: null }, {}, { known: { phoneKey: null } })).toEqual([
    'phone',
  ]);
  expect(changedBy({ phoneKey: null }, {}, { known: { phoneKey: null } })).toEqual([]);
});

test('of facts of several columns each counts, and one that the row leaves empty does not', () => {
  expect(changedBy({ category: 'Kafeler' })).toEqual(['kind']);
  expect(changedBy({ subcategory: 'Pideci' })).toEqual(['kind']);
  expect(changedBy({ subcategory: null })).toEqual([]);
  expect(changedBy({ address: 'Başka' })).toEqual(['address']);
  expect(changedBy({ district: 'Yüreğir' })).toEqual(['address']);
  expect(changedBy({ neighbourhood: 'Toros' })).toEqual(['address']);
  expect(changedBy({ neighbourhood: null })).toEqual([]);
});

test('what a row does not say stays, and is told where its source once said it', () => {
  const nothing = { latitude: null, longitude: null, phone: null, phoneKey: null, website: null };
  expect(compared({ ...nothing, hours: null })).toEqual({
    ...{ changed: [], kept: [] },
    unsaid: ['pin', 'phone', 'website', 'hours'],
  });
  expect(compared({ phone: null }, {}, { known: { phone: null } }).unsaid).toEqual([]);
  expect(compared({ phone: null }, { phone: 'owner' }).unsaid).toEqual([]);
  expect(compared({ phone: null }, { phone: 'import' }).unsaid).toEqual(['phone']);
  // An address that was made of other words says nothing.
  const made = compared({ address: 'Seyhan, Adana' }, {}, { isAddressMade: true });
  expect(made).toEqual({ changed: [], kept: [], unsaid: ['address'] });
});

test('whether it is open at all is the row’s to say, unless a person said so', () => {
  const change = (before: boolean, after: boolean) => [
    { fact: 'existence', before: { isOpen: before }, after: { isOpen: after } },
  ];
  const shut = { known: { isOpen: false } };
  expect(compared({ isOpen: false }).changed).toEqual(change(true, false));
  expect(compared({ isOpen: true }, { existence: 'import' }, shut).changed).toEqual(
    change(false, true),
  );
  expect(compared({ isOpen: true }, { existence: 'visitors' }, shut)).toEqual({
    ...{ changed: [], unsaid: [] },
    kept: [{ fact: 'existence', saidBy: 'visitors' }],
  });
  // Where the row does not say it, a closing stands with its day, and an opening goes without saying.
  const silent = { changed: [], kept: [], unsaid: [] };
  expect(compared({ isOpen: null })).toEqual(silent);
  expect(compared({ isOpen: null }, { existence: 'owner' }, shut)).toEqual(silent);
  expect(compared({ isOpen: null }, {}, shut)).toEqual({ ...silent, unsaid: ['existence'] });
});

test('an address that was made of district and neighbourhood is made anew, and was never said', () => {
  const known = { address: 'Reşatbey Mah., Seyhan / Adana' };
  const same = { known, isAddressMade: true };
  expect(compared(known, {}, same)).toEqual({ changed: [], kept: [], unsaid: [] });
  const moved = { neighbourhood: 'Çınarlı', address: 'Çınarlı Mah., Seyhan / Adana' };
  expect(changedBy(moved, {}, same)).toEqual(['address']);
  expect(compared(moved, { address: 'owner' }, same)).toEqual({
    ...{ changed: [], kept: [], unsaid: [] },
  });
  const alone = { neighbourhood: null, address: 'Seyhan / Adana' };
  expect(compared(alone, {}, { known: alone, isAddressMade: true }).unsaid).toEqual([]);
});

test('what a person said stays against a newer row, what a file said does not', () => {
  const row = { name: 'Yeni', phone: 'x', phoneKey: 'x' };
  expect(compared(row, { name: 'owner', phone: 'import' })).toMatchObject({
    changed: [{ fact: 'phone' }],
    kept: [{ fact: 'name', saidBy: 'owner' }],
  });
  expect(compared({}, { name: 'owner' }).kept).toEqual([]);
});
