import { sql } from 'kysely';
import { UNATTACHED_HOURS } from '#contract/uploads.ts';
import type { Db } from '#server/platform/database.ts';

const uploads = (db: Db) =>
  db
    .selectFrom('uploads')
    .select([
      'id',
      'uploaded_by as uploadedBy',
      'browser_hash as browserHash',
      'is_private as isPrivate',
      'content_type as contentType',
      'width',
      'height',
      'placeholder',
      'file_name as fileName',
      'avif',
      'attached_at as attachedAt',
      'attached_to as attachedTo',
      'expires_at as expiresAt',
    ])
    .where('removed_at', 'is', null);

export type UploadRow = Awaited<ReturnType<ReturnType<typeof uploads>['execute']>>[number];

export const insertUpload = (
  db: Db,
  upload: {
    uploaded_by: number | null;
    browser_hash: Buffer | null;
    is_private: boolean;
    file_name: string | null;
    expires_at: Date;
    created_at: Date;
  },
) => db.insertInto('uploads').values(upload).returning('id').executeTakeFirstOrThrow();

export const findUpload = (db: Db, id: string) =>
  uploads(db).where('id', '=', id).executeTakeFirst();

export const listUploadsOf = (db: Db, userId: number) =>
  uploads(db).where('uploaded_by', '=', userId).orderBy('created_at').orderBy('id').execute();

/** Of two files sent to one address at once, the first takes it. */
export const markTaken = (db: Db, id: string, at: Date) =>
  db
    .updateTable('uploads')
    .set({ taken_at: at })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .where('removed_at', 'is', null)
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
    .set({ content_type: contentType })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
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
    .set({ attached_at: at, attached_to: to })
    .where('id', 'in', ids)
    .execute();

export const listPublicPictures = (db: Db, ids: string[]) =>
  uploads(db)
    .where('id', 'in', ids)
    .where('is_private', '=', false)
    .where('attached_at', 'is not', null)
    .execute();

export const listDocumentsOf = (db: Db, record: string) =>
  uploads(db)
    .where('attached_to', '=', record)
    .where('is_private', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const markDocumentsOver = (db: Db, record: string, at: Date | null) =>
  db.updateTable('uploads').set({ delete_after: at }).where('attached_to', '=', record).execute();

const markRemovedWhere = (db: Db, at: Date) =>
  db.updateTable('uploads').set({ removed_at: at }).where('removed_at', 'is', null);

export const markRemoved = (db: Db, ids: string[], at: Date) =>
  markRemovedWhere(db, at).where('id', 'in', ids).execute();

export const markDocumentsRemoved = (db: Db, record: string, at: Date) =>
  markRemovedWhere(db, at).where('attached_to', '=', record).execute();

/** A file's name may be its sender's. */
export const markNameless = (db: Db, userId: number) =>
  db.updateTable('uploads').set({ file_name: null }).where('uploaded_by', '=', userId).execute();

/** What a person sent and no public record shows: files without a record, and documents. */
export const markOwnRemoved = (db: Db, userId: number, at: Date) =>
  markRemovedWhere(db, at)
    .where('uploaded_by', '=', userId)
    .where((eb) => eb.or([eb('attached_at', 'is', null), eb('is_private', '=', true)]))
    .execute();

/** Files that nothing took in time, and documents whose time is over. */
export const markRunOutRemoved = (db: Db, at: Date) =>
  markRemovedWhere(db, at)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('attached_at', 'is', null),
          eb(
            'created_at',
            '<=',
            sql<Date>`${at}::timestamptz - make_interval(hours => ${UNATTACHED_HOURS})`,
          ),
        ]),
        eb('delete_after', '<=', at),
      ]),
    )
    .execute();

export const listRemoved = (db: Db, limit: number) =>
  db
    .selectFrom('uploads')
    .select(['id', 'is_private as isPrivate', 'width'])
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
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
    .where('attached_at', 'is not', null)
    .where('content_type', 'is not', null)
    .where('is_private', '=', false)
    .where('removed_at', 'is', null)
    .orderBy('attached_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export const markAvif = (db: Db, id: string, avif: 'ready' | 'failed') =>
  db.updateTable('uploads').set({ avif }).where('id', '=', id).execute();

export const markOwner = (db: Db, from: number, to: number) =>
  db.updateTable('uploads').set({ uploaded_by: to }).where('uploaded_by', '=', from).execute();

export const markOwnerOfBrowser = (db: Db, browserHash: Buffer, userId: number) =>
  db
    .updateTable('uploads')
    .set({ uploaded_by: userId, browser_hash: null })
    .where('browser_hash', '=', browserHash)
    .where('uploaded_by', 'is', null)
    .execute();
