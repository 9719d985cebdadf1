import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { liveScreen } from '#tests/support/live-screen.ts';
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

/** Keys one after the other: what each of them did, and whether it was taken from the browser. */
function keys(...pressed: string[]) {
  vi.stubGlobal('document', { getElementById: () => null });
  const chosen: number[] = [];
  const screen = liveScreen(
    <Combobox
      {...{ id: 'alan', label: 'İşletme', words: 'halil', news: '', options }}
      onWords={() => {}}
      onChoose={({ value }) => chosen.push(Number(value))}
    />,
  );
  const field = () => screen.element('role', 'combobox').props;
  const taken = pressed.map((key) => {
    const preventDefault = vi.fn();
    const nativeEvent = { isComposing: key === 'composing Enter' };
    field().onKeyDown({ key: key.replace('composing ', ''), nativeEvent, preventDefault });
    return preventDefault.mock.calls.length > 0;
  });
  return { taken, chosen, isOpen: field()['aria-expanded'] };
}

test.each([
  ['Escape closes the list and nothing else', ['Escape'], [true], false],
  ['Escape in a closed list is for what is around it', ['Escape', 'Escape'], [true, false], false],
  ['an arrow opens it again', ['Escape', 'ArrowDown'], [true, true], true],
  ['Enter without an option sends the form', ['Enter'], [false], true],
  [
    'a word that is put together keeps its Enter',
    ['ArrowDown', 'composing Enter'],
    [true, false],
    true,
  ],
  ['other keys write', ['a', 'Home'], [false, false], true],
] as const)('%s', (_, pressed, taken, isOpen) => {
  expect(keys(...pressed)).toEqual({ taken, chosen: [], isOpen });
});

test('Enter chooses what is pointed at', () => {
  expect(keys('ArrowDown', 'ArrowDown', 'Enter').chosen).toEqual([1006]);
});

test('the list is open while somebody is in the field, and not after', () => {
  const screen = liveScreen(
    <Combobox
      {...{ id: 'alan', label: 'İşletmeyi arayın', words: 'halil', options, news: '' }}
      onWords={() => {}}
      onChoose={() => {}}
    />,
  );
  const isOpen = () => screen.element('role', 'combobox').props['aria-expanded'];
  expect(isOpen()).toBe(true);
  screen.field('İşletmeyi arayın').onBlur({});
  expect(isOpen()).toBe(false);
  screen.field('İşletmeyi arayın').onFocus({});
  expect(isOpen()).toBe(true);
});
