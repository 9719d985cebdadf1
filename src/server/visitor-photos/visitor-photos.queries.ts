import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import {
  aboutBusiness,
  fromForm,
  type InboxLine,
  isOpen,
} from '#server/records/inbox-line.queries.ts';

export const photosLine: InboxLine = {
  ...aboutBusiness('visitorPhotos'),
  ...fromForm,
  isWaiting: isOpen,
  subtitle: sql`cardinality(r.images) || ' fotoğraf'`,
};

/** Locks what was sent, so that two moderators cannot both decide. */
export const lockPhotos = (db: Db, id: number) =>
  db
    .selectFrom('visitorPhotos as p')
    .innerJoin('businesses as b', 'b.id', 'p.businessId')
    .selectAll('p')
    .select('b.name as businessName')
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst();

export const listPhotosOf = (db: Db, userId: number) =>
  db
    .selectFrom('visitorPhotos as p')
    .innerJoin('businesses as b', 'b.id', 'p.businessId')
    .select(['p.id', 'p.businessId', 'b.name as businessName', 'p.status', 'p.createdAt'])
    .select(['p.decisionReason as reason', 'p.isOwn', 'p.email', 'p.images'])
    .where('p.userId', '=', userId)
    .orderBy('p.id', 'desc')
    .execute();

/** @returns the addresses of their photos */
export const deletePhotosOf = async (
  db: Db,
  { userId, email }: { userId: number; email: string },
): Promise<string[]> => {
  const rows = await db
    .deleteFrom('visitorPhotos')
    .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
    .returning('images')
    .execute();
  return rows.flatMap(({ images }) => images);
};

/** The businesses whose pages show one of these, in the order in which they are locked. */
export async function listShowing(db: Db, images: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from businesses where images <> '{}' and images && ${images}::text[]
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
