import { Refusal } from '#contract/api/errors.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { isOpenState, openSentence, openStateAt } from '#contract/calendar/opening-hours.ts';
import type { Site } from '#contract/city/city.ts';
import { getBusiness, listBusinesses } from '#server/businesses/reading/businesses.service.ts';
import type { Basics } from '#server/platform/context.ts';
import { readChoices } from './file-choices.ts';
import type { SiteFile } from './site-file.ts';
import { xmlText } from './xml.ts';

/** Rows of the list that pages of others frame. */
const LENGTH = 10;

/** The system's own colours, so that it is readable on light and dark pages; no script and no file. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:.75rem 1rem;font:1rem/1.45 system-ui,sans-serif;background:Canvas;color:CanvasText}a{color:inherit}ul{list-style:none;margin:.5rem 0;padding:0}li{padding:.4rem 0;border-top:1px solid GrayText}h1,p{margin:0;font-size:1rem}h1 a,li a{display:inline-block;padding:.15rem 0;font-weight:600}.s::before{content:"○";margin-right:.4em}.o::before{content:"●";color:light-dark(#14663b,#6fd6a0)}small a{display:inline-block;padding:.3rem 0}`;

const link = (href: string, text: string) =>
  `<a href="${xmlText(href)}" target="_blank" rel="noopener">${xmlText(text)}</a>`;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${xmlText(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

const file = (title: string, body: string): SiteFile => ({
  ...{ type: 'text/html; charset=utf-8', body: page(title, body), isFramable: true },
});

const stateOf = ({ hours, isOpen, specialDays, holidays }: Business, now: Date) =>
  openStateAt(hours, now, { isOpen, specialDays, holidays });

const stateHtml = (state: ReturnType<typeof stateOf>) =>
  `<p class="s${isOpenState(state) ? ' o' : ''}">${xmlText(openSentence(state))}</p>`;

const endOf = (ends: (Date | undefined)[]): Date | undefined =>
  ends
    .filter((end) => end !== undefined)
    .sort((a, b) => a.getTime() - b.getTime())
    .at(0);

/** A business's name and whether it is open, for its own page elsewhere. */
export async function businessBadge(ctx: Basics, site: Site, id: number): Promise<SiteFile> {
  try {
    const business = await getBusiness(ctx, { id });
    const state = stateOf(business, ctx.now());
    const href = `${site.publicUrl}/business/${business.id}`;
    const example = business.isExample ? '<small>Örnek kayıt</small><br>' : '';
    return {
      ...file(
        business.name,
        `<h1>${link(href, business.name)}</h1>${stateHtml(state)}${example}<small>${link(`${site.publicUrl}/`, site.name)}</small>`,
      ),
      endsAt: state.changesAt,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // In its place on the other page, where the browser's own words for what may not be framed stood else.
    const isClosed = error.code === 'business_closed';
    const gone = isClosed ? 'Bu işletme kalıcı olarak kapandı' : 'Bu işletme rehberde yok';
    return {
      ...file(gone, `<p>${gone}.</p><small>${link(`${site.publicUrl}/`, site.name)}</small>`),
      status: isClosed ? 410 : 404,
    };
  }
}

/** The best rated of a category and a district, each with whether it is open. */
export async function listBadge(
  ctx: Basics,
  site: Site,
  query: URLSearchParams,
): Promise<SiteFile> {
  const { category, district } = await readChoices(ctx, query);
  const { items } = await listBusinesses(ctx, {
    ...{ category: category?.name, district },
    ...{ sort: 'rating', limit: LENGTH },
  });
  const now = ctx.now();
  const states = items.map((business) => stateOf(business, now));
  const title = [district, category?.name ?? 'İşletmeler'].filter(Boolean).join(' · ');
  const path = category ? `/category/${category.slug}` : '/businesses';
  const href = site.publicUrl + path + (district ? `?${new URLSearchParams({ district })}` : '');
  const rows = items.map(
    ({ id, name, isExample }, at) =>
      `<li>${link(`${site.publicUrl}/business/${id}`, name)}${isExample ? ' <small>(örnek kayıt)</small>' : ''}${stateHtml(states[at] as ReturnType<typeof stateOf>)}</li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Burada henüz işletme yok.</p>';
  return {
    ...file(
      title,
      `<h1>${link(href, title)}</h1>${list}<small>${link(`${site.publicUrl}/`, site.name)}</small>`,
    ),
    endsAt: endOf(states.map(({ changesAt }) => changesAt)),
  };
}
