import { refuse } from '#contract/api/errors.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { type PictureFormat, widthsOf } from '#contract/uploads.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { isKnown } from '#server/platform/http/known-etag.ts';
import {
  isShownByAdBehind,
  isShownByOwnBusiness,
  isShownPublicly,
} from './shown-pictures.queries.ts';
import { findUpload, type UploadRow } from './uploads.queries.ts';
import { documentKey, downloadName, pictureKey } from './uploads.rules.ts';
import { isOwnUpload } from './uploads.service.ts';

/** Whatever a file may be taken for, it runs nothing and is nothing but what its type says. */
const HARMLESS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** A picture in its largest size. */
export async function readUpload(
  ctx: Context,
  { id, token }: { id: string; token?: string | undefined },
  request: Request,
): Promise<Response> {
  const upload = (await findUpload(ctx.db, id)) ?? refuse('not_found');
  if (upload.isPrivate) refuse('not_found');
  return readPicture(ctx, request, upload, { width: upload.width ?? 0, format: 'webp', token });
}

export async function readPictureSize(
  ctx: Context,
  { id, file, token }: { id: string; file: string; token?: string | undefined },
  request: Request,
): Promise<Response> {
  const upload = (await findUpload(ctx.db, id)) ?? refuse('not_found');
  if (upload.isPrivate) refuse('not_found');
  const [width, format] = file.split('.') as [string, PictureFormat];
  return readPicture(ctx, request, upload, { width: Number(width), format, token });
}

/** What a visitor gets who saves data: one size smaller than the page asks for. */
const sizeFor = (request: Request, { width: own }: UploadRow, asked: number): number =>
  request.headers.get('save-data') === 'on'
    ? (widthsOf(own ?? asked).findLast((step) => step < asked) ?? asked)
    : asked;

/**
 * What browsers and proxies keep of a public picture they ask about each time, so that it is gone
 * everywhere the moment it is taken down. Its bytes never change: its tag needs none of them.
 */
async function readPicture(
  ctx: Context,
  request: Request,
  upload: UploadRow,
  {
    width: asked,
    format,
    token,
  }: { width: number; format: PictureFormat; token: string | undefined },
): Promise<Response> {
  const isPublic =
    upload.attachedAt !== null && (await isShownPublicly(ctx.db, upload.id, dayInAdana(ctx.now())));
  if (!isPublic && !(await maySee(ctx, upload, token))) refuse('not_found');
  if (upload.contentType === null) refuse('not_found');
  const width = sizeFor(request, upload, asked);
  const etag = `"${upload.id}-${width}-${format}"`;
  const cached: Record<string, string> = isPublic
    ? { 'Cache-Control': 'public, no-cache', ETag: etag, Vary: 'Save-Data' }
    : { 'Cache-Control': 'private, no-store' };
  if (isPublic && isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: cached });
  }
  const bytes = await ctx.storage.get(pictureKey(upload.id, width, format));
  return new Response(new Uint8Array(bytes ?? refuse('not_found')), {
    headers: {
      ...HARMLESS,
      ...cached,
      'Content-Type': `image/${format}`,
      'Content-Disposition': 'inline',
    },
  });
}

/**
 * Who sees a picture that nothing public shows: its sender, the team, who acts for its business, and who has
 * the private link of its ad.
 */
async function maySee(
  ctx: Context,
  upload: UploadRow,
  token: string | undefined,
): Promise<boolean> {
  if (isOwnUpload(ctx, upload)) return true;
  if (upload.attachedAt === null) return false;
  const { role, userId } = ctx.caller;
  if (role === 'moderator' || role === 'admin') return true;
  if (token !== undefined && (await isShownByAdBehind(ctx.db, upload.id, token))) return true;
  return userId !== undefined && isShownByOwnBusiness(ctx.db, upload.id, userId);
}

/** Decisions, Owner documents: only admins download them; each time is on record. */
export async function readDocument(ctx: Context, { id }: { id: string }): Promise<Response> {
  const upload = (await findUpload(ctx.db, id)) ?? refuse('not_found');
  const { contentType } = upload;
  if (!upload.isPrivate || contentType === null) return refuse('not_found');
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
