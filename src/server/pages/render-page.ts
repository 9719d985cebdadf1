import { existsSync, readFileSync } from 'node:fs';
import type { PageAssets, RenderedPage, RenderOptions } from '#contract/api/page-rendering.ts';
import type { Site } from '#contract/city/city.ts';
import type { DrawShareCard } from '#contract/share-pictures.ts';
import { dictionaryName } from '#server/platform/http/packing/dictionary.ts';
import type { ApiAnswers } from './api-answers.ts';
import { type MadeFrom, together } from './made-from.ts';
import type { Rendered } from './page-cache.ts';

const DIST = new URL('../../../dist/', import.meta.url);

type RenderWebPage = (options: RenderOptions) => Promise<RenderedPage>;
/** The one address of all that lead to the same page. */
export type PageAddress = (url: string) => string;
export type RenderPage = (
  href: string,
  requestId: string,
) => Promise<RenderedPage & Pick<Rendered, 'madeFrom'>>;

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The built web, or undefined when there is no build. */
export async function openBuiltWeb(dist = DIST): Promise<
  | {
      render: RenderWebPage;
      pageAddress: PageAddress;
      pagePaths: string[];
      drawShareCard: DrawShareCard;
      assets: PageAssets;
    }
  | undefined
> {
  const manifestFile = new URL('client/.vite/manifest.json', dist);
  const entry = new URL('server/entry-server.js', dist);
  if (!existsSync(manifestFile) || !existsSync(entry)) return undefined;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;
  const filesOfPages = JSON.parse(
    readFileSync(new URL('client/.vite/pages.json', dist), 'utf8'),
  ) as Record<string, string>;
  const { renderPage, pageAddress, pagePaths, drawShareCard } = (await import(entry.href)) as {
    renderPage: RenderWebPage;
    pageAddress: PageAddress;
    pagePaths: string[];
    drawShareCard: DrawShareCard;
  };
  return {
    render: renderPage,
    pageAddress,
    pagePaths,
    drawShareCard,
    assets: {
      ...assetsFrom(manifest, filesOfPages),
      dictionary: await dictionaryAddress(new URL('client/', dist)),
    },
  };
}

async function dictionaryAddress(client: URL): Promise<string | undefined> {
  const name = await dictionaryName(client);
  return name && `/${name}`;
}

function assetsFrom(
  manifest: Record<string, ManifestEntry>,
  filesOfPages: Record<string, string>,
): PageAssets {
  const client = manifest['src/web/entry-client.tsx'];
  if (!client) throw new Error('the build has no entry-client');
  const entries = (source: string, seen: Set<string>): ManifestEntry[] => {
    const entry = manifest[source];
    if (!entry || seen.has(source)) return [];
    seen.add(source);
    return [entry, ...(entry.imports ?? []).flatMap((name) => entries(name, seen))];
  };
  const namesByFile = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  const addresses = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
  const ofClient = entries('src/web/entry-client.tsx', new Set());
  const styles = addresses(ofClient.flatMap(({ css = [] }) => css));
  const known = new Map<string, { chunks: string[]; styles: string[] }>();
  const assetsOf = (source: string) => {
    let files = known.get(source);
    if (!files) {
      const name = namesByFile.get(filesOfPages[source] ?? '') ?? source;
      const ofPage = entries(name, new Set());
      const scripts = [...ofClient.slice(1), ...ofPage].filter((entry) => entry !== client);
      files = {
        chunks: addresses(scripts.map(({ file }) => file)),
        styles: addresses(ofPage.flatMap(({ css = [] }) => css)).filter(
          (file) => !styles.includes(file),
        ),
      };
      known.set(source, files);
    }
    return files;
  };
  return {
    script: `/${client.file}`,
    styles,
    chunksOf: (source) => assetsOf(source).chunks,
    stylesOf: (source) => assetsOf(source).styles,
  };
}

/** Renders pages of what the API answers in this process, and says what they were made from. */
export const pageRenderer =
  (
    web: { render: RenderWebPage; assets: PageAssets },
    answers: Pick<ApiAnswers, 'fetch'>,
    site: () => Promise<Site>,
    now: () => Date,
  ): RenderPage =>
  async (href, requestId) => {
    const parts: MadeFrom[] = [];
    const rendered = await web.render({
      href,
      site: await site(),
      now: now(),
      assets: web.assets,
      fetch: async (address, request) => {
        const answer = await answers.fetch(address, request, requestId);
        parts.push(answer.madeFrom);
        return answer;
      },
    });
    return { ...rendered, madeFrom: together(parts) };
  };
