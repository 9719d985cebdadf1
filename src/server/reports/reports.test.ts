import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as accounts from '#contract/accounts/accounts.ts';
import { answerAskedFacts } from '#contract/businesses/asked-facts.ts';
import { getInboxItem } from '#contract/moderation/moderation.ts';
import * as reports from '#contract/reports.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const operator = () => ({
  ...app.dependencies,
  actor: { userId: undefined, role: 'operator' } as const,
});
const stored = (id: number) =>
  app.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a stranger reports a wrong number, and hears of the decision', async () => {
  const businessId = await app.given.business({ name: 'Köşe Kebap' });
  const { id } = await app.browser().call(reports.reportBusiness, {
    id: businessId,
    reason: 'wrong_phone',
    suggestion: '0322 591 26 41',
    message: 'Aradım, başka yer çıktı.',
    email: 'bildiren@ornek.example',
  });
  expect(await stored(id)).toMatchObject({
    status: 'open',
    userId: null,
    suggestion: { text: '0322 591 26 41' },
  });
  expect(await app.emailsTo('bildiren@ornek.example'), 'nobody proved the address yet').toEqual([]);
  await decideAbout(operator(), {
    kind: 'report',
    id,
    transition: 'accept',
    reason: 'Numarayı düzelttik.',
  });
  expect(await app.emailsTo('bildiren@ornek.example')).toMatchObject([
    { kind: 'report-answered', quote: { text: 'Numarayı düzelttik.' } },
  ]);
  await expect(
    decideAbout(operator(), { kind: 'report', id, transition: 'dismiss' }),
  ).rejects.toMatchObject({ code: 'illegal_transition' });
});

test('a member follows their own reports and nobody else does', async () => {
  const member = await app.member();
  const other = await app.member();
  const businessId = await app.given.business();
  const { id } = await member.call(reports.reportBusiness, {
    id: businessId,
    reason: 'wrong_hours',
  });
  await decideAbout(operator(), { kind: 'report', id, transition: 'dismiss' });
  expect(await member.call(reports.listOwnReports, {})).toMatchObject([
    { id, status: 'dismissed', history: [{ transition: 'dismiss' }] },
  ]);
  expect(await other.call(reports.listOwnReports, {})).toEqual([]);
  await expect(app.browser().call(reports.listOwnReports, {})).rejects.toThrow('401');
});

test('what was reported with an address belongs to whoever proves it', async () => {
  const businessId = await app.given.business();
  const email = 'sonradan@ornek.example';
  const { id } = await app.browser().call(reports.reportBusiness, {
    id: businessId,
    reason: 'other',
    email,
  });
  const member = await app.member({ email });
  expect(await member.call(reports.listOwnReports, {})).toMatchObject([{ id }]);
});

test('only what is public can be reported, and only for a reason of the list', async () => {
  const waiting = await app.given.business({ status: 'pending' });
  const open = await app.given.business();
  const hidden = await app.given.review(open, { status: 'pending' });
  const shown = await app.given.review(open);
  const { call } = app.browser();
  await expect(call(reports.reportBusiness, { id: waiting, reason: 'other' })).rejects.toThrow(
    '404',
  );
  await expect(call(reports.reportReview, { id: hidden, reason: 'insult' })).rejects.toThrow('404');
  await expect(
    call(reports.reportBusiness, { id: open, reason: 'insult' as 'other' }),
  ).rejects.toMatchObject({ issues: [{ path: 'reason', message: 'Bir neden seçin' }] });
  const { id } = await call(reports.reportReview, { id: shown, reason: 'insult' });
  expect(await stored(id)).toMatchObject({ reviewId: shown, businessId: open });
});

test('a double click makes one report, and a program is only marked', async () => {
  const businessId = await app.given.business();
  const browser = app.browser();
  const input = { id: businessId, reason: 'other', message: 'İki kez', homepage: 'x' } as const;
  const answers = await Promise.all(
    [1, 2, 3].map(() => browser.call(reports.reportBusiness, input)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await stored(answers[0]?.id ?? 0)).toMatchObject({ moderationScore: 3 });
});

test('with the account goes the name on a report, not the report', async () => {
  const member = await app.member();
  const businessId = await app.given.business();
  const { id } = await member.call(reports.reportBusiness, { id: businessId, reason: 'other' });
  await member.call(accounts.askDeletionCode, {});
  const code = (await app.emailsTo(member.email)).at(-1)?.code ?? '';
  await member.call(accounts.deleteAccount, { code });
  expect(await stored(id)).toMatchObject({ userId: null, email: null, status: 'open' });
});

test('the owners are asked when a second person says that their business has closed, and only then', async () => {
  const businessId = await app.given.business({ name: 'Köşe Kebap' });
  const owner = await app.member();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, status: 'approved' })
    .execute();
  const say = (by: Pick<TestApp, 'call'>) =>
    by.call(reports.reportBusiness, { id: businessId, reason: 'closed_down' });
  const asked = async () =>
    (await app.emailsTo(owner.email)).filter(({ kind }) => kind === 'closing-question');
  const { id } = await say(app.browser('85.4.1.1'));
  await say(app.browser('85.4.1.200'));
  const wrong = { id: businessId, reason: 'wrong_hours' } as const;
  await app.browser('85.4.2.1').call(reports.reportBusiness, wrong);
  expect(await asked(), 'a neighbour is not another person').toEqual([]);
  await say(app.browser('85.4.3.1'));
  await say(app.browser('85.4.4.1'));
  expect(await asked()).toMatchObject([
    {
      subject: '“Köşe Kebap” hâlâ açık mı?',
      action: {
        label: 'Evet, açığız',
        href: expect.stringMatching(/^http:\/\/test\/bilgiler-dogru-mu\?token=[\w-]+&yanit=acik$/),
      },
    },
  ]);
  expect((await stored(id)).senderHash).toHaveLength(16);
  expect(await stored(id), 'the team decides').toMatchObject({ status: 'open' });
  const moderator = await app.member({ role: 'moderator' });
  const seen = async () =>
    (await moderator.call(getInboxItem, { kind: 'report', id })).about?.business?.said;
  expect(await seen()).toEqual([]);
  const token = /token=([\w-]+)/.exec(JSON.stringify(await asked()))?.[1] ?? '';
  await app.browser().call(answerAskedFacts, { token, answer: 'acik' });
  expect(await seen(), 'with the owner’s word before them').toEqual([
    { fact: 'existence', by: 'owner', on: '2026-11-20' },
  ]);
});

test('where nobody owns it whoever put it in is asked, at the address they proved, unless they want no questions', async () => {
  const added = (email: string, fields = {}) =>
    app.given.business({ email, emailVerified: true, ...fields });
  const closed = async (id: number) => {
    for (const network of ['86.1.1.1', '86.1.2.1'])
      await app.browser(network).call(reports.reportBusiness, { id, reason: 'closed_down' });
  };
  const askedAt = async (email: string) =>
    (await app.emailsTo(email)).filter(({ kind }) => kind === 'closing-question');
  const id = await added('ekleyen@ornek.example');
  await closed(id);
  const [question, ...more] = await askedAt('ekleyen@ornek.example');
  expect(more).toEqual([]);
  expect(question?.action?.label).toBe('Evet, açık');
  expect(question?.footnote).toContain('siz eklediğiniz için');
  const token = /token=([\w-]+)/.exec(JSON.stringify(question))?.[1] ?? '';
  await app.browser().call(answerAskedFacts, { token, answer: 'acik' });
  const moderator = await app.member({ role: 'moderator' });
  const { id: reportId } = await app.db
    .selectFrom('reports')
    .select('id')
    .where('businessId', '=', id)
    .executeTakeFirstOrThrow();
  const item = await moderator.call(getInboxItem, { kind: 'report', id: reportId });
  expect(item.about?.business?.said, 'the team reads what they answered').toEqual([
    { fact: 'existence', by: 'sender', on: '2026-11-20' },
  ]);

  await closed(await added('yazan@ornek.example', { emailVerified: false }));
  expect(await askedAt('yazan@ornek.example'), 'an address that was typed only').toEqual([]);
  const tired = await added('yeter@ornek.example');
  await sql`insert into fact_questions (business_id, answer) values (${tired}, 'sorma')`.execute(
    app.db,
  );
  await closed(tired);
  expect(await askedAt('yeter@ornek.example'), 'said not to be asked again').toEqual([]);
});

test('one account in two places is one person', async () => {
  const businessId = await app.given.business();
  const [owner, member] = [await app.member(), await app.member()];
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, status: 'approved' })
    .execute();
  const said = { businessId, reason: 'closed_down', userId: member.userId };
  await app.db
    .insertInto('reports')
    .values({
      ...said,
      senderHash: Buffer.alloc(16),
      createdAt: app.clock.now,
      updatedAt: app.clock.now,
    } as never)
    .execute();
  await member.call(reports.reportBusiness, { id: businessId, reason: 'closed_down' });
  expect((await app.emailsTo(owner.email)).map(({ kind }) => kind)).not.toContain(
    'closing-question',
  );
});
