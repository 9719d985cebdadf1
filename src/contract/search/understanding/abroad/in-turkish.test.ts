import { expect, test } from 'vitest';
import { type SearchedKind, thesaurusOf } from '../thesaurus.ts';
import { inTurkish } from './in-turkish.ts';

const kind = (name: string, more: Partial<SearchedKind> = {}): SearchedKind => ({
  ...{ name, words: '', sells: '', needs: '', abroad: '' },
  ...more,
});
const by = thesaurusOf(
  [
    kind('Otel', { category: 'Oteller', abroad: 'hotel, отель', words: 'otel' }),
    kind('Otopark', { category: 'Oteller', abroad: 'cheap hotel' }),
    kind('Şapkacı', { words: 'şapka', abroad: 'hat, hats, шляпа, hat shop' }),
    kind('Bereci', { words: 'cap', abroad: 'beret, hats' }),
    kind('Şapkacı oteli', { abroad: 'hat hotel' }),
    kind('Telefoncu', { words: 'pet shop', abroad: 'phone, телефон' }),
  ].map((one, at) => ({ ...one, id: at + 1 })),
);

test.each<[q: string, here: string | undefined]>([
  ['hat for women', 'kadın şapkacı'],
  ['hotel with pool', 'havuzlu otel'],
  ['phone repair', 'telefoncu tamiri'],
  ['hotel am See', 'göl kenarında otel'],
  ['отель у реки', 'nehir kenarında otel'],
  ['at the lake', 'göl kenarında'],
  // The noun in another case; who sells it need not be said.
  ['магазин шляпы', 'şapkacı'],
  ['hat store', 'şapkacı'],
  // What several kinds are called is told as it was typed.
  ['vegetarian hats', 'vejetaryen hats'],
  ['hotela erzan', 'otel erzan'],
  // Near what they say behind it, whoever knows it.
  ['hotel near the otopark', 'otopark yakınında otel'],
  ['hat shop near zonk', 'zonk yakınında hat shop'],
  ['otel near zonk', 'zonk yakınında otel'],
  ['отель рядом с zonk', 'zonk yakınında otel'],
  // The price is read by the grammar.
  ['cheap hotel with parking', 'otoparklı cheap otel'],
])('%s is %s', (q, here) => {
  expect(inTurkish(by, q)).toBe(here);
});

test.each([
  ['one word', 'hat'],
  ['one phrase', 'hat shop'],
  ['nothing of abroad', 'şapka otel'],
  ['a word that is one here as well', 'pet shop seyhan'],
  ['only who sells', 'zonk store'],
  ['nothing that says anything', 'for the'],
  ['near whoever asks', 'otel near me'],
  ['near nothing', 'otel near'],
])('%s stays as it is', (_, q) => {
  expect(inTurkish(by, q)).toBeUndefined();
});
