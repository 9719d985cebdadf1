import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { tellModeratorsJob } from './moderation.jobs.ts';

const at = (moment: string) => new Date(`${moment}:00+03:00`);
const [FRIDAY, SATURDAY, MONDAY] = ['2026-11-20', '2026-11-21', '2026-11-23'];
const team = ['zeynep@ornek.example', 'deniz@ornek.example'] as const;
const [zeynep] = team;

let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  await app.db
    .insertInto('users')
    .values([
      { email: team[0], role: 'moderator' },
      { email: team[1], role: 'admin' },
      { email: 'sahip@ornek.example', role: 'owner' },
    ])
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('outbox').execute();
  await app.db.deleteFrom('moderatorLetters').execute();
  await app.db.deleteFrom('reviews').execute();
  await app.db.deleteFrom('promotionalLeads').execute();
});

const runAt = async (moment: string) => {
  app.clock.now = at(moment);
  await tellModeratorsJob.run(app.dependencies);
};
const kindsTo = async (email: string) => (await app.emailsTo(email)).map(({ kind }) => kind);

test('everybody of the team hears of what is new, together, at most once in half an hour', async () => {
  await runAt(`${FRIDAY}T13:00`);
  expect(await kindsTo(zeynep)).toEqual([]);
  await given('review', 'pending');
  await given('review', 'pending');
  await given('lead', 'new');
  await runAt(`${FRIDAY}T13:01`);
  for (const email of team) {
    expect(await app.emailsTo(email)).toMatchObject([
      {
        kind: 'moderation-waiting',
        subject: '3 yeni kayıt sizi bekliyor',
        facts: [
          ['Değerlendirme', '2'],
          ['Kampanya kaydı', '1'],
        ],
        action: { href: 'http://test/admin' },
      },
    ]);
  }
  expect(await kindsTo('sahip@ornek.example')).toEqual([]);
  app.clock.now = at(`${FRIDAY}T13:05`);
  await given('review', 'pending');
  await runAt(`${FRIDAY}T13:06`);
  await runAt(`${FRIDAY}T13:30`);
  expect(await kindsTo(zeynep)).toHaveLength(1);
  await runAt(`${FRIDAY}T13:31`);
  expect((await app.emailsTo(zeynep)).at(-1)?.subject).toBe('Bir yeni kayıt sizi bekliyor');
  await runAt(`${FRIDAY}T17:00`);
  expect(await kindsTo(zeynep)).toHaveLength(2);
});

test('what comes at night and at the weekend waits for the morning digest', async () => {
  app.clock.now = at(`${FRIDAY}T19:00`);
  await given('review', 'pending');
  await given('lead', 'new');
  for (const moment of [`${FRIDAY}T19:05`, `${SATURDAY}T09:00`, `${MONDAY}T08:29`]) {
    await runAt(moment);
  }
  expect(await kindsTo(zeynep)).toEqual([]);
  await runAt(`${MONDAY}T08:30`);
  expect(await app.emailsTo(zeynep)).toMatchObject([
    {
      kind: 'moderation-digest',
      subject: 'Bugün bekleyen 2, geciken 1',
      facts: [
        ['21 Kasım 19.00', expect.stringContaining('Kampanya kaydı: “teklif')],
        ['25 Kasım 18.00', expect.stringContaining('Değerlendirme: “İşletme')],
        ['Değerlendirme', '1'],
        ['Kampanya kaydı', '1'],
      ],
    },
  ]);
  await runAt(`${MONDAY}T08:31`);
  await runAt(`${MONDAY}T11:00`);
  expect(await kindsTo(zeynep)).toHaveLength(1);
});

test('two instances send one digest to each', async () => {
  app.clock.now = at(`${FRIDAY}T08:00`);
  await given('review', 'pending');
  app.clock.now = at(`${FRIDAY}T08:30`);
  const runs = Array.from({ length: 4 }, () => tellModeratorsJob.run(app.dependencies));
  await Promise.all(runs);
  await tellModeratorsJob.run(app.dependencies);
  for (const email of team) expect(await kindsTo(email)).toEqual(['moderation-digest']);
});

test('a morning on which nothing waits has no digest', async () => {
  await runAt(`${FRIDAY}T08:30`);
  expect(await kindsTo(zeynep)).toEqual([]);
});
