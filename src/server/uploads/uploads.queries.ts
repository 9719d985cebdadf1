import { sql } from 'kysely';
import { UNATTACHED_HOURS } from '#contract/uploads.ts';
import type { Db } from '#server/platform/database/database.ts';

const uploads = (db: Db) =>
  db
    .selectFrom('uploads')
    .select([
      'id',
      'uploadedBy',
      'browserHash',
      'isPrivate',
      'contentType',
      'width',
      'height',
      'placeholder',
      'fileName',
      'avif',
      'attachedAt',
      'attachedTo',
      'ofVisitor',
      'pricesOn',
      'expiresAt',
    ])
    .where('removedAt', 'is', null);

export type UploadRow = Awaited<ReturnType<ReturnType<typeof uploads>['execute']>>[number];

export const insertUpload = (
  db: Db,
  upload: {
    uploadedBy: number | null;
    browserHash: Buffer | null;
    isPrivate: boolean;
    fileName: string | null;
    expiresAt: Date;
    createdAt: Date;
  },
) => db.insertInto('uploads').values(upload).returning('id').executeTakeFirstOrThrow();

export const findUpload = (db: Db, id: string) =>
  uploads(db).where('id', '=', id).executeTakeFirst();

export const listUploadsOf = (db: Db, userId: number) =>
  uploads(db).where('uploadedBy', '=', userId).orderBy('createdAt').orderBy('id').execute();

/** Of two files sent to one address at once, the first takes it. */
export const markTaken = (db: Db, id: string, at: Date) =>
  db
    .updateTable('uploads')
    .set({ takenAt: at })
    .where('id', '=', id)
    .where('takenAt', 'is', null)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Sizes are written before the files, so that a file without its row's end can still be named. */
export const markMeasured = (
  db: Db,
  id: string,
  measures: { bytes: number; width: number | null; height: number | null; placeholder?: string },
) => db.updateTable('uploads').set(measures).where('id', '=', id).execute();

/** Undefined when it was removed while its files were written. */
export const markStored = (db: Db, id: string, contentType: string) =>
  db
    .updateTable('uploads')
    .set({ contentType })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Locks the rows, so that two records cannot both take one file. */
export const lockUploads = (db: Db, ids: string[]) =>
  uploads(db).where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const markAttached = (
  db: Db,
  ids: string[],
  { at, to = null }: { at: Date; to?: string | null },
) =>
  db
    .updateTable('uploads')
    .set({ attachedAt: at, attachedTo: to })
    .where('id', 'in', ids)
    .execute();

export const markOfVisitor = (db: Db, ids: string[]) =>
  db.updateTable('uploads').set({ ofVisitor: true }).where('id', 'in', ids).execute();

/** Of all of them: who has no day is no price list. */
export const markPricesOn = (db: Db, said: { id: string; day: string | null }[]) =>
  sql`
    update uploads u set prices_on = said.day
    from unnest(${said.map(({ id }) => id)}::uuid[], ${said.map(({ day }) => day)}::date[]) as said (id, day)
    where u.id = said.id and u.prices_on is distinct from said.day`.execute(db);

/** What a person gave to pages of businesses as a visitor. */
export const listGivenBy = (db: Db, userId: number) =>
  uploads(db).where('uploadedBy', '=', userId).where('ofVisitor', '=', true).execute();

export const listPublicPictures = (db: Db, ids: string[]) =>
  uploads(db)
    .where('id', 'in', ids)
    .where('isPrivate', '=', false)
    .where('attachedAt', 'is not', null)
    .execute();

export const listDocumentsOf = (db: Db, record: string) =>
  uploads(db)
    .where('attachedTo', '=', record)
    .where('isPrivate', '=', true)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const markDocumentsOver = (db: Db, record: string, at: Date | null) =>
  db.updateTable('uploads').set({ deleteAfter: at }).where('attachedTo', '=', record).execute();

const markRemovedWhere = (db: Db, at: Date) =>
  db.updateTable('uploads').set({ removedAt: at }).where('removedAt', 'is', null);

export const markRemoved = (db: Db, ids: string[], at: Date) =>
  markRemovedWhere(db, at).where('id', 'in', ids).execute();

export const markDocumentsRemoved = (db: Db, record: string, at: Date) =>
  markRemovedWhere(db, at).where('attachedTo', '=', record).execute();

/** A file's name may be its sender's. */
export const markNameless = (db: Db, userId: number) =>
  db.updateTable('uploads').set({ fileName: null }).where('uploadedBy', '=', userId).execute();

/** What a person sent and no public record shows: files without a record, and documents. */
export const markOwnRemoved = (db: Db, userId: number, at: Date) =>
  markRemovedWhere(db, at)
    .where('uploadedBy', '=', userId)
    .where((eb) => eb.or([eb('attachedAt', 'is', null), eb('isPrivate', '=', true)]))
    .execute();

/** Files that nothing took in time, and documents whose time is over. */
export const markRunOutRemoved = (db: Db, at: Date) =>
  markRemovedWhere(db, at)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('attachedAt', 'is', null),
          eb(
            'createdAt',
            '<=',
            sql<Date>`${at}::timestamptz - make_interval(hours => ${UNATTACHED_HOURS})`,
          ),
        ]),
        eb('deleteAfter', '<=', at),
      ]),
    )
    .execute();

export const listRemoved = (db: Db, limit: number) =>
  db
    .selectFrom('uploads')
    .select(['id', 'isPrivate', 'width'])
    .where('removedAt', 'is not', null)
    .orderBy('removedAt')
    .limit(limit)
    .execute();

export const deleteUploads = (db: Db, ids: string[]) =>
  db.deleteFrom('uploads').where('id', 'in', ids).execute();

/** The next picture for AVIF; one that another instance works on is passed over. */
export const lockNextWithoutAvif = (db: Db) =>
  db
    .selectFrom('uploads')
    .select(['id', 'width'])
    .where('avif', '=', 'waiting')
    .where('attachedAt', 'is not', null)
    .where('contentType', 'is not', null)
    .where('isPrivate', '=', false)
    .where('removedAt', 'is', null)
    .orderBy('attachedAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export const markAvif = (db: Db, id: string, avif: 'ready' | 'failed') =>
  db.updateTable('uploads').set({ avif }).where('id', '=', id).execute();

export const markOwner = (db: Db, from: number, to: number) =>
  db.updateTable('uploads').set({ uploadedBy: to }).where('uploadedBy', '=', from).execute();

export const markOwnerOfBrowser = (db: Db, browserHash: Buffer, userId: number) =>
  db
    .updateTable('uploads')
    .set({ uploadedBy: userId, browserHash: null })
    .where('browserHash', '=', browserHash)
    .where('uploadedBy', 'is', null)
    .execute();
