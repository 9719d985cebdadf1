import { parsePhones } from '#contract/phones.ts';
import type { ExampleBusiness } from '#db/seed/example-business.ts';
import type { Db } from '#server/platform/database.ts';
import {
  deleteExampleBusinesses as deleteExamples,
  insertBusinesses,
} from './businesses.queries.ts';
import { searchColumns } from './businesses.rules.ts';

/** Adds published example businesses. @returns ids of those that were not there yet, by their key */
export async function insertExampleBusinesses(
  db: Db,
  examples: ExampleBusiness[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = examples.map(({ hours, ...example }) => ({
    name: example.name,
    category: example.category,
    subcategory: example.subcategory,
    description: example.description,
    address: example.address,
    district: example.district,
    latitude: example.latitude,
    longitude: example.longitude,
    phone: example.phone,
    phone_key: parsePhones(example.phone)[0]?.key ?? null,
    email: example.email,
    is_email_shown: true,
    website: example.website ?? null,
    price_range: example.priceRange,
    hours: JSON.stringify(hours),
    features: example.features,
    is_featured: example.isFeatured ?? false,
    is_example: true,
    example_key: example.key,
    status: 'approved' as const,
    email_verified: true,
    submitted_at: now,
    approved_at: now,
    ...searchColumns({ ...example, hours: JSON.stringify(hours) }),
  }));
  const inserted = await insertBusinesses(db, rows);
  return new Map(inserted.map(({ id, exampleKey }) => [exampleKey ?? '', id]));
}

/** @returns how many there were */
export async function deleteExampleBusinesses(db: Db): Promise<number> {
  const { numDeletedRows } = await deleteExamples(db);
  return Number(numDeletedRows);
}
