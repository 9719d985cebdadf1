import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { searchBusinesses } from '#contract/businesses/businesses.ts';
import { momentInAdana } from '#contract/calendar/days.ts';
import { DUTY_KIND, publishRoster } from '#contract/duty/administered-duty.ts';
import { listAdministeredBusinesses } from '#contract/moderation/administration.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const NOON = momentInAdana('2026-11-25', '12:00');
let app: TestApp;
let team: Awaited<ReturnType<TestApp['member']>>;
let [ada, bora, owl] = [0, 0, 0];
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = NOON;
  team = await app.member({ role: 'moderator' });
  const hours = '{"mon-sun":"24 saat"}';
  const pharmacy = (name: string, district: string) =>
    app.given.business({ name, district, hours, category: 'Sağlık', features: ['Nöbetçi'] });
  ada = await pharmacy('Ada Eczanesi', 'Seyhan');
  bora = await pharmacy('Bora Eczanesi', 'Çukurova');
  await pharmacy('Can Eczanesi', 'Seyhan');
  await app.given.business({ name: 'Adana 1. Noterliği', category: 'Alışveriş' });
  await app.given.business({ name: 'Pati Veteriner', category: 'Sağlık' });
  await app.given.business({ name: 'Gece Nöbetçi Çilingir', category: 'Alışveriş' });
  // A file may call one so: the question for a turn is none for it.
  await pharmacy('Nöbetçi Eczane', 'Seyhan');
  owl = await app.given.business({ name: 'Baykuş Nöbeti Veteriner Kliniği', category: 'Sağlık' });
  while ((await tellKinds(app.db)) > 0);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = NOON;
  await app.db.deleteFrom('dutyTurns').execute();
});

const publish = () =>
  team.call(publishRoster, {
    text: `Tarih;Başlangıç;Bitiş;Eczane;İlçe
25.11.2026;19:00;08:30;ADA ECZANESİ;Seyhan
25.11.2026;19:00;08:30;Deniz Eczanesi;Seyhan
25.11.2026;19:00;08:30;BORA ECZANESİ;Çukurova`,
  });
const asked = async (q: string, day = '2026-11-25', time = '22:00', more = {}) => {
  app.clock.now = momentInAdana(day, time);
  const answer = await app.browser().call(searchDirectory, { q, ...more });
  app.clock.now = NOON;
  return {
    ids: answer.items.map(({ id }) => id),
    total: answer.total,
    nearest: answer.nearest.length,
    turns: answer.duty?.turns.map(({ name }) => name),
  };
};
const NOTHING = { ids: [], total: 0, nearest: 0, turns: [] };

test('without a roster no pharmacy is on duty, however open it is and whatever it says of itself', async () => {
  for (const q of [
    'nöbetçi eczane',
    'nöbetçi',
    'seyhanda nöbetçi eczane',
    'şu an açık nöbetçi eczane',
  ])
    expect([q, await asked(q)]).toEqual([q, NOTHING]);
  expect(await app.browser().call(searchBusinesses, { q: 'nöbetçi eczane' })).toEqual([]);
});

test('with one, those of it are found while it runs and nobody after it', async () => {
  await publish();
  const tonight = { ids: [ada, bora], total: 2, nearest: 0 };
  const all = ['Ada Eczanesi', 'Deniz Eczanesi', 'Bora Eczanesi'];
  expect(await asked('nöbetçi eczane')).toEqual({ ...tonight, turns: all });
  expect(await asked('şu an açık nöbetçi eczane')).toEqual({ ...tonight, turns: all });
  expect(await asked('nöbetçi eczane', '2026-11-26', '08:29')).toEqual({ ...tonight, turns: all });
  expect(await asked('nöbetçi eczane', '2026-11-26', '08:30')).toEqual(NOTHING);
  expect(await asked('seyhanda nöbetçi eczane')).toEqual({
    ...{ ids: [ada], total: 1, nearest: 0, turns: all.slice(0, 2) },
  });
  expect(await asked('nöbetçi eczane', '2026-11-25', '22:00', { district: 'Yüreğir' })).toEqual(
    NOTHING,
  );
});

test('of notaries and vets nobody is on duty here, whoever is there', async () => {
  await publish();
  expect(await asked('nöbetçi noter')).toEqual(NOTHING);
  expect(await asked('nöbetçi veteriner')).toEqual(NOTHING);
});

test('the word is no other word: pharmacies are not found by it, and who has it in the name is', async () => {
  const locksmith = await asked('nöbetçi çilingir');
  expect(locksmith.turns).toBeUndefined();
  expect(locksmith.ids).toHaveLength(1);
  const kebab = await asked('nöbetçi kebapçı');
  expect(kebab.turns).toBeUndefined();
  for (const id of [ada, bora]) expect(kebab.ids).not.toContain(id);
});

test('a name that has the word is somebody, not a turn', async () => {
  await publish();
  for (const q of ['Baykuş Nöbeti Veteriner Kliniği', 'BAYKUS NOBETI VETERINER KLINIGI']) {
    const named = await asked(q);
    expect([q, named.turns, named.ids[0]]).toEqual([q, undefined, owl]);
  }
});

test('for a turn the team finds pharmacies alone', async () => {
  const found = async (kind?: string) =>
    (await team.call(listAdministeredBusinesses, { q: 'ada', kind })).map(({ id }) => id);
  expect(await found()).toHaveLength(2);
  expect(await found(DUTY_KIND)).toEqual([ada]);
});
