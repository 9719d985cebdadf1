import { expect, test } from 'vitest';
import { categories } from '#db/seed/categories.ts';
import { attributes } from '../../attributes/attributes.ts';
import { type GrammarContext, readGrammar } from './grammar.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
function read(q: string, context: Partial<GrammarContext> = {}) {
  const { words, readings } = readGrammar(q, { now: NOW, categories, ...context });
  return [words, ...readings.map(({ kind, value }) => (kind === 'features' ? value : kind))];
}

/** A question → the words that are left, and what was read. */
const CASES: [q: string, words: string, ...readings: string[]][] = [
  ['çocuk alanı olan kahvaltı', 'kahvaltı', 'Oyun alanı'],
  ['ÇOCUK ALANI OLAN KAHVALTI', 'KAHVALTI', 'Oyun alanı'],
  ['oyun alanlı kebapçı', 'kebapçı', 'Oyun alanı'],
  ['otoparklı kebapçı', 'kebapçı', 'Otopark'],
  ['seyhanda otoparkı olan kuaför', 'kuaför', 'district', 'Otopark'],
  ['kebapçı otoparkı var mı', 'kebapçı', 'Otopark'],
  ['otopark olan kafe', '', 'Otopark', 'category'],
  ['alkolsüz balık restoranı', 'balık restoranı', 'Alkolsüz'],
  ['alkol olmayan ocakbaşı', 'ocakbaşı', 'Alkolsüz'],
  ['sigara içilmeyen kahveci', 'kahveci', 'Sigara içilmez'],
  ['kart geçen ciğerci', 'ciğerci', 'Kredi kartı'],
  ['kredi kartı geçen ucuz lokanta', 'lokanta', 'Kredi kartı', 'price'],
  ['randevusuz diş hekimi', 'diş hekimi', 'Randevusuz'],
  ['mescitli ve otoparklı avm', 'avm', 'Mescit', 'Otopark'],
  ['köpekle girilen kafe', '', 'Evcil hayvan dostu', 'category'],
  ['havuzlu otel', '', 'Havuz', 'category'],
  ['canlı müziği olan meyhane', 'meyhane', 'Canlı müzik'],
  ['asansörü olmayan klinik', 'klinik', 'Asansör yok'],
  ['ücretsiz wifi olan kahveci', 'kahveci', 'Ücretsiz internet'],
  ['bahçeli restoran', '', 'Bahçe', 'category'],
  ['açık alanı olan kafe', '', 'Açık alan', 'category'],
  // Before a vowel, of many, in all endings of a verb
  ['mescidi bulunan avm', 'avm', 'Mescit'],
  ['asansörleri olan klinik', 'klinik', 'Asansör'],
  ['taksiti olan mobilyacı', 'mobilyacı', 'Taksit'],
  ['gölgeliği olan piknik alanı', '', 'Gölgelik', 'category'],
  ['oyun alanları bulunan kahvaltı', 'kahvaltı', 'Oyun alanı'],
  ['köpekle girilebilen kafe', '', 'Evcil hayvan dostu', 'category'],
  ['köpekle gidebileceğimiz kafe', '', 'Evcil hayvan dostu', 'category'],
  ['köpekle gittiğimiz kafe', '', 'Evcil hayvan dostu', 'category'],
  ['köpeğimle oturabileceğim kafe', '', 'Evcil hayvan dostu', 'category'],
  ['evcil hayvanımızla gidebileceğimiz kafe', '', 'Evcil hayvan dostu', 'category'],
  ['evcil hayvanımızla girilen kafe', '', 'Evcil hayvan dostu', 'category'],
  ['köpek kabul ediyor mu kuaför', 'kuaför', 'Evcil hayvan dostu'],
  ['maç verecek kahve', 'kahve', 'Dev ekran'],
  ['kart geçmiyor kasap', 'kasap', 'Kart geçmez'],
  ['sigara içilmez lokanta', 'lokanta', 'Sigara içilmez'],
  ['sigara içebileceğim kahveci', 'kahveci', 'Sigara içilebilen alan'],
  ['internetten satıyor mu kitapçı', 'kitapçı', 'Online satış'],
  // As visitors say it
  ['dentist with parking', 'dentist', 'Otopark'],
  ['restoran with a terrace', '', 'Teras', 'category'],
  ['barber without an elevator', 'barber', 'Asansör yok'],
  ['kafe with free wifi', '', 'Ücretsiz internet', 'category'],
  // The thing itself, another thing, or a name.
  ['otopark', 'otopark'],
  ['nargile bulabileceğim yer', 'nargile bulabileceğim yer'],
  ['yakında otopark var mı', 'otopark', 'near'],
  ['spor salonu var mı', 'spor salonu var mı'],
  ['internet kafe', 'internet kafe'],
  ['yüzme havuzu', 'yüzme havuzu'],
  ['klima servisi', 'klima servisi'],
  ['zürafa kiralama', 'zürafa kiralama'],
  ['alkollü içecek satan', 'alkollü içecek satan'],
  ['bahçelievler kuaför', 'bahçelievler kuaför'],
  ['terastan bakmak', 'terastan bakmak'],
];

test.each(CASES)('%s', (q, ...expected) => {
  expect(read(q)).toEqual(expected);
});

test('what was chosen already is not said again, and what is to stay words stays', () => {
  expect(read('otoparklı mescitli avm', { chosen: { features: ['Otopark'] } })).toEqual([
    'avm',
    'Mescit',
  ]);
  expect(read('otoparklı avm', { literal: ['features'] })).toEqual(['otoparklı avm']);
});

test('each is read by every phrase of its own, as itself or as one before it', () => {
  const names = attributes.flatMap(({ name, without }) => [name, without]);
  for (const [at, { phrases, withoutPhrases }] of attributes.entries())
    for (const phrase of [...phrases, ...withoutPhrases]) {
      const [, first = ''] = read(`${phrase} yer`);
      expect(names.indexOf(first), phrase).toBeGreaterThanOrEqual(0);
      expect(Math.floor(names.indexOf(first) / 2), phrase).toBeLessThanOrEqual(at);
    }
});
