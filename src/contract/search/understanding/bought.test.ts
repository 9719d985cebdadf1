import { expect, test } from 'vitest';
import { queryForMeaning } from '#contract/search/asking/text-queries.ts';
import { isOfHire } from './bought.ts';
import { type Question, readQuestion, shownWord } from './question.ts';
import { type SearchedKind, thesaurusOf } from './thesaurus.ts';

const kind = (name: string, words: string): Omit<SearchedKind, 'id'> => ({
  ...{ name, words, sells: '', needs: '', abroad: '', category: 'Spor' },
});
const by = thesaurusOf(
  [
    kind('Balon turu', 'balon, balon gezisi'),
    kind('Karavan kiralama', 'karavan'),
    kind('Bisikletçi', 'bisiklet, karavan parkı'),
  ].map((one, at) => ({ ...one, id: at + 1 })),
);
const read = (q: string) => readQuestion(by, q) as Question;

test.each<[q: string, ...required: string[]]>([
  ['balon satın almak', 'balon', 'satilik'],
  ['balon satın alacağım bir yer', 'balon', 'satilik'],
  ['satılık karavan', 'karavan', 'satilik'],
  ['karavan satışı', 'karavan', 'satilik'],
  ['balon satan', 'balon', 'satilik'],
  // Of what others sell, or of the ride itself, it says nothing.
  ['bisiklet satın almak', 'bisiklet'],
  ['balon turu satın almak', 'balon', 'turu'],
  ['balon', 'balon'],
  // Nobody knows whether it is sold.
  ['zonk satın almak', 'zonk'],
])('%s asks for %s %s', (q, ...required) => {
  expect(read(q).required).toEqual(required);
});

test('what is only hired out answers nobody who wants to buy it', () => {
  expect(queryForMeaning(read('satılık balon'), true)).toBeUndefined();
  expect(queryForMeaning(read('satılık bisiklet'), true)).toBeDefined();
  expect(shownWord(read('balon satın almak'), 'satilik')).toBe('satılık');
});

test('kinds of hire are called by what is hired, or by the ride', () => {
  expect([1, 2, 3, 4, undefined].map((id) => isOfHire(by, id))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});
