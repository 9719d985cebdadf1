import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness, getClosedBusiness } from '#contract/businesses/businesses.ts';
import { decideItem } from '#contract/moderation/moderation.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createApi } from '#web/api/api.ts';
import { head, load, status } from '#web/pages/business-detail.page.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const page = (id: number) =>
  load(
    createApi((address, request) => app.request(address, request)),
    { path: `/business/${id}`, params: { id: String(id) }, query: new URLSearchParams() } as never,
  );

test('a business that closed says so: 410 for machines, its name and others like it for people', async () => {
  const id = await app.given.business({ name: 'Köşe Kebap' });
  const other = await app.given.business({ name: 'Öbür Kebap' });
  const moderator = await app.member({ role: 'moderator' });
  const decide = (transition: string, seenStatus: string) =>
    moderator.call(decideItem, { kind: 'business', id, transition, seenStatus } as never);
  await expect(app.call(getClosedBusiness, { id })).rejects.toMatchObject({ status: 404 });

  await decide('close', 'approved');
  await expect(app.call(getBusiness, { id })).rejects.toMatchObject({
    ...{ status: 410, code: 'business_closed' },
  });
  const data = await page(id);
  expect(status(data)).toBe(410);
  expect(head(data, {} as never)).toMatchObject({
    title: 'Köşe Kebap kalıcı olarak kapandı',
    isIndexed: false,
  });
  expect(data.closed).toEqual({
    ...{ id, name: 'Köşe Kebap', category: 'Restoranlar', categorySlug: 'restoranlar' },
    district: 'Seyhan',
  });
  expect(data.related?.similar.map((one) => one.id)).toEqual([other]);

  await decide('restore', 'closed');
  expect(status(await page(id))).toBe(200);
});

test.each(['suspended', 'pending'] as const)(
  'one that is %s is not there at all',
  async (state) => {
    const id = await app.given.business({ status: state });
    const data = await page(id);
    expect(status(data)).toBe(404);
    expect(data).toMatchObject({ closed: undefined, related: undefined });
  },
);
