import { requestCost } from '#contract/advertising/advertising.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { exampleAds } from '#db/seed/example-ads.ts';
import type { Db } from '#server/platform/database/database.ts';
import { deleteExamples, insertExampleAds as insertAds } from './advertising.queries.ts';

const DAYS_MS = 365 * 86_400_000;
const MONTHS = 12;

/** Adds live ads of the example businesses that were added now. */
export async function insertExampleAds(
  db: Db,
  idByKey: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const rows = exampleAds
    .filter(({ businessKey }) => idByKey.has(businessKey))
    .map((ad) => ({
      status: 'live' as const,
      businessId: idByKey.get(ad.businessKey) ?? null,
      businessName: ad.businessName,
      contactPerson: 'Örnek',
      email: 'ornek@ornek.example',
      phone: '0322 000 00 00',
      packageType: ad.packageType,
      duration: MONTHS,
      totalCost: requestCost(ad.packageType, MONTHS),
      startDate: dayInAdana(now),
      endDate: dayInAdana(new Date(now.getTime() + DAYS_MS)),
      adContent: JSON.stringify(ad.content),
      contactedAt: now,
      customizedAt: now,
      liveAt: now,
      isExample: true,
      exampleKey: ad.key,
      createdAt: now,
      updatedAt: now,
    }));
  if (rows.length > 0) await insertAds(db, 'advertisement_request', rows);
}

export const deleteExampleAds = (db: Db) => deleteExamples(db, 'advertisement_request');
