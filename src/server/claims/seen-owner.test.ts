import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { claimBusiness } from '#contract/claims.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const publicChanges = async () =>
  (await app.db.selectFrom('publicDataChanges').select('transactionId').execute()).length;

test('that a business has an owner is public, who it is is not; kept pages learn of it', async () => {
  const id = await app.given.business();
  const member = await app.member({ name: 'Gizli Sahip' });
  const claim = await member.call(claimBusiness, { id, name: 'Gizli Sahip', message: 'Benim' });
  expect(await app.call(getBusiness, { id })).toMatchObject({ hasOwner: false });
  const before = await publicChanges();
  await decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind: 'claim', id: claim.id, transition: 'approve' },
  );
  expect(await publicChanges()).toBe(before + 1);
  const business = await app.call(getBusiness, { id });
  expect(business.hasOwner).toBe(true);
  expect(JSON.stringify(business)).not.toContain('Gizli');
});
