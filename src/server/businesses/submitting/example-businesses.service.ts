import { withFeatures } from '#contract/attributes/attributes.ts';
import { parsePhones } from '#contract/text/phones.ts';
import type { ExampleBusiness } from '#db/seed/example-business.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchColumns } from '../indexing/search-columns.rules.ts';
import {
  deleteExampleBusinesses as deleteExamples,
  insertBusinesses,
} from '../reading/businesses.queries.ts';

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
    phoneKey: parsePhones(example.phone)[0]?.key ?? null,
    email: example.email,
    isEmailShown: true,
    website: example.website ?? null,
    priceRange: example.priceRange,
    hours: JSON.stringify(hours),
    attributes: withFeatures({}, example.features),
    features: example.features,
    isFeatured: example.isFeatured ?? false,
    isExample: true,
    exampleKey: example.key,
    status: 'approved' as const,
    emailVerified: true,
    submittedAt: now,
    approvedAt: now,
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
