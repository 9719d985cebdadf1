import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { ItemDetails } from '#contract/moderation/moderation.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { ItemView } from './ItemView.tsx';

const api = createApi(() => {
  throw new Error('nothing is asked while it is drawn');
});
const details: ItemDetails = {
  item: {
    ...{ kind: 'business' as const, id: 1005, status: 'pending', version: '1', title: 'Fırın' },
    ...{ subtitle: null, stars: null, district: 'Seyhan', businessId: 1005, score: 0 },
    ...{ signs: [], marks: [], waitingSince: '2026-11-20T09:00:00.000Z' },
    ...{ deadline: null, decision: null },
  },
  fields: [{ name: 'name', value: 'Fırın' }],
  ...{ images: [], pin: null, differences: [], documents: [], about: null, owners: [] },
  ...{
    isForAdmin: false,
    isOwn: false,
    duplicates: [],
    origin: null,
    sender: null,
    claim: null,
    mendedBy: null,
    history: [],
    transitions: [],
  },
};
const difference = { field: 'phone', old: '0322 123 45 68', new: 'Bu numara çalmıyor' };
const drawn = (change: Partial<ItemDetails>, item: Partial<ItemDetails['item']> = {}) =>
  renderToString(
    <Router ssrPath="/admin">
      <ApiContext value={api}>
        <ItemView
          details={{ ...details, ...change, item: { ...details.item, ...item } }}
          now={new Date('2026-11-20T09:00:00Z')}
          slots={{ map: () => null, adContent: () => null, business: () => null }}
          businessHref={(id) => `#${id}`}
          onDecide={async () => {}}
          pairs={{ same: async () => {}, apart: async () => {} }}
          onEdited={async () => {}}
          news={null}
        />
      </ApiContext>
    </Router>,
  );

test.each([
  ['a business that waits', {}, {}, true],
  ['one that is decided', {}, { status: 'approved' }, false],
  ['one’s own', { isOwn: true }, {}, false],
  ['another kind', {}, { kind: 'review', stars: 5 }, false],
] as const)('%s can be mended in its place or not', (_, change, item, isMended) => {
  expect(drawn(change, item).includes('>Düzelt<')).toBe(isMended);
});

test('the way to the record and, once it is public, to its page', () => {
  const waiting = drawn({});
  expect(waiting).toContain('href="/admin/businesses/1005"');
  expect(waiting).not.toContain('href="/business/1005"');
  expect(drawn({}, { status: 'approved' })).toContain('href="/business/1005"');
  const business = {
    ...{ id: 1009, name: 'Kebapçı', status: 'approved' },
    ...{ address: 'Reşatbey Mah.', district: 'Seyhan', phone: '0322 000 99 01' },
    said: [
      { fact: 'existence' as const, by: 'owner' as const, on: '2026-11-20' },
      { fact: 'hours' as const, by: 'owner' as const, on: '2026-11-20' },
      { fact: 'phone' as const, by: 'sender' as const, on: '2026-11-20' },
    ],
  };
  const report = drawn({ about: { business, review: null } }, { kind: 'report' });
  expect(report).toContain('href="/admin/businesses/1009"');
  expect(report).toContain('href="/business/1009"');
  expect(report).toContain('href="tel:+903220009901"');
  expect(report).toContain('Sahibi doğruladı, 20 Kasım 2026: hâlâ var, saatler');
  expect(report).toContain('Ekleyen doğruladı, 20 Kasım 2026: telefon');
});

test.each([
  [null, 'visitor', 'Gönderen'],
  [null, 'system', 'Rehber'],
  ['', 'user', 'Üye'],
  ['Selin Aksoy', 'admin', 'Selin Aksoy'],
])('what %o did as %s is told of %s', (by, role, who) => {
  const at = '2026-11-20T09:00:00.000Z';
  const history = [{ transition: 'verify', at, by, role }];
  expect(drawn({ history })).toContain(`${who}</strong>`);
});

test.each([
  ['can be written as it is', { isAutomatic: true }, null, ['Olacak'], ['sonra değişti', 'formda']],
  [
    'is mended in the form',
    { isAutomatic: false },
    'form',
    ['göre', 'formda'],
    ['Olacak', 'sonra'],
  ],
  [
    'was mended since',
    { isAutomatic: false },
    null,
    ['göre', 'sonra değişti'],
    ['Olacak', 'formda'],
  ],
] as const)(
  'what accepting a report changes is said: its correction %s',
  (_, one, mendedBy, said, not) => {
    const report = drawn(
      { differences: [{ ...difference, ...one }], mendedBy },
      { kind: 'report', status: 'open' },
    );
    for (const words of said) expect(report).toContain(words);
    for (const words of not) expect(report).not.toContain(words);
  },
);
