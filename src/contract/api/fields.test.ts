import { expect, test } from 'vitest';
import { shortText } from './fields.ts';

const read = (text: string) => shortText(200).safeParse(text).data;

test.each(['a\u0000b', 'a\u001bb', 'a\u007fb', 'a\ud800b', '\udc00'])(
  'what is no text is refused: %j',
  (text) => {
    expect(shortText(200).safeParse(text).error?.issues[0]?.message).toBe(
      'Okunamayan karakter var',
    );
  },
);

test('letters, pictures and line breaks stay', () => {
  const text = 'Çiğ köfte 👩‍🍳 İIıi\nikinci satır';
  expect(read(text)).toBe(text);
});

test('what turns the reading direction is taken out, marks do not pile up', () => {
  expect(read('Kebap\u202egnp.exe\u2066 ')).toBe('Kebapgnp.exe');
  expect(read(`a${'\u0301'.repeat(150)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
});
