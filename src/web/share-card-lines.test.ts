import { expect, test } from 'vitest';
import { fitLines } from './share-card-lines.ts';

/** As if every letter were half as wide as high. */
const widthOf = (text: string) => text.length / 2;
const fitted = (text: string) => fitLines(text, 600, widthOf);

test('a short name stands large in one line, a longer one in lines of about the same length', () => {
  expect(fitted('Öz')).toEqual({ size: 120, lines: ['Öz'] });
  const { size, lines } = fitted('Seyhan Nehri Kıyısında Kahvaltı Evi');
  expect(size).toBeLessThan(96);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('Seyhan Nehri Kıyısında Kahvaltı Evi');
});

test.each([
  'Çukurova Üniversitesi Balcalı Hastanesi Sağlık Uygulama ve Araştırma Merkezi',
  'Hacıhamidoğullarındanmışsınızcasına Döner',
  'a'.repeat(400),
  'uzun ad '.repeat(50),
])('no line of %s leaves its column, and there are at most four', (name) => {
  const { size, lines } = fitted(name);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(600);
});

test('what does not fit at all ends in an ellipsis', () => {
  expect(fitted('uzun ad '.repeat(50)).lines.at(-1)).toMatch(/…$/);
  expect(fitted('Öz').lines.at(-1)).not.toMatch(/…$/);
});
