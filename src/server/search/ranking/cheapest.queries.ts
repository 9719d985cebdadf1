import { sql } from 'kysely';
import type { CheapLine } from '#contract/search/search.ts';
import type { Db } from '#server/platform/database/database.ts';

/** More are never looked at: the cheapest are among them, unless filters leave them out. */
const MOST_LINES = 500;

interface Row extends Omit<CheapLine, 'on'> {
  saidAt: Date;
}

/** Lines of price lists that have all the words, the cheapest first. */
export async function listCheapest(db: Db, query: string, since: Date): Promise<Row[]> {
  const { rows } = await sql<Row & { price: string }>`
    select l.business_id, b.name as business_name, l.name as line, l.price, f.confirmed_at as said_at
    from price_lines l
    join businesses b on b.id = l.business_id and b.status = 'approved'
    join business_facts f on f.business_id = l.business_id and f.fact = 'prices'
      and f.confirmed_at >= ${since}
    where l.words @@ ${query}::tsquery
    order by l.price, l.business_id, l.position limit ${MOST_LINES}`.execute(db);
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}
