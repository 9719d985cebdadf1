import type { PictureKind } from '#contract/uploads.ts';

type FileKind = PictureKind | 'pdf';

const contentTypes: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
};
export const contentTypeOf = (kind: FileKind): string => contentTypes[kind];

const documentKinds: FileKind[] = ['pdf', 'jpeg', 'png'];

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/**
 * What a file is by its first bytes; neither its name nor what the sender says counts. Undefined: none
 * that we take (SVG, GIF, HEIC, web pages …).
 */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return 'webp';
  if (isAvif(bytes)) return 'avif';
  if (/^%PDF-[12]\.\d/.test(text(bytes, 0, 8)) && hasPdfEnd(bytes)) return 'pdf';
  return undefined;
}

export const isPicture = (kind: FileKind | undefined): kind is PictureKind =>
  kind !== undefined && kind !== 'pdf';
export const isDocument = (kind: FileKind | undefined): kind is 'pdf' | 'jpeg' | 'png' =>
  kind !== undefined && documentKinds.includes(kind);

/** HEIC shares the box; AVIF is what names its own brand, as the first or as a compatible one. */
function isAvif(bytes: Uint8Array): boolean {
  if (text(bytes, 4, 4) !== 'ftyp') return false;
  const length = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const brands = text(bytes, 8, Math.min(length, 256) - 8);
  for (let at = 0; at < brands.length; at += 4) {
    if (['avif', 'avis'].includes(brands.slice(at, at + 4))) return true;
  }
  return false;
}

/** A PDF that was cut off lacks its end mark. */
const hasPdfEnd = (bytes: Uint8Array) =>
  text(bytes, Math.max(0, bytes.length - 2048), 2048).includes('%%EOF');
