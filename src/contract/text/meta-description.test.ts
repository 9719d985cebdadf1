import { expect, test } from 'vitest';
import { cutAtWord, META_DESCRIPTION, metaDescriptionOf } from './meta-description.ts';

const { least, most } = META_DESCRIPTION;

test('sentences are added while it is short, and only those that fit', () => {
  expect(metaDescriptionOf(['Bir', null, '', undefined, 'iki.'])).toBe('Bir. iki.');
  const long = `${'a'.repeat(least - 1)}.`;
  expect(metaDescriptionOf([long, 'Fazla.'], ['Son.'])).toBe(long);
  const short = 'b'.repeat(least - 20);
  expect(metaDescriptionOf([short, 'c'.repeat(70), 'Sığar.'])).toBe(`${short}. Sığar.`);
});

test('of endings the first that fits is taken, and no other', () => {
  const short = `${'b'.repeat(79)}.`;
  const endings = [`${'u'.repeat(90)}.`, 'Kısa son.', 'Son.'];
  expect(metaDescriptionOf([short], endings)).toBe(`${short} Kısa son.`);
  expect(metaDescriptionOf([], endings)).toBe(endings[0]);
});

test('one that is too long ends with a sentence, else with a word', () => {
  const sentence = `${'Buz burada rendelenir, gül şurubu evde kaynar, '.repeat(3).trim()} olur.`;
  const whole = `${sentence.slice(0, 110)}x. ${'devamı gelir '.repeat(9)}`;
  expect(metaDescriptionOf([whole])).toBe(`${sentence.slice(0, 110)}x.`);
  const words = metaDescriptionOf(['kelime '.repeat(60)]);
  expect(words).toMatch(/kelime…$/);
  expect(words.length).toBeLessThanOrEqual(most);
});

test.each([
  ['bir  iki\n üç ', 10, 'bir iki üç'],
  ['bir iki üç', 10, 'bir iki üç'],
  ['bir iki üç', 9, 'bir iki…'],
  ['bir iki - üç', 11, 'bir iki…'],
  ['bir, iki.  ; üç', 13, 'bir, iki…'],
  // One endless word is cut anywhere, also behind a short one.
  ['abcdefghij', 6, 'abcde…'],
  ['a bcdefghij', 6, 'a bcd…'],
  ['abc defghij', 6, 'abc d…'],
  ['abcd efghij', 6, 'abcd…'],
])('%j is cut at %d to %s', (text, length, cut) => {
  expect(cutAtWord(text, length)).toBe(cut);
});

test('a sentence ends with its own sign, or with a full stop before the next', () => {
  for (const sign of ['.', '!', '?', '…'])
    expect(metaDescriptionOf([`Bir${sign}`, ' iki  üç '])).toBe(`Bir${sign} iki üç`);
  expect(metaDescriptionOf(['Bir. iki', 'üç'])).toBe('Bir. iki. üç');
  const whole = (letters: number) => metaDescriptionOf(['a'.repeat(100), 'b'.repeat(letters)]);
  expect(whole(most - 102)).toHaveLength(most);
  expect(whole(most - 101)).toHaveLength(100);
  // Too short to end there.
  expect(metaDescriptionOf([`${'a'.repeat(98)}. ${'b'.repeat(90)}`])).toBe(`${'a'.repeat(98)}…`);
  expect(metaDescriptionOf([`${'a'.repeat(100)}. ${'b'.repeat(90)}`])).toHaveLength(101);
  expect(metaDescriptionOf(['c'.repeat(most)])).toBe('c'.repeat(most));
});
