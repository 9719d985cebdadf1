import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
} from '#contract/accounts/accounts.ts';
import type { Problem } from '#contract/api/errors.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { askUpload, drawnPictures } from '#contract/uploads.ts';
import { identifyCaller } from '#server/accounts/sessions.service.ts';
import type { Context } from '#server/platform/context.ts';
import { openCookies } from '#server/platform/http/cookies.ts';
import { slowness } from '#tests/support/processor.ts';
import {
  createTestApp,
  TEST_NOW,
  type TestApp,
  type TestBrowser,
  type TestMember,
} from '#tests/support/test-app.ts';
import { avifJob, removalJob } from './uploads.jobs.ts';
import {
  attachDocuments,
  attachImages,
  endDocuments,
  keepDocuments,
  listDocuments,
  publicPictures,
  releaseUploads,
} from './uploads.service.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let photo: Buffer;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  const canvas = { width: 900, height: 600, channels: 3 as const, background: '#0e7490' };
  photo = await sharp({ create: canvas }).jpeg().toBuffer();
  admin = await app.member({ role: 'admin' });
});
beforeEach(() => {
  app.clock.now = TEST_NOW;
});
afterAll(() => app?.close());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n');
const put = (browser: TestBrowser, address: string, body: Buffer | string, type = 'image/jpeg') =>
  browser.request(address, {
    method: 'PUT',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'Content-Type': type },
  });
const addressIn = (uploadURL: string) => uploadURL.split('?')[0] as string;
const idIn = (address: string) => address.split('/').at(-1) as string;

/** A finished upload of this browser. @returns its address */
async function upload(
  browser: TestBrowser,
  { bytes = photo, ...input }: { bytes?: Buffer; purpose?: 'document'; fileName?: string } = {},
): Promise<string> {
  const { uploadURL } = await browser.call(askUpload, input);
  const answer = await put(browser, uploadURL, bytes);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ address: addressIn(uploadURL) });
  return addressIn(uploadURL);
}

/** What an area has at hand while this browser asks it for something. */
async function contextOf(browser: TestBrowser): Promise<Context> {
  const cookies = openCookies([...browser.cookies].map((one) => one.join('=')).join('; '), false);
  const token = cookies.get('session') ?? '';
  return {
    ...app.dependencies,
    requestId: 'test',
    caller: await identifyCaller(app.dependencies, token),
    client: { address: '10.9.9.9', userAgent: '', isOwnPage: true },
    cookies,
  };
}
const attach = async (browser: TestBrowser, addresses: string[], already: string[] = []) =>
  attachImages(await contextOf(browser), addresses, { max: 5, already });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Problem) => error,
  );
const stored = async (address: string, file = '640.webp') =>
  (await app.dependencies.storage.get(`images/${idIn(address)}/${file}`)) !== undefined;
const rowOf = (address: string) =>
  app.db.selectFrom('uploads').selectAll().where('id', '=', idIn(address)).executeTakeFirst();
const problemOf = async (response: Response) => (await response.json()) as Problem;

test('a photo is sent to the signed address and stands at it without the signature', async () => {
  const visitor = app.browser();
  const response = await visitor.request('/api/objects/upload', { method: 'POST' });
  const { uploadURL } = (await response.json()) as { uploadURL: string };
  expect(visitor.cookies.has('browser')).toBe(true);
  expect((await put(visitor, uploadURL, photo, 'text/html')).status).toBe(200);
  const shown = await visitor.request(addressIn(uploadURL));
  expect(shown.headers.get('Content-Type')).toBe('image/webp');
  expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox');
  expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
  const { width } = await sharp(await shown.arrayBuffer()).metadata();
  expect(width).toBe(900);
});

test('a photo that no record shows is seen by its sender only, then by whoever sees the record', async () => {
  const sender = app.browser();
  const address = await upload(sender);
  const size = `${address}/320.webp`;
  for (const path of [address, size]) {
    expect((await sender.request(path)).status).toBe(200);
    expect((await app.browser().request(path)).status).toBe(404);
  }
  await attach(sender, [address]);
  expect((await app.browser().request(size)).status).toBe(404);
  await app.given.business({ images: [address] });
  const shown = await app.browser().request(size);
  expect(shown.headers.get('Cache-Control')).toBe('public, no-cache');
  for (const file of ['1280.webp', '0.webp', '640.avif', '640.png', '../x', '640.webp.part']) {
    expect([400, 404]).toContain((await app.browser().request(`${address}/${file}`)).status);
  }
});

test('who saves data gets a photo one size smaller, and no proxy mixes the two', async () => {
  const sender = app.browser();
  const address = await upload(sender);
  await attach(sender, [address]);
  await app.given.business({ images: [address] });
  const visitor = app.browser();
  const saving = { headers: { 'Save-Data': 'on' } };
  const sizeOf = async (path: string, how?: RequestInit) => {
    const { headers } = await visitor.request(path, how);
    expect(headers.get('Vary')).toContain('Save-Data');
    return headers.get('ETag')?.split('-').at(-2);
  };
  expect(await sizeOf(`${address}/640.webp`)).toBe('640');
  expect(await sizeOf(`${address}/640.webp`, saving)).toBe('320');
  expect(await sizeOf(`${address}/320.webp`, saving)).toBe('320');
});

test('a wrong or a worn-out signature takes nothing', async () => {
  const visitor = app.browser();
  const { uploadURL } = await visitor.call(askUpload, {});
  const { uploadURL: other } = await visitor.call(askUpload, {});
  const expires = new URLSearchParams(uploadURL.split('?')[1]).get('expires') ?? '';
  const forged = [
    addressIn(uploadURL),
    uploadURL.replace(addressIn(uploadURL), addressIn(other)),
    uploadURL.replace(expires, String(Number(expires) + 60_000)),
    `${uploadURL}x`,
    `/api/objects/${randomUUID()}?${uploadURL.split('?')[1]}`,
  ];
  for (const address of forged) {
    expect((await problemOf(await put(visitor, address, photo))).code).toBe('upload_address_over');
  }
  app.clock.now = new Date(TEST_NOW.getTime() + 10 * 60_000);
  const late = await problemOf(await put(visitor, uploadURL, photo));
  expect(late).toMatchObject({ status: 403, detail: expect.stringContaining('süresi dolmuş') });
});

test('one address takes one file, also of eight at once', async () => {
  const visitor = app.browser();
  const { uploadURL } = await visitor.call(askUpload, {});
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => put(visitor, uploadURL, photo)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect((await put(visitor, uploadURL, photo)).status).toBe(409);
});

test('ten megabytes come in, one byte more is too large', async () => {
  const visitor = app.browser();
  const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.byteLength)]);
  await upload(visitor, { bytes: padded(10_485_760) });
  for (const bytes of [10_485_761, 11_000_000]) {
    const { uploadURL } = await visitor.call(askUpload, {});
    expect(await problemOf(await put(visitor, uploadURL, padded(bytes)))).toMatchObject({
      status: 413,
      detail: 'Dosya çok büyük (maksimum 10MB)',
    });
  }
});

test.each([
  ['an SVG named .jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>', 415],
  ['a page named .jpg', '<!doctype html><script>x</script>', 415],
  ['a PDF as a photo', pdf, 415],
  ['nothing', '', 415],
  ['a page behind the first bytes of a JPEG', '\xff\xd8\xff<script>x</script>', 422],
])('%s is refused with a sentence', async (_name, body, status) => {
  const visitor = app.browser();
  const { uploadURL } = await visitor.call(askUpload, {});
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  const problem = await problemOf(await put(visitor, uploadURL, bytes));
  expect(problem.status).toBe(status);
  expect(problem.detail).toMatch(/fotoğraf/);
  expect(await refusal(attach(visitor, [addressIn(uploadURL)]))).toBeDefined();
});

test('a picture that takes its time holds nobody up', async () => {
  const visitor = app.browser();
  const canvas = { width: 2000, height: 2000, channels: 3 as const, background: '#0e7490' };
  const avif = await sharp({ create: canvas }).avif({ effort: 0 }).toBuffer();
  const { uploadURL } = await visitor.call(askUpload, {});
  const before = process.threadCpuUsage();
  let isSent = false;
  const sending = put(visitor, uploadURL, avif).finally(() => {
    isSent = true;
  });
  expect((await app.request('/api/categories')).status).toBe(200);
  expect(isSent).toBe(false);
  expect((await sending).status).toBe(200);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000 / (await slowness()), 'milliseconds').toBeLessThan(100);
});

test('only own, finished and unused photos can be attached; what is no upload is left out', async () => {
  const sender = app.browser();
  const [own, second, used] = [await upload(sender), await upload(sender), await upload(sender)];
  await attach(sender, [used]);
  const foreign = await upload(app.browser());
  const { uploadURL: empty } = await sender.call(askUpload, {});
  const document = await upload(sender, { purpose: 'document', bytes: pdf });
  const unknown = `/api/objects/${randomUUID()}`;
  for (const wrong of [foreign, used, document, unknown, addressIn(empty)]) {
    expect(await refusal(attach(sender, [own, wrong]))).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'images', message: expect.stringContaining('artık kullanılamıyor') }],
    });
  }
  expect((await rowOf(own))?.attachedAt).toBeNull();
  const harmless = ['/api/placeholder/400/300', 'javascript:alert(1)', 'data:image/png;base64,AA'];
  const elsewhere = ['https://baska.example/a.jpg', `https://baska.example${own}`, ''];
  const given = [...harmless, `http://test${second}?x=1`, ...elsewhere, own, own];
  expect(await attach(sender, given)).toEqual([second, own]);
  expect(await attach(sender, [used, '/eski.webp'], [used, '/eski.webp'])).toEqual([
    used,
    '/eski.webp',
  ]);
});

test('more photos than the record may have are refused with the specified sentence', async () => {
  const sender = app.browser();
  const addresses = Array.from({ length: 6 }, () => `/api/objects/${randomUUID()}`);
  expect(await refusal(attach(sender, addresses))).toMatchObject({
    issues: [{ path: 'images', message: 'Maksimum 5 görsel yükleyebilirsiniz' }],
  });
});

test('of two records that take the same photo at once, one gets it', async () => {
  const sender = app.browser();
  const address = await upload(sender);
  const ends = await Promise.allSettled([attach(sender, [address]), attach(sender, [address])]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a photo sent before signing in belongs to the member afterwards', async () => {
  const member = await app.member();
  const own = await upload(member);
  expect(await attach(member, [own])).toEqual([own]);
  expect((await rowOf(own))?.uploadedBy).toBe(member.userId);
  const visitor = app.browser();
  const before = await upload(visitor);
  const id = await app.signIn(visitor, 'sonradan@ornek.example');
  expect((await rowOf(before))?.uploadedBy).toBe(id);
  expect(await attach(visitor, [before])).toEqual([before]);
});

test('AVIF comes by the job, and the business says how to draw its photos', async () => {
  const sender = app.browser();
  const address = await upload(sender);
  const images = await attach(sender, [address, 'javascript:alert(1)']);
  const id = await app.given.business({
    images: [...images, 'javascript:alert(1)', 'https://baska.example/a.jpg', '/eski.webp'],
  });
  const before = await app.call(getBusiness, { id });
  expect(before.images).toEqual([address, '/eski.webp']);
  expect(before.pictures).toEqual([
    {
      src: address,
      width: 900,
      height: 600,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      hasAvif: false,
    },
  ]);
  while ((await avifJob.run(app.dependencies)) === 'more');
  const after = await app.call(getBusiness, { id });
  expect(await publicPictures(await contextOf(sender), after.images)).toEqual(after.pictures);
  const [drawn, plain] = drawnPictures(after);
  expect(drawn?.avif).toBe(
    [320, 640, 900].map((width) => `${address}/${width}.avif ${width}w`).join(', '),
  );
  expect(plain).toEqual({ src: '/eski.webp' });
  for (const candidate of drawn?.avif?.split(', ') ?? []) {
    const [path = ''] = candidate.split(' ');
    const size = await app.browser().request(path);
    expect(size.headers.get('Content-Type')).toBe('image/avif');
  }
  await releaseUploads(await contextOf(sender), [address]);
  expect((await app.call(getBusiness, { id })).pictures).toEqual([]);
});

test('a photo whose file is lost stops no other photo on its way to AVIF', async () => {
  const sender = app.browser();
  const [lost, fine] = [await upload(sender), await upload(sender)];
  await attach(sender, [lost, fine]);
  await app.dependencies.storage.delete([`images/${idIn(lost)}/900.webp`]);
  while ((await avifJob.run(app.dependencies)) === 'more');
  expect((await rowOf(lost))?.avif).toBe('failed');
  expect((await rowOf(fine))?.avif).toBe('ready');
});

test('a file that nothing took goes after 48 hours, one that is shown stays', async () => {
  const sender = app.browser();
  const [left, shown] = [await upload(sender), await upload(sender)];
  const { uploadURL: asked } = await sender.call(askUpload, {});
  await attach(sender, [shown]);
  app.clock.now = new Date(TEST_NOW.getTime() + 48 * HOUR_MS - 1);
  await removalJob.run(app.dependencies);
  expect(await stored(left)).toBe(true);
  app.clock.now = new Date(TEST_NOW.getTime() + 48 * HOUR_MS);
  while ((await removalJob.run(app.dependencies)) === 'more');
  for (const gone of [left, addressIn(asked)]) expect(await rowOf(gone)).toBeUndefined();
  for (const file of ['320.webp', '640.webp', '900.webp']) {
    expect(await stored(left, file)).toBe(false);
  }
  expect(await stored(shown)).toBe(true);
  expect((await rowOf(shown))?.removedAt).toBeNull();
});

test('a photo that its record dropped is gone at once, its files with the next run', async () => {
  const sender = app.browser();
  const address = await upload(sender);
  await attach(sender, [address]);
  await releaseUploads(await contextOf(sender), [address, '/eski.webp']);
  expect((await app.browser().request(address)).status).toBe(404);
  await removalJob.run(app.dependencies);
  expect(await stored(address)).toBe(false);
  expect(await rowOf(address)).toBeUndefined();
});

test('a crash between marking, files and row leaves nothing behind', async () => {
  const sender = app.browser();
  const address = await upload(sender);
  await attach(sender, [address]);
  await releaseUploads(await contextOf(sender), [address]);
  const { storage } = app.dependencies;
  let deletions = 0;
  const dying = {
    ...storage,
    delete: async (keys: string[]) => {
      await storage.delete(keys.slice(0, 2));
      deletions += 1;
      throw new Error('the power went');
    },
  };
  await expect(removalJob.run({ ...app.dependencies, storage: dying })).rejects.toThrow('power');
  expect(deletions).toBe(1);
  expect(await rowOf(address)).toBeDefined();
  await removalJob.run(app.dependencies);
  expect(await stored(address, '900.webp')).toBe(false);
  expect(await rowOf(address)).toBeUndefined();
});

test('a crash between the files and their row leaves files the removal can name', async () => {
  const { uploadURL } = await app.call(askUpload, {});
  const id = idIn(addressIn(uploadURL));
  const files: string[] = [];
  const storage = app.dependencies.storage;
  const kept = storage.put;
  storage.put = async (key, bytes, type) => {
    await kept(key, bytes, type);
    files.push(key);
    if (key.endsWith('/900.webp')) throw new Error('the power went');
  };
  try {
    expect((await put(app, uploadURL, photo)).status).toBe(500);
  } finally {
    storage.put = kept;
  }
  expect(files).toContain(`images/${id}/900.webp`);
  expect((await app.request(addressIn(uploadURL))).status).toBe(404);
  app.clock.now = new Date(TEST_NOW.getTime() + 48 * HOUR_MS);
  while ((await removalJob.run(app.dependencies)) === 'more');
  for (const key of files) expect(await storage.get(key)).toBeUndefined();
});

test('documents are private: admins download them, each time is on record', async () => {
  const applicant = await app.member();
  const png = await sharp(photo).png().toBuffer();
  const addresses = [
    await upload(applicant, { purpose: 'document', bytes: pdf, fileName: 'Vergi Levhası.pdf' }),
  ];
  app.clock.now = new Date(TEST_NOW.getTime() + 1000);
  addresses.push(
    await upload(applicant, { purpose: 'document', bytes: png, fileName: 'İşyeri "önü".png' }),
  );
  const record = 'owner-application 1005';
  const names = await attachDocuments(await contextOf(applicant), addresses, { to: record });
  expect(names).toEqual(['Vergi Levhası.pdf', 'İşyeri "önü".png']);
  const moderator = await app.member({ role: 'moderator' });
  const fileAt = (address = '') => `/api/documents/${idIn(address)}`;
  for (const browser of [app.browser(), applicant, moderator, admin]) {
    for (const address of addresses) {
      expect((await browser.request(address)).status).toBe(404);
      expect((await browser.request(`${address}/640.webp`)).status).toBe(404);
      if (browser !== admin) expect((await browser.request(fileAt(address))).ok).toBe(false);
    }
  }
  const listed = await listDocuments(await contextOf(admin), record);
  expect(listed.map(({ address }) => address)).toEqual(addresses);
  const download = await admin.request(fileAt(addresses[0]));
  expect(download.headers.get('Content-Type')).toBe('application/pdf');
  expect(download.headers.get('Content-Disposition')).toBe(
    "attachment; filename*=UTF-8''Vergi%20Levhas%C4%B1.pdf",
  );
  expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);
  const picture = await admin.request(fileAt(addresses[1]));
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  const { rows: reads } = await sql`
    select 1 from audit_entries
    where action = 'document.read' and entity_id = any(${addresses.map(idIn)})`.execute(app.db);
  expect(reads).toHaveLength(2);
  expect(await publicPictures(await contextOf(admin), addresses)).toEqual([]);
});

test('a document is a PDF, a JPEG or a PNG, of its sender, and goes 30 days after the decision', async () => {
  const applicant = app.browser();
  const webp = await sharp(photo).webp().toBuffer();
  for (const wrong of [webp, Buffer.from('PK\x03\x04docx'), pdf.subarray(0, 20)]) {
    const { uploadURL } = await applicant.call(askUpload, { purpose: 'document' });
    const answer = await problemOf(await put(applicant, uploadURL, wrong, 'application/pdf'));
    expect(answer.code).toBe('document_type_unknown');
  }
  const address = await upload(applicant, { purpose: 'document', bytes: pdf });
  const to = 'claim 1007';
  const stranger = await contextOf(app.browser());
  expect(await refusal(attachDocuments(stranger, [address], { to }))).toMatchObject({
    issues: [{ path: 'verificationDocuments' }],
  });
  expect(await attachDocuments(await contextOf(applicant), [address], { to })).toEqual(['belge']);
  const again = await contextOf(applicant);
  expect(await attachDocuments(again, [address], { to })).toEqual(['belge']);
  expect(await refusal(attachDocuments(again, [address], { to: 'claim 1008' }))).toBeDefined();
  await endDocuments(app.dependencies, to);
  await keepDocuments(app.dependencies, to);
  await endDocuments(app.dependencies, to);
  const day = 24 * HOUR_MS;
  app.clock.now = new Date(TEST_NOW.getTime() + 30 * day - 1);
  await removalJob.run(app.dependencies);
  expect(await rowOf(address)).toBeDefined();
  app.clock.now = new Date(TEST_NOW.getTime() + 30 * day);
  while ((await removalJob.run(app.dependencies)) === 'more');
  expect(await rowOf(address)).toBeUndefined();
  expect(await app.dependencies.storage.get(`documents/${idIn(address)}`)).toBeUndefined();
});

test('who leaves takes documents and unused photos along; what a business shows stays', async () => {
  const member = await app.member();
  const fileName = 'ayse-yilmaz.jpg';
  const [unused, shown] = [await upload(member), await upload(member, { fileName })];
  const document = await upload(member, { purpose: 'document', bytes: pdf, fileName: 'k.pdf' });
  await app.given.business({ images: await attach(member, [shown]) });
  const data = (await member.call(downloadPersonalData, {})) as { uploads: object[] };
  expect(data.uploads).toHaveLength(3);
  await member.call(askDeletionCode, {});
  const code = (await app.emailsTo(member.email)).at(-1)?.code ?? '';
  await member.call(deleteAccount, { code });
  await removalJob.run(app.dependencies);
  for (const gone of [unused, document]) expect(await rowOf(gone)).toBeUndefined();
  expect(await rowOf(shown)).toMatchObject({ uploadedBy: null, fileName: null });
  expect((await app.browser().request(shown)).status).toBe(200);
});
