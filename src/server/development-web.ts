import { createServer } from 'vite';
import type { Site } from '#contract/city.ts';
import type { PageAssets, RenderedPage, RenderOptions } from '#contract/page-rendering.ts';
import type { ApiAnswers } from './api-answers.ts';
import { pageRenderer } from './render-page.ts';

const ENTRY = '/src/web/entry-server.tsx';

/** The web from its sources: Vite answers for them, pages are rendered from what stands now. */
export async function openDevelopmentWeb() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const assets: PageAssets = {
    script: '/src/web/entry-client.tsx',
    // As a style file, so that the page is not bare until the script has run.
    styles: ['/src/web/styles/site.css?direct'],
    fonts: [],
    chunksOf: () => [],
    stylesOf: () => [],
  };
  return {
    middleware: vite.middlewares,
    close: () => vite.close(),
    renderPage:
      (answers: ApiAnswers, site: Site, now: () => Date) => async (href: string, id: string) => {
        const render = async (options: RenderOptions): Promise<RenderedPage> => {
          const { renderPage } = (await vite.ssrLoadModule(ENTRY)) as {
            renderPage: (options: RenderOptions) => Promise<RenderedPage>;
          };
          const page = await renderPage(options);
          if (page.redirect !== undefined) return page;
          return { ...page, html: await vite.transformIndexHtml(href, page.html) };
        };
        return pageRenderer({ render, assets }, answers, site, now)(href, id);
      },
  };
}
