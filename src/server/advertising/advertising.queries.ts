import { type Insertable, sql, type Updateable } from 'kysely';
import type { AdKind } from '#contract/live-ads.ts';
import type { Db } from '#server/platform/database.ts';
import type { AdvertisementsTable } from '#server/platform/database-participation-tables.ts';

/** Both tables have the same columns, so that one name stands for either in the types. */
const tableOf = (kind: AdKind) =>
  (kind === 'advertisement' ? 'advertisements' : 'advertisement_requests') as 'advertisements';

export const insertAd = (db: Db, kind: AdKind, ad: Insertable<AdvertisementsTable>) =>
  db.insertInto(tableOf(kind)).values(ad).returning('id').executeTakeFirstOrThrow();

const withBusiness = (db: Db, kind: AdKind) =>
  db
    .selectFrom(`${tableOf(kind)} as a`)
    .leftJoin('businesses as b', 'b.id', 'a.business_id')
    .leftJoin('categories as c', 'c.name', 'b.category')
    .select([
      'a.id',
      'a.status',
      'a.business_name as businessName',
      'a.contact_person as contactPerson',
      'a.email',
      'a.phone',
      'a.package_type as packageType',
      'a.duration',
      'a.message',
      'a.total_cost as totalCost',
      'a.start_date as startDate',
      'a.end_date as endDate',
      'a.ad_content as adContent',
      'a.has_marketing_consent as hasMarketingConsent',
      'a.moderation_score as moderationScore',
      'a.is_example as isExample',
      'a.contacted_at as contactedAt',
      'a.customized_at as customizedAt',
      'a.live_at as liveAt',
      'a.created_at as createdAt',
      'a.updated_at as updatedAt',
      'b.id as linkedId',
      'b.name as linkedName',
      'b.status as linkedStatus',
      'c.slug as categorySlug',
      'c.is_ad_free as isCategoryAdFree',
    ]);

export const findAd = (db: Db, kind: AdKind, id: number) =>
  withBusiness(db, kind).where('a.id', '=', id).executeTakeFirst();
export type AdRow = NonNullable<Awaited<ReturnType<typeof findAd>>>;

/** Locks the row, so that two of the team cannot both move or change it. */
export const lockAd = (db: Db, kind: AdKind, id: number) =>
  withBusiness(db, kind).where('a.id', '=', id).forUpdate('a').executeTakeFirst();

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
    .where('a.start_date', '<=', day)
    .where('a.end_date', '>=', day)
    .where(sql<boolean>`not coalesce(c.is_ad_free, false)`)
    .orderBy('a.live_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();

/** Locks some whose last day is over; `skip locked` lets instances share them. */
export const lockOver = (db: Db, kind: AdKind, day: string, limit: number) =>
  withBusiness(db, kind)
    .where('a.status', '=', 'live')
    .where('a.end_date', '<', day)
    .orderBy('a.id')
    .limit(limit)
    .forUpdate('a')
    .skipLocked()
    .execute();

export const findLinkable = (db: Db, id: number) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('categories as c', 'c.name', 'b.category')
    .select(['b.id', 'c.is_ad_free as isCategoryAdFree'])
    .where('b.id', '=', id)
    .where('b.status', '=', 'approved')
    .executeTakeFirst();

export const listAdsOf = (db: Db, kind: AdKind, email: string) =>
  db
    .selectFrom(tableOf(kind))
    .select([
      'id',
      'status',
      'business_name as businessName',
      'contact_person as contactPerson',
      'email',
      'phone',
      'package_type as packageType',
      'duration',
      'message',
      'total_cost as totalCost',
      'start_date as startDate',
      'end_date as endDate',
      'ad_content as adContent',
      'has_marketing_consent as hasMarketingConsent',
      'consent_version as consentVersion',
      'consented_at as consentedAt',
      'created_at as createdAt',
    ])
    .where('email', '=', email)
    .orderBy('id')
    .execute();

/** What was never shown goes with its person. */
export const deleteUnseenOf = (db: Db, kind: AdKind, email: string) =>
  db
    .deleteFrom(tableOf(kind))
    .where('email', '=', email)
    .where('live_at', 'is', null)
    .returning(['id', 'ad_content as adContent'])
    .execute();

/** What was sold and shown stays as a trade without a person. */
export const markNamelessOf = (db: Db, kind: AdKind, email: string) =>
  db
    .updateTable(tableOf(kind))
    .set({
      ...{ contact_person: '', email: '', phone: '', message: null },
      ...{ has_marketing_consent: false, consent_version: null, consented_at: null },
    })
    .where('email', '=', email)
    .execute();

export const insertExampleAds = (db: Db, kind: AdKind, rows: Insertable<AdvertisementsTable>[]) =>
  db
    .insertInto(tableOf(kind))
    .values(rows)
    .onConflict((conflict) => conflict.column('example_key').doNothing())
    .execute();

export const deleteExamples = (db: Db, kind: AdKind) =>
  db.deleteFrom(tableOf(kind)).where('is_example', '=', true).execute();
