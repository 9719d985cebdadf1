import { beforeEach, expect, test, vi } from 'vitest';
import { CSV_MAX_BYTES, CSV_WRONG_FILE } from '#contract/imports/imports.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { slowRequests } from '#tests/support/slow-requests.ts';
import { toasts } from '#tests/support/told-toasts.ts';
import { turnAccount } from '#web/browser/account-context.ts';
import { csvImportTexts as texts } from '#web/texts/imports.ts';
import { CsvImportTab } from './CsvImportTab.tsx';

let onWay: ReturnType<typeof slowRequests>;
beforeEach(() => {
  turnAccount(null);
  onWay = slowRequests();
});

const ROWS = 'İşletme adı;Adres\nNar;62002 Sok. 4\n';
const file = (name: string, content: BlobPart = ROWS, size?: number) => {
  const made = new File([content], name);
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
};
const unreadable = Object.assign(file('liste.csv'), {
  arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
});

function tab() {
  let sent = 0;
  const screen = screenWithApi(<CsvImportTab onSent={() => sent++} />);
  const input = () => screen.element('id', 'csv-file').props;
  const choose = (...files: File[]) => {
    const target = { files, value: 'C:\\liste.csv' };
    input().onChange({ target });
    return target;
  };
  return { ...screen, input, choose, sentFiles: () => sent };
}

test.each([
  ['of another kind', file('liste.pdf', '%PDF'), CSV_WRONG_FILE],
  [
    'a byte too large',
    file('liste.csv', ROWS, CSV_MAX_BYTES + 1),
    texts.problems.tooLarge(CSV_MAX_BYTES),
  ],
  ['of Excel', file('liste.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0])), texts.problems.workbook],
  ['with a header alone', file('liste.csv', 'Ad;Adres\n'), texts.problems.empty],
  ['that cannot be read', unreadable, texts.problems.unreadable],
])('a file %s is not taken, and why is said beside the field', async (_, chosen, problem) => {
  const { choose, until, input, text } = tab();
  choose(chosen);
  await until(problem);
  expect(input()).toMatchObject({ 'aria-invalid': true, 'aria-describedby': 'csv-problem' });
  expect(text()).toContain(texts.choose);
  expect(text()).not.toContain(texts.reading);
});

test('one that is as large as may be is read, looked at and sent; another one begins anew', async () => {
  const { choose, until, text, press, input, sentFiles, focused } = tab();
  choose(file('liste.pdf', '%PDF'));
  await until(CSV_WRONG_FILE);
  expect(choose(file('liste.csv', ROWS, CSV_MAX_BYTES)).value, 'chosen again, corrected').toBe('');
  expect(text()).toContain(texts.reading);
  expect(text(), 'of the one before').not.toContain(CSV_WRONG_FILE);
  await until(texts.send(1));
  expect(text()).not.toContain(texts.reading);
  expect(input()['aria-invalid']).toBeUndefined();
  expect(text()).toContain(texts.chooseAnother);
  expect(sentFiles()).toBe(0);
  press(texts.send(1));
  await vi.waitFor(() => expect(onWay).toHaveLength(1), 10_000);
  onWay[0]?.answer(200, {
    imported: 1,
    rows: [{ row: 2, name: 'Nar', outcome: 'imported', reason: '', warnings: [] }],
  });
  await until(texts.another);
  expect(text()).not.toContain(texts.send(1));
  await vi.waitFor(() => expect(sentFiles()).toBe(1), 10_000);
  expect(toasts).toHaveLength(1);
  choose();
  expect(text(), 'none was chosen').toContain(texts.chooseAnother);
  press(texts.another);
  expect(text()).toContain(texts.choose);
  expect(focused(), 'the field').toBe('');
});

test('one that is dropped is taken like one that is chosen', async () => {
  const { element, until } = tab();
  const place = () =>
    element(
      'className',
      'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-edge border-dashed p-4 bg-surface',
    ).props;
  place().onDrop({ preventDefault() {}, dataTransfer: { files: [file('liste.csv')] } });
  await until(texts.send(1));
});
