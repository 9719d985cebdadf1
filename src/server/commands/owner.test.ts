import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import { type Operator, openOperator } from '#tests/support/operator-commands.ts';

let operator: Operator;
beforeAll(async () => {
  operator = await openOperator();
});
afterAll(() => operator.close());

const owner = (...args: string[]) => operator.run('owner', ...args);

test('the operator makes somebody owner and takes it back, told by e-mails and written down', async () => {
  const business = {
    ...{ name: 'Kebapçı Şıh Ömer', category: 'Restoranlar', status: 'approved' as const },
    ...{ address: 'Reşatbey Mah.', district: 'Seyhan' },
  };
  const row = await operator.db
    .insertInto('businesses')
    .values({ ...business, ...searchColumns(business as never) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = String(row.id);
  expect(await owner('list', id)).toMatchObject({ code: 0, out: `Nobody owns business ${id}.\n` });
  expect(await owner('set', id, 'Hatice@ornek.example', '--name', 'Hatice Ak')).toMatchObject({
    code: 0,
    out: `hatice@ornek.example owns business ${id}.\n`,
  });
  expect((await owner('list', id)).out).toMatch(/^hatice@ornek\.example .*colleagues: 0\n$/);
  const [unsaid, stranger, unknown, wrong] = await Promise.all([
    owner('remove', id, 'hatice@ornek.example'),
    owner('remove', id, 'baska@ornek.example', '--reason', 'Devredildi'),
    owner('set', '999999', 'hatice@ornek.example'),
    owner('give', id),
  ]);
  expect(unsaid).toMatchObject({ code: 64 });
  expect(stranger).toMatchObject({ code: 65, err: expect.stringContaining('does not own') });
  expect(unknown).toMatchObject({ code: 65 });
  expect(wrong).toMatchObject({ code: 64 });
  const removed = await owner('remove', id, 'hatice@ornek.example', '--reason', 'Devredildi');
  expect(removed).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse((await owner('list', id, '--json')).out)).toEqual([]);
  const letters = await operator.db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', 'hatice@ornek.example')
    .orderBy('id')
    .execute();
  expect(letters.map(({ kind }) => kind)).toEqual(['ownership-given', 'ownership-revoked']);
  const { rows } = await sql<{ action: string; role: string }>`
    select action, actor_role as role from audit_entries where entity = 'claim' order by id`.execute(
    operator.db,
  );
  expect(rows.at(-1)).toEqual({ action: 'claim.revoke', role: 'operator' });
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['operator']));
});
