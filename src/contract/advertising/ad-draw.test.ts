import { expect, test } from 'vitest';
import { adsInSpaces, drawAds } from './ad-draw.ts';
import { adHref, type LiveAd } from './live-ads.ts';

const ad = (id: number, fields: Partial<LiveAd> = {}): LiveAd => ({
  ...{ kind: 'advertisement_request', id, packageType: 'basic', businessName: `İşletme ${id}` },
  ...{ content: { title: 'Başlık', description: 'Açıklama', features: [] }, pictures: [] },
  ...{ businessId: null, categorySlug: null, isExample: false },
  ...{ startDate: '2026-11-01', endDate: '2026-12-01' },
  ...fields,
});
const day = '2026-11-20';
const at = new Date('2026-11-20T09:03:00Z');
const TEN_MINUTES_MS = 600_000;

test('an ad comes first as often as its package weighs, over times and addresses', () => {
  const ads = [
    ad(1001, { packageType: 'enterprise' }),
    ad(1002, { packageType: 'premium' }),
    ad(1003),
    ad(1003, { kind: 'advertisement', packageType: 'free' }),
  ];
  const firsts = new Map<LiveAd['packageType'], number>();
  const draws = 14_000;
  for (let round = 0; round < draws / 2; round += 1) {
    for (const path of ['/', '/category/kafeler']) {
      const moment = new Date(at.getTime() + round * TEN_MINUTES_MS);
      const [first] = drawAds(ads, { path, at: moment, day }).drawn;
      const name = first?.packageType ?? 'free';
      firsts.set(name, (firsts.get(name) ?? 0) + 1);
    }
  }
  const share = (name: LiveAd['packageType']) => (firsts.get(name) ?? 0) / draws;
  expect(share('enterprise')).toBeCloseTo(3 / 7, 1);
  expect(share('premium')).toBeCloseTo(2 / 7, 1);
  expect(share('basic')).toBeCloseTo(1 / 7, 1);
  expect(share('free')).toBeCloseTo(1 / 7, 1);
});

test('the same address shows the same until the time it says, then draws anew', () => {
  const ads = [1001, 1002, 1003, 1004, 1005, 1006].map((id) => ad(id));
  const ids = (moment: Date) =>
    drawAds(ads, { path: '/', at: moment, day }).drawn.map(({ id }) => id);
  const { drawn, until } = drawAds(ads, { path: '/', at, day });
  expect(until).toEqual(new Date('2026-11-20T09:10:00Z'));
  expect(drawn).toHaveLength(4);
  expect(ids(new Date(until.getTime() - 1))).toEqual(ids(at));
  const rounds = Array.from({ length: 10 }, (_, round) =>
    ids(new Date(at.getTime() + round * TEN_MINUTES_MS)).join(),
  );
  expect(new Set(rounds).size).toBeGreaterThan(5);
});

test('a page whose one ad stands at its foot keeps it for the day, and the next page has another', () => {
  const ads = [1001, 1002, 1003, 1004].map((id) => ad(id));
  const drawnAt = (moment: string, on = day) =>
    drawAds(ads, { path: '/business/1001', at: new Date(moment), day: on });
  const { drawn, until } = drawnAt('2026-11-20T09:03:00Z');
  expect(until).toEqual(new Date('2026-11-20T21:00:00Z'));
  expect(drawnAt('2026-11-20T20:59:59Z')).toEqual({ drawn, until });
  expect(drawnAt('2026-11-20T21:00:00Z', '2026-11-21').until).toEqual(
    new Date('2026-11-21T21:00:00Z'),
  );
  const feet = Array.from({ length: 50 }, (_, index) => {
    const path = `/business/${index + 1}`;
    return adsInSpaces(drawAds(ads, { path, at, day }).drawn, path).footer?.id;
  });
  expect(new Set(feet).size).toBe(4);
});

test('only what runs today is drawn, and examples only while nobody advertises', () => {
  const example = ad(1, { isExample: true });
  const ended = ad(2, { endDate: '2026-11-19' });
  const later = ad(3, { startDate: '2026-11-21' });
  const lastDay = ad(4, { endDate: day });
  const drawn = (ads: LiveAd[]) => drawAds(ads, { path: '/', at, day }).drawn.map(({ id }) => id);
  expect(drawn([example, ended, later])).toEqual([1]);
  expect(drawn([example, lastDay])).toEqual([4]);
  expect(drawn([])).toEqual([]);
});

test('a page carries of an ad what its spaces say, and the link that it leads to', () => {
  const content = {
    ...{ title: 'Başlık', description: 'Açıklama', features: ['Teras'], image: 'scene:kafeler' },
    ...{ socialMedia: { instagram: 'https://ova.example/i' }, bannerAd: 'scene:spor' },
    apiIntegration: { note: 'Her sabah' },
  };
  const drawn = (fields: Partial<LiveAd>) => {
    const [one] = drawAds([ad(1, { content, ...fields })], { path: '/', at, day }).drawn;
    return one && { href: adHref(one), said: one };
  };
  const elsewhere = drawn({});
  expect(elsewhere?.href).toBe('https://ova.example/i');
  const here = drawn({ businessId: 1001 });
  expect(here?.href).toBe('/business/1001');
  expect(here?.said).toEqual({
    ...{ kind: 'advertisement_request', id: 1, packageType: 'basic', businessName: 'İşletme 1' },
    ...{ pictures: [], businessId: 1001, categorySlug: null, isExample: false },
    content: {
      ...{ title: 'Başlık', description: 'Açıklama' },
      ...{ image: 'scene:kafeler', bannerAd: 'scene:spor' },
    },
  });
});

test('an ad runs from its first day to the end of its last', () => {
  const drawn = (startDate: string, endDate: string) =>
    drawAds([ad(1, { startDate, endDate })], { path: '/', at, day }).drawn.length;
  expect(drawn(day, day)).toBe(1);
  expect(drawn('2026-11-21', '2026-11-30')).toBe(0);
  expect(drawn('2026-11-01', '2026-11-19')).toBe(0);
});

test('two take turns, one alone is drawn anew only for the time', () => {
  const until = (...ids: number[]) =>
    drawAds(
      ids.map((id) => ad(id)),
      { path: '/', at, day },
    ).until.getTime() - at.getTime();
  expect(until(1, 2)).toBe(until(1, 2, 3));
  expect(until(1)).toBeGreaterThan(until(1, 2));
});

test('no ad stands twice on a page', () => {
  const drawn = [ad(1), ad(2), ad(3), ad(4)];
  const ids = (path: string, count = 4) => {
    const { page, footer } = adsInSpaces(drawn.slice(0, count), path);
    return [page.map(({ id }) => id), footer?.id];
  };
  expect(ids('/')).toEqual([[1, 2, 3], 4]);
  expect(ids('/', 2)).toEqual([[1, 2], undefined]);
  expect(ids('/category/kafeler')).toEqual([[1], 2]);
  expect(ids('/search')).toEqual([[1], 2]);
  expect(ids('/businesses')).toEqual([[1], 2]);
  expect(ids('/about')).toEqual([[], 1]);
});

test('where a page is about some categories no ad of another stands, nor one of which nobody knows', () => {
  const ads = [
    ad(1, { categorySlug: 'kafeler' }),
    ad(2, { categorySlug: 'saglik' }),
    ad(3),
    ad(4, { categorySlug: 'kafeler' }),
    ad(5, { categorySlug: 'spor' }),
  ];
  const shown = (path: string, categories: string[] | undefined) => {
    const { drawn } = drawAds(ads, { path, at, day, categories });
    const { page, footer } = adsInSpaces(drawn, path);
    return [page, footer ? [footer] : []].map((some) => some.map(({ id }) => id));
  };
  const [page = [], footer = []] = shown('/category/kafeler', ['kafeler']);
  expect([...page, ...footer].sort()).toEqual([1, 4]);
  expect(shown('/search', ['saglik'])).toEqual([[2], []]);
  expect(shown('/business/7', ['spor'])).toEqual([[], [5]]);
  expect(shown('/business/7', ['oteller'])).toEqual([[], []]);
  expect(shown('/search', [])).toEqual([[], []]);
  const [home = []] = shown('/', undefined);
  expect(home).toHaveLength(3);
});

test('a page that one ad fits is not drawn anew for others', () => {
  const ads = [ad(1, { categorySlug: 'kafeler' }), ad(2), ad(3)];
  const until = (categories: string[]) =>
    drawAds(ads, { path: '/category/kafeler', at, day, categories }).until;
  expect(until(['kafeler']).getTime() - at.getTime()).toBeGreaterThan(TEN_MINUTES_MS);
});
