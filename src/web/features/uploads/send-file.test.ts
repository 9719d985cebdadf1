import { beforeEach, expect, test, vi } from 'vitest';
import { UNEXPECTED_SENTENCE } from '#contract/api/errors.ts';
import { createApi } from '#web/api/api.ts';
import { sendFile } from './send-file.ts';

/** How the place of files answers. */
let answer = { status: 200, responseText: '' };
const headers: string[] = [];
class Request {
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => undefined;
  status = 0;
  responseText = '';
  open() {}
  abort() {}
  setRequestHeader(_: string, value: string) {
    headers.push(value);
  }
  send() {
    this.upload.onprogress?.({ loaded: 5, total: 20 });
    Object.assign(this, answer);
    this.onload();
  }
}
beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));

const asked: string[] = [];
const api = createApi(async (_, { body }) => {
  asked.push(String(body));
  return Response.json({ uploadURL: '/api/objects/uploads/a?signed=1' });
});
const shares: number[] = [];
const send = (purpose: 'image' | 'document') =>
  sendFile(api, new File(['x'], 'ruhsat.pdf', { type: 'application/pdf' }), {
    ...{ purpose, onShare: (share: number) => shares.push(share) },
    signal: new AbortController().signal,
  });

test('a file goes to the address that was given for it, and is known by it without what signs it', async () => {
  answer = { status: 201, responseText: '' };
  expect(await send('document')).toBe('/api/objects/uploads/a');
  expect(asked).toEqual(['{"purpose":"document","fileName":"ruhsat.pdf"}']);
  expect([shares, headers]).toEqual([[0.25], ['application/pdf']]);
  await send('image');
  expect(asked.at(-1), 'nobody needs the name of a picture').toBe('{"purpose":"image"}');
});

test.each([
  ['{"detail":"Dosya çok büyük."}', 'Dosya çok büyük.'],
  ['<html>502</html>', UNEXPECTED_SENTENCE],
])('what was refused says why, as far as the answer does: %s', async (responseText, said) => {
  answer = { status: 502, responseText };
  await expect(send('image')).rejects.toMatchObject({ status: 502, detail: said });
});
