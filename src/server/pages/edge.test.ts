import { expect, test, vi } from 'vitest';
import { PublicDataCount, type Subject } from '#server/platform/database/public-data.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { keysOf, keysOfChange, openEdge } from './edge.ts';
import { lastChangeOf, type MadeFrom } from './made-from.ts';

const EMPTY: MadeFrom = { businesses: [], lists: [], side: [], neighbours: [], listed: [] };
const log = openLog('silent');

const PLACES = ['', 'Kafeler'].flatMap((category) =>
  ['', 'kahveci'].flatMap((kind) =>
    ['', 'Seyhan', 'Çukurova'].flatMap((district) =>
      ['', 'resatbey'].map((neighbourhood) => [category, kind, district, neighbourhood] as const),
    ),
  ),
);
const CHANGES: Subject[] = [
  { of: 'anything' },
  ...[1, 2].flatMap((id): Subject[] => [
    { of: 'business', id, where: 'own' },
    ...PLACES.flatMap((place): Subject[] => [
      { of: 'business', id, where: 'shown', place },
      { of: 'business', id, where: 'gone', place },
    ]),
  ]),
];
const PAGES: MadeFrom[] = [
  EMPTY,
  { ...EMPTY, businesses: [1] },
  { ...EMPTY, businesses: [2], neighbours: [1] },
  ...PLACES.map(([category, kind, district, neighbourhood]) => ({
    ...EMPTY,
    lists: [{ category, kind, district, neighbourhood }],
  })),
];

test('the edge lets go of the very pages that a change makes old here', () => {
  for (const change of CHANGES)
    for (const page of PAGES) {
      const data = new PublicDataCount();
      const version = data.count();
      data.note(change);
      const isOld = lastChangeOf(data, page) > version;
      const showsGone = page.neighbours.some((id) => data.ofLeaving(id) > version);
      const told = keysOfChange(change);
      const isLetGo = keysOf(page).some((key) => told.includes(key));
      expect(isLetGo, JSON.stringify([change, page])).toBe(isOld || showsGone);
    }
});

/** An edge that takes what it is told, while it is there. */
function standIn() {
  const edge = { isAway: false, told: [] as string[], refused: 0 };
  const ask = (async (_: unknown, { method, headers }: RequestInit = {}) => {
    if (edge.isAway) {
      edge.refused += 1;
      throw new TypeError('away');
    }
    edge.told.push(`${method} ${(headers as Record<string, string>)['Surrogate-Key']}`);
    return new Response();
  }) as typeof fetch;
  return { edge, ask };
}
const own = (id: number): Subject => ({ of: 'business', id, where: 'own' });

test('who begins has all let go of; a change is told at once, and again for what was on its way', async () => {
  const { edge, ask } = standIn();
  const opened = openEdge(['http://edge.example'], { log, ask, againMs: 30 });
  await vi.waitFor(() => expect(edge.told).toEqual(['PURGE all']));
  opened.heard(own(7));
  await vi.waitFor(() => expect(edge.told).toEqual(['PURGE all', 'PURGE b7', 'PURGE b7']));
  await opened.close();
});

test('an edge that is away is told of everything once it is back', async () => {
  const { edge, ask } = standIn();
  edge.isAway = true;
  const opened = openEdge(['http://edge.example'], { log, ask, againMs: 10 });
  opened.heard(own(7));
  opened.heard(own(8));
  edge.isAway = false;
  // Of all it is told in one word: b7 and b8 may come behind it.
  await vi.waitFor(() => expect(edge.told[0]).toBe('PURGE all'));
  await opened.close();
});

test('one that is away is asked again after a while, not by each change', async () => {
  const { edge, ask } = standIn();
  edge.isAway = true;
  const opened = openEdge(['http://edge.example'], { log, ask, againMs: 60_000 });
  await vi.waitFor(() => expect(edge.refused).toBe(1));
  for (let id = 1; id < 50; id += 1) {
    opened.heard(own(id));
    await new Promise(setImmediate);
  }
  expect(edge.refused).toBe(1);
  await opened.close();
});

test('a page is kept until the clock or its side ends it, and only one that is there', async () => {
  const { ask } = standIn();
  const nowMs = 1_000_000_000;
  const opened = openEdge(['http://edge.example'], { log, ask, now: () => nowMs });
  const page = {
    status: 200,
    madeFrom: EMPTY,
    endsAtMs: Number.POSITIVE_INFINITY,
    begunAtMs: nowMs,
  };
  const control = (other: Partial<typeof page>) =>
    opened.headersOf({ ...page, ...other })['Surrogate-Control'];
  const side = { ...EMPTY, side: [{ address: '/', saying: '' }] };
  expect(control({})).toBe('max-age=600, stale-if-error=86400');
  expect(control({ endsAtMs: nowMs + 4500 })).toMatch(/^max-age=4,/);
  expect(control({ madeFrom: side })).toMatch(/^max-age=60,/);
  expect(control({ madeFrom: side, begunAtMs: nowMs - 45_000 })).toMatch(/^max-age=15,/);
  // Looked at just now, and still so.
  expect(control({ madeFrom: side, begunAtMs: nowMs - 90_000 })).toMatch(/^max-age=60,/);
  for (const status of [301, 404, 410, 503]) expect(control({ status })).toBe('no-store');
  expect(control({ endsAtMs: nowMs + 900 })).toBe('no-store');
  await opened.close();
});
