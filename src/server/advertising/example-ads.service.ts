import { requestCost } from '#contract/advertising.ts';
import { dayInAdana } from '#contract/reservations.ts';
import { exampleAds } from '#db/seed/example-ads.ts';
import type { Db } from '#server/platform/database.ts';
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
      business_id: idByKey.get(ad.businessKey) ?? null,
      business_name: ad.businessName,
      contact_person: 'Örnek',
      email: 'ornek@ornek.example',
      phone: '0322 000 00 00',
      package_type: ad.packageType,
      duration: MONTHS,
      total_cost: requestCost(ad.packageType, MONTHS),
      start_date: dayInAdana(now),
      end_date: dayInAdana(new Date(now.getTime() + DAYS_MS)),
      ad_content: JSON.stringify(ad.content),
      contacted_at: now,
      customized_at: now,
      live_at: now,
      is_example: true,
      example_key: ad.key,
      created_at: now,
      updated_at: now,
    }));
  if (rows.length > 0) await insertAds(db, 'advertisement_request', rows);
}

export const deleteExampleAds = (db: Db) => deleteExamples(db, 'advertisement_request');
