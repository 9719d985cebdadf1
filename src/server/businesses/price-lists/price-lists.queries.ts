import { sql } from 'kysely';
import type { PricedLine } from '#contract/businesses/price-text.ts';
import type { Db } from '#server/platform/database/database.ts';

interface PriceRow extends PricedLine {
  /** Lexemes, with a space between them. */
  words: string;
}

export const writePriceLines = async (
  db: Db,
  businessId: number,
  lines: readonly PriceRow[],
): Promise<void> => {
  await db.deleteFrom('priceLines').where('businessId', '=', businessId).execute();
  if (lines.length === 0) return;
  await db
    .insertInto('priceLines')
    .values(
      lines.map(({ words, ...line }, position) => ({
        ...{ businessId, position, ...line },
        words: sql<string>`array_to_tsvector(string_to_array(${words}, ' '))`,
      })),
    )
    .execute();
};

export const listPriceLines = async (db: Db, businessId: number): Promise<PricedLine[]> => {
  const rows = await db
    .selectFrom('priceLines')
    .select(['heading', 'name', 'price'])
    .where('businessId', '=', businessId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
};

export const dropPriceFact = (db: Db, businessId: number) =>
  db
    .deleteFrom('businessFacts')
    .where('businessId', '=', businessId)
    .where('fact', '=', 'prices')
    .execute();

export const findPricedBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('businessFacts as f', (join) =>
      join.onRef('f.businessId', '=', 'b.id').on('f.fact', '=', 'prices'),
    )
    .select(['b.id', 'b.name', 'b.category', 'b.address', 'b.district', 'b.phone', 'b.images'])
    .select(['f.saidBy', 'f.confirmedAt'])
    .where('b.id', '=', id)
    .executeTakeFirst();
