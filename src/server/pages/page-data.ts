import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { DATA_PATH, PAGE_DATA_ID } from '#contract/api/page-rendering.ts';
import { brotli } from '#server/platform/http/packing/brotli.ts';
import type { Dictionary, Readable } from '#server/platform/http/packing/dictionary.ts';
import { bestEncoding } from '#server/platform/http/static-files.ts';
import { isReadableAddress } from '#server/platform/http/unreadable-requests.ts';
import type { CachedPage, PageAnswer } from './page-cache.ts';
import { siteFileAt } from './site-files.ts';

const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);
/** Made for one reader: hardly larger than with the most effort, in a tenth of its time. */
const QUALITY = 4;
const BEGIN = `id="${PAGE_DATA_ID}">`;
const END = '</script>';

/** The address of the page whose data lie at an address; undefined where none do. */
export function pageOfData(url: string): string | undefined {
  if (!url.startsWith(`${DATA_PATH}/`)) return undefined;
  const page = url.slice(DATA_PATH.length);
  const [path = ''] = page.split('?', 1);
  return isReadableAddress(page) && !siteFileAt(path) ? page : undefined;
}

/** A page's data as an answer: true as long as the page is, and known to edges by its keys. */
export const dataPage = (page: CachedPage): CachedPage => ({
  ...page,
  ...(page.redirect !== undefined && { status: 200, redirect: undefined }),
  type: 'application/json; charset=utf-8',
  etag: page.etag.replace('"', '"data-'),
});

/** Those data in the best form for the browser; cut out of the page, which alone is kept. */
export async function encodedData(
  page: CachedPage,
  asking: Readable,
  dictionary?: Dictionary,
): Promise<PageAnswer> {
  const { etag } = dataPage(page);
  const isAt = dictionary?.isAt(asking) === true;
  const kept = isAt ? dictionary.ready(etag) : undefined;
  if (kept) return { encoding: 'dcz', body: kept };
  const body = page.redirect === undefined ? await cutOut(page) : redirected(page.redirect);
  if (isAt) return { encoding: 'dcz', body: await dictionary.packOnce(etag, body) };
  const encoding = bestEncoding(asking['accept-encoding'], { br: true, gzip: true });
  if (encoding === 'br') return { encoding, body: await brotli(body, QUALITY) };
  return { encoding, body: encoding ? await gzipped(body) : body };
}

const redirected = (redirect: string) => Buffer.from(JSON.stringify({ redirect }));

async function cutOut({ br }: CachedPage): Promise<Buffer> {
  const html = await unpacked(br);
  const begin = html.lastIndexOf(BEGIN) + BEGIN.length;
  return html.subarray(begin, html.indexOf(END, begin));
}
