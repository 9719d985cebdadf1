import { expect, test } from 'vitest';
import { coveredEmail } from './covered-email.rules.ts';

const C = '••••••';
const secret = 'aB3_-aB3_-aB3_-aB3_-';
const textOf = (paragraph: string, code?: string) =>
  coveredEmail({ paragraphs: [paragraph], code }).text?.paragraphs[0];

test.each([
  [
    `Bağlantı: https://rehber.example/verify-email?token=${secret} ile`,
    `Bağlantı: https://rehber.example/verify-email ${C} ile`,
  ],
  [`https://rehber.example/favorites/${secret}`, `https://rehber.example/favorites/${C}`],
  ['http://rehber.example/business/7', 'http://rehber.example/business/7'],
  ['https://rehber.example/a#b', `https://rehber.example/a ${C}`],
  [`Anahtar ${secret}, ${secret}`, `Anahtar ${C}, ${C}`],
  [secret.slice(1), secret.slice(1)],
  ['https://[kırık', C],
])('%s is read as %s', (text, covered) => {
  expect(textOf(text)).toBe(covered);
});

test('a code is covered wherever it stands', () => {
  expect(textOf('Kodunuz 123456. 123456!', '123456')).toBe(`Kodunuz ${C}. ${C}!`);
  expect(textOf('Kodunuz 123456')).toBe('Kodunuz 123456');
  const email = coveredEmail({ subject: '123456 kodunuz', paragraphs: [], code: '123456' });
  expect(email).toMatchObject({ subject: `${C} kodunuz`, text: { hasCode: true } });
});

test.each([
  [`/favorites/${secret}`, `/favorites/${C}`],
  [`/rezervasyon/${secret}?gun=1`, `/rezervasyon/${C} ${C}`],
  ['/business/7', '/business/7'],
])('a button that leads to %s is read as %s', (path, covered) => {
  const action = { label: 'Aç', href: `https://rehber.example${path}` };
  const { text } = coveredEmail({ paragraphs: [], action });
  expect(text?.action?.href).toBe(`https://rehber.example${covered}`);
});

test('every part is covered, and one that is missing stays so', () => {
  const href = `https://rehber.example/x?token=${secret}`;
  const link = `https://rehber.example/x ${C}`;
  expect(
    coveredEmail({
      ...{ subject: secret, greeting: secret, paragraphs: [href], footnote: href },
      ...{ quote: { label: 'Yorum', text: secret }, facts: [['Yer', secret]] },
      action: { label: 'Onayla', href },
    }),
  ).toEqual({
    subject: C,
    text: {
      ...{ greeting: C, paragraphs: [link], footnote: link, hasCode: false },
      ...{ quote: { label: 'Yorum', text: C }, facts: [['Yer', C]] },
      action: { label: 'Onayla', href: link },
    },
  });
  expect(coveredEmail({ paragraphs: [] })).toEqual({
    subject: null,
    text: {
      ...{ greeting: null, paragraphs: [], quote: null, facts: [], action: null, footnote: null },
      hasCode: false,
    },
  });
  expect(coveredEmail({ subject: 'Eski' })).toEqual({ subject: 'Eski', text: null });
});
