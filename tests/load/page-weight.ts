import { createHash } from 'node:crypto';

/** The page of the best rated business. */
export async function pageToRate(address: string): Promise<string> {
  const [first] = (await (await fetch(`${address}/api/businesses?limit=1`)).json()) as {
    id: number;
  }[];
  return `/business/${first?.id}`;
}

/** Public pages that the budget counts; the map page loads its map apart. */
export async function pagesOfBudget(address: string): Promise<string[]> {
  return [
    '/',
    '/search?q=kebap',
    '/category/kafeler',
    '/mahalle/seyhan/resatbey',
    '/businesses',
    await pageToRate(address),
    '/faq',
  ];
}

interface PageWeight {
  /** As written, and as it travels. */
  html: { written: number; sent: number };
  /** As it travels to whoever has the dictionary. */
  second: number;
  scriptBytes: number;
  scripts: string[];
}

/** What a first visit's page and its scripts weigh, as they travel in brotli where the server offers it. */
export async function weighPage(address: string, path: string): Promise<PageWeight> {
  const answer = await fetch(address + path, { headers: { 'accept-encoding': 'br' } });
  const html = await answer.text();
  const scripts = [
    ...html.matchAll(
      /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g,
    ),
  ].map((match) => match[1] ?? '');
  let scriptBytes = 0;
  for (const script of scripts) {
    const response = await fetch(address + script, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    scriptBytes += Number(response.headers.get('content-length'));
  }
  const sent = Number(answer.headers.get('content-length'));
  const second = await weighSecond(address, path, html);
  return { html: { written: Buffer.byteLength(html), sent }, second, scriptBytes, scripts };
}

async function weighSecond(address: string, path: string, html: string): Promise<number> {
  const [, file = ''] = /rel="compression-dictionary" href="([^"]+)"/.exec(html) ?? [];
  const words = new Uint8Array(await (await fetch(address + file)).arrayBuffer());
  const hash = createHash('sha256').update(words).digest('base64');
  const answer = await fetch(address + path, {
    headers: { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` },
  });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}
