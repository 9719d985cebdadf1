import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { endpoints, nameOf } from '#contract/api/api.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { lookOfSlug } from '#contract/categories/category-look.ts';
import { liveScreen } from '#tests/support/live-screen.ts';
import { Differences, filledIn, variationsOf } from '#tests/support/variations.ts';
import { answersOfPages, pagesToVary, site } from '#tests/support/varied-pages.ts';
import { createApi } from './api/api.ts';
import { AdsContext } from './browser/ads-context.ts';
import { ApiContext } from './browser/api-context.ts';
import { ClockContext, PageClock } from './browser/clock-context.ts';
import { SiteContext } from './browser/site-context.ts';
import { headOf, Redirect } from './page.ts';
import { adsFor, liveAds } from './page-ads.ts';
import { adCategoriesOf, addressOf, loadPageModule } from './page-loading.ts';
import { CategoryLooksContext } from './ui/artwork/category-look.ts';
import { islandsLoaded } from './ui/island/island.ts';

const at = new Date('2026-11-20T09:00:00.000Z');

const given = (href: string, endpoint: Endpoint) => {
  const name = nameOf(endpoint);
  const own = [`${href} ${name}`, name].find((one) => one in answersOfPages);
  return own ? answersOfPages[own] : filledIn(endpoint.output, '', undefined);
};
const endpointOf = (method: string, address: string) =>
  endpoints
    .filter((one) => one.method === method)
    .filter(({ path }) =>
      new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address.split('?', 1)[0] ?? ''),
    )
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0];

/** The page as the server draws it, and what search engines are told of it; `others` are answers by their calls. */
async function drawn(href: string, others: Record<string, unknown>, more = 0) {
  const asked = new Set<Endpoint>();
  const api = createApi(async (address, { method }) => {
    const endpoint = endpointOf(method, address);
    if (!endpoint) throw new Error(`Nobody answers ${address}`);
    asked.add(endpoint);
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
    return { sight: `→ ${to}`, asked: [...asked] };
  }
  await islandsLoaded();
  const categories = adCategoriesOf({ page: match.page, data });
  const { ads } = adsFor(await liveAds(api), { path: address.path, at, categories });
  const { title, structuredData = [], isIndexed } = headOf(module, data, { site, address });
  const { outline } = liveScreen(
    <SiteContext value={site}>
      <CategoryLooksContext value={(slug) => lookOfSlug(site.categories, slug)}>
        <ApiContext value={api}>
          <ClockContext value={new PageClock(at)}>
            <AdsContext value={ads}>
              <Router ssrPath={address.path} ssrSearch={href.split('?')[1] ?? ''}>
                <module.Page {...{ data, address }} onRetry={() => undefined} />
              </Router>
            </AdsContext>
          </ClockContext>
        </ApiContext>
      </CategoryLooksContext>
    </SiteContext>,
    true,
  );
  const told = structuredData.map((one) => JSON.stringify(one, null, 1));
  const head = [title, isIndexed === false && 'noindex', `${module.status?.(data) ?? 200}`];
  return { sight: [...head, outline(), ...told].filter(Boolean).join('\n'), asked: [...asked] };
}

const pages = Object.entries(pagesToVary);

test.each(pages)('%s, as it stands', async (href) => {
  expect((await drawn(href, {})).sight).toMatchSnapshot();
});

const varied = pages.filter(([, varies]) => Object.keys(varies).length > 0);
test.each(varied)('%s, as each field of the answers has it', async (href, varies) => {
  const { sight: stands, asked } = await drawn(href, {});
  const seen = new Differences();
  for (const [name, but] of Object.entries(varies)) {
    const endpoint = asked.find((one) => nameOf(one) === name);
    if (!endpoint) throw new Error(`It does not ask for ${name}`);
    const own = given(href, endpoint);
    const path = Array.isArray(own) ? name : '';
    for (const [said, varied] of variationsOf(endpoint.output, own, path)) {
      if (but.test(said)) continue;
      const { sight } = await drawn(href, { [name]: varied });
      seen.add(path ? said : `${name}.${said}`, stands, sight);
    }
    const { sight } = await drawn(href, { [name]: undefined });
    seen.add(`${name}: not there`, stands, sight);
  }
  seen.add('many more', stands, (await drawn(href, {}, 100)).sight);
  expect(seen.text()).toMatchSnapshot();
});
