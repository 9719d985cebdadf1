import { type Insertable, sql, type Updateable } from 'kysely';
import type { AdStatus } from '#contract/advertising/advertising.ts';
import { AdKind } from '#contract/advertising/live-ads.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { AdvertisementsTable } from '#server/platform/database/database-participation-tables.ts';
import {
  fromForm,
  type InboxLine,
  perhapsAboutBusiness,
  premium,
} from '#server/records/inbox-line.queries.ts';

/** Both tables have the same columns, so that one name stands for either in the types. */
export const tableOf = (kind: AdKind) =>
  (kind === 'advertisement' ? 'advertisements' : 'advertisementRequests') as 'advertisements';

/** `first` is the state in which it waits for its first answer. */
export const adLine = (kind: AdKind, first: AdStatus): InboxLine => ({
  ...perhapsAboutBusiness(tableOf(kind)),
  ...fromForm,
  isWaiting: sql`r.status in (${sql.lit(first)}, 'contacted', 'customized') and not r.is_example`,
  isPromised: sql`r.status = ${sql.lit(first)}`,
  title: sql`r.business_name`,
  subtitle: sql`r.package_type`,
  isPriority: sql`coalesce(${premium}, false)`,
  isExample: sql`r.is_example`,
});

export const insertAd = (db: Db, kind: AdKind, ad: Insertable<AdvertisementsTable>) =>
  db.insertInto(tableOf(kind)).values(ad).returning('id').executeTakeFirstOrThrow();

const withBusiness = (db: Db, kind: AdKind) =>
  db
    .selectFrom(`${tableOf(kind)} as a`)
    .leftJoin('businesses as b', 'b.id', 'a.businessId')
    .leftJoin('categories as c', 'c.name', 'b.category')
    .select([
      'a.id',
      'a.status',
      'a.businessName',
      'a.contactPerson',
      'a.email',
      'a.phone',
      'a.packageType',
      'a.duration',
      'a.message',
      'a.totalCost',
      'a.startDate',
      'a.endDate',
      'a.adContent',
      'a.previewToken',
      'a.approvedAt',
      'a.changeWish',
      'a.hasMarketingConsent',
      'a.moderationScore',
      'a.isExample',
      'a.contactedAt',
      'a.customizedAt',
      'a.liveAt',
      'a.createdAt',
      'a.updatedAt',
      'b.id as linkedId',
      'b.name as linkedName',
      'b.status as linkedStatus',
      'c.slug as categorySlug',
      'c.isAdFree as isCategoryAdFree',
    ]);

export const findAd = (db: Db, kind: AdKind, id: number) =>
  withBusiness(db, kind).where('a.id', '=', id).executeTakeFirst();
export type AdRow = NonNullable<Awaited<ReturnType<typeof findAd>>>;

/** Locks the row, so that two of the team cannot both move or change it. */
export const lockAd = (db: Db, kind: AdKind, id: number) =>
  withBusiness(db, kind).where('a.id', '=', id).forUpdate('a').executeTakeFirst();

/** Which ad stands behind a private link. */
export async function findAdBehind(db: Db, token: string) {
  for (const kind of AdKind.options) {
    const row = await db
      .selectFrom(tableOf(kind))
      .select('id')
      .where('previewToken', '=', token)
      .executeTakeFirst();
    if (row) return { kind, id: row.id };
  }
  return undefined;
}

export const markAd = (
  db: Db,
  kind: AdKind,
  id: number,
  changes: Updateable<AdvertisementsTable>,
) => db.updateTable(tableOf(kind)).set(changes).where('id', '=', id).execute();

/** Live, on this day in Adana; not of a category in which nobody may advertise. */
export const listLive = (db: Db, kind: AdKind, day: string) =>
  withBusiness(db, kind)
    .where('a.status', '=', 'live')
    .where('a.startDate', '<=', day)
    .where('a.endDate', '>=', day)
    .where(sql<boolean>`not coalesce(c.is_ad_free, false)`)
    .orderBy('a.liveAt', 'desc')
    .orderBy('a.id', 'desc')
    .execute();

/** Locks some whose last day is over; `skip locked` lets instances share them. */
export const lockOver = (db: Db, kind: AdKind, day: string, limit: number) =>
  withBusiness(db, kind)
    .where('a.status', '=', 'live')
    .where('a.endDate', '<', day)
    .orderBy('a.id')
    .limit(limit)
    .forUpdate('a')
    .skipLocked()
    .execute();

export const findLinkable = (db: Db, id: number) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('categories as c', 'c.name', 'b.category')
    .select(['b.id', 'c.isAdFree as isCategoryAdFree'])
    .where('b.id', '=', id)
    .where('b.status', '=', 'approved')
    .executeTakeFirst();

export const listAdsOf = (db: Db, kind: AdKind, email: string) =>
  db
    .selectFrom(tableOf(kind))
    .select([
      'id',
      'status',
      'businessName',
      'contactPerson',
      'email',
      'phone',
      'packageType',
      'duration',
      'message',
      'totalCost',
      'startDate',
      'endDate',
      'adContent',
      'previewToken',
      'approvedAt',
      'changeWish',
      'liveAt',
      'hasMarketingConsent',
      'consentVersion',
      'consentedAt',
      'createdAt',
    ])
    .where('email', '=', email)
    .orderBy('id')
    .execute();

/** What was never shown goes with its person. */
export const deleteUnseenOf = (db: Db, kind: AdKind, email: string) =>
  db
    .deleteFrom(tableOf(kind))
    .where('email', '=', email)
    .where('liveAt', 'is', null)
    .returning(['id', 'adContent'])
    .execute();

/** What was sold and shown stays as a trade without a person. */
const markNameless = (db: Db, kind: AdKind) =>
  db.updateTable(tableOf(kind)).set({
    ...{ contactPerson: '', email: '', phone: '', message: null, changeWish: null },
    previewToken: sql<string>`gen_random_uuid()`,
    ...{ hasMarketingConsent: false, consentVersion: null, consentedAt: null },
  });

export const markNamelessOf = (db: Db, kind: AdKind, email: string) =>
  markNameless(db, kind).where('email', '=', email).execute();

/** Those whose last day was before this moment's. */
export const markNamelessBefore = (db: Db, kind: AdKind, before: Date) =>
  markNameless(db, kind)
    .where('liveAt', 'is not', null)
    .where('email', '<>', '')
    .where('isExample', '=', false)
    .where(sql<boolean>`end_date < (${before}::timestamptz at time zone 'Europe/Istanbul')::date`)
    .executeTakeFirst();

export const insertExampleAds = (db: Db, kind: AdKind, rows: Insertable<AdvertisementsTable>[]) =>
  db
    .insertInto(tableOf(kind))
    .values(rows)
    .onConflict((conflict) => conflict.column('exampleKey').doNothing())
    .execute();

export const deleteExamples = (db: Db, kind: AdKind) =>
  db.deleteFrom(tableOf(kind)).where('isExample', '=', true).execute();
