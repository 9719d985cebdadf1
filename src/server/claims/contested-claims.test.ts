import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { downloadPersonalData } from '#contract/accounts/accounts.ts';
import {
  answerClaim,
  answerContest,
  claimBusiness,
  listOwnClaims,
  makePhoneCode,
  provePhone,
  withdrawClaim,
} from '#contract/claims.ts';
import { decideItem, getInboxItem } from '#contract/moderation/moderation.ts';
import { getManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let admin: TestMember;
let moderator: TestMember;
let owner: TestMember;
let claimant: TestMember;
let id: number;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
  moderator = await app.member({ role: 'moderator' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = TEST_NOW;
  owner = await app.member({ name: 'Zehra Sahip' });
  claimant = await app.member({ name: 'Mehmet Güneş' });
  id = await app.given.business({ name: 'Çekişmeli Kebap', phone: '0322 000 12 34' });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, status: 'approved' })
    .execute();
});

const DAY_MS = 86_400_000;
const form = { name: 'Mehmet Güneş', message: 'Dükkânı geçen ay devraldım.' };
const contested = async (by = claimant) => (await by.call(claimBusiness, { id, ...form })).id;
const decide = (who: TestMember, claim: number, transition: string, reason?: string) =>
  who.call(decideItem, {
    ...{ kind: 'claim' as const, id: claim, transition, seenStatus: 'pending' },
    ...(reason && { reason }),
  });
const movesOf = async (who: TestMember, claim: number) =>
  (await who.call(getInboxItem, { kind: 'claim', id: claim })).transitions.map(
    ({ transition }) => transition,
  );
const kinds = async ({ email }: TestMember) => (await app.emailsTo(email)).map(({ kind }) => kind);

test('the owner is asked, objects with words, and an admin decides with both sides shown', async () => {
  const claim = await contested();
  const letter = (await app.emailsTo(owner.email)).at(-1);
  expect(letter).toMatchObject({
    kind: 'claim-contested',
    action: { href: expect.stringMatching(`/business-owner-dashboard\\?isletme=${id}$`) },
  });
  expect(letter?.paragraphs.join(' ')).toContain('Mehmet Güneş');
  expect(letter?.paragraphs.join(' ')).toContain('27 Kasım 2026');
  expect(JSON.stringify(letter)).not.toContain(form.message);
  expect((await app.emailsTo(claimant.email)).at(-1)?.paragraphs.join(' ')).toContain('7 günü');
  const until = new Date(TEST_NOW.getTime() + 7 * DAY_MS).toISOString();
  expect(await claimant.call(listOwnClaims, {})).toMatchObject([
    { isContested: true, ownersTurnUntil: until },
  ]);

  // Meanwhile more may be asked of the claimant, and nothing is decided.
  expect([await movesOf(admin, claim), await movesOf(moderator, claim)]).toEqual([['ask'], []]);
  for (const transition of ['approve', 'reject']) {
    await expect(decide(admin, claim, transition, 'Olmaz.')).rejects.toMatchObject({
      code: 'owners_turn',
    });
  }
  const { contests } = await owner.call(getManagedBusiness, { id });
  expect(contests).toMatchObject([
    { claimId: claim, name: 'Mehmet Güneş', until, answer: null, text: null },
  ]);
  const answer = { id: claim, answer: 'object' as const };
  await expect(owner.call(answerContest, { ...answer, text: ' ' })).rejects.toMatchObject({
    issues: [{ path: 'text' }],
  });
  await owner.call(answerContest, { ...answer, text: 'Devretmedim.' });
  expect(await movesOf(admin, claim)).toEqual(['ask', 'approve', 'reject']);
  const item = await admin.call(getInboxItem, { kind: 'claim', id: claim });
  expect(item.claim?.owner).toMatchObject({
    ...{ answer: 'object', text: 'Devretmedim.', by: 'Zehra Sahip', until },
  });
  expect(item.owners).toMatchObject([{ email: owner.email }]);
  expect(item.item.deadline, 'no three days: the owner had seven').toBeNull();
  await expect(decide(moderator, claim, 'reject', 'Olmaz.')).rejects.toMatchObject({
    code: 'claim_contested',
  });
  await decide(admin, claim, 'reject', 'Devir belgesi yok.');
  expect(await claimant.call(listOwnClaims, {})).toMatchObject([
    {
      ...{ status: 'rejected', isContested: false, ownersTurnUntil: null },
      history: [{ transition: 'ownerAnswer' }, { transition: 'reject' }],
    },
  ]);
  await expect(owner.call(answerContest, { ...answer, text: 'Geç' })).rejects.toThrow('404');
  expect((await owner.call(getManagedBusiness, { id })).contests).toEqual([]);
  expect((await app.emailsTo(owner.email)).at(-1)).toMatchObject({
    kind: 'contest-ended',
    paragraphs: [expect.stringContaining('onaylanmadı')],
  });
});

test('who does not answer in seven days is waited for no longer', async () => {
  const claim = await contested();
  app.clock.now = new Date(TEST_NOW.getTime() + 7 * DAY_MS - 1000);
  // Sessions of the team last hours.
  const later = await app.member({ role: 'admin' });
  await expect(decide(later, claim, 'approve')).rejects.toMatchObject({ code: 'owners_turn' });
  app.clock.now = new Date(TEST_NOW.getTime() + 7 * DAY_MS);
  await decide(later, claim, 'approve');
  expect((await claimant.call(getManagedBusiness, { id })).role).toBe('owner');
  expect((await app.emailsTo(owner.email)).at(-1)?.paragraphs[0]).toContain('Mehmet Güneş de');
  expect((await kinds(claimant)).filter((kind) => kind === 'contest-ended')).toEqual([]);
});

test('who takes a contested claim back ends it for the owner too', async () => {
  const claim = await contested();
  await claimant.call(withdrawClaim, { id: claim });
  expect((await app.emailsTo(owner.email)).at(-1)).toMatchObject({
    kind: 'contest-ended',
    paragraphs: [expect.stringContaining('geri çekti')],
  });
});

test('a manager and a stranger answer nothing, and see nothing of it', async () => {
  const manager = await app.member();
  await app.db
    .insertInto('businessMembers')
    .values({
      ...{ businessId: id, userId: manager.userId, email: manager.email, role: 'manager' },
      ...{ acceptedAt: TEST_NOW, invitedBy: owner.userId, invitationExpiresAt: TEST_NOW },
    })
    .execute();
  const claim = await contested();
  expect((await manager.call(getManagedBusiness, { id })).contests).toEqual([]);
  const answer = { id: claim, answer: 'agree' as const };
  await expect(manager.call(answerContest, answer)).rejects.toThrow('403');
  await expect(claimant.call(answerContest, answer)).rejects.toThrow('404');
  expect(await kinds(manager)).not.toContain('claim-contested');
});

test('an address that nobody proved troubles no owner before it is', async () => {
  const email = 'gec.kanitlayan@ornek.example';
  await app.browser().call(claimBusiness, { id, ...form, email });
  expect(await kinds(owner)).not.toContain('claim-contested');
  await app.member({ email });
  expect(await kinds(owner)).toContain('claim-contested');
});

test('of two who claim at once, the one who is made the owner is asked about the other', async () => {
  const free = await app.given.business();
  const rival = await app.member();
  const { id: first } = await claimant.call(claimBusiness, { id: free, ...form });
  const { id: second } = await rival.call(claimBusiness, { id: free, ...form, name: 'Ali Rakip' });
  expect(await kinds(claimant)).not.toContain('claim-contested');
  await decide(admin, first, 'approve');
  expect(await kinds(claimant)).toContain('claim-contested');
  await expect(decide(admin, second, 'approve')).rejects.toMatchObject({ code: 'owners_turn' });
});

test('each claim is asked about once, however many come', async () => {
  const rivals = [claimant, await app.member(), await app.member()];
  for (const rival of rivals) await contested(rival);
  const asked = (await kinds(owner)).filter((kind) => kind === 'claim-contested');
  expect(asked).toHaveLength(rivals.length);
});

test('who claims is none of those who own it, even where somebody made them one meanwhile', async () => {
  const claim = await contested();
  const given = { businessId: id, userId: claimant.userId, status: 'approved' } as const;
  await app.db.insertInto('businessClaims').values(given).execute();
  const { owners } = await admin.call(getInboxItem, { kind: 'claim', id: claim });
  expect(owners.map(({ name }) => name)).toEqual(['Zehra Sahip']);
});

test('a code proves nothing for a claim that was taken back', async () => {
  const claim = await contested();
  const { code } = await moderator.call(makePhoneCode, { id: claim });
  await claimant.call(withdrawClaim, { id: claim });
  await expect(claimant.call(provePhone, { id: claim, code })).rejects.toThrow();
  const { phoneProvedAt } = await app.db
    .selectFrom('businessClaims')
    .select('phoneProvedAt')
    .where('id', '=', claim)
    .executeTakeFirstOrThrow();
  expect(phoneProvedAt).toBeNull();
});

test('a code that was read out on the listed telephone proves; it has five tries and half an hour', async () => {
  const claim = await contested();
  const prove = (code: string) => claimant.call(provePhone, { id: claim, code });
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
  await expect(prove('123456'), 'none was read out').rejects.toMatchObject({
    issues: [{ path: 'code', message: expect.stringContaining('doldu') }],
  });
  await expect(claimant.call(makePhoneCode, { id: claim })).rejects.toThrow('403');
  const over = await moderator.call(makePhoneCode, { id: claim });
  expect(over).toMatchObject({ phone: '0322 000 12 34', code: expect.stringMatching(/^\d{6}$/) });
  expect(await claimant.call(listOwnClaims, {})).toMatchObject([{ phoneProof: 'asked' }]);
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(prove(wrongOf(over.code))).rejects.toMatchObject({
      issues: [{ path: 'code', message: expect.stringContaining('tutmadı') }],
    });
  }
  await expect(prove(over.code), 'no try is left').rejects.toMatchObject({ status: 400 });

  const late = await moderator.call(makePhoneCode, { id: claim });
  app.clock.now = new Date(TEST_NOW.getTime() + 30 * 60_000);
  await expect(prove(late.code)).rejects.toMatchObject({ status: 400 });
  // Who is there must be shown within a quarter of an hour.
  const fresh = await app.member({ role: 'moderator' });
  const { code } = await fresh.call(makePhoneCode, { id: claim });
  await expect(owner.call(provePhone, { id: claim, code })).rejects.toThrow('404');
  await prove(code);
  await expect(prove(code), 'once').rejects.toMatchObject({ status: 400 });
  expect(await claimant.call(listOwnClaims, {})).toMatchObject([{ phoneProof: 'proved' }]);
  const { claim: sides } = await fresh.call(getInboxItem, { kind: 'claim', id: claim });
  expect(sides).toMatchObject({ phoneProvedAt: app.clock.now.toISOString(), domain: null });
  const { phoneCodeHash } = await app.db
    .selectFrom('businessClaims')
    .select('phoneCodeHash')
    .where('id', '=', claim)
    .executeTakeFirstOrThrow();
  expect(phoneCodeHash).toBeNull();
});

test('twenty tries at once cost twenty', async () => {
  const claim = await contested();
  const { code } = await moderator.call(makePhoneCode, { id: claim });
  const wrong = code === '000000' ? '111111' : '000000';
  const tries = Array.from({ length: 20 }, () =>
    claimant.call(provePhone, { id: claim, code: wrong }),
  );
  await Promise.allSettled(tries);
  await expect(claimant.call(provePhone, { id: claim, code })).rejects.toMatchObject({
    status: 400,
  });
});

test('a proved address on the domain of the business’s own website counts as proof', async () => {
  await app.db
    .updateTable('businesses')
    .set({ website: 'https://www.cekismelikebap.com.tr/iletisim' })
    .where('id', '=', id)
    .execute();
  const insider = await app.member({ email: 'mehmet@cekismelikebap.com.tr' });
  const claim = await contested(insider);
  const domainOf = async (one: number) =>
    (await admin.call(getInboxItem, { kind: 'claim', id: one })).claim?.domain;
  expect(await domainOf(claim)).toBe('cekismelikebap.com.tr');
  expect(await domainOf(await contested())).toBeNull();
});

test('who asks the claimant for more does not shorten the owner’s days; both read their own words', async () => {
  const claim = await contested();
  await decide(admin, claim, 'ask', 'Devir belgesi var mı?');
  await claimant.call(answerClaim, { id: claim, message: 'Var.' });
  await expect(decide(admin, claim, 'approve')).rejects.toMatchObject({ code: 'owners_turn' });
  await owner.call(answerContest, { id: claim, answer: 'agree' });
  const answer = { businessId: id, answer: 'agree', text: null };
  expect(JSON.stringify(await owner.call(downloadPersonalData, {}))).toContain(
    JSON.stringify(answer).slice(0, -1),
  );
  await decide(admin, claim, 'approve');
});

test('who was never asked about a claim hears nothing of its end', async () => {
  // Its address was never proved.
  const typed = { id, ...form, email: 'kimse@ornek.example' };
  const claim = (await app.browser().call(claimBusiness, typed)).id;
  const heard = await kinds(owner);
  await decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { ...{ kind: 'claim', id: claim, transition: 'reject' }, reason: 'Kanıtlanmadı.' },
  );
  expect(await kinds(owner)).toEqual(heard);
});
