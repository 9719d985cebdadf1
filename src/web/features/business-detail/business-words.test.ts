import { expect, test } from 'vitest';
import type { Business } from '#contract/businesses/businesses.ts';
import { cutAtWord } from '#contract/text/meta-description.ts';
import { firstLetter } from '#contract/text/turkish-fold.ts';
import { metaDescription } from './business-words.ts';

const business = {
  name: 'Bici Durağı',
  category: 'Kafeler',
  description: null,
  address: 'Reşatbey Mah. Atatürk Cad. No: 68',
  district: 'Seyhan',
  phone: '0(322)591-26-41',
} as Business;

test('a text is cut behind a whole word, without the comma before the gap', () => {
  expect(cutAtWord('Şalgam, ciğer, kebap', 16)).toBe('Şalgam, ciğer…');
  expect(cutAtWord('iki  satır\nbir olur', 40)).toBe('iki satır bir olur');
  expect(cutAtWord('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
});

test("the page's description is the business's own, up to the sentence that ends within 160 letters", () => {
  const sentence = 'Buz burada rendelenir, gül şurubu evde kaynar.';
  const description = `${sentence} `.repeat(9);
  expect(metaDescription({ ...business, description })).toBe(`${sentence} ${sentence} ${sentence}`);
});

test('a short description of its own goes on with the place', () => {
  const shown = metaDescription({ ...business, description: 'Buz burada rendelenir' });
  expect(shown).toBe(
    'Buz burada rendelenir. Adres: Reşatbey Mah. Atatürk Cad. No: 68, Seyhan. Telefon: 0322 591 26 41. Kafeler, Seyhan. Saatler ve yol tarifi.',
  );
});

test('without a description one sentence with address, district and phone stands in', () => {
  expect(metaDescription(business)).toBe(
    'Bici Durağı, Seyhan ilçesinde Kafeler kategorisinde bir işletme. Adres: Reşatbey Mah. Atatürk Cad. No: 68, Seyhan. Telefon: 0322 591 26 41.',
  );
  const address = 'Atatürk Cad. No: 68, Seyhan / Adana';
  expect(metaDescription({ ...business, address, phone: null, description: '  ' })).toBe(
    'Bici Durağı, Seyhan ilçesinde Kafeler kategorisinde bir işletme. Adres: Atatürk Cad. No: 68, Seyhan / Adana. Saatleri, değerlendirmeler ve yol tarifi burada.',
  );
});

test('the first letter is a capital as Turkish writes it', () => {
  expect(['ızgaracı', 'iz', '"Şölen"', '01 Adana', 'çiçek'].map(firstLetter)).toEqual([
    'I',
    'İ',
    'Ş',
    '0',
    'Ç',
  ]);
});
