import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { nameOf } from '#contract/api/api.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { lookOfSlug } from '#contract/categories/category-look.ts';
import { createApi } from '#web/api/api.ts';
import { AdsContext } from '#web/browser/ads-context.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import { SiteContext } from '#web/browser/site-context.ts';
import { headOf, Redirect } from '#web/page.ts';
import { adsFor, liveAds } from '#web/page-ads.ts';
import { adCategoriesOf, addressOf, loadPageModule } from '#web/page-loading.ts';
import { CategoryLooksContext } from '#web/ui/artwork/category-look.ts';
import { islandsLoaded } from '#web/ui/island/island.ts';
import { endpointAsked } from './endpoint-asked.ts';
import { liveScreen } from './live-screen.ts';
import { ASKED_ONCE } from './screen-with-api.tsx';
import { filledIn } from './variations.ts';
import { answersOfPages, site } from './varied-pages.ts';

const at = new Date('2026-11-20T09:00:00.000Z');

/** What a page is answered: as it is written down, or as the contract has it. */
export const given = (href: string, endpoint: Endpoint): unknown => {
  const name = nameOf(endpoint);
  const own = [`${href} ${name}`, name].find((one) => one in answersOfPages);
  return own ? answersOfPages[own] : filledIn(endpoint.output, '', undefined);
};

interface Drawing {
  /** Answers by their calls, in the place of those that are written down. */
  others?: Record<string, unknown>;
  /** So many more there are of each list. */
  more?: number;
  /** It can be pressed, as in the browser; else it stands as the server draws it. */
  isAlive?: boolean;
  /** Whether what changes something is refused by now. */
  refuses?: () => boolean;
}

/** A page with all that it is made of: what it asked, what it sent since, and what is told of it beside the page. */
export async function drawnPage(
  href: string,
  { others = {}, more = 0, isAlive, refuses }: Drawing,
) {
  const asked = new Set<Endpoint>();
  const sent: string[] = [];
  const api = createApi(async (address, { method, body }) => {
    const endpoint = endpointAsked(method, address);
    if (!endpoint) throw new Error(`Nobody answers ${address}`);
    asked.add(endpoint);
    const told = [method, address, body].filter(Boolean).join(' ');
    if (told !== ASKED_ONCE) sent.push(told);
    if (method !== 'GET' && refuses?.())
      return Response.json({ detail: 'Bu kez olmadı.' }, { status: 422 });
    const name = nameOf(endpoint);
    const value = name in others ? others[name] : given(href, endpoint);
    if (value === undefined) return Response.json({ detail: 'Yok' }, { status: 404 });
    const headers = new Headers();
    if (Array.isArray(value)) headers.set('X-Total-Count', String(value.length + more));
    if (more > 0) headers.set('Link', '<x>; rel="next"');
    return Response.json(value, { headers });
  });
  const { match, address } = addressOf(href);
  const module = await loadPageModule(match.page);
  let data: unknown;
  try {
    data = await module.load?.(api, address);
  } catch (error) {
    const to = error instanceof Redirect ? error.to : String(error);
    return {
      ...{ head: [`→ ${to}`], told: [], asked, before: sent, sent },
      screen: undefined,
      ways: [],
    };
  }
  await islandsLoaded();
  const categories = adCategoriesOf({ page: match.page, data });
  const { ads } = adsFor(await liveAds(api), { path: address.path, at, categories });
  const { title, structuredData = [], isIndexed } = headOf(module, data, { site, address });
  const [path, search = ''] = href.split('?') as [string, string?];
  const way = memoryLocation({ path, searchPath: search, record: true });
  const onServer = { ssrPath: address.path, ssrSearch: search };
  const before = sent.splice(0);
  const screen = liveScreen(
    <SiteContext value={site}>
      <CategoryLooksContext value={(slug) => lookOfSlug(site.categories, slug)}>
        <ApiContext value={api}>
          <ClockContext value={new PageClock(at)}>
            <AdsContext value={ads}>
              <Router {...(isAlive ? { hook: way.hook, searchHook: way.searchHook } : onServer)}>
                <module.Page {...{ data, address }} onRetry={() => undefined} />
              </Router>
            </AdsContext>
          </ClockContext>
        </ApiContext>
      </CategoryLooksContext>
    </SiteContext>,
    !isAlive,
  );
  const told = structuredData.map((one) => JSON.stringify(one, null, 1));
  const head = [title, isIndexed === false && 'noindex', `${module.status?.(data) ?? 200}`];
  return { ...{ screen, head, told, asked, before, sent }, ways: way.history };
}
