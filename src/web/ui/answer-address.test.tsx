import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerAddress } from './AnswerAddress.tsx';

const texts = {
  email: 'E-posta',
  emailHint: 'Yanıt buraya gelir.',
  answerTo: (email: string) => `Yanıt ${email} adresine gelir.`,
};
const shown = (known: string, field: { value: string; error?: string }) => {
  const markup = renderToString(
    <AnswerAddress field={{ ...field, readOnly: true }} known={known} texts={texts} />,
  );
  return markup.includes('<input') ? 'asked' : markup.replaceAll(/<[^>]*>/g, '');
};

test.each([
  ['a stranger is asked', '', { value: '' }, 'asked'],
  ['a member is told', 'a@ornek.example', { value: '' }, 'Yanıt a@ornek.example adresine gelir.'],
  ['whom the server refuses is asked', 'a@ornek.example', { value: '', error: 'Hata' }, 'asked'],
  ['and still asked while typing', 'a@ornek.example', { value: 'a' }, 'asked'],
])('%s', (_, known, field, what) => {
  expect(shown(known, field)).toBe(what);
});
