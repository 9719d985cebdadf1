import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { killNow, type Run, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';

let folder: string;
let product: Run;
let port: number;
beforeAll(async () => {
  folder = await dataOfAFirstStart('on');
  port = await freePort();
  product = serveProduct({
    ...{ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await product.printed('is ready');
});
afterAll(async () => {
  await killNow(product);
});

const A_LETTER_EVERY_MS = 500;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Sends what begins a request, then an e-mail now and then; answers the status and after how many seconds. */
async function drip(begin: string): Promise<{ status: number; seconds: number }> {
  const from = performance.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const gone = Promise.withResolvers<void>();
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  socket.on('error', () => {});
  socket.on('close', () => gone.resolve());
  socket.write(begin);
  const letters = setInterval(() => socket.write('a'), A_LETTER_EVERY_MS);
  await gone.promise;
  clearInterval(letters);
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
  return { status, seconds: (performance.now() - from) / 1000 };
}

/** What the server takes to look, and a busy machine to run it, comes on top. */
const SLACK_SECONDS = 12;

test('who sends a head or a form letter by letter is waited for no longer than said', async () => {
  const line = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n`;
  const length = 'Content-Length: 5000\r\n\r\n';
  const [head, form, page] = await Promise.all([
    drip(`${line('GET', '/')}X: `),
    drip(
      `${line('POST', '/api/promotional-leads')}Content-Type: application/json\r\n${length}{"a":"`,
    ),
    drip(`${line('GET', '/about')}${length}`),
  ]);
  expect(head.status).toBe(408);
  expect(head.seconds).toBeGreaterThan(8);
  expect(head.seconds).toBeLessThan(10 + SLACK_SECONDS);
  expect(form.status).toBe(408);
  expect(form.seconds).toBeGreaterThan(28);
  expect(form.seconds).toBeLessThan(30 + SLACK_SECONDS);
  // Answered at once, and what nobody reads keeps no connection.
  expect(page.status).toBe(200);
  expect(page.seconds).toBeLessThan(5 + SLACK_SECONDS);
}, 90_000);

test('of three hundred new searches at once some wait, the others are told so, and kept pages stay quick', async () => {
  let people = 0;
  const ask = async (path: string) => {
    people += 1;
    const from = performance.now();
    // People, each from an address of their own: programs wait in another line.
    const address = `10.0.${people >> 8}.${people & 255}`;
    const headers = { 'User-Agent': BROWSER, 'X-Forwarded-For': address };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const html = await response.text();
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, html, retryAfter, ms: performance.now() - from };
  };
  await ask('/about');
  let areAsked = false;
  const searches = Promise.all(
    Array.from({ length: 300 }, (_, index) => ask(`/search?q=kebap${index}ci eczane`)),
  ).finally(() => {
    areAsked = true;
  });
  const kept: Awaited<ReturnType<typeof ask>>[] = [];
  while (!areAsked) kept.push(await ask('/about'));
  const answers = await searches;
  const found = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(found.length + refused.length).toBe(300);
  expect(found.length).toBeGreaterThan(7);
  expect(refused.length).toBeGreaterThan(0);
  for (const { html, retryAfter } of refused) {
    expect(html).toContain('Şu anda çok yoğunuz');
    expect(retryAfter).toBe('5');
  }
  const middle = (all: { ms: number }[]) =>
    all.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  expect(kept.every(({ status }) => status === 200)).toBe(true);
  expect(middle(kept)).toBeLessThan(middle(found) / 4);
}, 90_000);
