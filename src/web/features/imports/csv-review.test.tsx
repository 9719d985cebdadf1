import { beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { slowRequests } from '#tests/support/slow-requests.ts';
import { toasts } from '#tests/support/told-toasts.ts';
import { turnAccount } from '#web/browser/account-context.ts';
import { csvImportTexts as texts } from '#web/texts/imports.ts';
import { CsvReview } from './CsvReview.tsx';
import { readCsvFile } from './csv-file.ts';

beforeEach(() => turnAccount(null));

test('the same rows are sent again under their key, other columns under another', async () => {
  const bytes = new TextEncoder().encode('Ad;Adres\nNar;62002 Sok. 4\n');
  const file = await readCsvFile('liste.csv', bytes, async () => undefined);
  if (!file) throw new Error('not read');
  const onWay = slowRequests();
  const done: unknown[] = [];
  const screen = screenWithApi(<CsvReview file={file} onDone={(answer) => done.push(answer)} />);
  const send = async (button: string, status: number, body: object) => {
    screen.press(button);
    const request = onWay.at(-1);
    request?.answer(status, body);
    await screen.until(status === 200 ? '' : 'Yoğunluk var');
    return request?.headers['Idempotency-Key'];
  };
  const first = await send(texts.send(1), 503, { detail: 'Yoğunluk var' });
  const again = await send(texts.tryAgain, 503, { detail: 'Yoğunluk var' });
  screen.type(texts.columns.phone, '1');
  const other = await send(texts.tryAgain, 200, { imported: 1, rows: [] });
  await vi.waitFor(() => expect(done).toHaveLength(1));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(toasts).toHaveLength(3);
});
