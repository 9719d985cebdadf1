import { expect, test } from 'vitest';
import { nounAtEnd } from '#contract/places/place-nouns.ts';
import { isNamedInAddress, isToldInText, queryForNaming } from './named-in-text.ts';

const nounOf = (said: string) => (said ? nounAtEnd(said.split(' '), false)?.noun : undefined);

test.each<[address: string, name: string, noun: string, isNamed: boolean]>([
  ['Bahçeşehir Mah. 12 Sok. No: 3', 'bahcesehir', '', true],
  ['12 Sok. No:18/2 Bahcesehir', 'bahcesehir', '', true],
  ['T.cemal Beriker Bulvari No:600/a Bahçeşehir', 'bahcesehir', '', true],
  ['Bahcesehir Yeni Sanayi Sitesi 3. Blok', 'bahcesehir', '', true],
  ['Karayolu Bahçeşehir Kavşağı', 'bahcesehir', '', true],
  ['B?l?keli Mh. 3', 'bolukeli', '', true],
  ['Belediyeevleri Mah. 5', 'belediye evleri', '', true],
  ['Belediye Evleri Mah. 5', 'belediyeevleri', '', true],
  ['Karayolu Bahçeşehir İş Merkezi Kat: 1', 'bahcesehir', '', true],
  ['Ak Cad. Dokuma Ismerk. K:6', 'dokuma', 'iş merkezi', true],
  ['Yeni Mah. Numune Hast. Kars.', 'numune', 'hastanesi', true],
  // The name of something else.
  ['Bahçeşehir Cad. No: 5', 'bahcesehir', '', false],
  ['Cumhuriyet Mah. Bahçeşehir Bulvarı No: 5', 'bahcesehir', '', false],
  ['Cumhuriyet Mah. Bahçeşehir Apt. No: 5', 'bahcesehir', '', false],
  ['Bahçeşehirliler Mah. No: 5', 'bahcesehir', '', false],
  // With its noun, whatever is short for it.
  ['Eski Metal San .sit.24.blok', 'metal', 'sanayi sitesi', true],
  ['Dokumacılar Çarşısı No: 41', 'dokumacilar', 'carsisi', true],
  ['Tuzlayolu 5.km', 'tuzla', 'yolu', true],
  ['Yeni Mh. 5', 'yeni', 'mahalle', true],
  ['Yeni Sanayi Sitesi 5', 'yeni', 'mahalle', false],
  ['Barış Cad. No: 3', 'baris', 'sokagi', true],
  ['Metal Islah Sitesi', 'metal', 'sanayi sitesi', false],
  ['Dokumacılar Apt. Ev Çarşısı', 'dokumacilar', 'carsisi', false],
])('%s names %s %s: %s', (address, name, noun, isNamed) => {
  const place = { words: name.split(' '), noun: nounOf(noun) };
  expect(isNamedInAddress(address, place)).toBe(isNamed);
});

test.each<[text: string, name: string, noun: string, isTold: boolean]>([
  ['Sabahları Kuzuluk’a çıkanlara yolluk verir.', 'kuzuluk', '', true],
  ['Yukarı Kuzuluk’ta.', 'kuzuluk', '', true],
  ['Küçük bir kuzuluk; kuzuluk temizdir.', 'kuzuluk', '', false],
  ['Barış Parkı’nın köşesinde.', 'baris', 'parki', true],
  ['Barış Parkında bir kafe.', 'baris', 'parki', true],
  ['Barış içinde bir parkı var.', 'baris', 'parki', false],
  ['Barış Parkinson derneği', 'baris', 'parki', false],
])('%s tells of %s %s: %s', (text, name, noun, isTold) => {
  expect(isToldInText(text, { words: [name], noun: nounOf(noun) })).toBe(isTold);
});

test('whoever may name it has all its words, joined ones in an address too', () => {
  expect(queryForNaming([{ words: ['belediye', 'evleri'] }, { words: ['toros'] }])).toBe(
    '((belediye | 1Abelediye) & (evleri | 1Aevleri)) | (1Abelediyeevleri) | ((toros | 1Atoros))',
  );
});
