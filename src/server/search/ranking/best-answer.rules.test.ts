import { expect, test } from 'vitest';
import type { FoundBusiness } from '#contract/search/search.ts';
import { type AskedForBest, bestAnswer } from './best-answer.rules.ts';

/** A Friday, 12.00 in Adana. */
const NOON = new Date('2026-11-20T09:00:00Z');
const kind = { slug: 'cigerciler', name: 'Ciğerci', schemaTypes: [], motif: 'ciger' };
const found = (fields: Partial<FoundBusiness> = {}) =>
  ({
    ...{ id: 1, name: 'Şölen', kind, hours: '{"mon-sun":"06:00-13:30"}', isOpen: true },
    ...{ specialDays: {}, holidays: [], distance: 680, latitude: '37.00', longitude: '35.30' },
    ...fields,
  }) as FoundBusiness;
const asked: AskedForBest = {
  ...{ kind, isWhole: true, isNarrowed: false, isOpenNow: true, isFromVisitor: true },
  ...{ places: 0, isAround: false, total: 2, page: 1 },
};
const two = [found(), found({ id: 2, distance: 780 })];
const only: AskedForBest = { ...asked, isFromVisitor: false, places: 1, total: 1 };

test('the nearest that is open, to who said where they are', () => {
  expect(bestAnswer(asked, two, NOON)).toEqual({
    ...{ as: 'nearest', kind: 'ciğerci', until: 810 },
    directions: 'https://www.google.com/maps/dir/?api=1&destination=37%2C35.3',
  });
  expect(bestAnswer({ ...asked, total: 1 }, [found()], NOON)?.as).toBe('nearest');
});

test('the only one in a district or a neighbourhood, wherever the visitor is', () => {
  expect(bestAnswer(only, [found({ distance: null })], NOON)?.as).toBe('only');
});

test('what is written in capitals stays so', () => {
  expect(bestAnswer({ ...only, kind: { ...kind, name: 'AVM' } }, [found()], NOON)?.kind).toBe(
    'AVM',
  );
});

test.each<[string, Partial<AskedForBest>]>([
  ['words name no kind, or several', { kind: undefined }],
  ['another kind comes first', { kind: { slug: 'kebapcilar', name: 'Kebapçı' } }],
  ['something is corrected or unknown', { isWhole: false }],
  ['something else is asked for too', { isNarrowed: true }],
  ['it need not be open now', { isOpenNow: false }],
  ['it is about what is around a place', { isAround: true }],
  ['nobody knows where the visitor is, and no place is named', { isFromVisitor: false }],
  ['a place and nearness are named', { places: 1 }],
  ['it is a later page', { page: 2 }],
  ['others were not seen', { total: 3 }],
])('silent where %s', (_, change) => {
  const items = change.total === 3 ? [found()] : two;
  expect(bestAnswer({ ...asked, ...change }, items, NOON)).toBeNull();
});

test.each<[string, Partial<AskedForBest>]>([
  ['there are several', { total: 2 }],
  ['several places are named', { places: 2 }],
])('silent in a place where %s', (_, change) => {
  expect(bestAnswer({ ...only, ...change }, two, NOON)).toBeNull();
});

test.each<[string, Partial<FoundBusiness>]>([
  ['it is closed', { hours: '{"mon-sun":"06:00-11:30"}' }],
  ['its hours are not known', { hours: null }],
  ['it is closed until further notice', { isOpen: false }],
  ['nobody can say until when', { hours: '{"mon-sun":"24 saat"}' }],
  ['its kind is not told', { kind: null }],
  ['nobody knows how far it is', { distance: null }],
  ['a holiday puts its hours in doubt', { holidays: [holiday('2026-11-20T00:00')] }],
  ['one that begins before it closes does', { holidays: [holiday('2026-11-20T13:00')] }],
])('silent where %s', (_, change) => {
  expect(bestAnswer(asked, [found(change), found({ distance: 2000 })], NOON)).toBeNull();
});

test.each<[string, number | null]>([
  ['another is hardly further', 779],
  ['another has no pin', null],
])('silent where %s', (_, distance) => {
  expect(bestAnswer(asked, [found(), found({ id: 2, distance })], NOON)).toBeNull();
});

test('silent where there is none', () => {
  expect(bestAnswer({ ...asked, total: 0 }, [], NOON)).toBeNull();
});

function holiday(from: string) {
  return { from, until: '2026-11-22T00:00', name: 'Bayram', isBayram: true };
}
