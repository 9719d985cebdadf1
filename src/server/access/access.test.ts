import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendMessage } from '#contract/messages.ts';
import { decideItem } from '#contract/moderation/moderation.ts';
import { listManagedBusinesses } from '#contract/owners/owner-workspace.ts';
import { requestPlan, setPlan } from '#contract/owners/plans.ts';
import { cancelReservation, requestReservation } from '#contract/reservations/reservations.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { newestBusinessOf } from './access.service.ts';

let app: TestApp;
let admin: TestMember;
let visitor: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
  visitor = await app.member();
});
afterAll(() => app.close());

let id: number;
/** Everybody a business may have, and two who have nothing to do with it any more, or not yet. */
let people: Record<'sender' | 'owner' | 'coOwner' | 'manager' | 'invited' | 'former', TestMember>;

beforeEach(async () => {
  const [sender, owner, coOwner, manager, invited, former] = await Promise.all(
    Array.from({ length: 6 }, () => app.member()),
  );
  if (!sender || !owner || !coOwner || !manager || !invited || !former) throw new Error('nobody');
  people = { sender, owner, coOwner, manager, invited, former };
  id = await app.given.business({
    ...{ email: sender.email, submittedBy: sender.userId, plan: 'basic' },
    hours: '{"mon-sun":"09:00-23:00"}',
  });
  const claim = { businessId: id, updatedAt: app.clock.now };
  await app.db
    .insertInto('businessClaims')
    .values([
      { ...claim, userId: owner.userId, status: 'approved' },
      { ...claim, userId: former.userId, status: 'revoked' },
    ])
    .execute();
  const member = { businessId: id, invitedBy: owner.userId, invitedAt: app.clock.now };
  const ends = { invitationExpiresAt: app.clock.now };
  await app.db
    .insertInto('businessMembers')
    .values([
      ...[
        { who: coOwner, role: 'owner' as const },
        { who: manager, role: 'manager' as const },
      ].map(({ who, role }) => ({
        ...{ ...member, ...ends, role, userId: who.userId, email: who.email },
        acceptedAt: app.clock.now,
      })),
      { ...member, ...ends, role: 'owner', email: invited.email },
    ])
    .execute();
});

/** Who has got an e-mail of one of these kinds. */
async function told(...kinds: string[]): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(people).map(async ([name, { email }]) =>
      (await app.emailsTo(email)).some(({ kind }) => kinds.includes(kind)) ? [name] : [],
    ),
  );
  return names.flat();
}

const decide = (transition: string, seenStatus: string) =>
  admin.call(decideItem, {
    ...{ kind: 'business', id, transition, seenStatus, reason: 'Adres boş çıktı.' },
  } as never);
const visit = {
  ...{ day: '2026-11-21', time: '19:30', people: 2, name: 'Ayşe Yılmaz', phone: '0532 000 00 00' },
};

test('what visitors send is told to all who act for a business', async () => {
  await app.browser().call(sendMessage, {
    ...{ id, name: 'Ayşe', email: 'ayse@ornek.example', content: 'Açık mısınız?' },
    typedForMs: 20_000,
  });
  expect(await told('message-received')).toEqual(['owner', 'coOwner', 'manager']);
  const asked = await visitor.call(requestReservation, { id, ...visit });
  expect(await told('reservation-requested')).toEqual(['owner', 'coOwner', 'manager']);
  await visitor.call(cancelReservation, { id: asked.id });
  expect(await told('reservation-cancelled')).toEqual(['owner', 'coOwner', 'manager']);
});

test.each([
  { transition: 'suspend', seenStatus: 'approved' },
  { transition: 'close', seenStatus: 'approved' },
])('a decision ($transition) is told to the owners and to whoever put it in', async (decision) => {
  await decide(decision.transition, decision.seenStatus);
  expect(await told('moderation-business')).toEqual(['sender', 'owner', 'coOwner']);
});

test('a decision that is taken back is told to the same', async () => {
  await decide('close', 'approved');
  // Who has not heard of it yet hears of neither.
  await app.db.updateTable('outbox').set({ sentAt: app.clock.now }).execute();
  await decide('undo', 'closed');
  expect(await told('moderation-undone')).toEqual(['sender', 'owner', 'coOwner']);
});

test('the plan is told to the owners, and asked for by them', async () => {
  await admin.call(setPlan, { id, plan: 'premium', expiresAt: '2027-06-01T00:00:00.000Z' });
  expect(await told('plan-set')).toEqual(['owner', 'coOwner']);
  await people.coOwner.call(requestPlan, { id, plan: 'basic' });
  await expect(people.manager.call(requestPlan, { id, plan: 'basic' })).rejects.toThrow('403');
});

test('who belongs to a business finds it on the desk, nobody else does', async () => {
  for (const [name, person] of Object.entries(people)) {
    const roles = (await person.call(listManagedBusinesses, {})).map(({ role }) => role);
    const role = name === 'manager' ? ['manager'] : ['owner'];
    const belongs = ['owner', 'coOwner', 'manager'].includes(name);
    expect({ name, roles }).toEqual({ name, roles: belongs ? role : [] });
    expect(await newestBusinessOf(app.db, person.userId)).toBe(belongs ? id : undefined);
  }
});

test('an owner who is a colleague as well is told once', async () => {
  const { owner } = people;
  await app.db
    .insertInto('businessMembers')
    .values({
      ...{ businessId: id, userId: owner.userId, email: owner.email, role: 'manager' },
      ...{ acceptedAt: app.clock.now, invitedAt: app.clock.now },
      invitationExpiresAt: app.clock.now,
    })
    .execute();
  await decide('suspend', 'approved');
  const letters = (await app.emailsTo(owner.email)).filter(
    ({ kind }) => kind === 'moderation-business',
  );
  expect(letters).toHaveLength(1);
  const [own] = await owner.call(listManagedBusinesses, {});
  expect(own?.role).toBe('owner');
});
