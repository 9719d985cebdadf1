import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
} from '#contract/accounts/accounts.ts';
import * as contract from '#contract/businesses/business-submission.ts';
import { askUpload } from '#contract/uploads.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const form = (name: string, email: string) => ({
  name,
  category: 'Kafeler',
  address: 'Turgut Özal Blv. No: 5',
  district: 'Çukurova' as const,
  email,
  phone: '0322 234 56 78',
  features: ['Bahçe'],
  specialDays: { '2026-12-31': 'kapalı' },
  submitterName: 'Ali Veli',
});
const stored = (id: number) =>
  app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirst();
const mark = (id: number, status: 'rejected' | 'approved' | 'suspended') =>
  app.db
    .updateTable('businesses')
    .set({ status, rejectionReason: status === 'rejected' ? 'Adres eksik.' : null })
    .where('id', '=', id)
    .execute();

test('what was added without a session belongs to whoever proves its address', async () => {
  const email = 'sonradan@ornek.example';
  const { id } = await app.browser().call(contract.submitBusiness, form('Sonradan Kafe', email));
  const imported = await app.given.business({
    email,
    status: 'pending',
    importBatchId: null,
    isExample: true,
    exampleKey: 'ornek-1',
  });
  const member = await app.member({ email });
  expect(await member.call(contract.listOwnSubmissions, {})).toMatchObject([
    {
      id,
      name: 'Sonradan Kafe',
      status: 'email_pending',
      rejectionReason: null,
      submittedAt: app.clock.now.toISOString(),
      approvedAt: null,
    },
  ]);
  expect((await stored(imported))?.submittedBy).toBeNull();
  await expect(app.browser().call(contract.listOwnSubmissions, {})).rejects.toThrow('401');
});

test('a rejected business comes back with everything typed, is mended and sent again', async () => {
  const member = await app.member();
  const { id } = await member.call(contract.submitBusiness, form('Eksik Kafe', member.email));
  await mark(id, 'rejected');
  const own = await member.call(contract.getOwnSubmission, { id });
  expect(own).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Adres eksik.',
    form: {
      name: 'Eksik Kafe',
      email: member.email,
      features: ['Bahçe'],
      specialDays: { '2026-12-31': 'kapalı' },
      submitterName: 'Ali Veli',
    },
  });
  const changed = await member.call(contract.changeSubmission, {
    id,
    ...form('Tam Kafe', 'baska@ornek.example'),
    address: 'Turgut Özal Blv. No: 5/A',
    specialDays: {},
    status: 'approved',
  } as never);
  expect(changed).toMatchObject({
    name: 'Tam Kafe',
    status: 'rejected',
    form: { address: 'Turgut Özal Blv. No: 5/A', email: member.email, specialDays: {} },
  });
  expect(await member.call(contract.resubmitBusiness, { id })).toMatchObject({ status: 'pending' });
  expect(await stored(id)).toMatchObject({
    status: 'pending',
    nameNorm: 'tam kafe',
    moderationSigns: [],
  });
  expect((await app.emailsTo(member.email)).at(-1)?.kind).toBe('business-received');
  await expect(member.call(contract.resubmitBusiness, { id })).rejects.toThrow('409');
  await expect(
    member.call(contract.changeSubmission, { id, ...form('Geç Kafe', member.email) }),
  ).rejects.toThrow('409');
});

test('to everybody else, and for what is public, there is nothing to change', async () => {
  const member = await app.member();
  const { id } = await member.call(contract.submitBusiness, form('Benim Kafe', member.email));
  await mark(id, 'rejected');
  const stranger = await app.member();
  const change = { id, ...form('Çalıntı', stranger.email) };
  await expect(stranger.call(contract.getOwnSubmission, { id })).rejects.toThrow('404');
  await expect(stranger.call(contract.changeSubmission, change)).rejects.toThrow('404');
  await expect(stranger.call(contract.resubmitBusiness, { id })).rejects.toThrow('404');
  await expect(app.browser().call(contract.resubmitBusiness, { id })).rejects.toThrow('401');
  await mark(id, 'approved');
  await expect(member.call(contract.changeSubmission, change)).rejects.toThrow('409');
  expect(await stored(id)).toMatchObject({ name: 'Benim Kafe', status: 'approved' });
});

test('signing in with the address stands for the link in the e-mail; another address does not', async () => {
  const email = 'mektupsuz@ornek.example';
  const { id } = await app.browser().call(contract.submitBusiness, form('Mektupsuz Kafe', email));
  const member = await app.member({ email });
  expect(await member.call(contract.resubmitBusiness, { id })).toMatchObject({ status: 'pending' });
  expect(await stored(id)).toMatchObject({ emailVerified: true });

  const other = await member.call(contract.submitBusiness, form('Başkasının', 'el@ornek.example'));
  await expect(member.call(contract.resubmitBusiness, { id: other.id })).rejects.toThrow('409');
});

test('an account leaves with what was never public; what was stays without the person', async () => {
  const member = await app.member();
  const send = async (name: string) =>
    (await member.call(contract.submitBusiness, form(name, member.email))).id;
  const [open, closedFor, rejected, pending] = [
    await send('Açık Kafe'),
    await send('Askıda Kafe'),
    await send('Geri Çevrilen Kafe'),
    await send('Bekleyen Kafe'),
  ];
  await mark(open, 'approved');
  await mark(closedFor, 'suspended');
  await mark(rejected, 'rejected');
  const shown = { attachedAt: app.clock.now, expiresAt: app.clock.now };
  const photos = await app.db
    .insertInto('uploads')
    .values([shown, shown])
    .returning('id')
    .execute();
  for (const [index, id] of [open, pending].entries()) {
    await app.db
      .updateTable('businesses')
      .set({ images: [`/api/objects/${photos[index]?.id}`] })
      .where('id', '=', id)
      .execute();
  }
  const data = await member.call(downloadPersonalData, {});
  expect(data.businesses).toHaveLength(4);
  expect(JSON.stringify(data)).not.toMatch(/token|moderation/i);

  await member.call(askDeletionCode, {});
  const code = (await app.emailsTo(member.email)).at(-1)?.code ?? '';
  await member.call(deleteAccount, { code });
  expect([await stored(rejected), await stored(pending)]).toEqual([undefined, undefined]);
  const left = await app.db
    .selectFrom('uploads')
    .select('id')
    .where('removedAt', 'is', null)
    .execute();
  expect(left, 'the photo of the open one').toEqual([photos[0]]);
  for (const id of [open, closedFor]) {
    expect(await stored(id)).toMatchObject({
      submitterName: 'Mevcut İşletme',
      submittedBy: null,
      email: null,
      emailVerificationToken: null,
    });
  }
});

test('photos that a change leaves out are gone, those it keeps stay', async () => {
  const member = await app.member();
  const photo = async () => {
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: 'teal' },
    })
      .jpeg()
      .toBuffer();
    const { uploadURL } = await member.call(askUpload, {});
    const address = new URL(uploadURL, 'http://test');
    await member.request(`${address.pathname}${address.search}`, { method: 'PUT', body: bytes });
    return address.pathname;
  };
  const [kept, left] = [await photo(), await photo()];
  const sent = { ...form('Fotoğraflı Kafe', member.email), images: [kept, left] };
  const { id } = await member.call(contract.submitBusiness, sent);
  await mark(id, 'rejected');
  await member.call(contract.changeSubmission, { id, ...sent, images: [kept] });
  const seen = (address: string) => member.request(address).then(({ status }) => status);
  expect([await seen(kept), await seen(left)]).toEqual([200, 404]);
});
