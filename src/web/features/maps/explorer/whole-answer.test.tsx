import { expect, test } from 'vitest';
import { PAGE_LENGTH } from '#contract/businesses/businesses.ts';
import type { MapAnswer, MapBusiness } from '#contract/maps/map-businesses.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { beginningOf, useWholeAnswer } from './whole-answer.ts';

const items = Array.from({ length: 30 }, (_, id) => ({ id })) as MapBusiness[];
const answer: MapAnswer = {
  ...{ items, singles: [{ id: 31 }] as MapAnswer['singles'], clusters: [], isThinned: false },
  ...{ total: 30, words: '', readings: [], unknownPlace: null, meant: null, validUntil: null },
  isBeyond: false,
};
const filters = { category: 'Kafeler' };

function shown(page: MapAnswer, isWhole: boolean, api: () => unknown = () => answer) {
  const Part = () => {
    const { items: known, singles } = useWholeAnswer(page, isWhole, filters);
    return `${known.length} + ${singles.length}`;
  };
  return screenWithApi(<Part />, api);
}

test('a page carries the beginning of its list and no pin; the rest is asked for with the same filters', async () => {
  const page = beginningOf(answer);
  expect(page.items).toEqual(items.slice(0, PAGE_LENGTH));
  // As if there were more than are drawn one by one: the map asks.
  expect(page).toMatchObject({ total: 30, singles: [], isThinned: true });
  const { text, until, sent } = shown(page, false);
  expect(text()).toBe('24 + 0');
  await until('30 + 1');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^GET \/api\/map\/businesses\?.*category=Kafeler/);
});

test('what is whole is not asked for again', () => {
  const { text, sent } = shown(answer, true);
  expect([text(), sent]).toEqual(['30 + 1', []]);
});

test('what does not come leaves the beginning', async () => {
  const { text, sent } = shown(beginningOf(answer), false, () => new Error('Olmadı.'));
  expect(text()).toBe('24 + 0');
  expect(sent).toHaveLength(1);
  // The refusal has been heard by then.
  await new Promise(setImmediate);
  expect(text()).toBe('24 + 0');
});
