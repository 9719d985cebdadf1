import { expect, test } from 'vitest';
import { isOfPlaces, measureRelevance, readQuestions, textOf } from './questions.ts';

const ALL = ['Kıyı Ocakbaşı', 'Nehir Ocakbaşı', 'Işık Mobilya', 'Toros Eczanesi'].map(
  (name, id) => ({ id, text: textOf(name, name.split(' ')[1]) }),
);
const [kiyi, nehir, mobilya, eczane] = ALL as [
  { id: number; text: string },
  { id: number; text: string },
  { id: number; text: string },
  { id: number; text: string },
];

test('names, patterns, what is not there and what must not be are read', async () => {
  const questions = readQuestions(`
# by name
ocakbaşı: Kıyı Ocakbaşı | Nehir Ocakbaşı ! /mobilya/
# none
su tesisatçısı: -
zürafa: -
`);
  const answers: Record<string, typeof ALL> = { ocakbaşı: [mobilya, kiyi], zürafa: [eczane] };
  const found = await measureRelevance(questions, ALL, async (q) => answers[q] ?? []);
  expect(found.get('by name')).toMatchObject({
    ...{ questions: 1, recall: 0.5, precision: 0.5, reciprocalRank: 0.5, forbidden: 1 },
    honesty: 1,
  });
  expect(found.get('none')).toMatchObject({ questions: 2, honesty: 0.5, recall: 1 });
  expect(found.get('all')).toMatchObject({
    questions: 3,
    worst: ['answered: zürafa', 'recall 0.50, precision 0.50: ocakbaşı'],
  });
});

test('of more than ten wanted ten are enough; the kind counts as well as the name', async () => {
  const many = Array.from({ length: 12 }, (_, id) => ({ id, text: textOf(`Yer ${id}`, 'Eczane') }));
  const found = await measureRelevance(readQuestions('ilaç: /eczane/'), many, async () => many);
  expect(found.get('all')).toMatchObject({ recall: 1, precision: 1, reciprocalRank: 1 });
  const [nobody] = [[nehir]];
  const none = await measureRelevance(readQuestions('ilaç: /eczane/'), ALL, async () => nobody);
  expect(none.get('all')).toMatchObject({ recall: 0, precision: 0, reciprocalRank: 0 });
});

test('an answer that fits nothing, and a line without one, are mistakes of the file', async () => {
  expect(() => readQuestions('ocakbaşı')).toThrow('No answer');
  const measured = measureRelevance(readQuestions('balık: Deniz Balık'), ALL, async () => []);
  await expect(measured).rejects.toThrow('balık');
});

test('a file is of named places by what it is called', () => {
  expect(isOfPlaces('tests/relevance/dev/named-places-of-places.txt')).toBe(true);
  expect(isOfPlaces('named-places.txt')).toBe(true);
  expect(isOfPlaces('tests/relevance/dev/places.txt')).toBe(false);
});
