import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { PageAssets, RenderedPage, RenderOptions } from '#contract/api/page-rendering.ts';
import type { ConfiguredSite, Site } from '#contract/city/city.ts';
import type { DrawShareCard, ShareDrawing } from '#contract/share-pictures.ts';
import { recordEmailSamples } from '#server/decided-records/decided-records.service.ts';
import { emailPreview } from '#server/notifications/emails/email-preview.ts';
import type { ApiAnswers } from './api-answers.ts';
import { pageRenderer } from './render-page.ts';

const ENTRY = '/src/web/entry-server.tsx';

/** The web from its sources: Vite answers for them, pages are rendered from what stands now. */
export async function openDevelopmentWeb(site: ConfiguredSite) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const assets: PageAssets = {
    script: '/src/web/entry-client.tsx',
    // As a style file, so that the page is not bare until the script has run.
    styles: ['/src/web/styles/site.css?direct'],
    chunksOf: () => [],
    stylesOf: () => [],
  };
  return {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      const url = URL.parse(request.url ?? '', site.publicUrl);
      if (url?.pathname !== '/emails') return vite.middlewares(request, response, next);
      const { name: siteName, publicUrl } = site;
      const html = emailPreview(
        { siteName, publicUrl },
        url.searchParams.get('email'),
        recordEmailSamples({ publicUrl }),
      );
      response.writeHead(html ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(html);
    },
    close: () => vite.close(),
    drawShareCard: async (drawing: ShareDrawing) => {
      const web = (await vite.ssrLoadModule(ENTRY)) as { drawShareCard: DrawShareCard };
      return web.drawShareCard(drawing);
    },
    renderPage:
      (answers: ApiAnswers, site: () => Promise<Site>, now: () => Date) =>
      async (href: string, id: string) => {
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
