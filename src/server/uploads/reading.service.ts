import { refuse } from '#contract/errors.ts';
import type { PictureFormat } from '#contract/uploads.ts';
import { record } from '#server/platform/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { findUpload, type UploadRow } from './uploads.queries.ts';
import { documentKey, downloadName, pictureKey } from './uploads.rules.ts';
import { isOwnUpload } from './uploads.service.ts';

/** Whatever a file may be taken for, it runs nothing and is nothing but what its type says. */
const HARMLESS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** A picture in its largest size, or the document for an admin. */
export async function readUpload(ctx: Context, { id }: { id: string }): Promise<Response> {
  const upload = (await findUpload(ctx.db, id)) ?? refuse('not_found');
  if (upload.isPrivate) return readDocument(ctx, upload);
  return readPicture(ctx, upload, upload.width ?? 0, 'webp');
}

export async function readPictureSize(
  ctx: Context,
  { id, file }: { id: string; file: string },
): Promise<Response> {
  const upload = (await findUpload(ctx.db, id)) ?? refuse('not_found');
  if (upload.isPrivate) refuse('not_found');
  const [width, format] = file.split('.') as [string, PictureFormat];
  return readPicture(ctx, upload, Number(width), format);
}

/** Until a record shows it, a picture is there for whoever sent it. */
async function readPicture(
  ctx: Context,
  upload: UploadRow,
  width: number,
  format: PictureFormat,
): Promise<Response> {
  const isPublic = upload.attachedAt !== null;
  if (!isPublic && !isOwnUpload(ctx, upload)) refuse('not_found');
  if (upload.contentType === null) refuse('not_found');
  const bytes = await ctx.storage.get(pictureKey(upload.id, width, format));
  return new Response(new Uint8Array(bytes ?? refuse('not_found')), {
    headers: {
      ...HARMLESS,
      'Content-Type': `image/${format}`,
      'Content-Disposition': 'inline',
      'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    },
  });
}

/** Decisions, Owner documents: only admins download them; each time is on record. */
async function readDocument(ctx: Context, upload: UploadRow): Promise<Response> {
  const { contentType } = upload;
  if (ctx.caller.role !== 'admin' || contentType === null) return refuse('not_found');
  const bytes = (await ctx.storage.get(documentKey(upload.id))) ?? refuse('not_found');
  await inTransaction(ctx, (inside) =>
    record(inside, ctx.caller, {
      action: 'document.read',
      entity: 'upload',
      entityId: upload.id,
      difference: { of: upload.attachedTo },
    }),
  );
  const name = encodeURIComponent(downloadName(upload.fileName, contentType));
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...HARMLESS,
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Cache-Control': 'private, no-store',
    },
  });
}
