import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness, searchBusinesses } from '#contract/businesses/businesses.ts';
import { changeCitySettings, getCitySettings } from '#contract/city/city-settings.ts';
import {
  addBusinessFile,
  editBusinessFile,
  featureBusiness,
  getBusinessFile,
  listAdministeredBusinesses,
} from '#contract/moderation/administration.ts';
import {
  cancelEmail,
  changeRole,
  checkDecisions,
  endPersonSession,
  getEmail,
  getPerson,
  getTeamStatistics,
  listDecisions,
  listEmails,
  listJobRuns,
  listPeople,
  retryEmail,
  retryFailedEmails,
} from '#contract/moderation/administration-records.ts';
import { decideItem } from '#contract/moderation/moderation.ts';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { deliverEmails } from '#server/notifications/deliver-emails.jobs.ts';
import { signInCodeEmail } from '#server/notifications/emails/sign-in-code.email.ts';
import { verifyAddressEmail } from '#server/notifications/emails/verify-email.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { MailFailure } from '#server/platform/mail/mail.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { openSite } from './city-settings.service.ts';

let app: TestApp;
let admin: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
  moderator = await app.member({ role: 'moderator' });
});
afterAll(() => app.close());

const decisionsOn = (entity: string, id: number | string) =>
  admin.call(listDecisions, { entity, entityId: String(id) });

test('the team finds a business in any state by name, telephone, e-mail and number', async () => {
  const id = await app.given.business({
    name: 'Şıh Ömer’in Ciğer Salonu',
    status: 'suspended',
    phone: '0322 591 26 41',
    phoneKey: '+903225912641',
    email: 'ciger@ornek.example',
  });
  const found = async (q: string) =>
    (await moderator.call(listAdministeredBusinesses, { q })).map((one) => one.id);
  for (const q of [
    'SIH ciğer',
    'ciğ sal',
    'restor ÖMER',
    '0322 591 26 41',
    '+90 322 591 2641',
    'CIGER@ornek',
    `${id}`,
    `#${id}`,
  ]) {
    expect(await found(q), q).toContain(id);
  }
  for (const q of ['0322 591 26 42', 'şıh kebap']) expect(await found(q), q).not.toContain(id);
  const approved = await moderator.call(listAdministeredBusinesses, { status: 'approved' });
  expect(approved.map((one) => one.id)).not.toContain(id);
});

test('an edit mends what it names, is found at once, and the difference is written down', async () => {
  const id = await app.given.business({ name: 'Yanlış Adlı Yer', hours: 'her gün açık gibi' });
  const { form } = await moderator.call(getBusinessFile, { id });
  const edited = await moderator.call(editBusinessFile, {
    ...form,
    id,
    name: 'Zeytinci Kâmil',
    phone: '0532 000 99 11',
    description: 'Uzun bir yazı',
    district: 'Seyhan',
  } as never);
  // Hours that nobody could read stay while nobody touches them.
  expect(edited.form).toMatchObject({ name: 'Zeytinci Kâmil', hours: 'her gün açık gibi' });
  expect(edited.status).toBe('approved');
  expect((await app.call(searchBusinesses, { q: 'zeytinci kamil' })).map((one) => one.id)).toEqual([
    id,
  ]);
  const [entry] = await decisionsOn('business', id);
  expect(entry).toMatchObject({ action: 'business.edit', actorEmail: moderator.email });
  expect(entry?.difference).toMatchObject({
    name: ['Yanlış Adlı Yer', 'Zeytinci Kâmil'],
    description: true,
  });
  await expect(
    moderator.call(editBusinessFile, { ...form, id, phone: 'yok', category: 'Yok' } as never),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  await moderator.call(editBusinessFile, { ...edited.form, id } as never);
  expect(await decisionsOn('business', id)).toHaveLength(1);
});

test('words are kept as they stood, whoever changed them, and come back by an edit like any other', async () => {
  const id = await app.given.business({ name: 'Asıl Ad', description: 'Asıl açıklama.' });
  const file = () => moderator.call(getBusinessFile, { id });
  const before = await file();
  expect(before.earlierWords).toEqual([]);
  await moderator.call(editBusinessFile, { ...before.form, id, phone: '0322 111 22 33' } as never);
  expect((await file()).earlierWords, 'a telephone is no words').toEqual([]);
  // By the owner, at once.
  const owner = await app.member();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, status: 'approved' })
    .execute();
  await owner.call(changeManagedBusiness, { id, description: 'Bozulan açıklama.' });
  const edited = await file();
  expect(edited.earlierWords).toMatchObject([
    {
      until: app.clock.now.toISOString(),
      words: { name: 'Asıl Ad', description: 'Asıl açıklama.' },
    },
  ]);
  const [kept] = edited.earlierWords;
  const restored = await moderator.call(editBusinessFile, {
    ...{ ...edited.form, ...kept?.words, id },
  } as never);
  expect(restored.form).toMatchObject({ description: 'Asıl açıklama.', phone: '0322 111 22 33' });
  expect(restored.earlierWords.map(({ words }) => words.description)).toEqual([
    'Bozulan açıklama.',
    'Asıl açıklama.',
  ]);
  const difference = (await decisionsOn('business', id)).map((one) => one.difference);
  expect(difference[0]).toEqual({ description: true });
});

test('an address that the team wrote is proved by nobody, also not by the link to another', async () => {
  const id = await app.given.business({
    ...{ email: 'eski@ornek.example', emailVerified: true, isEmailShown: true },
    emailVerificationToken: 'eskiye-giden',
  });
  const { form } = await moderator.call(getBusinessFile, { id });
  await moderator.call(editBusinessFile, { ...form, id, email: 'yeni@ornek.example' } as never);
  expect(await app.call(getBusiness, { id })).toMatchObject({
    ...{ email: 'yeni@ornek.example', emailVerified: false },
  });
  const { emailVerificationToken } = await app.db
    .selectFrom('businesses')
    .select('emailVerificationToken')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(emailVerificationToken).toBeNull();
});

test('the team adds a business, public at once or to be read; nobody gets an e-mail', async () => {
  const email = 'eklenen@ornek.example';
  const form = {
    ...{ name: 'Ekibin Eklediği Fırın', category: 'Restoranlar', district: 'Seyhan' as const },
    ...{ address: 'Kurtuluş Mah. 64009 Sok. No: 1', phone: '0322 457 10 20', email, hours: '' },
  };
  const add = (status: 'approved' | 'pending', values = {}) =>
    moderator.call(addBusinessFile, { ...form, ...values, status });
  const open = await add('approved');
  expect(open).toMatchObject({ name: form.name, status: 'approved', form: { hours: '', email } });
  expect(await app.call(getBusiness, { id: open.id })).toMatchObject({ emailVerified: false });
  expect((await decisionsOn('business', open.id)).map(({ action }) => action)).toEqual([
    'business.approve',
    'business.add',
  ]);

  const waiting = await add('pending', { name: 'Bekleyen Fırın', address: 'Başka Sok. No: 9' });
  await moderator.call(decideItem, {
    ...{ kind: 'business' as const, id: waiting.id, transition: 'reject', reason: 'Yanlış yer.' },
    seenStatus: 'pending',
  });
  expect(await app.emailsTo(email)).toEqual([]);

  for (const wrong of [
    { category: 'Yok' },
    { images: ['/api/objects/0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'] },
    { phone: '1' },
  ])
    await expect(add('approved', wrong)).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(add('approved', { email: moderator.email })).rejects.toMatchObject({
    code: 'own_record',
  });
});

test('only what is public can be featured', async () => {
  const [open, closed] = [
    await app.given.business(),
    await app.given.business({ status: 'suspended' }),
  ];
  await moderator.call(featureBusiness, { id: open, isFeatured: true });
  expect(await moderator.call(getBusinessFile, { id: open })).toMatchObject({ isFeatured: true });
  expect(await decisionsOn('business', open)).toMatchObject([{ action: 'business.feature' }]);
  await expect(
    moderator.call(featureBusiness, { id: closed, isFeatured: true }),
  ).rejects.toMatchObject({ code: 'illegal_transition' });
});

test('roles are given and taken, never one’s own and never the last admin’s', async () => {
  const person = await app.member();
  await app.db
    .insertInto('businessClaims')
    .values({
      businessId: await app.given.business({ name: 'Sahipli Yer' }),
      userId: person.userId,
      email: person.email,
      status: 'approved',
    })
    .execute();
  expect((await admin.call(changeRole, { id: person.userId, role: 'admin' })).role).toBe('admin');
  expect((await admin.call(listPeople, { role: 'admin' })).length).toBe(2);
  await expect(admin.call(changeRole, { id: admin.userId, role: 'user' })).rejects.toMatchObject({
    code: 'own_role',
  });
  // Who owns a business is an owner again.
  const after = await admin.call(changeRole, { id: person.userId, role: 'user' });
  expect(after).toMatchObject({
    role: 'owner',
    businesses: [{ name: 'Sahipli Yer', as: 'owner' }],
  });
  expect((await decisionsOn('user', person.userId)).map((one) => one.difference)).toEqual([
    { role: ['admin', 'owner'] },
    { role: ['user', 'admin'] },
  ]);
  await expect(moderator.call(listPeople, {})).rejects.toMatchObject({ code: 'not_allowed' });
});

test('two admins who take each other’s role away at once leave one', async () => {
  const other = await app.member();
  await admin.call(changeRole, { id: other.userId, role: 'admin' });
  await Promise.allSettled([
    admin.call(changeRole, { id: other.userId, role: 'user' }),
    other.call(changeRole, { id: admin.userId, role: 'user' }),
  ]);
  const left = await app.db.selectFrom('users').where('role', '=', 'admin').select('id').execute();
  expect(left.length).toBeGreaterThan(0);
  await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', other.userId).execute();
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
});

test('an ended session opens nothing any more', async () => {
  const person = await app.member();
  const { sessions } = await admin.call(getPerson, { id: person.userId });
  expect(sessions).toHaveLength(1);
  const ended = await admin.call(endPersonSession, {
    id: person.userId,
    session: sessions[0]?.id ?? '',
  });
  expect(ended.sessions).toEqual([]);
  expect((await person.request('/api/users/me/sessions')).status).toBe(401);
  expect(await decisionsOn('user', person.userId)).toMatchObject([{ action: 'user.end_sessions' }]);
});

test('e-mails are read without their secrets, tried again, and stopped', async () => {
  await app.db.deleteFrom('outbox').execute();
  const to = 'mektup@ornek.example';
  const token = 'abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz';
  await queueEmail(app.dependencies, signInCodeEmail(to, '482913', 'Adana Rehberi'));
  await queueEmail(
    app.dependencies,
    verifyAddressEmail({
      addressee: { to, name: 'Ayşe Yılmaz' },
      of: 'business',
      businessName: 'Kebapçı',
      sentFrom: null,
      href: `http://test/verify-email?token=${token}`,
      siteName: 'Adana Rehberi',
    }),
  );
  const letters = await admin.call(listEmails, { q: 'MEKTUP@' });
  expect(letters).toHaveLength(2);
  const said = JSON.stringify([
    letters,
    ...(await Promise.all(letters.map(({ id }) => admin.call(getEmail, { id })))),
  ]);
  expect(said).not.toContain('482913');
  expect(said).not.toContain(token);
  expect(said).toContain('Kebapçı');

  const [link, code] = letters.map(({ id }) => id);
  await admin.call(cancelEmail, { id: link ?? 0 });
  app.mailbox.failure = new MailFailure('EAUTH', true);
  for (let minutes = 0; minutes < 30; minutes += 10) {
    app.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
    while ((await deliverEmails.run(app.dependencies)) === 'more');
  }
  expect(await admin.call(listEmails, { state: 'failed' })).toMatchObject([
    { id: code, lastError: 'EAUTH' },
  ]);
  app.mailbox.failure = undefined;
  expect(await admin.call(retryFailedEmails, {})).toEqual({ count: 1 });
  while ((await deliverEmails.run(app.dependencies)) === 'more');
  expect((await admin.call(listEmails, { state: 'sent' })).map(({ id }) => id)).toEqual([code]);
  await expect(admin.call(cancelEmail, { id: code ?? 0 })).rejects.toMatchObject({
    code: 'illegal_transition',
  });
  expect(await admin.call(retryEmail, { id: link ?? 0 })).toMatchObject({ state: 'waiting' });
  app.clock.now = TEST_NOW;
});

test('what the team sets is on the pages, over the configuration, and the rest stays', async () => {
  let version = 1;
  const configured = {
    ...{ name: 'Adana Rehberi', publicUrl: 'http://test', mapStyleUrl: '', socialUrls: [] },
    contactEmail: 'kurulum@ornek.example',
  };
  const site = openSite(app.dependencies, configured, () => version);
  // Nothing is claimed: counted.
  const { facts: counted, ...first } = await site();
  expect(first.contactEmail).toBe('kurulum@ornek.example');
  expect(counted.businesses).toMatch(/^\d+\+?$/);
  const before = await admin.call(getCitySettings, {});
  const wanted = {
    ...before,
    contactPhone: '0322 000 99 00',
    facts: { ...before.facts, businesses: '1.200+' },
    imprint: { ...before.imprint, operatorName: 'Adana Rehberi Ltd.' },
  };
  await admin.call(changeCitySettings, wanted);
  // Somebody else who changes another part leaves this one alone.
  await admin.call(changeCitySettings, { contactEmail: '' });
  expect((await site()).facts.businesses).toBe(counted.businesses);
  version += 1;
  expect(await site()).toMatchObject({
    contactEmail: 'kurulum@ornek.example',
    contactPhone: '0322 000 99 00',
    facts: { businesses: '1.200+' },
    imprint: { operatorName: 'Adana Rehberi Ltd.' },
  });
  expect((await site()).categories).toContainEqual({ name: 'Piknik Alanları', slug: 'piknik' });
  await admin.call(changeCitySettings, wanted);
  expect(await decisionsOn('settings', 'city')).toHaveLength(1);
  await expect(
    admin.call(changeCitySettings, { ...wanted, socialUrls: ['javascript:alert(1)'] }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(
    admin.call(changeCitySettings, { facts: { ...before.facts, foundedYear: '12' } }),
  ).rejects.toMatchObject({
    issues: [{ path: 'facts.foundedYear', message: '1900 ile 2100 arasında bir sayı yazın' }],
  });
});

test('a look at the settings that failed is not kept: the next page asks again', async () => {
  let version = 1;
  let isAway = false;
  const ctx = {
    ...app.dependencies,
    get db() {
      if (isAway) throw new Error('away');
      return app.db;
    },
  };
  const configured = {
    ...{ name: 'Adana Rehberi', publicUrl: 'http://test', mapStyleUrl: '', socialUrls: [] },
    contactEmail: 'kurulum@ornek.example',
  };
  const site = openSite(ctx, configured, () => version);
  const before = (await site()).contactPhone;
  const contactPhone = '0322 000 77 00';
  await admin.call(changeCitySettings, { contactPhone });
  version += 1;
  isAway = true;
  expect((await site()).contactPhone, 'as it was').toBe(before);
  isAway = false;
  expect((await site()).contactPhone).toBe(contactPhone);
});

test('the record of decisions is read by actor and day, and a change in it shows', async () => {
  const id = await app.given.business();
  await moderator.call(featureBusiness, { id, isFeatured: true });
  const mine = await admin.call(listDecisions, { actor: moderator.email, day: '2026-11-20' });
  expect(mine[0]).toMatchObject({ entity: 'business', entityId: String(id) });
  expect(await admin.call(listDecisions, { day: '2026-11-19' })).toEqual([]);
  const whole = await admin.call(checkDecisions, {});
  expect(whole).toMatchObject({ broken: [], brokenCount: 0 });
  expect(whole.entries).toBeGreaterThan(3);
  const last = String(mine[0]?.id);
  await app.db.transaction().execute(async (db) => {
    const { sql } = await import('kysely');
    await sql`update audit_entries set actor_role = 'admin' where id = ${last}::bigint`.execute(db);
  });
  expect(await admin.call(checkDecisions, {})).toMatchObject({ broken: [last], brokenCount: 1 });
});

test('every job shows its last run and its failures', async () => {
  const failed = Promise.withResolvers<void>();
  let runs = 0;
  const jobs = startJobs(
    [
      { name: 'well', everyMs: 60_000, run: async () => 'done' },
      {
        name: 'ill',
        everyMs: 5,
        run: async () => {
          runs += 1;
          if (runs > 2) failed.resolve();
          throw new Error('storage away\nwith a long story');
        },
      },
    ],
    app.dependencies,
  );
  await failed.promise;
  await jobs.stop();
  const { jobs: shown, backup, restore } = await admin.call(listJobRuns, {});
  expect(backup).toMatchObject({ lastAt: null, lastError: null });
  expect(restore).toEqual({ lastAt: null, lastError: null, isLate: false });
  expect(shown.map(({ name }) => name)).toEqual(['ill', 'well']);
  expect(shown[0]).toMatchObject({ isOk: false, lastError: 'Error: storage away' });
  expect(shown[0]?.failures).toBeGreaterThan(1);
  expect(shown[1]).toMatchObject({ isOk: true, failures: 0, failedAt: null });
  for (const { startedAt, durationMs, everyMs, nextAt } of shown)
    expect(Date.parse(nextAt ?? '')).toBe(
      Date.parse(startedAt ?? '') + (durationMs ?? 0) + everyMs,
    );
});

test('what is decided before and after midnight in Adana counts for two days', async () => {
  const now = app.clock.now;
  const actor = { userId: moderator.userId, role: 'moderator' } as const;
  const counts = async () =>
    (await moderator.call(getTeamStatistics, {})).days.slice(-2).map(({ decided }) => decided);
  const before = await counts();
  for (const at of ['2026-11-19T23:30:00+03:00', '2026-11-20T00:30:00+03:00']) {
    app.clock.now = new Date(at);
    const id = await app.given.business({ status: 'pending', submittedAt: new Date('2026-11-19') });
    const decision = { kind: 'business', id, transition: 'approve' };
    await decideAbout({ ...app.dependencies, actor }, decision);
  }
  app.clock.now = now;
  expect(await counts()).toEqual(before.map((count) => count + 1));
});

test('the statistics count what waits and how long decisions took', async () => {
  const before = await moderator.call(getTeamStatistics, {});
  const count = (of: typeof before, kind: string) =>
    of.waiting.find((one) => one.kind === kind)?.count ?? 0;
  await app.given.business({ status: 'pending' });
  const after = await moderator.call(getTeamStatistics, {});
  expect(count(after, 'business')).toBe(count(before, 'business') + 1);
  expect(after.days).toHaveLength(14);
  expect(after.days.at(-1)?.day).toBe('2026-11-20');
});
