import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAccount } from '#contract/accounts/accounts.ts';
import { giveBusiness, listBusinessOwners } from '#contract/businesses/business-owners.ts';
import { claimBusiness, listOwnClaims, withdrawClaim } from '#contract/claims.ts';
import { decideItem, getInboxItem } from '#contract/moderation/moderation.ts';
import {
  acceptInvitation,
  inviteColleague,
  leaveTeam,
  listTeam,
} from '#contract/owners/owner-team.ts';
import {
  changeManagedBusiness,
  getManagedBusiness,
  listManagedBusinesses,
} from '#contract/owners/owner-workspace.ts';
import { applyAsOwner, listOwnApplications } from '#contract/owners/owners.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin', email: 'yonetici1@ornek.example' });
});
afterAll(() => app.close());

const REASON = 'İşletmenin el değiştirdiği belgelendi.';
const operator = { userId: undefined, role: 'operator' as const };
const transition = (kind: string, id: number, name: string, said: object = {}) =>
  decideAbout({ ...app.dependencies, actor: operator }, { kind, id, transition: name, ...said });
const kinds = async (email: string) => (await app.emailsTo(email)).map(({ kind }) => kind);
const status = async (table: 'businessClaims' | 'businessOwners', id: number) =>
  (
    await app.db
      .selectFrom(table as 'businessClaims')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.status;

async function owned(member: TestMember, business?: number) {
  const id = business ?? (await app.given.business({ name: 'Ortak Lokanta' }));
  const form = { id, name: 'Ayşe Yılmaz', message: 'Dükkân benim.' };
  const { id: claimId } = await member.call(claimBusiness, form);
  await transition('claim', claimId, 'approve');
  return { id, claimId };
}
async function colleagueOf(owner: TestMember, id: number, role: 'owner' | 'manager' = 'manager') {
  const colleague = await app.member();
  await owner.call(inviteColleague, { id, email: colleague.email, role });
  const letters = await app.emailsTo(colleague.email);
  const token = letters.at(-1)?.action?.href.split('token=')[1] ?? '';
  await colleague.call(acceptInvitation, { token });
  return colleague;
}
const actsFor = async (member: TestMember) =>
  (await member.call(listManagedBusinesses, {})).map(({ id }) => id);

test('an admin takes a claim back: owner and colleagues are out at once and hear of it', async () => {
  const owner = await app.member();
  const { id, claimId } = await owned(owner);
  const colleague = await colleagueOf(owner, id, 'owner');
  const invitedByColleague = await colleagueOf(colleague, id);
  await owner.call(changeManagedBusiness, { id, name: 'Yeni Ad', isEmailShown: true });
  const wish = {
    kind: 'claim' as const,
    id: claimId,
    transition: 'revoke',
    seenStatus: 'approved',
  };
  await expect(admin.call(decideItem, wish)).rejects.toMatchObject({
    issues: [{ path: 'reason' }],
  });
  await admin.call(decideItem, { ...wish, reason: REASON });

  for (const person of [owner, colleague, invitedByColleague]) {
    expect(await actsFor(person)).toEqual([]);
    await expect(person.call(getManagedBusiness, { id })).rejects.toThrow('404');
  }
  expect(await owner.call(getAccount, {})).toMatchObject({ role: 'user' });
  expect(await owner.call(listOwnClaims, {})).toMatchObject([
    {
      ...{ id: claimId, status: 'revoked', reason: REASON },
      history: [{ transition: 'approve' }, { transition: 'revoke' }],
    },
  ]);
  const letter = (await app.emailsTo(owner.email)).at(-1);
  expect(letter).toMatchObject({ kind: 'ownership-revoked', quote: { text: REASON } });
  expect((await kinds(colleague.email)).at(-1)).toBe('team-ended');
  expect((await kinds(invitedByColleague.email)).at(-1)).toBe('team-ended');
  const { isEmailShown, status: stands } = await app.db
    .selectFrom('businesses')
    .select(['isEmailShown', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect({ isEmailShown, stands }).toEqual({ isEmailShown: false, stands: 'approved' });
  const revisions = await app.db
    .selectFrom('businessRevisions')
    .select('status')
    .where('businessId', '=', id)
    .execute();
  expect(revisions).toEqual([{ status: 'withdrawn' }]);
  const again = transition('claim', claimId, 'revoke', { reason: REASON });
  await expect(again).rejects.toMatchObject({ code: 'illegal_transition' });
});

test('taking a business back is no moderator’s', async () => {
  const moderator = await app.member({ role: 'moderator', email: 'denetci1@ornek.example' });
  const { claimId } = await owned(await app.member());
  const { transitions } = await moderator.call(getInboxItem, { kind: 'claim', id: claimId });
  expect(transitions).toEqual([]);
  const wish = {
    kind: 'claim' as const,
    id: claimId,
    transition: 'revoke',
    seenStatus: 'approved',
  };
  const taken = moderator.call(decideItem, { ...wish, reason: REASON });
  await expect(taken).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await status('businessClaims', claimId)).toBe('approved');
});

test.each(['claim', 'team'] as const)('an owner gives a business up by the %s', async (way) => {
  const owner = await app.member();
  const { id, claimId } = await owned(owner);
  const colleague = await colleagueOf(owner, id);
  if (way === 'team') await owner.call(leaveTeam, { id });
  else await owner.call(withdrawClaim, { id: claimId });
  expect(await status('businessClaims', claimId)).toBe('withdrawn');
  expect([await actsFor(owner), await actsFor(colleague)]).toEqual([[], []]);
  expect((await kinds(owner.email)).at(-1)).toBe('ownership-withdrawn');
  expect((await kinds(colleague.email)).at(-1)).toBe('team-ended');
});

test.each([
  ['revoke', 'revoked'],
  ['withdraw', 'withdrawn'],
])('what came with an application ends with it: %s', async (way, after) => {
  const owner = await app.member();
  const into = await app.given.business();
  const { id } = await owner.call(applyAsOwner, {
    ...{ businessName: 'Kebapçı', ownerName: 'Ayşe Yılmaz', email: owner.email },
    ...{ phone: '0322 000 12 34', address: 'Seyhan / Adana' },
  });
  await transition('application', id, 'approve', { into });
  const [{ claimId = 0 } = {}] = await admin.call(listBusinessOwners, { id: into });
  if (way === 'revoke') await transition('claim', claimId, 'revoke', { reason: REASON });
  else await owner.call(leaveTeam, { id: into });
  expect(await status('businessClaims', claimId)).toBe(after);
  const reason = way === 'revoke' ? REASON : null;
  expect(await owner.call(listOwnApplications, {})).toMatchObject([
    { id, status: after, rejectionReason: reason, businessId: null },
  ]);
});

test('of two owners one goes, with those they invited; the others’ team stays', async () => {
  const [first, second] = [await app.member(), await app.member()];
  const { id, claimId } = await owned(first);
  await owned(second, id);
  const [gone, stays] = [await colleagueOf(first, id), await colleagueOf(second, id)];
  await transition('claim', claimId, 'revoke', { reason: REASON });
  expect([await actsFor(gone), await actsFor(stays)]).toEqual([[], [id]]);
  expect((await second.call(listTeam, { id })).map(({ email }) => email)).toEqual([
    second.email,
    stays.email,
  ]);
});

test('the team gives a business to an address, with or without an account', async () => {
  const id = await app.given.business();
  const email = 'yeni.sahip@ornek.example';
  const given = await admin.call(giveBusiness, { id, email, name: 'Zeynep Ak' });
  expect(given).toMatchObject([{ email, colleagues: 0, applicationId: null, isYou: false }]);
  expect(await admin.call(giveBusiness, { id, email })).toHaveLength(1);
  expect(await kinds(email)).toEqual(['ownership-given']);
  const owner = await app.member({ email });
  expect(await actsFor(owner)).toEqual([id]);
  expect(await owner.call(getAccount, {})).toMatchObject({ role: 'owner' });
  const own = admin.call(giveBusiness, { id, email: ' Yonetici1@ornek.example' });
  await expect(own).rejects.toMatchObject({ status: 403, code: 'own_record' });
  const closed = await app.given.business({ status: 'closed' });
  await expect(admin.call(giveBusiness, { id: closed, email })).rejects.toThrow('404');
});
