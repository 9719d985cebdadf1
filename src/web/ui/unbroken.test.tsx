import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

const written = (text: string) =>
  renderToString(<p>{unbroken(text)}</p>).replaceAll('<!-- -->', '');
const held = (text: string) =>
  [...written(text).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, word]) => word);

test('a word with a short head stays on one line, and the text is what it was', () => {
  const text = 'Kod e-postanıza gelir; KVKK 5/2-ç uyarınca, E-posta’nız kalır.';
  expect(held(text)).toEqual(['e-postanıza', '2-ç', 'E-posta’nız']);
  expect(written(text).replaceAll(/<[^>]*>/g, '')).toBe(text);
});

test.each(['Gül-İş Ltd. Şti.', 'Pazartesi-Cuma 09.00', '2024-2025', 'Sade bir cümle.'])(
  '%s is as it was',
  (text) => expect(written(text)).toBe(`<p>${text}</p>`),
);
