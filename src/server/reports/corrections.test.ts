import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctByReport, getBusinessFile } from '#contract/moderation/administration.ts';
import { decideItem, getInboxItem } from '#contract/moderation/moderation.ts';
import { recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
let zeynep: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  zeynep = await app.member({ role: 'moderator', name: 'Zeynep Kaya' });
});
afterAll(() => app.close());

const suggestion = (text: string) => JSON.stringify({ text });
const standing = {
  ...{ phone: '0322 000 00 01', hours: '{"mon-sun":"08:00-12:00"}' },
  ...{ latitude: 36.9, longitude: 35.3 },
};
let reports = 0;

/** A business with an owner and a manager, a report about it, and whom they hear from. */
async function reported(reason: string, text: string | null, fields: object = {}) {
  reports += 1;
  const businessId = await app.given.business({ name: `Yanlış ${reports}`, ...standing });
  const [owner, manager] = [await app.member(), await app.member()];
  const claim = { businessId, userId: owner.userId, status: 'approved' as const };
  const at = { createdAt: app.clock.now, updatedAt: app.clock.now };
  await app.db
    .insertInto('businessClaims')
    .values({ ...claim, ...at })
    .execute();
  await app.db
    .insertInto('businessMembers')
    .values({
      ...{ businessId, userId: manager.userId, email: manager.email, role: 'manager' },
      ...{ invitedBy: owner.userId, acceptedAt: app.clock.now },
      invitationExpiresAt: app.clock.now,
    })
    .execute();
  const email = `bildiren${reports}@ornek.example`;
  const id = await given('report', 'open', {
    ...{ businessId, reason, email, suggestion: text === null ? null : suggestion(text) },
    ...fields,
  });
  const heard = async (address: string) =>
    (await app.emailsTo(address)).filter(({ kind }) => kind !== 'sign-in-code');
  return { id, businessId, owner, manager, email, heard };
}
const accept = (id: number, who = zeynep) =>
  who.call(decideItem, { kind: 'report', id, transition: 'accept', seenStatus: 'open' });
const businessOf = (id: number) =>
  app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (id: number) =>
  (await app.db.selectFrom('reports').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;
const actionsOf = async (entity: string, id: number): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where entity = ${entity} and entity_id = ${String(id)}
    order by id`.execute(app.db);
  return rows.map(({ action }) => action);
};

const said: [reason: string, suggestion: string, columns: object, fact: [string, string]][] = [
  [
    'wrong_phone',
    '0322 591 26 41',
    { phone: '0322 591 26 41', phoneKey: '+903225912641' },
    ['Telefon', '0322 591 26 41'],
  ],
  [
    'wrong_hours',
    'her gün 10.00 - 22.00',
    { hours: '{"mon-sun":"10:00-22:00"}', openWeek: expect.stringContaining('[600,1320)') },
    ['Çalışma saatleri', 'Her gün 10.00–22.00'],
  ],
  [
    'wrong_pin',
    'https://www.google.com/maps/place/X/@37,35.3,17z/data=!3d36.9914!4d35.3308',
    { latitude: '36.99140000', longitude: '35.33080000' },
    ['Haritadaki yeri', 'değişti'],
  ],
  [
    'wrong_pin',
    '36.9914, 35.3308',
    { latitude: '36.99140000', longitude: '35.33080000' },
    ['Haritadaki yeri', 'değişti'],
  ],
  ['wrong_category', 'kafeler', { category: 'Kafeler' }, ['Kategori', 'Kafeler']],
];

test.each(said)(
  '%s is corrected by “%s” in the moment it is accepted; all who act for the business hear of it',
  async (reason, text, columns, fact) => {
    const { id, businessId, owner, manager, email, heard } = await reported(reason, text);
    const { differences, mendedBy } = await zeynep.call(getInboxItem, { kind: 'report', id });
    expect(differences).toMatchObject([{ isAutomatic: true }]);
    expect(mendedBy).toBeNull();
    await accept(id);
    expect(await businessOf(businessId)).toMatchObject(columns);
    expect(await actionsOf('business', businessId)).toEqual(['business.correct']);
    expect(await actionsOf('report', id)).toEqual(['report.accept']);
    for (const person of [owner, manager]) {
      expect(await heard(person.email)).toMatchObject([
        { kind: 'business-corrected', facts: [fact] },
      ]);
    }
    expect((await heard(email)).map(({ kind }) => kind)).toEqual(['report-answered']);
  },
);

test('what stands there already is accepted, and nobody is told of a change', async () => {
  const { id, businessId, owner, heard } = await reported('wrong_phone', '0322 000 00 01');
  await accept(id);
  expect(await actionsOf('business', businessId)).toEqual([]);
  expect(await heard(owner.email)).toEqual([]);
});

test('a business that has closed leaves its page, and its owner reads why', async () => {
  const { id, businessId, owner, heard } = await reported('closed_down', null);
  await accept(id);
  expect(await businessOf(businessId)).toMatchObject({ status: 'closed' });
  expect(await heard(owner.email)).toMatchObject([
    { kind: 'moderation-business', quote: { text: expect.stringContaining('kapandı') } },
  ]);
});

test('a review that insults is hidden', async () => {
  const businessId = await app.given.business();
  const reviewId = await app.given.review(businessId);
  const id = await given('report', 'open', { businessId, reviewId, reason: 'insult' });
  expect((await zeynep.call(getInboxItem, { kind: 'report', id })).about).toMatchObject({
    review: { id: reviewId, content: 'Güzeldi.' },
  });
  await accept(id);
  expect(await actionsOf('review', reviewId)).toEqual(['review.hide']);
  expect(await businessOf(businessId)).toMatchObject({ reviewCount: 0 });
});

test.each<[reason: string, text: string | null, mendedBy?: 'standing']>([
  ['wrong_phone', '0322 591 26 41 artık çalmıyor'],
  ['wrong_hours', 'akşam sekizde kapanıyor'],
  ['wrong_hours', 'Pazartesi 09:00-18:00'],
  ['wrong_pin', 'karşı kaldırımda'],
  ['wrong_pin', '41.0082, 28.9784'],
  ['wrong_category', 'Tamirci değil artık'],
  ['wrong_address', 'Reşatbey Mah. 5. Sok. No: 1'],
  ['duplicate', null, 'standing'],
  ['not_a_business', null, 'standing'],
  ['other', 'Adı değişti'],
])('%s, “%s”: nothing is accepted before it is mended', async (reason, text, mendedBy) => {
  const { id, businessId, email, owner, heard } = await reported(reason, text);
  const before = await businessOf(businessId);
  expect(await zeynep.call(getInboxItem, { kind: 'report', id })).toMatchObject({
    mendedBy: mendedBy ?? 'form',
  });
  await expect(accept(id)).rejects.toMatchObject({ status: 409, code: 'correction_missing' });
  expect(await statusOf(id)).toBe('open');
  expect(await businessOf(businessId)).toEqual(before);
  for (const address of [email, owner.email]) expect(await heard(address)).toEqual([]);
  expect(await actionsOf('report', id)).toEqual(['report.accept.refused']);
});

test.each([
  ['duplicate', 'merge'],
  ['not_a_business', 'close'],
  ['other', 'suspend'],
] as const)('%s is accepted once somebody decided to %s', async (reason, transition) => {
  const { id, businessId } = await reported(reason, null);
  const into = transition === 'merge' ? { into: await app.given.business() } : {};
  await zeynep.call(decideItem, {
    ...{ kind: 'business', id: businessId, transition, seenStatus: 'approved', ...into },
  });
  expect((await zeynep.call(getInboxItem, { kind: 'report', id })).mendedBy).toBeNull();
  await accept(id);
  expect(await statusOf(id)).toBe('accepted');
});

const saved = async (id: number, businessId: number, changes: object, who = zeynep) => {
  const { form } = await zeynep.call(getBusinessFile, { id: businessId });
  const answer = 'Tabelasını gördük.';
  const wish = { ...form, ...changes, id, answer, seenStatus: 'open' };
  return who.call(correctByReport, wish as never);
};

test('what is mended by hand is saved and accepted together', async () => {
  const { id, businessId, email, manager, heard } = await reported('wrong_address', 'Karşı sokak');
  const address = 'Reşatbey Mah. 62002 Sok. No: 9';
  expect(await saved(id, businessId, { address })).toMatchObject({ form: { address } });
  expect(await businessOf(businessId)).toMatchObject({ address });
  expect(await statusOf(id)).toBe('accepted');
  expect(await actionsOf('business', businessId)).toEqual(['business.edit']);
  expect(await heard(email)).toMatchObject([{ quote: { text: 'Tabelasını gördük.' } }]);
  expect(await heard(manager.email)).toMatchObject([
    { kind: 'business-corrected', facts: [['Adres', address]] },
  ]);
});

test('a form that changes something else, or nothing, accepts nothing and saves nothing', async () => {
  const { id, businessId, email, owner, heard } = await reported('wrong_address', 'Karşı sokak');
  const before = await businessOf(businessId);
  for (const changes of [{}, { phone: '0322 591 26 41' }]) {
    await expect(saved(id, businessId, changes)).rejects.toMatchObject({
      code: 'correction_missing',
    });
  }
  await expect(saved(id, businessId, { name: '' })).rejects.toMatchObject({ status: 400 });
  expect(await businessOf(businessId)).toEqual(before);
  expect(await statusOf(id)).toBe('open');
  for (const address of [email, owner.email]) expect(await heard(address)).toEqual([]);
});

test('what was written by hand is not put right by what the visitor wrote', async () => {
  const { id, businessId } = await reported('wrong_phone', '0322 591 26 41');
  await saved(id, businessId, { phone: '0322 591 26 42' });
  expect(await businessOf(businessId)).toMatchObject({ phone: '0322 591 26 42' });
});

test('of two reports of the same mistake the second finds it corrected', async () => {
  const { id, businessId } = await reported('wrong_address', 'Karşı sokak');
  const again = await given('report', 'open', { businessId, reason: 'wrong_address' });
  await saved(id, businessId, { address: 'Reşatbey Mah. 62002 Sok. No: 9' });
  await accept(again);
  await expect(saved(id, businessId, { address: 'Başka' })).rejects.toMatchObject({
    code: 'decided_meanwhile',
  });
});

test('nobody corrects their own business by a report', async () => {
  const { id, businessId, owner } = await reported('wrong_address', 'Karşı sokak');
  await app.db
    .updateTable('users')
    .set({ role: 'moderator' })
    .where('id', '=', owner.userId)
    .execute();
  await owner.signInAgain();
  const address = 'Reşatbey Mah. 62002 Sok. No: 9';
  await expect(saved(id, businessId, { address }, owner)).rejects.toMatchObject({
    code: 'own_record',
  });
  expect(await actionsOf('report', id)).toEqual(['report.accept.refused']);
});
