import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
} from '#contract/accounts/accounts.ts';
import * as contract from '#contract/owners/owner-team.ts';
import { changeManagedBusiness, listManagedBusinesses } from '#contract/owners/owner-workspace.ts';
import { requestPlan } from '#contract/owners/plans.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function owned(member: TestMember) {
  const id = await app.given.business({ name: 'Ortak Lokanta' });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: member.userId, status: 'approved' })
    .execute();
  return id;
}

/** The secret of the last invitation that reached an address. */
async function linkTo(email: string): Promise<string> {
  const letters = (await app.emailsTo(email)).filter(({ kind }) => kind === 'colleague-invited');
  return letters.at(-1)?.action?.href.split('token=')[1] ?? '';
}

async function joined(owner: TestMember, id: number, role: 'owner' | 'manager') {
  const colleague = await app.member();
  await owner.call(contract.inviteColleague, { id, email: colleague.email, role });
  await colleague.call(contract.acceptInvitation, { token: await linkTo(colleague.email) });
  return colleague;
}

test('a colleague is invited by e-mail, accepts, and does all but team and plan', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const email = 'yeni.arkadas@ornek.example';
  expect(await owner.call(contract.inviteColleague, { id, email, role: 'manager' })).toMatchObject({
    email,
    role: 'manager',
    state: 'invited',
    isYou: false,
  });
  const token = await linkTo(email);
  expect(await app.browser().call(contract.getInvitation, { token })).toEqual({
    ...{ businessId: id, businessName: 'Ortak Lokanta', role: 'manager', email },
    isAccepted: false,
  });
  const colleague = await app.member({ email });
  expect(await colleague.call(listManagedBusinesses, {})).toEqual([]);
  await colleague.call(contract.acceptInvitation, { token });
  // A second click is no mistake.
  expect(await colleague.call(contract.acceptInvitation, { token })).toEqual({
    ...{ businessId: id, role: 'manager' },
  });
  expect(await colleague.call(listManagedBusinesses, {})).toMatchObject([{ id, role: 'manager' }]);
  await colleague.call(changeManagedBusiness, { id, isOpen: false });
  const team = await colleague.call(contract.listTeam, { id });
  expect(team).toMatchObject([
    { id: null, email: owner.email, state: 'claimed', isYou: false },
    { email, state: 'active', isYou: true },
  ]);
  const own = team[1]?.id ?? 0;
  const invite = { id, email: 'b@ornek.example', role: 'manager' } as const;
  await expect(colleague.call(contract.inviteColleague, invite)).rejects.toThrow('403');
  const removal = { id, colleagueId: own };
  await expect(colleague.call(contract.removeColleague, removal)).rejects.toThrow('403');
  await expect(colleague.call(requestPlan, { id, plan: 'basic' })).rejects.toThrow('403');
  await colleague.call(contract.leaveTeam, { id });
  await expect(colleague.call(contract.listTeam, { id })).rejects.toThrow('404');
  await owner.call(contract.leaveTeam, { id });
  await expect(owner.call(contract.listTeam, { id })).rejects.toThrow('404');
});

test('an invitation is for its address, for seven days, and its newest e-mail alone', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const guest = await app.member();
  await owner.call(contract.inviteColleague, { id, email: guest.email, role: 'manager' });
  const old = await linkTo(guest.email);
  await owner.call(contract.inviteColleague, { id, email: guest.email, role: 'owner' });
  const token = await linkTo(guest.email);
  const other = await app.member();
  await expect(other.call(contract.acceptInvitation, { token })).rejects.toMatchObject({
    code: 'invitation_of_another',
  });
  await expect(guest.call(contract.acceptInvitation, { token: old })).rejects.toThrow('404');
  const start = app.clock.now;
  app.clock.now = new Date(start.getTime() + 7 * 86_400_000);
  await expect(guest.call(contract.acceptInvitation, { token })).rejects.toThrow('410');
  expect((await owner.call(contract.listTeam, { id }))[1]).toMatchObject({ state: 'over' });
  app.clock.now = start;
  await guest.call(contract.acceptInvitation, { token });
  expect(await guest.call(listManagedBusinesses, {})).toMatchObject([{ id, role: 'owner' }]);
});

test('an e-mail to an address that somebody typed carries no words of theirs but a name', async () => {
  for (const [name, isSaid] of [
    ['Ayşe Yılmaz', true],
    ['Hediyeniz: www.hediye.example', false],
    ['Hemen tıklayın! http://hediye.example/a', false],
  ] as const) {
    const owner = await app.member({ name });
    const email = `davetli${owner.userId}@ornek.example`;
    const id = await owned(owner);
    await owner.call(contract.inviteColleague, { id, email, role: 'manager' });
    expect(JSON.stringify(await app.emailsTo(email)).includes(name), name).toBe(isSaid);
  }
});

test('a withdrawn invitation and a removed colleague open nothing', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const colleague = await joined(owner, id, 'owner');
  await expect(
    owner.call(contract.inviteColleague, { id, email: colleague.email, role: 'manager' }),
  ).rejects.toMatchObject({ code: 'colleague_already' });
  await expect(
    colleague.call(contract.inviteColleague, { id, email: owner.email, role: 'manager' }),
  ).rejects.toMatchObject({ code: 'colleague_already' });
  const email = 'vazgecilen@ornek.example';
  // A colleague who is an owner invites as well.
  const { id: invited } = await colleague.call(contract.inviteColleague, {
    ...{ id, email, role: 'manager' },
  });
  const token = await linkTo(email);
  await owner.call(contract.removeColleague, { id, colleagueId: invited ?? 0 });
  await expect(app.browser().call(contract.getInvitation, { token })).rejects.toThrow('404');
  const team = await owner.call(contract.listTeam, { id });
  await owner.call(contract.removeColleague, { id, colleagueId: team[1]?.id ?? 0 });
  expect(await colleague.call(listManagedBusinesses, {})).toEqual([]);
  const elsewhere = await owned(await app.member());
  await expect(
    owner.call(contract.removeColleague, { id: elsewhere, colleagueId: 1001 }),
  ).rejects.toThrow('404');
});

test('a team has at most twenty colleagues, and one address few e-mails a day', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const at = app.clock.now;
  await app.db
    .insertInto('businessMembers')
    .values(
      Array.from({ length: contract.MAX_COLLEAGUES }, (_, index) => ({
        ...{ businessId: id, email: `dolu${index}@ornek.example`, role: 'manager' as const },
        invitationExpiresAt: new Date(at.getTime() + 60_000),
      })),
    )
    .execute();
  const one = { id, email: 'sigmayan@ornek.example', role: 'manager' } as const;
  await expect(owner.call(contract.inviteColleague, one)).rejects.toMatchObject({
    code: 'team_full',
  });
  const known = 'dolu1@ornek.example';
  const invite = (role: 'owner' | 'manager') =>
    owner.call(contract.inviteColleague, { id, email: known, role });
  await invite('owner');
  // A double click sends no second e-mail.
  await invite('owner');
  expect(await app.emailsTo(known)).toHaveLength(1);
  await invite('manager');
  await invite('owner');
  await expect(invite('manager')).rejects.toThrow('429');
});

test('whoever stops owning takes the team along; who leaves the site leaves every team', async () => {
  const owner = await app.member();
  const id = await owned(owner);
  const colleague = await joined(owner, id, 'manager');
  const data: Record<string, unknown> = await colleague.call(downloadPersonalData, {});
  expect(JSON.stringify(data)).toContain('"role":"manager"');
  await colleague.call(askDeletionCode, {});
  const code = (await app.emailsTo(colleague.email)).at(-1)?.code ?? '';
  await colleague.call(deleteAccount, { code });
  expect(await owner.call(contract.listTeam, { id })).toHaveLength(1);

  const second = await joined(owner, id, 'owner');
  await app.db
    .updateTable('businessClaims')
    .set({ status: 'withdrawn' })
    .where('businessId', '=', id)
    .execute();
  expect(await second.call(listManagedBusinesses, {})).toEqual([]);
});
