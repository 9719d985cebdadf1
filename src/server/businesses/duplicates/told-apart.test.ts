import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusinessFile } from '#contract/moderation/administration.ts';
import { getInboxItem, tellApart } from '#contract/moderation/moderation.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let moderator: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await app.member({ role: 'moderator' });
});
afterAll(() => app.close());

let pairs = 0;
const phone = () => `0322 591 26 ${String(++pairs).padStart(2, '0')}`;
/** One of a file that waits because it may be one that is there. */
async function inDoubt() {
  const number = phone();
  const fruit = ['Elma', 'Armut', 'Kiraz', 'Ayva', 'Dut'][pairs];
  const same = { phone: number, phoneKey: `+90${number.replace(/\D/g, '').slice(1)}` };
  const [known, waiting] = [
    await app.given.business({ ...same, name: `${fruit} Fırını`, website: 'https://a.example/' }),
    await app.given.business({
      ...{ ...same, name: `${fruit} Pastanesi`, status: 'pending' },
      ...{ moderationSigns: ['duplicate'], moderationScore: 1 },
    }),
  ];
  return { known, waiting };
}
const look = (id: number) => moderator.call(getInboxItem, { kind: 'business', id });
const alikeOf = async (id: number) => (await look(id)).duplicates.map((one) => one.id);
const tell = (id: number, other: number, isApart = true, who = moderator) =>
  who.call(tellApart, { id, other, isApart });

test('two that may be one are shown with all that both say and where it comes from', async () => {
  const { known, waiting } = await inDoubt();
  const { duplicates, origin } = await look(waiting);
  expect(origin).toMatchObject({ by: 'sender', attribution: null });
  expect(duplicates).toMatchObject([{ id: known, likeness: 'phone', origin: { by: 'sender' } }]);
  expect(duplicates[0]?.fields).toContainEqual({ name: 'website', value: 'https://a.example/' });
});

test('two that are two are not asked about again, from either side, until that is taken back', async () => {
  const { known, waiting } = await inDoubt();
  const alikeInFile = async () =>
    (await moderator.call(getBusinessFile, { id: known })).likelySame.map(({ id }) => id);
  expect(await alikeOf(waiting)).toEqual([known]);
  expect(await alikeInFile()).toEqual([waiting]);
  await tell(waiting, known);
  await tell(known, waiting);
  const told = await look(waiting);
  expect(told.duplicates).toEqual([]);
  expect(told.item).toMatchObject({ status: 'pending', signs: [], score: 0 });
  expect(told.history.map(({ transition }) => transition)).toEqual(['tell_apart']);
  expect(await alikeInFile()).toEqual([]);
  await tell(known, waiting, false);
  expect((await look(waiting)).item).toMatchObject({ signs: ['duplicate'], score: 1 });
  expect(await alikeOf(waiting)).toEqual([known]);
});

test('the sign stays as long as there is another one that it may be', async () => {
  const { known, waiting } = await inDoubt();
  const { phone: number, phoneKey } = await app.db
    .selectFrom('businesses')
    .select(['phone', 'phoneKey'])
    .where('id', '=', known)
    .executeTakeFirstOrThrow();
  const third = await app.given.business({ name: 'Göl Fırını', phone: number, phoneKey });
  await tell(waiting, known);
  expect(await look(waiting)).toMatchObject({
    item: { signs: ['duplicate'] },
    duplicates: [{ id: third }],
  });
  await tell(waiting, third);
  expect((await look(waiting)).item.signs).toEqual([]);
});

test('nobody says it of their own business, of one that is not there or of one and the same', async () => {
  const { known, waiting } = await inDoubt();
  const claim = { businessId: known, userId: moderator.userId, status: 'approved' as const };
  await app.db.insertInto('businessClaims').values(claim).execute();
  await expect(tell(waiting, known)).rejects.toMatchObject({ code: 'own_record' });
  await expect(tell(waiting, 999_999)).rejects.toMatchObject({ code: 'business_not_found' });
  await expect(tell(waiting, waiting)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await alikeOf(waiting)).toEqual([known]);
});
