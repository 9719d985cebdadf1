import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { kindsTexts as texts } from '#web/texts/administration-kinds.ts';
import { UnknownWords } from './UnknownWords.tsx';

test('a word that means no kind yet begins one, and the question is over', async () => {
  const begun: string[] = [];
  const screen = screenWithApi(
    <UnknownWords
      {...{ kinds: [], onChanged: () => undefined, onNewKind: (word) => begun.push(word) }}
    />,
    () => [
      { text: 'şırdancı', people: 12 },
      { text: 'nalbur', people: 7 },
    ],
  );
  await screen.until('nalbur');
  screen.press(texts.putOf('şırdancı'));
  expect(screen.text()).toContain(texts.putTitle('şırdancı'));
  screen.press(texts.newKind);
  expect(begun).toEqual(['şırdancı']);
  expect(screen.text()).not.toContain(texts.putTitle('şırdancı'));
});
