import { expect, test } from 'vitest';
import { matchingParts } from './matching-parts.ts';

const marked = (text: string, typed: string) =>
  matchingParts(text, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Kebapçı Ali', 'keb', '[Keb]apçı Ali'],
  ['İnce Kebap', 'ince keb', '[İnce] [Keb]ap'],
  ['IŞIK OPTİK', 'ışık', '[IŞIK] OPTİK'],
  ['Işık Optik', 'isik op', '[Işık] [Op]tik'],
  ['Çiğ Köfte', 'CIG', '[Çiğ] Köfte'],
  ['Akkebap', 'keb', 'Akkebap'],
  ['Ali’nin Yeri', 'nin', 'Ali’[nin] Yeri'],
  ['Kâmil Usta', 'kamil u', '[Kâmil] [U]sta'],
  ['Nar', '', 'Nar'],
  ['', 'nar', ''],
])('of %j with %j typed: %j', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test('what is cut is the whole text', () => {
  const text = 'Yüreğir’de İĞNE–İPLİK & “Nakış” 01';
  expect(matchingParts(text, 'igne nak').map((part) => part.text)).toEqual(
    expect.arrayContaining(['İĞNE', 'Nak']),
  );
  expect(
    matchingParts(text, 'igne nak')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
