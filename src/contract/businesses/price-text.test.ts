import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_PRICE_LINES, priceText, readPriceLines, readPriceText } from './price-text.ts';

test.each([
  ['Adana dürüm 180', 'Adana dürüm', 180],
  ['Adana dürüm ........ 180 TL', 'Adana dürüm', 180],
  ['Adana Dürüm: 180,50 ₺', 'Adana Dürüm', 180.5],
  ['Gelinlik kiralama - 12.500 TL', 'Gelinlik kiralama', 12500],
  ['Tuzlu yoğurt çorbası ₺95', 'Tuzlu yoğurt çorbası', 95],
  ['Saç kesimi TL 1.250,75', 'Saç kesimi', 1250.75],
  ['1,5 porsiyon ciğer 240', '1,5 porsiyon ciğer', 240],
  ['Kola (330 ml) 45.50', 'Kola (330 ml)', 45.5],
  ['Çay  15 lira', 'Çay', 15],
  ['Ayran 25,-', 'Ayran', 25],
  ['Su 10.', 'Su', 10],
  ['Menü 1 250', 'Menü 1', 250],
  ['Baklava 900 TL/kg', 'Baklava (kg)', 900],
  ['Adana dürüm 180 TL (tam)', 'Adana dürüm (tam)', 180],
  ['180 TL Adana dürüm', 'Adana dürüm', 180],
  ['Künefe 5 TL * 5 dakikada', 'Künefe (* 5 dakikada)', 5],
])('%s', (line, name, price) => {
  expect(readPriceText(line)).toEqual([{ heading: null, name, price }]);
});

test('a line without a price is the heading of those below it', () => {
  expect(readPriceText('Su 10\n\nDürümler:\r\n  Adana 180\nCiğer 160\n2026\nÇay 15')).toEqual([
    { heading: null, name: 'Su', price: 10 },
    { heading: 'Dürümler', name: 'Adana', price: 180 },
    { heading: 'Dürümler', name: 'Ciğer', price: 160 },
    // A number alone names nothing that costs it.
    { heading: '2026', name: 'Çay', price: 15 },
  ]);
  expect(readPriceText('Sorunuz\n0,00\nÜcretsiz 0')).toEqual([]);
});

test.each([
  'Dürüm 100-120',
  'Dürüm 100 - 120 TL',
  'Dürüm 100 / 150 TL',
  'Dürüm 100 TL / 150 TL',
  'Döner 100 gr',
  'Tel: 0322 000 99 01',
])('%s tells no price, and stands apart unless it is a heading', (line) => {
  expect(readPriceLines(`Su 10\n${line}`)).toEqual({
    lines: [{ heading: null, name: 'Su', price: 10 }],
    unread: [line],
  });
  expect(readPriceLines(`${line}\nDürümler\nSu 10`).unread).toEqual([line]);
  expect(readPriceLines(`${line}\nSu 10`).unread).toEqual([]);
});

test('what is read is written as a text that reads the same', () => {
  const word = fc.constantFrom('Adana', 'dürüm', '(330', 'ml)', 'İskender', '1,5', 'a.b', '24 cl');
  const name = fc
    .array(word, { minLength: 1, maxLength: 4 })
    .map((words) => `${words.join(' ')} porsiyon`);
  const price = fc.integer({ min: 1, max: 99_999_999 }).map((kurus) => kurus / 100);
  const line = fc.record({ name, price });
  const part = fc.record({ heading: name, lines: fc.array(line, { minLength: 1, maxLength: 4 }) });
  fc.assert(
    fc.property(fc.array(part, { maxLength: MOST_PRICE_LINES / 10 }), (parts) => {
      const lines = parts.flatMap(({ heading, lines: those }) =>
        those.map((one) => ({ heading, ...one })),
      );
      expect(readPriceText(priceText(lines))).toEqual(lines);
    }),
    { seed: 20261103 },
  );
});

test('a line of nothing but marks takes no time', () => {
  const began = performance.now();
  readPriceText(`${'. - '.repeat(3000)}x`);
  readPriceText(`${'1.111'.repeat(2400)}x`);
  expect(performance.now() - began).toBeLessThan(500);
});
