import { randomBytes } from 'node:crypto';
import { likelyYear } from '#server/calendar/moon.rules.ts';
import type { AccessRowsOf } from '#tests/support/access-rows/access-rows.ts';
import { recordsToDecide } from '#tests/support/records-to-decide.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const team = '401 401 403 403 200 200';
const adminsOnly = '401 401 403 403 403 200';

const category = { hue: 'spor', description: '' };
let categories = 0;

/** Each question about a category is about a new one, with nothing in it. */
const newCategory = async (app: TestApp) => {
  categories += 1;
  const { id } = await app.db
    .insertInto('categories')
    .values({
      ...{ name: `Erişim ${categories}`, slug: `erisim-${categories}` },
      ...{ icon: 'clock-tower', color: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name: `Erişim ${categories}` };
};

let kinds = 0;
const kindNames = () => {
  kinds += 1;
  return { name: `Erişim türü ${kinds}`, plural: `Erişim türleri ${kinds}` };
};
const newKind = async (app: TestApp) => {
  const names = kindNames();
  const { id } = await app.db
    .insertInto('kinds')
    .values({
      ...{ ...names, slug: `erisim-turleri-${kinds}`, categoryId: null, schemaTypes: 'Store' },
      ...{ words: '', sells: '', needs: '', abroad: '', files: '', motif: '' },
      ...{ takesReservations: false, onHolidays: 'unknown' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ...names };
};

let places = 0;
const newPlace = async (app: TestApp) => {
  places += 1;
  const name = `Erişim Caddesi ${places}`;
  const { id } = await app.db
    .insertInto('places')
    .values({ key: name, kind: 'avenue', name, source: 'addresses', extent: 150 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name };
};

const letter = async (app: TestApp) => {
  const { id } = await app.db
    .insertInto('outbox')
    .values({ kind: 'test', recipient: 'kutu@ornek.example', letter: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: Number(id) };
};

const roster = { text: 'Eczane;İlçe;Tarih\nErişim Eczanesi;Seyhan;25.11.2026' };
const dutyTurn = async (app: TestApp) => {
  const [startsAt, endsAt] = [new Date('2026-11-21T16:00Z'), new Date('2026-11-22T05:30Z')];
  await app.db.deleteFrom('dutyTurns').execute();
  const { id } = await app.db
    .insertInto('dutyTurns')
    .values({
      ...{ service: 'pharmacy', day: '2026-11-21', district: 'Seyhan', startsAt, endsAt },
      ...{ name: 'Erişim Eczanesi', nameKey: 'erisim', address: '', phone: '' },
      ...{ businessId: null, isLinkedByHand: false },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const batch = async (app: TestApp) =>
  app.db
    .insertInto('importBatches')
    .values({ fileName: 'erişim.csv', source: 'standard' })
    .returning('id')
    .executeTakeFirstOrThrow();

export const administrationRows: AccessRowsOf = (app) => ({
  listAdministeredBusinesses: [team],
  getBusinessFile: [team, async () => ({ id: await app().given.business() })],
  editBusinessFile: [
    team,
    async () => ({
      ...{ id: await app().given.business(), name: 'Erişim Lokantası', category: 'Restoranlar' },
      ...{ address: 'Reşatbey Mah. No: 4', district: 'Seyhan' },
    }),
  ],
  addBusinessFile: [
    team,
    () => ({
      ...{ name: 'Erişim Lokantası', category: 'Restoranlar', status: 'approved' },
      ...{ address: 'Reşatbey Mah. No: 4', district: 'Seyhan' },
    }),
  ],
  correctByReport: [
    team,
    async () => ({
      ...{ id: await recordsToDecide(app())('report', 'open'), seenStatus: 'open' },
      ...{ name: 'Erişim Lokantası', category: 'Restoranlar', hours: { 'mon-sun': '09:00-18:00' } },
      ...{ address: 'Reşatbey Mah. No: 4', district: 'Seyhan' },
    }),
  ],
  featureBusiness: [team, async () => ({ id: await app().given.business(), isFeatured: true })],
  listImportBatches: [team],
  previewUndoing: [adminsOnly, () => batch(app())],
  undoImportBatch: [adminsOnly, () => batch(app())],
  approveImportBatch: [adminsOnly, () => batch(app())],
  listAdministeredCategories: [adminsOnly],
  addCategory: [adminsOnly, () => ({ ...category, name: `Yeni ${++categories}` })],
  changeCategory: [adminsOnly, async () => ({ ...category, ...(await newCategory(app())) })],
  orderCategories: [
    adminsOnly,
    async () => {
      const all = await app().db.selectFrom('categories').select('id').execute();
      return { ids: all.map(({ id }) => id) };
    },
  ],
  deleteCategory: [adminsOnly, async () => ({ id: (await newCategory(app())).id })],
  listAdministeredKinds: [adminsOnly],
  addKind: [adminsOnly, kindNames],
  changeKind: [adminsOnly, () => newKind(app())],
  addWordToKind: [adminsOnly, async () => ({ id: (await newKind(app())).id, word: 'söz' })],
  deleteKind: [adminsOnly, async () => ({ id: (await newKind(app())).id })],
  readRoster: [team, () => roster],
  publishRoster: [
    team,
    async () => {
      await app().db.deleteFrom('dutyTurns').execute();
      return roster;
    },
  ],
  listDutyDays: [team],
  linkDutyTurn: [team, async () => ({ id: await dutyTurn(app()), businessId: null })],
  removeDutyDay: [
    team,
    async () => {
      await dutyTurn(app());
      return { day: '2026-11-21' };
    },
  ],
  listAdministeredPlaces: [adminsOnly],
  changePlace: [adminsOnly, () => newPlace(app())],
  listCalendarYears: [adminsOnly],
  confirmCalendarYear: [adminsOnly, () => ({ year: 2027, periods: [...likelyYear(2027).periods] })],
  listPeople: [adminsOnly],
  getPerson: [adminsOnly, ({ own }) => ({ id: own.userId })],
  changeRole: [adminsOnly, ({ own }) => ({ id: own.userId, role: 'user' })],
  endPersonSession: [
    adminsOnly,
    async ({ own }) => {
      const tokenHash = randomBytes(32);
      const expiresAt = new Date(app().clock.now.getTime() + 60_000);
      await app()
        .db.insertInto('sessions')
        .values({ tokenHash, userId: own.userId, expiresAt })
        .execute();
      return { id: own.userId, session: tokenHash.toString('hex').slice(0, 16) };
    },
  ],
  // Of somebody who asks for nothing here: their own session would be gone for the next question.
  endPersonSessions: [adminsOnly, async () => ({ id: (await app().member()).userId })],
  listEmails: [adminsOnly],
  getEmail: [adminsOnly, () => letter(app())],
  retryEmail: [adminsOnly, () => letter(app())],
  retryFailedEmails: [adminsOnly],
  cancelEmail: [adminsOnly, () => letter(app())],
  getCitySettings: [adminsOnly],
  changeCitySettings: [
    adminsOnly,
    () => ({
      facts: {
        ...{ businesses: '500+', monthlyVisitors: '50.000+' },
        ...{ categories: 12, districts: 5, foundedYear: 2024 },
      },
      ...{ contactEmail: '', contactPhone: '', weddingCalculatorUrl: '', socialUrls: [] },
      imprint: {
        ...{ operatorName: '', address: '', phone: '', email: '' },
        ...{ mersis: '', taxOffice: '' },
      },
    }),
  ],
  listDecisions: [adminsOnly],
  checkDecisions: [adminsOnly],
  listJobRuns: [adminsOnly],
  getTeamStatistics: [team],
});
