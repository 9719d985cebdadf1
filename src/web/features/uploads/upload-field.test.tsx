import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { slowRequests } from '#tests/support/slow-requests.ts';
import { toasts } from '#tests/support/told-toasts.ts';
import { DocumentField } from './DocumentField.tsx';

let onWay: ReturnType<typeof slowRequests>;
beforeEach(() => {
  onWay = slowRequests();
  vi.stubGlobal('document', { getElementById: () => null });
});

const address = '/api/objects/1';

async function chosen() {
  let held: readonly object[] = [];
  const Field = () => {
    const [documents, setDocuments] = useState<{ address: string; name: string }[]>([]);
    held = documents;
    return <DocumentField id="belge" documents={documents} onDocuments={setDocuments} />;
  };
  const screen = screenWithApi(<Field />, () => ({ uploadURL: `${address}?imza` }));
  const choose = (name: string) => {
    const files = [new File(['%PDF'], name, { type: 'application/pdf' })];
    screen.element('id', 'belge').props.onChange({ target: { files } });
  };
  choose('levha.pdf');
  await vi.waitFor(() => expect(onWay).toHaveLength(1));
  return { ...screen, choose, held: () => held };
}
const SENDING = 'progress aria-label=levha.pdf yükleniyor max=1 value=';

test('a file that did not come says why and is sent again, as if for the first time', async () => {
  const field = await chosen();
  onWay[0]?.share(0.5);
  expect(field.outline()).toContain(`${SENDING}0.5`);
  onWay[0]?.answer(503, { detail: 'Yer kalmadı' });
  await field.until('Yer kalmadı');
  expect(field.outline()).not.toContain(SENDING);
  expect(field.held()).toEqual([]);
  field.press('Yeniden dene');
  expect(field.text()).not.toContain('Yer kalmadı');
  expect(field.outline()).toContain(`${SENDING}0`);
  await vi.waitFor(() => expect(onWay).toHaveLength(2));
  onWay[1]?.answer(200);
  await vi.waitFor(() => {
    field.text();
    expect(field.held()).toEqual([{ address, name: 'levha.pdf' }]);
  });
  expect(field.outline()).not.toContain(SENDING);
  expect(toasts).toEqual(['Hata', 'Başarılı!']);
});

test.each([413, 415, 422])('refused with %s, it is not sent again', async (status) => {
  const field = await chosen();
  onWay[0]?.answer(status, { detail: 'Bu dosya açılmıyor' });
  await field.until('Bu dosya açılmıyor');
  expect(field.buttons()).toEqual(['levha.pdf belgesini kaldır']);
});

test('removed on its way, it does not come any more', async () => {
  const field = await chosen();
  field.press('levha.pdf belgesini kaldır');
  expect(field.buttons()).toEqual([]);
  onWay[0]?.answer(200);
  expect(field.text()).toContain('levha.pdf kaldırıldı');
  expect(field.held()).toEqual([]);
  field.choose('imza.pdf');
  await vi.waitFor(() => expect(onWay).toHaveLength(2));
  onWay[1]?.answer(200);
  await vi.waitFor(() => expect(toasts, 'of the other alone').toEqual(['Başarılı!']));
  expect(field.text()).toContain('imza.pdf');
});
