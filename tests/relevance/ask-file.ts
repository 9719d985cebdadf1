import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listBusinesses } from '#contract/businesses/businesses.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { startProduct, visitor } from '#tests/load/product-process.ts';
import {
  isOfPlaces,
  measureRelevance,
  readQuestions,
  relevanceReport,
  textOf,
} from './questions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string' } },
});
if (positionals.length === 0) {
  console.error('npm run relevance -- FILE… [--at http://localhost:3000]');
  process.exit(64);
}

interface Found {
  id: number;
  name: string;
  address: string;
  subcategory: string | null;
  kind: { name: string } | null;
}
const asText = ({ id, name, address, subcategory, kind }: Found, isOfPlace: boolean) => ({
  id,
  text: textOf(
    isOfPlace ? `${address} · ${name}` : name,
    [kind?.name, subcategory].filter(Boolean).join(' '),
  ),
});

let asked = 0;
async function get(address: string): Promise<Response> {
  asked += 1;
  const answer = await fetch(address, { headers: visitor(asked) });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** Every business of a directory, page by page. */
async function allAt(address: string): Promise<Found[]> {
  const found: Found[] = [];
  let next: string | undefined = `${listBusinesses.path}?limit=500`;
  while (next) {
    const answer: Response = await get(new URL(next, address).href);
    found.push(...((await answer.json()) as Found[]));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return found;
}

/** Without an address: a directory of its own, with the examples. */
const product = values.at === undefined ? await startProduct() : undefined;
const address = product?.address ?? values.at ?? '';
try {
  const all = await allAt(address);
  for (const file of positionals) {
    const asTextOfFile = (one: Found) => asText(one, isOfPlaces(file));
    const found = await measureRelevance(
      readQuestions(readFileSync(file, 'utf8')),
      all.map(asTextOfFile),
      async (q) => {
        const answer = await get(`${address}${searchDirectory.path}?${new URLSearchParams({ q })}`);
        return ((await answer.json()) as { items: Found[] }).items.map(asTextOfFile);
      },
    );
    console.log(relevanceReport(file, found));
  }
} finally {
  await product?.stop();
}
