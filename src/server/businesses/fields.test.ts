import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOwnSubmission, submitBusiness } from '#contract/businesses/business-submission.ts';
import {
  businessFields,
  type Field,
  type FieldName,
  fieldNames,
  fieldsBy,
  liveFields,
  revisedFields,
  textFields,
} from '#contract/businesses/fields.ts';
import { readHeader } from '#contract/imports/import-columns.ts';
import { editBusinessFile } from '#contract/moderation/administration.ts';
import { changeManagedBusiness, getManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { csvHead } from '#server/exports/exported-businesses.rules.ts';
import { exportBusinesses } from '#server/exports/exported-businesses.service.ts';
import { readRow } from '#server/imports/rows/row.rules.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { aboutStored } from './fields.ts';
import {
  addImportedBusinesses,
  prepareBusiness,
} from './submitting/imported-businesses.service.ts';

/** Of every field what somebody sends, and how it stands afterwards where that is another. */
const told: Record<FieldName, [sent: unknown, stands?: unknown]> = {
  name: ['Işıl  Büfe', 'Işıl Büfe'],
  category: ['Kafeler'],
  subcategory: ['Kahveci'],
  description: ['İlk satır.\nİkinci satır.'],
  address: ['Ziyapaşa Bulvarı 12'],
  neighbourhood: ['Toros'],
  district: ['Çukurova'],
  latitude: ['37.05', '37.05000000'],
  longitude: ['35.3', '35.30000000'],
  phone: ['0322 591 26 41'],
  email: ['isil@ornek.example'],
  isEmailShown: [true],
  website: ['ornek.com', 'https://ornek.com'],
  whatsapp: ['0532 000 12 34', '+905320001234'],
  instagram: ['@isilbufe', 'isilbufe'],
  priceRange: ['₺₺₺'],
  hours: [{ 'mon-sun': '09:00-18:00' }, '{"mon-sun":"09:00-18:00"}'],
  ramadanHours: [{ 'mon-sun': '16:00-02:00' }, '{"mon-sun":"16:00-02:00"}'],
  specialDays: [{ '2026-12-31': 'kapalı' }],
  attributes: [{ asansor: false }, { asansor: false, otopark: true, vale: true }],
  features: [['Otopark', 'Vale']],
  images: [[]],
  isOpen: [false],
  takesReservations: [false],
  cid: ['1234567890'],
};
const sentOf = (names: readonly FieldName[]) =>
  Object.fromEntries(names.map((name) => [name, told[name][0]]));
const standsOf = (names: readonly FieldName[]) =>
  Object.fromEntries(names.map((name) => [name, told[name][1] ?? told[name][0]]));

const isText = (name: FieldName) => textFields.some((one) => one === name);
const PIN: FieldName[] = ['latitude', 'longitude'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const lastEdit = async (id: number) => {
  const { rows } = await sql<{ difference: Record<string, unknown> }>`
    select difference from audit_entries where action = 'business.edit' and entity_id = ${String(id)}
    order by id desc limit 1`.execute(app.db);
  return rows[0]?.difference ?? {};
};

/** What an edit of these fields leaves in the record of decisions. */
const namesInRecord = (names: readonly FieldName[]) =>
  [...new Set(names.map((name) => (PIN.includes(name) ? 'pin' : name)))].sort();

/** What a column holds before anybody has said anything. */
async function untouched() {
  const id = await app.given.business({ isOpen: true, priceRange: null, cid: null });
  const names = fieldNames.filter((name) => !aboutStored(name).hasOwnRows);
  return { id, names };
}

test('what is submitted arrives in every field', async () => {
  const member = await app.member({ email: 'isil@ornek.example' });
  const names = fieldsBy('submitter');
  const { id } = await member.call(submitBusiness, {
    ...sentOf(names),
    submitterName: 'Işıl Çelik',
  } as never);
  const { form } = await member.call(getOwnSubmission, { id });
  const shown = names.filter((name) => name !== 'cid');
  expect(form).toMatchObject(standsOf(shown));
  const { cid } = await app.db
    .selectFrom('businesses')
    .select('cid')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(cid).toBe(told.cid[0]);
});

test('an owner’s edit is live at once or waits, field by field, under the fields’ names', async () => {
  const member = await app.member();
  const { id } = await untouched();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: member.userId, status: 'approved' })
    .execute();
  const sent = sentOf([...liveFields, ...revisedFields]);
  const after = await member.call(changeManagedBusiness, { ...sent, id } as never);
  const live = liveFields.filter((name) => name !== 'isEmailShown');
  expect(after).toMatchObject(standsOf(live));
  expect(after.email).toBe(member.email);
  // The address that is shown is the caller's own.
  expect(Object.keys(await lastEdit(id)).sort()).toEqual(namesInRecord([...liveFields, 'email']));
  const { revisions } = await member.call(getManagedBusiness, { id });
  const changes = revisions[0]?.changes ?? {};
  expect(Object.keys(changes).sort()).toEqual([...revisedFields].sort());
  for (const name of revisedFields) {
    expect(changes[name]?.[1], name).toBe(told[name][1] ?? told[name][0]);
  }
});

test('the team’s edit changes every field, and leaves the names an owner’s edit leaves', async () => {
  const moderator = await app.member({ role: 'admin' });
  const { id } = await untouched();
  const names = fieldsBy('team').filter((name) => name !== 'images');
  const file = await moderator.call(editBusinessFile, { ...sentOf(names), id } as never);
  expect(file.form).toMatchObject(standsOf(names));
  const difference = await lastEdit(id);
  expect(Object.keys(difference).sort()).toEqual(namesInRecord(names));
  for (const name of names) {
    const isNamed = aboutStored(name).isOnlyNamed;
    if (isText(name)) expect(Array.isArray(difference[name]), name).toBe(!isNamed);
    if (isNamed) expect(difference[name], name).toBe(true);
  }
});

test('what is exported is imported as it stood, in every field', async () => {
  const columns = csvHead().slice(1).trim().split(',');
  const names = fieldsBy('import');
  expect([...columns].sort()).toEqual([...names].sort());
  const header = readHeader(columns);
  const cell = (name: FieldName) => {
    const value = standsOf([name])[name];
    if (Array.isArray(value)) return value.join('|');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const { business, warnings } = readRow(
    header,
    columns.map((name) => cell(name as FieldName)),
  );
  expect(warnings).toEqual([]);
  if (!business) throw new Error('not read');
  const { id: batchId } = await app.db
    .insertInto('importBatches')
    .values({ fileName: 'x.csv', source: 'test', createdAt: app.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [id] = await addImportedBusinesses(app.db, [prepareBusiness(business)], {
    ...{ batchId, isApproved: true, now: app.clock.now },
  });
  const lines: string[] = [];
  const filter = { status: 'all', withExamples: true, format: 'geojson' } as const;
  for await (const line of exportBusinesses(app.db, filter)) lines.push(line);
  const { features } = JSON.parse(lines.join('')) as {
    features: { id: number; geometry: unknown; properties: Record<string, unknown> }[];
  };
  const exported = features.find((feature) => feature.id === id);
  const { whatsapp, ...rest } = standsOf(names.filter((n) => ![...PIN, 'cid'].includes(n)));
  expect(exported?.properties).toMatchObject(rest);
  expect(String(exported?.properties.whatsapp).replace(/\D/g, '')).toContain(
    String(whatsapp).slice(3),
  );
  expect(exported?.geometry).toEqual({ type: 'Point', coordinates: [35.3, 37.05] });
});

describe('what cannot be stored is refused where it stands', () => {
  const valid = { ...sentOf(fieldsBy('submitter')), submitterName: 'Işıl Çelik' };

  test.each(textFields)('%s is as long as its limit and no longer', (name) => {
    const { max = 0 }: Field = businessFields[name];
    const of = (letters: number) =>
      submitBusiness.input.safeParse({ ...valid, [name]: 'x'.repeat(letters) });
    expect(of(max).success).toBe(true);
    expect(of(max + 1).error?.issues).toMatchObject([{ path: [name] }]);
  });

  test.each(textFields.filter((name) => 'missing' in businessFields[name]))(
    '%s is asked for in its own words',
    (name) => {
      const { missing }: Field = businessFields[name];
      const parsed = submitBusiness.input.safeParse({ ...valid, [name]: '  ' });
      expect(parsed.error?.issues).toMatchObject([{ path: [name], message: missing }]);
    },
  );

  test.each([
    ['phone', 'on iki', /alan koduyla/],
    ['website', 'ftp://ornek.com', /https:\/\/ornek\.com/],
    ['whatsapp', '12', /05XX/],
    ['instagram', 'iki söz', /@adanakebap/],
    ['latitude', '41.0', /Adana/],
    ['hours', 'bazen', /09:00-18:00/],
    ['category', 'Uzay', /Kategori seçiniz/],
  ] as const)(
    '%s that cannot be read is said to the submitter and to the team',
    async (name, text, sentence) => {
      const admin = await app.member({ role: 'admin' });
      const { id } = await untouched();
      const { email: _, ...team } = sentOf(fieldsBy('team'));
      const said = { issues: [{ path: name, message: expect.stringMatching(sentence) }] };
      await expect(
        admin.call(submitBusiness, { ...valid, [name]: text } as never),
      ).rejects.toMatchObject(said);
      await expect(
        admin.call(editBusinessFile, { ...team, id, [name]: text } as never),
      ).rejects.toMatchObject(said);
    },
  );
});
