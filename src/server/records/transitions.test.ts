import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AD_TRANSITIONS } from '#contract/advertising/moderated-ads.ts';
import { decideItem } from '#contract/moderation/moderation.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { decidedKinds, recordsToDecide, statesOf } from '#tests/support/records-to-decide.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { keepWritten } from '#tests/support/written-rows.ts';
import { takesBack } from './decisions.rules.ts';

let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
let member: TestMember;
let moderator: TestMember;
let admin: TestMember;
let written: ReturnType<typeof keepWritten>;
beforeAll(async () => {
  app = await createTestApp();
  written = keepWritten(app);
  given = recordsToDecide(app);
  member = await app.member();
  moderator = await app.member({ role: 'moderator' });
  admin = await app.member({ role: 'admin' });
});
afterAll(() => app.close());

/** Which e-mail goes out; what is not here tells nobody. */
const emailOf: Record<string, string> = {
  'business.approve': 'business-approved',
  'business.reject': 'business-rejected',
  'business.suspend': 'moderation-business',
  'business.restore': 'moderation-business',
  'business.close': 'moderation-business',
  'business.merge': 'moderation-business',
  'business.separate': 'moderation-business',
  'business.requeue': 'moderation-business',
  'revision.approve': 'revision-approved',
  'revision.reject': 'revision-rejected',
  'application.approve': 'application-approved',
  'application.reject': 'application-rejected',
  'application.revoke': 'ownership-revoked',
  'claim.ask': 'claim-needs-info',
  'claim.approve': 'claim-approved',
  'claim.reject': 'claim-rejected',
  'claim.revoke': 'ownership-revoked',
  'review.approve': 'review-approved',
  'review.reject': 'review-rejected',
  'review.hide': 'moderation-review-hidden',
  'review.take_back_answer': 'answer-taken-back',
  'report.accept': 'report-answered',
  'report.dismiss': 'report-answered',
  'inquiry.answer': 'inquiry-answered',
  'photo.accept': 'photo-answered',
  'photo.dismiss': 'photo-answered',
  'removal.accept': 'removal-answered',
  'removal.dismiss': 'removal-answered',
  'reservation.confirm': 'reservation-confirmed',
  'reservation.decline': 'reservation-declined',
  ...Object.fromEntries(
    AD_TRANSITIONS.flatMap((name) => [
      [`advertisement.${name}`, 'advertising-moved'],
      [`advertisement_request.${name}`, 'advertising-moved'],
    ]),
  ),
};

const lawful = decidedKinds.flatMap((kind) =>
  statesOf[kind].flatMap((state) =>
    Object.entries(decidedRecords[kind].decisions).flatMap(([name, decision]) => {
      const after = decidedRecords[kind].statusAfter(state, name);
      return decision && after ? [{ kind, state, name, after, decision }] : [];
    }),
  ),
);

const actionsOf = async (kind: string, id: number): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where entity = ${kind} and entity_id = ${String(id)}
    order by id`.execute(app.db);
  return rows.map(({ action }) => action);
};
const queued = () =>
  app.db.selectFrom('outbox').select(['kind', 'nextTryAt as due']).orderBy('id').execute();
const sentEmails = async (): Promise<string[]> => (await queued()).map(({ kind }) => kind);
const inMinutes = (minutes: number) => new Date(app.clock.now.getTime() + minutes * 60_000);

/** Written, dated and approved. */
const readyAd = (name: string) => ({
  approvedAt: name === 'note_approval' ? null : app.clock.now,
  adContent: JSON.stringify({ title: 'Reklam', description: 'Gelin', image: '', features: [] }),
});
const isAd = (kind: string) => kind.startsWith('advertisement');

/** Answered, and the answer corrected since. */
const corrected = { ownerAnswer: 'Bekleriz.', ownerAnswerBefore: 'Sağ olun.' };
const readyFor = ({ kind, name }: Lawful) =>
  isAd(kind) ? readyAd(name) : name.endsWith('_answer') ? corrected : {};

async function giveOwner(review: number) {
  const { businessId } = await app.db
    .selectFrom('reviews')
    .select('businessId')
    .where('id', '=', review)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('businessClaims')
    .values({
      ...{ businessId, userId: member.userId, status: 'approved' },
      ...{ createdAt: app.clock.now, updatedAt: app.clock.now },
    })
    .execute();
}

type Lawful = (typeof lawful)[number];

/** What a decision of this kind asks for. */
async function wishOf({ kind, state, name, decision }: Lawful, id: number) {
  const into = decision.into === 'needed' ? await app.given.business() : undefined;
  const reason = decision.codes ? 'insult' : decision.reason ? 'Nedeni var.' : undefined;
  return {
    ...{ kind, id, transition: name, seenStatus: state },
    ...(reason !== undefined && { reason }),
    ...(into !== undefined && { into }),
  } as never;
}

/** To where it came from, and nowhere else. */
const leadsBack = (name: string) => takesBack(name) || name === 'requeue';

/** A record on which a decision can be made; what is taken back was decided a moment ago. */
async function recordFor(row: Lawful) {
  const { kind, state, after, name } = row;
  const taken = lawful.find(
    (one) => one.kind === kind && one.after === state && one.state === after && leadsBack(name),
  );
  const id = await given(kind, taken?.state ?? state, readyFor(row));
  if (name === 'take_back_answer') await giveOwner(id);
  const untold = await sentEmails();
  if (taken) await admin.call(decideItem, await wishOf(taken, id));
  return { id, untold };
}

test.each(lawful)('$kind in $state: $name leads to $after', async (row) => {
  const { kind, name, after, decision } = row;
  const { id, untold } = await recordFor(row);
  const wish = await wishOf(row, id);
  const entries = await actionsOf(kind, id);
  const emails = await sentEmails();
  for (const who of [member, ...(decision.isForAdmins ? [moderator] : [])]) {
    await expect(who.call(decideItem, wish)).rejects.toMatchObject({ status: 403 });
  }
  expect((await actionsOf(kind, id)).filter((action) => !action.endsWith('.refused'))).toEqual(
    entries,
  );
  expect(await sentEmails()).toEqual(emails);

  const rows = await written.during(async () => {
    expect(await admin.call(decideItem, wish)).toMatchObject({ status: after });
  });
  expect(rows).toMatchSnapshot();
  expect((await actionsOf(kind, id)).filter((action) => !action.endsWith('.refused'))).toEqual([
    ...entries,
    `${kind}.${name}`,
  ]);
  const email = emailOf[`${kind}.${name}`];
  const due = inMinutes(decision.isUndoable ? 10 : 0);
  if (takesBack(name)) expect(await sentEmails(), 'nobody hears of either').toEqual(untold);
  else expect((await queued()).slice(emails.length)).toEqual(email ? [{ kind: email, due }] : []);
});

test.each(lawful.filter(({ name }) => takesBack(name)))(
  '$kind in $state: whoever has heard of the decision hears that it was taken back',
  async (row) => {
    const { id } = await recordFor(row);
    const emails = await sentEmails();
    await app.db.updateTable('outbox').set({ sentAt: app.clock.now }).execute();
    await admin.call(decideItem, await wishOf(row, id));
    expect((await queued()).slice(emails.length)).toEqual([
      { kind: 'moderation-undone', due: app.clock.now },
    ]);
  },
);

test('what follows a decision lets its e-mail go first', async () => {
  const id = await given('business', 'pending');
  const before = (await queued()).length;
  const wish = { kind: 'business', id } as const;
  await admin.call(decideItem, { ...wish, transition: 'approve', seenStatus: 'pending' });
  app.clock.now = inMinutes(1);
  await admin.call(decideItem, { ...wish, transition: 'suspend', seenStatus: 'approved' });
  expect((await queued()).slice(before)).toEqual([
    { kind: 'business-approved', due: app.clock.now },
    { kind: 'moderation-business', due: app.clock.now },
  ]);
});
