import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
} from '#contract/accounts/accounts.ts';
import {
  ADVERTISE_REQUEST_SENTENCES,
  ADVERTISE_SENTENCES,
  createAdvertisement,
  createAdvertisementRequest,
} from '#contract/advertising/advertising.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let asked = 0;
const form = (fields: object = {}) => ({
  businessName: 'Köşe Kebap',
  contactPerson: 'Ayşe Yılmaz',
  email: `reklam${++asked}@ornek.example`,
  phone: '0322 000 00 00',
  packageType: 'premium' as const,
  duration: 3 as const,
  ...fields,
});
const stored = (table: 'advertisements' | 'advertisementRequests', id: number) =>
  app.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const issuesOf = async (asking: Promise<unknown>) => {
  const problem = await asking.then(
    () => undefined,
    (error: { issues?: { path: string; message: string }[] }) => error,
  );
  return Object.fromEntries((problem?.issues ?? []).map(({ path, message }) => [path, message]));
};

test('an advertisement waits with the price of the server, whatever the body says', async () => {
  const answer = await app.browser().call(createAdvertisement, {
    ...form({ message: 'Bayramdan önce' }),
    ...({ totalCost: 1, status: 'live', adContent: '{}', endDate: '2030-01-01' } as object),
  });
  expect(answer).toMatchObject({ status: 'pending', totalCost: 1617.3 });
  expect(await stored('advertisements', answer.id)).toMatchObject({
    ...{ status: 'pending', totalCost: '1617.30', duration: 3, adContent: null, endDate: null },
    ...{ message: 'Bayramdan önce', hasMarketingConsent: false },
  });
});

test('a request has its own prices, and its consent is what was ticked', async () => {
  const answer = await app
    .browser()
    .call(createAdvertisementRequest, form({ duration: '4', hasMarketingConsent: true }) as never);
  expect(answer).toMatchObject({ status: 'contact_pending', totalCost: 4800 });
  expect(await stored('advertisementRequests', answer.id)).toMatchObject({
    ...{ duration: 4, hasMarketingConsent: true },
  });
});

test('the free package costs nothing', async () => {
  const wish = form({ packageType: 'free', duration: 1 }) as never;
  expect(await app.browser().call(createAdvertisement, wish)).toMatchObject({ totalCost: 0 });
});

test('what a program filled in reaches the desk, and nobody’s mail', async () => {
  const wish = form({ homepage: 'https://kotu.example' });
  const { id } = await app.browser().call(createAdvertisement, wish);
  expect((await stored('advertisements', id)).moderationScore).toBeGreaterThan(1);
  expect(await app.emailsTo(wish.email)).toEqual([]);
});

test('who asked and the sales inbox hear of it', async () => {
  const wish = form({ message: 'Kısa bir not' });
  await app.browser().call(createAdvertisement, wish);
  const [received] = await app.emailsTo(wish.email);
  expect(received).toMatchObject({
    kind: 'advertising-received',
    facts: [
      ['Paket', 'Premium ilan'],
      ['Süre', '3 ay'],
      ['Tutar', '1.617,30 TL'],
    ],
  });
  expect(JSON.stringify(received), 'nobody sends words to a typed address').not.toContain('Kısa');
  expect((await app.emailsTo('satis@ornek.example')).at(-1)).toMatchObject({
    kind: 'advertising-sales',
    quote: { text: 'Kısa bir not' },
    facts: expect.arrayContaining([['Telefon', '0322 000 00 00']]),
  });
});

test('an address set for the city is the sales inbox', async () => {
  const value = JSON.stringify('yeni-satis@ornek.example');
  await app.db.insertInto('citySettings').values({ name: 'contactEmail', value }).execute();
  await app.browser().call(createAdvertisement, form());
  await app.db.deleteFrom('citySettings').where('name', '=', 'contactEmail').execute();
  expect(await app.emailsTo('yeni-satis@ornek.example')).toMatchObject([
    { kind: 'advertising-sales' },
  ]);
});

test('sent twice by the same browser it is one', async () => {
  const browser = app.browser();
  const wish = form();
  const [first, second] = [
    await browser.call(createAdvertisement, wish),
    await browser.call(createAdvertisement, wish),
  ];
  expect(second).toEqual(first);
});

test('one browser asks for two businesses whose names differ by a digit: they are two', async () => {
  const browser = app.browser();
  const email = 'iki-sube@ornek.example';
  for (const ask of [createAdvertisement, createAdvertisementRequest])
    for (const businessName of ['Köşe 1', 'Köşe 2'])
      await browser.call(ask, form({ businessName, email }));
  const rows = await Promise.all(
    (['advertisements', 'advertisementRequests'] as const).map((table) =>
      app.db
        .selectFrom(table as 'advertisements')
        .select('businessName')
        .where('email', '=', email)
        .orderBy('id')
        .execute(),
    ),
  );
  const both = [{ businessName: 'Köşe 1' }, { businessName: 'Köşe 2' }];
  expect(rows).toEqual([both, both]);
});

test('every field of /advertise has its own sentence', async () => {
  const empty = { businessName: '', contactPerson: ' ', email: 'adres', phone: '' };
  const wrong = { ...empty, packageType: 'gold', duration: 2 } as never;
  expect(await issuesOf(app.browser().call(createAdvertisement, wrong))).toEqual(
    ADVERTISE_SENTENCES,
  );
  expect(await issuesOf(app.browser().call(createAdvertisement, {} as never))).toEqual(
    ADVERTISE_SENTENCES,
  );
});

test('and so has every field of /advertise-request', async () => {
  const short = { businessName: 'A', contactPerson: 'B', email: 'a@b', phone: '0322 0000' };
  const wrong = { ...short, packageType: 'free', duration: 0 } as never;
  expect(await issuesOf(app.browser().call(createAdvertisementRequest, wrong))).toEqual(
    ADVERTISE_REQUEST_SENTENCES,
  );
  const without = app.browser().call(createAdvertisementRequest, {} as never);
  expect(await issuesOf(without)).toEqual(ADVERTISE_REQUEST_SENTENCES);
});

test('an address gets no more than five e-mails an hour, whoever types it', async () => {
  const email = 'hedef@ornek.example';
  for (const businessName of ['Bir', 'İki', 'Üç', 'Dört', 'Beş']) {
    await app.browser().call(createAdvertisement, form({ email, businessName }));
  }
  await expect(app.browser().call(createAdvertisement, form({ email }))).rejects.toMatchObject({
    status: 429,
  });
});

test('a member finds both in the download; what was never shown goes with them', async () => {
  const member = await app.member();
  const { email } = member;
  const request = await member.call(createAdvertisementRequest, form({ email }));
  const { id } = await member.call(createAdvertisement, form({ email }));
  await app.db
    .updateTable('advertisements')
    .set({ status: 'ended', liveAt: app.clock.now })
    .where('id', '=', id)
    .execute();
  expect(await member.call(downloadPersonalData, {})).toMatchObject({
    advertisementRequests: [{ id: request.id, phone: '0322 000 00 00' }],
    advertisements: [{ id, status: 'ended' }],
  });
  await member.call(askDeletionCode, {});
  const code = (await app.emailsTo(email)).at(-1)?.code ?? '';
  await member.call(deleteAccount, { code });
  await expect(stored('advertisementRequests', request.id)).rejects.toThrow();
  expect(await stored('advertisements', id)).toMatchObject({
    ...{ email: '', phone: '', contactPerson: '', message: null },
  });
});
