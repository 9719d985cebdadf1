import { expect, test } from 'vitest';
import type { BusinessFile } from '#contract/moderation/administration.ts';
import { stepsBack } from './earlier-words.ts';

const now = {
  ...{ name: 'Kebapçı Şıh', subcategory: '', description: 'Üçüncü', address: 'Yeni sokak 2' },
  neighbourhood: 'Reşatbey',
};
const file = {
  form: now,
  earlierWords: [
    { id: 2, until: '2026-11-20T10:00:00.000Z', words: { ...now, description: 'İkinci' } },
    {
      ...{ id: 1, until: '2026-11-10T10:00:00.000Z' },
      words: { ...now, description: 'Birinci', address: 'Eski sokak 1' },
    },
  ],
} as unknown as BusinessFile;

test('each step shows what changed then, and what going back to it changes today', () => {
  const fields = (words: { field: string; before: string; after: string }[]) =>
    words.map(({ field, before, after }) => [field, before, after]);
  const [last, first] = stepsBack(file);
  expect(fields(last?.changed ?? [])).toEqual([['description', 'İkinci', 'Üçüncü']]);
  expect(fields(first?.changed ?? [])).toEqual([
    ['description', 'Birinci', 'İkinci'],
    ['address', 'Eski sokak 1', 'Yeni sokak 2'],
  ]);
  expect(fields(first?.toRestore ?? [])).toEqual([
    ['description', 'Birinci', 'Üçüncü'],
    ['address', 'Eski sokak 1', 'Yeni sokak 2'],
  ]);
});

test('words that stand again are nothing to go back to', () => {
  const again = { ...file, form: { ...now, description: 'İkinci' } } as unknown as BusinessFile;
  expect(stepsBack(again)[0]?.toRestore).toEqual([]);
});
