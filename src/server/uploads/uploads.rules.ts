import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  widthsOf,
} from '#contract/uploads.ts';

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ownAddress = new RegExp(`^/api/objects/(${ID})(?:\\?.*)?$`);

/**
 * The id in an address that the upload call answered: with or without this site's name and with or
 * without its signature. Anything else (a placeholder, another host, `data:`) names no upload.
 */
export function uploadIdIn(address: string, publicUrl: string): string | undefined {
  const text = address.trim();
  const path = text.startsWith(`${publicUrl}/`) ? text.slice(publicUrl.length) : text;
  return ownAddress.exec(path)?.[1];
}

export const pictureKey = (id: string, width: number, format: PictureFormat): string =>
  `images/${id}/${width}.${format}`;
export const documentKey = (id: string): string => `documents/${id}`;

interface Stored {
  id: string;
  isPrivate: boolean;
  width: number | null;
}

/**
 * Every file an upload may have left in the storage, whatever a crash left unwritten in its row: a
 * picture narrower than our widths has one of its own, which only the row knows.
 */
export function keysOf({ id, isPrivate, width }: Stored): string[] {
  if (isPrivate) return [documentKey(id)];
  const widths = new Set([...PICTURE_WIDTHS, ...(width === null ? [] : widthsOf(width))]);
  return [...widths].flatMap((step) =>
    PICTURE_FORMATS.map((format) => pictureKey(id, step, format)),
  );
}

/** What is signed: one object, one purpose, one end. */
export const signedText = (upload: { id: string; isPrivate: boolean; expires: string }): string =>
  `${upload.id} ${upload.isPrivate ? 'document' : 'image'} ${upload.expires}`;

/** A name that a header can carry, with the ending that the content has. */
export function downloadName(fileName: string | null, contentType: string): string {
  const ending = { 'application/pdf': 'pdf', 'image/png': 'png' }[contentType] ?? 'jpg';
  const stem = (fileName ?? '').replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N} ._-]/gu, '_');
  return `${stem.trim() || 'belge'}.${ending}`;
}
