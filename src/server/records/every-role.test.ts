import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideItem } from '#contract/moderation/moderation.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { decidedKinds, recordsToDecide, statesOf } from '#tests/support/records-to-decide.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { takesBack } from './decisions.rules.ts';

let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
let visitor: ReturnType<TestApp['browser']>;
let member: TestMember;
let moderator: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  visitor = app.browser();
  member = await app.member();
  moderator = await app.member({ role: 'moderator' });
  admin = await app.member({ role: 'admin' });
});
afterAll(() => app.close());

/** Each decision of a kind in each of its states, those that no table writes down too. */
const every = decidedKinds.flatMap((kind) =>
  statesOf[kind].flatMap((state) =>
    Object.entries(decidedRecords[kind].decisions).flatMap(([name, decision]) =>
      decision ? [{ kind, state, name, decision }] : [],
    ),
  ),
);
type Row = (typeof every)[number];
const isLawful = ({ kind, state, name }: Row) =>
  decidedRecords[kind].statusAfter(state, name) !== undefined;

function wishOf({ kind, state, name, decision }: Row, about: { id: number; into: number }) {
  const into = decision.into === 'needed' ? about.into : undefined;
  const reason = decision.codes ? 'insult' : decision.reason ? 'Nedeni var.' : undefined;
  return { kind, id: about.id, transition: name, seenStatus: state, reason, into } as never;
}

/** What a record has become, and what has been said of it. */
async function traces({ kind }: Row, id: number) {
  const { rows } = await sql<{ status: string }>`
    select status from ${sql.table(decidedRecords[kind].table)} where id = ${id}`.execute(app.db);
  const { rows: entries } = await sql<{ action: string }>`
    select action from audit_entries where entity = ${kind} and entity_id = ${String(id)}
      and action not like '%.refused'`.execute(app.db);
  const emails = await app.db.selectFrom('outbox').select('id').execute();
  return { rows, entries, emails: emails.length };
}

/** By record: what is refused leaves it as it was, for the next one to be tried on. */
const unlawful = Map.groupBy(
  every.filter((row) => !isLawful(row)),
  ({ kind, state }) => `${kind} in ${state}`,
);

test.each([...unlawful])(
  '%s: what its table does not have is refused to everybody',
  async (_, rows) => {
    const [first] = rows as [Row, ...Row[]];
    const id = await given(first.kind, first.state);
    const into = await app.given.business();
    const before = await traces(first, id);
    for (const row of rows) {
      const wish = wishOf(row, { id, into });
      const codes: string[] = [];
      for (const who of [visitor, member, moderator, admin])
        await who.call(decideItem, wish).catch(({ code }) => codes.push(code));
      expect(codes, row.name).toEqual([
        ...['not_signed_in', 'not_allowed'],
        ...['illegal_transition', 'illegal_transition'],
      ]);
    }
    expect(await traces(first, id)).toEqual(before);
  },
);

/** What asks for more than its state is told in `transitions.test.ts`: a decision before it, an ad that is ready, an answer. */
const asksForMore = ({ kind, name }: Row) =>
  takesBack(name) ||
  name === 'requeue' ||
  name.endsWith('_answer') ||
  kind.startsWith('advertisement');
const plain = every.filter((row) => isLawful(row) && !asksForMore(row));

test.each(plain)('$kind in $state: $name is for the team', async (row) => {
  const id = await given(row.kind, row.state);
  const wish = wishOf(row, { id, into: await app.given.business() });
  const before = await traces(row, id);
  for (const who of [visitor, member])
    await expect(who.call(decideItem, wish)).rejects.toMatchObject({
      status: who === visitor ? 401 : 403,
    });
  expect(await traces(row, id)).toEqual(before);
  const decided = moderator.call(decideItem, wish);
  if (row.decision.isForAdmins) await expect(decided).rejects.toMatchObject({ status: 403 });
  else {
    const after = decidedRecords[row.kind].statusAfter(row.state, row.name);
    expect(await decided).toMatchObject({ status: after });
  }
});
