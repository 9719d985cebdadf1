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

/** Bytes a first visit's scripts weigh as they travel, brotli where the server offers it. */
export async function weighPage(
  address: string,
  path: string,
): Promise<{ scriptBytes: number; scripts: string[] }> {
  const html = await (await fetch(address + path)).text();
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
  return { scriptBytes, scripts };
}
