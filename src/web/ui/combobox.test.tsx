import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Combobox, stepIn } from './Combobox.tsx';

const options = [
  { value: 1005, title: 'Kebapçı Halil', note: 'Reşatbey Mah., Seyhan · #1005' },
  { value: 1006, title: 'Kebapçı Halil Usta', note: 'Turgut Özal Blv., Çukurova · #1006' },
];
const markupOf = (shown: typeof options) =>
  renderToString(
    <Combobox
      id="alan"
      label="İşletmeyi arayın"
      words="halil"
      onWords={() => {}}
      options={shown}
      onChoose={() => {}}
      news="2 işletme bulundu."
    />,
  );

test('the field names its list, and each option says what tells it from the others', () => {
  const markup = markupOf(options);
  const [, list] = /aria-controls="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(/<input[^>]*role="combobox"[^>]*aria-expanded="true"/);
  expect(markup).toContain(`id="${list}" role="listbox" aria-label="İşletmeyi arayın"`);
  expect(markup.match(/role="option"/g)).toHaveLength(2);
  expect(markup).toContain('Turgut Özal Blv., Çukurova · #1006');
  expect(markup).toMatch(/<p role="status"[^>]*>2 işletme bulundu\.<\/p>/);
  expect(markup, 'nothing is pointed at before an arrow').not.toContain('aria-activedescendant');
});

test('without options there is no list to open', () => {
  expect(markupOf([])).toMatch(/aria-expanded="false"/);
  expect(markupOf([])).toMatch(/role="listbox"[^>]*hidden/);
});

test.each([
  ['down from the text', -1, 1, 0],
  ['down over the end, back to the text', 1, 1, -1],
  ['up from the text, to the last', -1, -1, 1],
  ['up from the first, to the text', 0, -1, -1],
] as const)('%s', (_, at, by, next) => {
  expect(stepIn(at, by, 2)).toBe(next);
});
