import { z } from 'zod';
import { endpoint } from './api/endpoint.ts';
import { shortText } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';

/** Pictures of a business (specification 5 and 9). */
export const MAX_IMAGES = 5;
export const MAX_IMAGE_BYTES = 10_485_760;
export const imageTooMany = (max: number) => `Maksimum ${max} görsel yükleyebilirsiniz`;
export const IMAGE_TOO_MANY = imageTooMany(MAX_IMAGES);
export const imageTooLarge = (fileName: string) => `${fileName} çok büyük (maksimum 10MB)`;
/**
 * Pixels of a picture that is taken: 50, 25 and 16 megapixels as cameras count them. Only JPEG is cheap to
 * decode in large; an AVIF of a kilobyte names as many as it likes.
 */
export const MAX_PIXELS = {
  jpeg: 8192 * 6144,
  png: 6144 * 4096,
  webp: 6144 * 4096,
  avif: 4608 * 3456,
} as const;
export type PictureKind = keyof typeof MAX_PIXELS;
/** What a file picker offers for a picture; the server looks at the content. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** Specification 3, step 3 of the owner's application: pdf, jpg, jpeg, png. */
export const DOCUMENT_EXTENSIONS = ['.pdf', '.jpg', '.jpeg', '.png'] as const;
export const MAX_DOCUMENTS = 10;
export const DOCUMENT_TOO_MANY = `En fazla ${MAX_DOCUMENTS} belge yükleyebilirsiniz`;

/** The signed address takes one file within this time. */
export const UPLOAD_MINUTES = 10;
/** A file that no record took goes after this time. */
export const UNATTACHED_HOURS = 48;
/** Documents go this long after the decision (decisions, Owner documents). */
export const DOCUMENT_DAYS = 30;

/** Sizes a picture is kept in; a smaller one is never enlarged. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
/** Tall pictures end here: a phone's screenshot still fits whole. */
export const PICTURE_MAX_HEIGHT = 2560;
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A stored picture as pages draw it; `width` and `height` are of its largest size. */
export const Picture = z.object({
  /** As it stands in `images`. */
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** A few dots of it as a data address, drawn until it is there. */
  placeholder: z.string(),
  hasAvif: z.boolean(),
  /** A visitor gave it to the page of a business. */
  isOfVisitor: z.boolean().optional(),
  /** It shows what things cost, as it was on that day: `2026-11-03`. */
  pricesOn: z.string().optional(),
});
export type Picture = z.infer<typeof Picture>;

/** Of a picture or a document: what forms send along. A document's own file is at `readDocument`. */
export const uploadAddress = (id: string): string => `/api/objects/${id}`;

/** The widths a picture of this width is kept in, smallest first. */
export const widthsOf = (width: number): number[] => [
  ...PICTURE_WIDTHS.filter((step) => step < width),
  width,
];

/** A picture seen by a private link has the link's token behind its address. */
const srcSet = ({ src, width }: Picture, format: PictureFormat) => {
  const [address, token] = src.split('?');
  const query = token ? `?${token}` : '';
  return widthsOf(width)
    .map((step) => `${address}/${step}.${format}${query} ${step}w`)
    .join(', ');
};

/** What `web/ui/Picture` draws. */
export interface DrawnPicture {
  src: string;
  width?: number;
  height?: number;
  placeholder?: string;
  isOfVisitor?: boolean | undefined;
  webp?: string;
  avif?: string;
}

/** The pictures of a record in their order; one without known sizes is drawn as it is. */
export const drawnPictures = (record: { images: string[]; pictures: Picture[] }): DrawnPicture[] =>
  record.images.map((src) => {
    const known = record.pictures.find((picture) => picture.src === src);
    if (!known) return { src };
    const { width, height, placeholder, isOfVisitor, hasAvif } = known;
    return {
      src,
      width,
      height,
      placeholder,
      isOfVisitor,
      webp: srcSet(known, 'webp'),
      ...(hasAvif && { avif: srcSet(known, 'avif') }),
    };
  });

const UploadId = z.uuid('Böyle bir dosya yok').max(36);
/** Of the private page of an ad that shows the picture. */
const token = z.uuid().max(36).optional();

export const askUpload = endpoint({
  summary:
    'Dosya yüklemek için imzalı bir adres verir: 10 dakika, tek dosya, en fazla 10 MB. Dosya PUT ile oraya gönderilir; sorgusuz hali dosyanın adresidir',
  method: 'POST',
  path: '/api/objects/upload',
  access: 'public',
  limit: LIMITS.upload,
  input: z.object({
    /** A document is private: only admins download it. */
    purpose: z.enum(['image', 'document']).default('image'),
    /** Shown to whoever reads the document. */
    fileName: shortText(200).optional(),
  }),
  output: z.object({ uploadURL: z.string() }),
});

export const sendUpload = endpoint({
  summary:
    'İmzalı adrese dosyayı gönderir. Türü içeriğinden okunur: JPEG, PNG, WebP, AVIF; belgelerde PDF, JPG, PNG',
  method: 'PUT',
  path: '/api/objects/:id',
  access: 'public',
  limit: LIMITS.uploadFile,
  isRaw: true,
  // A little more than the largest file, so that the sentence about it is said here.
  maxBodyBytes: MAX_IMAGE_BYTES + 64 * 1024,
  // Counts from the first byte: a large photo over a slow mobile line takes its time.
  timeoutMs: 5 * 60_000,
  input: z.object({
    id: UploadId,
    expires: z.string().max(20).default(''),
    signature: z.string().max(100).default(''),
  }),
  output: z.object({ address: z.string() }),
});

export const readUpload = endpoint({
  summary: 'Yüklenen görsel, en büyük boyunda (WebP)',
  method: 'GET',
  path: '/api/objects/:id',
  access: 'public',
  knowsVisitor: true,
  isRaw: true,
  input: z.object({ id: UploadId, token }),
  output: z.unknown(),
});

export const readDocument = endpoint({
  summary: 'Bir başvurunun belgesi, yalnızca yöneticiye; her indirme karar defterine yazılır',
  method: 'GET',
  path: '/api/documents/:id',
  access: 'admin',
  needsFreshProof: true,
  isRaw: true,
  input: z.object({ id: UploadId }),
  output: z.unknown(),
});

export const readPictureSize = endpoint({
  summary: 'Görselin bir boyu: 320.webp, 640.avif gibi',
  method: 'GET',
  path: '/api/objects/:id/:file',
  access: 'public',
  knowsVisitor: true,
  isRaw: true,
  input: z.object({
    id: UploadId,
    file: z
      .string()
      .max(9)
      .regex(/^\d{1,4}\.(?:webp|avif)$/, 'Böyle bir boy yok'),
    token,
  }),
  output: z.unknown(),
});
