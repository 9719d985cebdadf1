import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeManagedBusiness, getManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an owner sees how the description read before, and goes back to it', async () => {
  const owner = await app.member();
  const id = await app.given.business({ description: 'Odun ateşinde kebap.' });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, status: 'approved' })
    .execute();
  const told = async () =>
    (await owner.call(getManagedBusiness, { id })).earlierDescriptions.map(({ text }) => text);
  const write = async (description: string) => {
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    return owner.call(changeManagedBusiness, { id, description });
  };
  expect(await told()).toEqual([]);
  await write('Yeni menü!');
  await write('Kışlık menü.');
  expect(await told()).toEqual(['Yeni menü!', 'Odun ateşinde kebap.']);
  const back = await write('Odun ateşinde kebap.');
  expect(back.description).toBe('Odun ateşinde kebap.');
  expect(await told(), 'each once, and not what stands there').toEqual([
    'Kışlık menü.',
    'Yeni menü!',
  ]);
  await expect((await app.member()).call(getManagedBusiness, { id })).rejects.toThrow('404');
});
