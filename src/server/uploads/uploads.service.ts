import { refuse } from '#contract/api/errors.ts';
import {
  sendUpload as contract,
  DOCUMENT_DAYS,
  DOCUMENT_TOO_MANY,
  imageTooMany,
  MAX_DOCUMENTS,
  MAX_IMAGE_BYTES,
  type Picture,
  UPLOAD_MINUTES,
  uploadAddress,
} from '#contract/uploads.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import { ensureBrowser, knownBrowser } from '#server/platform/http/browsers.ts';
import { readBody } from '#server/platform/http/request-body.ts';
import { isRightSignature } from '#server/platform/secret.ts';
import { contentTypeOf, isDocument, isPicture, kindOf } from './file-kinds.rules.ts';
import { makeDocumentPicture, makePicture } from './pictures.service.ts';
import {
  findUpload,
  insertUpload,
  listDocumentsOf,
  listGivenBy,
  listPublicPictures,
  listUploadsOf,
  lockUploads,
  markAttached,
  markDocumentsOver,
  markDocumentsRemoved,
  markMeasured,
  markNameless,
  markOfVisitor,
  markOwner,
  markOwnerOfBrowser,
  markOwnRemoved,
  markPricesOn,
  markRemoved,
  markStored,
  markTaken,
  type UploadRow,
} from './uploads.queries.ts';
import { documentKey, keysOf, pictureKey, signedText, uploadIdIn } from './uploads.rules.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const signatureOf = ({ secret }: Context, upload: Parameters<typeof signedText>[0]) =>
  secret.hash('upload', signedText(upload)).toString('base64url');

/** A signed address for one file of the caller: without a session it belongs to the browser. */
export async function askUpload(
  ctx: Context,
  input: { purpose: 'image' | 'document'; fileName?: string | undefined },
) {
  const { userId } = ctx.caller;
  const at = ctx.now();
  const isPrivate = input.purpose === 'document';
  const expiresAt = new Date(at.getTime() + UPLOAD_MINUTES * MINUTE_MS);
  const { id } = await insertUpload(ctx.db, {
    uploadedBy: userId ?? null,
    browserHash: userId === undefined ? ensureBrowser(ctx) : null,
    isPrivate,
    fileName: input.fileName || null,
    expiresAt,
    createdAt: at,
  });
  const expires = String(expiresAt.getTime());
  const query = new URLSearchParams({
    expires,
    signature: signatureOf(ctx, { id, isPrivate, expires }),
  });
  return { uploadURL: `${uploadAddress(id)}?${query}` };
}

/** Takes the one file of a signed address; what it is, its content says. */
export async function sendUpload(
  ctx: Context,
  input: { id: string; expires: string; signature: string },
  request: Request,
): Promise<Response> {
  const { id, expires } = input;
  const upload = await findUpload(ctx.db, id);
  if (!upload || !isSigned(ctx, upload, input)) return refuse('upload_address_over');
  if (upload.expiresAt <= ctx.now() || String(upload.expiresAt.getTime()) !== expires) {
    refuse('upload_address_over');
  }
  const bytes = await readBody(request, contract);
  if (bytes.byteLength > MAX_IMAGE_BYTES) refuse('file_too_large');
  const kind = kindOf(bytes);
  if (upload.isPrivate) {
    if (!isDocument(kind)) return refuse('document_type_unknown');
    await takeAddress(ctx, id);
    await storeDocument(ctx, id, bytes, kind);
  } else {
    if (!isPicture(kind)) return refuse('picture_type_unknown');
    await takeAddress(ctx, id);
    await storePicture(ctx, id, await makePicture(bytes, kind), bytes.byteLength);
  }
  return Response.json({ address: uploadAddress(id) });
}

function isSigned(
  ctx: Context,
  { id, isPrivate }: UploadRow,
  { expires, signature }: { expires: string; signature: string },
): boolean {
  const right = Buffer.from(signatureOf(ctx, { id, isPrivate, expires }));
  const given = Buffer.from(signature);
  return isRightSignature(given, right);
}

async function takeAddress(ctx: Context, id: string): Promise<void> {
  if (!(await markTaken(ctx.db, id, ctx.now()))) refuse('upload_taken');
}

async function storePicture(
  { db, storage }: Context,
  id: string,
  { width, height, placeholder, sizes }: Awaited<ReturnType<typeof makePicture>>,
  bytes: number,
): Promise<void> {
  await markMeasured(db, id, { bytes, width, height, placeholder });
  for (const size of sizes) {
    await storage.put(pictureKey(id, size.width, 'webp'), size.bytes, 'image/webp');
  }
  const isStored = await markStored(db, id, 'image/webp');
  if (!isStored) await storage.delete(keysOf({ id, isPrivate: false, width }));
}

async function storeDocument(
  { db, storage }: Context,
  id: string,
  sent: Buffer,
  kind: 'pdf' | 'jpeg' | 'png',
): Promise<void> {
  const contentType = contentTypeOf(kind);
  const { width, height, bytes } =
    kind === 'pdf'
      ? { width: null, height: null, bytes: sent }
      : await makeDocumentPicture(sent, kind);
  await markMeasured(db, id, { bytes: bytes.byteLength, width, height });
  await storage.put(documentKey(id), bytes, contentType);
  const isStored = await markStored(db, id, contentType);
  if (!isStored) await storage.delete([documentKey(id)]);
}

/** True for whoever sent it: an account, a guest, or a browser without a session. */
export function isOwnUpload(ctx: Context, upload: UploadRow): boolean {
  if (upload.uploadedBy !== null) return upload.uploadedBy === ctx.caller.userId;
  const browser = knownBrowser(ctx);
  return browser !== undefined && (upload.browserHash?.equals(browser) ?? false);
}

/**
 * Locks what the addresses name: the caller's own, finished, unused uploads of this kind. Anything else
 * that looks like an upload refuses the request with a sentence at the field.
 */
async function lockOwn(
  ctx: Context,
  ids: string[],
  { isPrivate, field, to }: { isPrivate: boolean; field: string; to?: string },
): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await lockUploads(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    const isUsable =
      row && isOwnUpload(ctx, row) && row.isPrivate === isPrivate && row.contentType !== null;
    const isFree = row?.attachedAt === null || (to !== undefined && row?.attachedTo === to);
    if (isUsable && isFree) return row;
    const message = isPrivate
      ? 'Belgelerden biri artık kullanılamıyor. Onu kaldırıp yeniden yükleyin.'
      : 'Görsellerden biri artık kullanılamıyor. Onu kaldırıp yeniden yükleyin.';
    return refuse('invalid_input', [{ path: field, message }]);
  });
}

interface ImageOptions {
  max: number;
  /** What the record shows now: kept as it is when it is named again. */
  already?: string[];
  field?: string;
}

/**
 * Gives pictures to a record, inside its transaction. What is no upload of ours (the specified client's
 * placeholder, another host, `data:`) is left out without a word.
 * @returns the addresses to keep, in the given order
 */
export const attachImages = (
  ctx: Context,
  addresses: string[],
  { max, already = [], field = 'images' }: ImageOptions,
): Promise<string[]> =>
  inTransaction(ctx, async (inside) => {
    const kept = addresses.flatMap((address) => {
      if (already.includes(address)) return [address];
      const id = uploadIdIn(address, ctx.publicUrl);
      return id ? [uploadAddress(id)] : [];
    });
    const images = [...new Set(kept)];
    if (images.length > max) {
      refuse('invalid_input', [{ path: field, message: imageTooMany(max) }]);
    }
    const fresh = images
      .filter((address) => !already.includes(address))
      .flatMap((address) => uploadIdIn(address, ctx.publicUrl) ?? []);
    await lockOwn(inside, fresh, { isPrivate: false, field });
    if (fresh.length > 0) await markAttached(inside.db, fresh, { at: inside.now() });
    return images;
  });

/**
 * Gives private documents to a record, which is named like `owner-application 1005`; those it has
 * already may be named again.
 * @returns the names to keep
 */
export const attachDocuments = (
  ctx: Context,
  addresses: string[],
  { to, field = 'verificationDocuments' }: { to: string; field?: string },
): Promise<string[]> =>
  inTransaction(ctx, async (inside) => {
    const ids = addresses.flatMap((address) => uploadIdIn(address, ctx.publicUrl) ?? []);
    const documents = [...new Set(ids)];
    if (documents.length > MAX_DOCUMENTS) {
      refuse('invalid_input', [{ path: field, message: DOCUMENT_TOO_MANY }]);
    }
    const rows = await lockOwn(inside, documents, { isPrivate: true, field, to });
    if (documents.length > 0) await markAttached(inside.db, documents, { at: inside.now(), to });
    return rows.map((row) => row.fileName ?? 'belge');
  });

/** A record drops pictures: they go soon. Call it in the transaction that drops them. */
export async function releaseUploads(
  ctx: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  addresses: string[],
): Promise<void> {
  const ids = addresses.flatMap((address) => uploadIdIn(address, ctx.publicUrl) ?? []);
  if (ids.length > 0) await markRemoved(ctx.db, ids, ctx.now());
}

/** The decision about a record is made: its documents go 30 days later. */
export const endDocuments = (ctx: Basics, record: string) =>
  markDocumentsOver(ctx.db, record, new Date(ctx.now().getTime() + DOCUMENT_DAYS * DAY_MS));

/** It is open again: its documents stay. */
export const keepDocuments = (ctx: Basics, record: string) =>
  markDocumentsOver(ctx.db, record, null);

/** The record goes with its person: its documents do not stay for their 30 days. */
export const removeDocuments = (ctx: Basics, record: string) =>
  markDocumentsRemoved(ctx.db, record, ctx.now());

/** What an admin finds beside a record; `address` is the download. */
export async function listDocuments(ctx: Basics, record: string) {
  const rows = await listDocumentsOf(ctx.db, record);
  return rows.map((row) => ({ address: uploadAddress(row.id), name: row.fileName ?? 'belge' }));
}

/** What is known of public pictures, by address; for the `pictures` beside an area's `images`. */
export async function publicPictures(
  ctx: Pick<Context, 'db' | 'publicUrl'>,
  addresses: string[],
): Promise<Picture[]> {
  const ids = addresses.flatMap((address) => uploadIdIn(address, ctx.publicUrl) ?? []);
  const rows = ids.length > 0 ? await listPublicPictures(ctx.db, [...new Set(ids)]) : [];
  return rows.map((row) => ({
    src: uploadAddress(row.id),
    width: row.width ?? 0,
    height: row.height ?? 0,
    placeholder: row.placeholder ?? '',
    hasAvif: row.avif === 'ready',
    ...(row.ofVisitor && { isOfVisitor: true }),
    ...(row.pricesOn && { pricesOn: row.pricesOn }),
  }));
}

/** A visitor's pictures come onto the page of a business: from then on they say whose they are. */
export async function giveToPage(
  ctx: Pick<Context, 'db' | 'publicUrl'>,
  addresses: string[],
): Promise<void> {
  const ids = addresses.flatMap((address) => uploadIdIn(address, ctx.publicUrl) ?? []);
  if (ids.length > 0) await markOfVisitor(ctx.db, ids);
}

/** Of all pictures of a business: `days` has, by address, when the prices on one were so; the others show none. */
export async function tellPriceDays(
  ctx: Pick<Context, 'db' | 'publicUrl'>,
  addresses: string[],
  days: ReadonlyMap<string, string>,
): Promise<void> {
  const said = addresses.flatMap((address) => {
    const id = uploadIdIn(address, ctx.publicUrl);
    return id ? [{ id, day: days.get(address) ?? null }] : [];
  });
  if (said.length > 0) await markPricesOn(ctx.db, said);
}

/** Addresses of what somebody gave to pages of businesses. */
export const picturesGivenBy = async ({ db }: Pick<Context, 'db'>, userId: number) =>
  (await listGivenBy(db, userId)).map(({ id }) => uploadAddress(id));

export const uploadsRecords: PersonalRecords = {
  name: 'uploads',
  async adopt({ db }, { guestId, userId }) {
    await markOwner(db, guestId, userId);
  },
  /** Photos put into a form before signing in stay usable after it. */
  async attach(ctx, { userId }) {
    const browser = knownBrowser(ctx);
    if (browser) await markOwnerOfBrowser(ctx.db, browser, userId);
  },
  async export({ db }, userId) {
    const rows = await listUploadsOf(db, userId);
    return rows.map((row) => ({
      address: uploadAddress(row.id),
      fileName: row.fileName,
      contentType: row.contentType,
      isPrivate: row.isPrivate,
      isUsed: row.attachedAt !== null,
    }));
  },
  async erase({ db, now }, { userId }) {
    await markOwnRemoved(db, userId, now());
    await markNameless(db, userId);
  },
};
