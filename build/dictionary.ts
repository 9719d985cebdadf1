import { createHash } from 'node:crypto';
import type {
  PageAssets,
  RenderedPage,
  RenderOptions,
} from '../src/contract/api/page-rendering.ts';
import { CITY_FACTS, type Site } from '../src/contract/city/city.ts';
import { answerTo, MOMENT, site } from './dictionary-answers.ts';

/** Pages that are alike, the kind last that is opened most: what is near the end costs a reference less. */
const PAGES = ['/', '/category/kafeler', '/business/1030', '/business/1015', '/business/1000'];
/** Letters that are the same by no chance. */
const REACH = 64;
/** Less than this between them is a name or a number. */
const LEAST = 40;

interface Web {
  render: (options: RenderOptions) => Promise<RenderedPage>;
  assets: PageAssets;
}

/**
 * What the pages of this build have in common, for browsers that take pages by a dictionary (RFC 9842): pages of
 * made-up businesses, drawn as any other, each without what stands in one before it.
 */
export async function makeDictionary({ render, assets }: Web): Promise<Buffer> {
  let text = '';
  for (const href of PAGES.toReversed()) {
    const page = await render({
      ...{ href, assets, site: { ...SITE, ...site }, now: new Date(MOMENT) },
      fetch: async (address) => answered(answerTo(address.split('?', 1)[0] ?? '')),
    });
    if (page.redirect !== undefined || page.status !== 200)
      throw new Error(`${href} of the dictionary: ${page.status}`);
    text = newIn(page.html, text) + text;
  }
  return Buffer.from(text);
}

export const dictionaryFile = (bytes: Buffer): string =>
  `dictionary-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.dat`;

const SITE: Omit<Site, 'name' | 'publicUrl' | 'categories'> = {
  socialUrls: [],
  facts: CITY_FACTS,
  mapStyleUrl: '',
};

/** What of a page does not stand in the text, but for names and numbers, which the next page has others of. */
function newIn(html: string, text: string): string {
  const known = new Set<string>();
  for (let at = 0; at + REACH <= text.length; at += 1) known.add(text.slice(at, at + REACH));
  let parts = '';
  let from = 0;
  let knownUntil = 0;
  for (let at = 0; at <= html.length; at += 1) {
    if (at < html.length && !known.has(html.slice(at, at + REACH))) continue;
    if (at - from >= LEAST && at > knownUntil) parts += html.slice(from, at);
    knownUntil = at + REACH;
    from = knownUntil;
  }
  return parts;
}

function answered(body: unknown): Response {
  const items = Array.isArray(body) ? body.length : 0;
  if (body === undefined) return Response.json({ detail: '' }, { status: 404 });
  return Response.json(body, { headers: { 'X-Total-Count': String(items) } });
}
