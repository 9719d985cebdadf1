import { createHash } from 'node:crypto';
import { type AddressInfo, BlockList, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { errorSentence, Refusal } from '#contract/api/errors.ts';
import { PublicDataCount } from '#server/platform/database/public-data.ts';
import { mountEndpoints } from '#server/platform/http/http.ts';
import { Dictionary } from '#server/platform/http/packing/dictionary.ts';
import { openPageLines, openWaitingLine } from '#server/platform/http/waiting-line.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { openDisk } from '#server/platform/storage/disk.ts';
import { createHttpServer, type HttpServerParts } from './http-server.ts';
import { PageCache } from './page-cache.ts';

let failures: string[] = [];
const headers = { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' };
const site = { name: 'Rehber', publicUrl: 'https://rehber.example' };
const log = openLog('silent');
const basics = { db: {}, now: () => new Date(), log, disk: openDisk(tmpdir(), log) };
const context = basics as never;
const never = () => Promise.reject(new Error('nobody is signed in here'));
const dependencies = { ...basics, publicUrl: site.publicUrl } as never;

const htmlOf = (href: string) =>
  `<p>${href}</p><script id="page-data">${JSON.stringify({ page: href, data: {} })}</script>`;

const parts: HttpServerParts = {
  app: mountEndpoints([], { dependencies, identify: never, trustedProxies: new BlockList() }),
  context,
  site: async () => site as never,
  sharePictures: {
    find: async (path: string) =>
      path === '/share/business/1.png'
        ? { etag: '"p"', png: async () => Buffer.from('png') }
        : undefined,
  } as never,
  headers,
  pages: new PageCache(new PublicDataCount()),
  renderPage: async (href) => {
    if (href === '/uzakta') throw Object.assign(new Error('503'), { status: 503 });
    if (href === '/dolu') throw Object.assign(new Error('disk'), { code: '53100' });
    if (href === '/bozuk') throw new Error('bug');
    if (href === '/eski') return { status: 301, redirect: '/yeni' };
    const status = href === '/yok' ? 404 : 200;
    return { status, html: htmlOf(href), endsAt: undefined };
  },
  pageAddress: (url) => url.split('?', 1)[0] ?? url,
  spendPage: async () => 'person',
  lines: openPageLines(openWaitingLine()),
  serveStatic: () => false,
  whatFails: async () => failures,
};
const server = createHttpServer(parts);
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** Sends bytes as they are and reads until the server closes. */
function send(bytes: string, to = port): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      resolve({ status: Number(head.split(' ')[1]), head, body });
    });
  });
}
const ask = (target: string, more = '', to = port) =>
  send(`GET ${target} HTTP/1.1\r\nHost: rehber.example\r\nConnection: close\r\n${more}\r\n`, to);

test('every answer carries the security headers and no cookie, whatever was asked', async () => {
  const answers = await Promise.all([
    ...['/', '/yok', '/eski', '/uzakta', '/bozuk', '/api/yok', '/%ff', '/healthz'].map((path) =>
      ask(path),
    ),
    ask('/', 'If-None-Match: *\r\n'),
    ask('/', 'Expect: nothing\r\n'),
    ask('/', `X: ${'a'.repeat(40_000)}\r\n`),
    send('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    send('GET /api/yok HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'),
    send('GET /api/yok HTTP/1.1\r\nConnection: close\r\n\r\n'),
    send('nonsense\r\n\r\n'),
  ]);
  for (const { head, status } of answers) {
    if (status >= 400) expect(head).toMatch(/^cache-control: no-store\r?$/im);
    for (const [name, value] of Object.entries(headers))
      expect(head).toContain(`${name}: ${value}`);
    expect(head).not.toMatch(/set-cookie/i);
  }
  expect(answers.map(({ status }) => status)).toEqual([
    ...[200, 404, 301, 503, 500, 404, 400, 200],
    ...[304, 200, 431, 405, 400, 400, 400],
  ]);
});

test('a page that the browser has already is not sent again, however it names it', async () => {
  const { head } = await ask('/');
  const etag = /ETag: (.*)/.exec(head)?.[1]?.trim() ?? '';
  for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
    expect((await ask('/', `If-None-Match: ${known}\r\n`)).status).toBe(304);
  }
  expect((await ask('/', 'If-None-Match: "x"\r\n')).status).toBe(200);
  expect((await ask('/yok', 'If-None-Match: *\r\n')).status).toBe(404);
});

test('a picture for sharing goes out once, and is not there for what is not public', async () => {
  const first = await ask('/share/business/1.png?v=a');
  expect(first.status).toBe(200);
  expect(first.body).toBe('png');
  expect(first.head).toMatch(/Content-Type: image\/png/);
  expect(first.head).toMatch(/Cache-Control: public, no-cache/);
  expect((await ask('/share/business/1.png', 'If-None-Match: "p"\r\n')).status).toBe(304);
  expect((await ask('/share/business/2.png')).status).toBe(404);
  const head = await send(
    'HEAD /share/business/1.png HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  expect(head.head).toMatch(/Content-Length: 3/);
  expect(head.body).toBe('');
});

test('a file for machines is one of the pages: known again, whatever is added to its address', async () => {
  const { head, body } = await ask('/robots.txt');
  expect(head).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  expect(body).toContain('Sitemap: https://rehber.example/sitemap.xml');
  const etag = /ETag: (.*)/.exec(head)?.[1]?.trim() ?? '';
  expect((await ask('/robots.txt?utm_x=1', `If-None-Match: ${etag}\r\n`)).status).toBe(304);
  const squeezed = await ask('/manifest.webmanifest', 'Accept-Encoding: gzip\r\n');
  expect(squeezed.head).toMatch(/Content-Encoding: gzip/);
  const asked = await send('HEAD /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(asked.status).toBe(200);
  expect(asked.body).toBe('');
});

test('an address that would name another host leads nowhere', async () => {
  for (const address of ['//baska.example/', '///', '/\\baska.example']) {
    expect((await ask(address)).status).toBe(400);
  }
});

test('an address with scheme and host, as proxies send it, is the same page', async () => {
  expect((await ask('http://baska.example/about')).body).toBe(htmlOf('/about'));
  expect((await ask('http://baska.example/api/yok')).head).toContain('application/problem+json');
});

test('while the database is away a page says so in Turkish', async () => {
  const { body } = await ask('/uzakta');
  expect(body).toContain('Birazdan yeniden deneyin');
});

test('a full disk has a sentence of its own, and what fails is not told to everybody', async () => {
  const page = await ask('/dolu');
  expect([page.status, page.body.includes(errorSentence.storage_full)]).toEqual([503, true]);
  expect(await ask('/readyz')).toMatchObject({ status: 200, body: 'ready' });
  failures = ['disk: there is no room to store anything'];
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: 'not ready' });
});

test.each(['TRACE', 'CONNECT', 'PROPFIND'])(
  '%s is not answered, and nothing of it comes back',
  async (method) => {
    for (const path of ['/', '/api/yok']) {
      const { status, body } = await send(
        `${method} ${path} HTTP/1.1\r\nHost: rehber.example\r\nX-Gizli: yankı\r\nConnection: close\r\n\r\n`,
      );
      expect([0, 400, 404, 405, 501].includes(status || 0), `${method} ${path}: ${status}`).toBe(
        true,
      );
      expect(body).not.toContain('yank');
    }
  },
);

test('two hosts are no host, whatever is asked', async () => {
  for (const target of ['/', '/api/yok', '/healthz', '/share/business/1.png']) {
    for (const more of ['Host: baska.example\r\n', 'hOST: rehber.example\r\n']) {
      const { status, head } = await ask(target, more);
      expect(status).toBe(400);
      expect(head).toContain('application/problem+json');
    }
  }
});

const robots = { atWork: 1, waiting: 1, timeoutMs: 60_000, retryAfterSeconds: 30 };

/** The same server with other parts. */
async function serve(other: Partial<HttpServerParts>): Promise<number> {
  const own = createHttpServer({ ...parts, pages: new PageCache(new PublicDataCount()), ...other });
  onTestFinished(() => void own.close());
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
  return (own.address() as AddressInfo).port;
}

test('a page comes by the dictionary to whoever has it, made now or lying ready, and says that it depends on that', async () => {
  const words = Buffer.from('<p>/about</p>');
  const dictionary = new Dictionary(words);
  const pages = new PageCache(new PublicDataCount(), { dictionary });
  const own = await serve({ dictionary, pages });
  const hash = createHash('sha256').update(words).digest('base64');
  const asking = `Accept-Encoding: br, dcz\r\nAvailable-Dictionary: :${hash}:\r\n`;
  for (const _ of ['made', 'ready']) {
    const { head } = await ask('/about', asking, own);
    expect(head).toMatch(/Content-Encoding: dcz/);
    expect(head).toMatch(/Vary: Accept-Encoding, Available-Dictionary/);
  }
  const { head } = await ask('/about', 'Accept-Encoding: br, dcz\r\n', own);
  expect(head).toMatch(/Content-Encoding: br/);
  expect(head).toMatch(/Vary: Accept-Encoding, Available-Dictionary/);
});

test('more that must be made than can wait is told so, and what lies ready goes on', async () => {
  const inner = openWaitingLine({ atWork: 1, waiting: 1, timeoutMs: 60_000 });
  const { promise: made, resolve: finish } = Promise.withResolvers<void>();
  let asked = 0;
  const own = await serve({
    lines: openPageLines((work) => {
      asked += 1;
      return inner(work);
    }),
    renderPage: async (href) => {
      if (href !== '/') await made;
      return { status: 200, html: `<p>${href}</p>`, endsAt: undefined };
    },
  });
  await ask('/', '', own);
  const waiting = [];
  for (const target of ['/bir', '/iki']) {
    waiting.push(ask(target, '', own));
    await expect.poll(() => asked).toBe(1 + waiting.length);
  }
  const refused = await ask('/uc', '', own);
  expect(refused.status).toBe(503);
  expect(refused.head).toMatch(/^Retry-After: 5\r?$/m);
  expect(refused.head).toMatch(/^Content-Type: text\/html/m);
  expect(refused.body).toContain('Şu anda çok yoğunuz');
  expect((await ask('/', '', own)).status).toBe(200);
  finish();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask('/uc', '', own)).status).toBe(200);
});

test('who asks for too many pages that must be made is told in Turkish; what lies ready is not counted', async () => {
  let left = 2;
  const own = await serve({
    spendPage: async () => {
      left -= 1;
      if (left < 0) throw new Refusal('too_many_requests', undefined, 12);
      return 'person';
    },
  });
  const statuses = [];
  for (const target of ['/bir', '/bir', '/iki', '/uc', '/share/business/1.png', '/bir'])
    statuses.push((await ask(target, '', own)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 200]);
  const { head, body } = await ask('/uc', '', own);
  expect(head).toMatch(/^Retry-After: 12\r?$/m);
  expect(head).toMatch(/^Cache-Control: no-store\r?$/m);
  expect(body).toContain('Çok hızlı gittiniz');
});

test('who has had too many pages made gets the one from before, while it says nothing wrong', async () => {
  let left = 1;
  const data = new PublicDataCount();
  const own = await serve({
    pages: new PageCache(data),
    spendPage: async () => {
      left -= 1;
      if (left < 0) throw new Refusal('too_many_requests', undefined, 12);
      return 'person';
    },
    renderPage: async (href) => ({ status: 200, html: `<p>${href}</p>`, endsAt: undefined }),
  });
  const statuses = [];
  for (const target of ['/bir', '/bir', '/iki']) {
    statuses.push((await ask(target, '', own)).status);
    data.note({ of: 'business', id: 7, where: 'shown', place: ['Barlar', '', '', ''] });
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('a person does not wait for a page that is made for a robot, a robot for one of either', async () => {
  const { promise: crawled, resolve: finish } = Promise.withResolvers<void>();
  let made = 0;
  let asked = 0;
  const inner = openWaitingLine(robots);
  const own = await serve({
    spendPage: async ({ headers }) => (headers['user-agent'] ? 'robot' : 'person'),
    lines: {
      person: openWaitingLine(),
      robot: (work) => {
        asked += 1;
        return inner(work);
      },
    },
    renderPage: async (href) => {
      made += 1;
      if (made === 1) await crawled;
      return { status: 200, html: `<p>${href} ${made}</p>`, endsAt: undefined };
    },
  });
  const robot = 'User-Agent: Googlebot\r\n';
  const first = ask('/bir', robot, own);
  await expect.poll(() => made).toBe(1);
  // The second waits in the line, the third for the same page as the first; there is no room for a fourth.
  const second = ask('/iki', robot, own);
  const third = ask('/bir', robot, own);
  await expect.poll(() => asked).toBe(2);
  expect(await ask('/uc', robot, own)).toMatchObject({
    status: 503,
    head: expect.stringMatching(/^Retry-After: 30\r?$/m),
  });
  expect((await ask('/iki', '', own)).status).toBe(200);
  expect((await ask('/bir', '', own)).status).toBe(200);
  finish();
  const crawl = await Promise.all([first, second, third]);
  expect(crawl.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('that a page lives elsewhere is asked again each time: a merge can be undone', async () => {
  const { status, head } = await ask('/eski');
  expect([status, /^location: (.*)/im.exec(head)?.[1]?.trim()]).toEqual([301, '/yeni']);
  expect(head).toMatch(/^cache-control: no-cache/im);
});

test('the data of a page are an answer of their own, true as long as the page', async () => {
  const { head, body, status } = await ask('/data/bir');
  expect([status, JSON.parse(body)]).toEqual([200, { page: '/bir', data: {} }]);
  expect(head).toMatch(/^content-type: application\/json/im);
  const tag = (text: string) => /ETag: (.*)/.exec(text)?.[1]?.trim() ?? '';
  expect(tag(head)).not.toBe(tag((await ask('/bir')).head));
  expect((await ask('/data/bir', `If-None-Match: ${tag(head)}\r\n`)).status).toBe(304);
  // Of a page that is not there, and of one that lives elsewhere.
  const missing = await ask('/data/yok');
  expect([missing.status, JSON.parse(missing.body).page]).toEqual([404, '/yok']);
  const moved = await ask('/data/eski');
  expect([moved.status, JSON.parse(moved.body)]).toEqual([200, { redirect: '/yeni' }]);
  expect(moved.head).not.toMatch(/^location:/im);
  expect((await ask('/data/uzakta')).status).toBe(503);
  // Files for machines have none, and nothing else is kept in their place.
  const machine = await ask('/data/robots.txt');
  expect(machine.head).toMatch(/^content-type: text\/html/im);
  expect((await ask('/robots.txt')).head).toMatch(/^content-type: text\/plain/im);
  expect((await ask('/data//rehber.example')).body).not.toMatch(/^{/);
});

test('data are packed as the browser takes them', async () => {
  const forms = ['br', 'gzip', 'identity'].map((form) =>
    ask('/data/bir', `Accept-Encoding: ${form}\r\n`),
  );
  const named = (await Promise.all(forms)).map(({ head }) =>
    /^content-encoding: (.*)$/im.exec(head)?.[1]?.trim(),
  );
  expect(named).toEqual(['br', 'gzip', undefined]);
});
