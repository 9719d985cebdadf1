import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITEM_KINDS, type ItemKind } from '#contract/moderation/moderation-words.ts';
import { BUSINESS_REPORT_REASONS, REVIEW_REPORT_REASONS } from '#contract/reports.ts';
import { cursorAfter, positionOf, searchOf, soonUntil, toItem } from './inbox.rules.ts';
import type { InboxRow } from './inbox-rows.rules.ts';

test('a cursor leads to where its page ended', () => {
  const positions = fc.record({
    isPriority: fc.boolean(),
    deadline: fc.option(
      fc.date({ min: new Date(0), noInvalidDate: true, max: new Date('2200-01-01') }),
    ),
    kind: fc.constantFrom(...ITEM_KINDS),
    id: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(positions, (position) => {
      expect(positionOf(cursorAfter(position))).toEqual(position);
    }),
  );
});

test.each([
  '',
  'p.x.business',
  'q.x.business.1',
  'p.x.kebap.1',
  'p.x.business.1234567890',
  'p.123456789012345.business.1',
  'p.y.business.1',
  ' p.x.business.1',
  'p.x.business.1 ',
])('%j is no cursor', (cursor) => {
  expect(positionOf(cursor)).toBeUndefined();
});

test.each([
  ['Işıl', { text: 'isil', id: undefined }],
  [' #1005 ', { text: '1005', id: 1005 }],
  ['1005', { text: '1005', id: 1005 }],
  ['1234567890', { text: '1234567890', id: undefined }],
  ['#1 numara', { text: '1 numara', id: undefined }],
  ['no #1', { text: 'no #1', id: undefined }],
])('%s is searched for as %j', (typed, expected) => {
  expect(searchOf(typed)).toEqual(expected);
});

test('nothing typed is nothing sought', () => {
  for (const typed of [undefined, '', '  ']) expect(searchOf(typed)).toBeUndefined();
});

const now = new Date('2026-11-20T10:00:00+03:00');
const row: InboxRow = {
  ...{ kind: 'business', id: 7, status: 'pending', version: 'a', title: 'Nar', subtitle: null },
  ...{ stars: null, district: 'Seyhan', businessId: 7, score: 0, signs: [] },
  ...{ isPriority: false, isContested: false, isImported: false, isExample: false },
  ...{ waitingSince: new Date('2026-11-19T10:00:00Z'), promise: 'reviewed', deadline: null },
};
const item = (changed: Partial<InboxRow>) => toItem({ ...row, ...changed }, now);

test('a line carries what stands in its row', () => {
  const { kind, id, status, version, title, stars, district, businessId, score } = row;
  expect(item({})).toEqual({
    ...{ kind, id, status, version, title, stars, district, businessId, score },
    ...{ subtitle: null, signs: [], marks: [], deadline: null, decision: null },
    waitingSince: '2026-11-19T10:00:00.000Z',
  });
  const decision = { transition: 'approve', at: '', by: null, role: 'admin' };
  expect(toItem(row, now, decision).decision).toBe(decision);
});

test.each<[ItemKind, string, string]>([
  ['report', 'wrong_phone', BUSINESS_REPORT_REASONS.wrong_phone],
  ['report', 'insult', REVIEW_REPORT_REASONS.insult],
  ['report', 'eskisi', 'eskisi'],
  ['revision', 'phone latitude longitude eskisi', 'Telefon, Haritadaki yeri, eskisi'],
  ['advertisement', 'premium', 'Premium ilan'],
  ['advertisement_request', 'eskisi', 'eskisi'],
  ['plan_request', 'basic', 'Temel plan'],
  ['reservation', '2026-11-24 19:30', '24 Kasım 2026, 19.30'],
  ['business', 'premium', 'premium'],
])('under a %s stands %s as %s', (kind, subtitle, words) => {
  expect(item({ kind, subtitle }).subtitle).toBe(words);
});

test('a score without a sign came from a program', () => {
  expect(item({ score: 1 }).signs).toEqual(['program']);
  expect(item({ score: 1, signs: ['links'] }).signs).toEqual(['links']);
});

test('each mark stands for itself', () => {
  expect(item({ isPriority: true }).marks).toEqual(['priority']);
  expect(item({ isContested: true }).marks).toEqual(['contested']);
  expect(item({ isImported: true }).marks).toEqual(['imported']);
  expect(item({ isExample: true }).marks).toEqual(['example']);
});

test('a deadline is told as it stands against the clock', () => {
  const deadline = new Date('2026-11-20T18:00:00+03:00');
  expect(item({ deadline }).deadline).toMatchObject({ hoursLeft: 8, urgency: 'soon' });
  expect(soonUntil(now)).toEqual(new Date('2026-11-21T10:00:00+03:00'));
});
