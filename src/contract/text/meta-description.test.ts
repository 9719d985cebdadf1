import { expect, test } from 'vitest';
import { META_DESCRIPTION, metaDescriptionOf } from './meta-description.ts';

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
