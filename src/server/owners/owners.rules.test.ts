import { expect, test } from 'vitest';
import { readApplication, sortDocuments } from './applications.rules.ts';
import { joinChanges, valuesOf } from './revisions.rules.ts';

const form = {
  ...{ businessName: ' Nar  Kafe ', ownerName: ' Ayşe ', phone: '0322 591 26 41' },
  ...{ address: ' Toros\r\nNo 5 ', website: 'nar.example', description: ' ' },
  ...{ businessCategory: 'Kafeler', subscriptionPlan: 'basic', verificationDocuments: [] },
} as unknown as Parameters<typeof readApplication>[0];

test('an application is stored as it is read', () => {
  expect(readApplication(form)).toEqual({
    ...{ businessName: 'Nar Kafe', ownerName: 'Ayşe', phone: '0322 591 26 41' },
    ...{ address: 'Toros\nNo 5', website: 'https://nar.example', description: null },
    requestedPlan: 'basic',
  });
  const empty = { ...form, businessName: ' ', ownerName: '', address: ' ' };
  expect(readApplication(empty)).toMatchObject({ businessName: ' ', ownerName: '', address: ' ' });
  expect(() => readApplication({ ...form, website: 'ftp://x' })).toThrow(
    expect.objectContaining({
      ...{ code: 'invalid_input', issues: [{ path: 'website', message: expect.any(String) }] },
    }),
  );
});

test('documents are uploads, or names of files that nobody can look at', () => {
  const upload = '/api/objects/00000000-0000-4000-8000-000000000000';
  expect(sortDocuments([upload, 'levha.PDF', 'levha.PDF', 'vergi levhası.jpeg'])).toEqual({
    uploads: [upload],
    names: ['levha.PDF', 'vergi levhası.jpeg'],
  });
  for (const name of [
    'levha.exe',
    '.pdf',
    'a/levha.pdf',
    'a\\levha.pdf',
    'levha.pdf.exe',
    'levhapdf',
  ])
    expect(() => sortDocuments(['levha.pdf', name])).toThrow(
      expect.objectContaining({
        issues: [{ path: 'verificationDocuments', message: expect.any(String) }],
      }),
    );
});

const live = { name: 'Nar', phone: null, latitude: '36.99', longitude: '35.32' };

test('a wish joins those that wait; one that is to be as it is live is none any more', () => {
  const waiting = { name: ['Nar', 'Nar Kafe'] } as const satisfies Parameters<
    typeof joinChanges
  >[0];
  expect(joinChanges({ ...waiting }, live, { address: 'Toros 5' })).toEqual({
    name: ['Nar', 'Nar Kafe'],
    address: [null, 'Toros 5'],
  });
  expect(joinChanges({ ...waiting }, live, { name: 'Nar Büfe' })).toEqual({
    name: ['Nar', 'Nar Büfe'],
  });
  expect(joinChanges({ ...waiting }, live, { name: 'Nar' })).toEqual({});
  expect(joinChanges({ ...waiting }, live, { neighbourhood: null })).toEqual(waiting);
});

test('half a pin is none: the other degree goes into the wish, and out of it', () => {
  const moved = { latitude: ['36.99', '37.01'], longitude: ['35.32', '35.32'] };
  expect(joinChanges({}, live, { latitude: '37.01', longitude: '35.32' })).toEqual(moved);
  expect(joinChanges({}, live, { longitude: '35.40' })).toEqual({
    latitude: ['36.99', '36.99'],
    longitude: ['35.32', '35.40'],
  });
  expect(joinChanges({}, { name: 'Nar' }, { latitude: '37.01' })).toEqual({
    latitude: [null, '37.01'],
    longitude: [null, null],
  });
  expect(joinChanges({}, live, { latitude: '36.99', longitude: '35.32' })).toEqual({});
  expect(valuesOf({ name: ['Nar', 'Nar Kafe'], neighbourhood: ['Toros', null] })).toEqual({
    name: 'Nar Kafe',
    neighbourhood: null,
  });
});
