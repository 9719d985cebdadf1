import type { Site } from '#contract/city/city.ts';
import { CITY_NAME } from '#contract/city/city.ts';
import { cutAtWord } from '#contract/text/meta-description.ts';
import { listNewBusinesses } from '#server/businesses/reading/new-businesses.service.ts';
import type { Basics } from '#server/platform/context.ts';
import { choicesQuery, readChoices } from './file-choices.ts';
import { xmlDocument, xmlElement, xmlText } from './xml.ts';

const LENGTH = 30;
const ABOUT_LENGTH = 300;

/** RSS 2.0 of the businesses that came last; one that only shows what a page looks like says so. */
export async function businessFeed(
  ctx: Basics,
  site: Site,
  query: URLSearchParams,
): Promise<string> {
  const narrowed = await readChoices(ctx, query);
  const { category, district } = narrowed;
  const choices = { ...(category && { category: category.name }), ...(district && { district }) };
  const { items } = await listNewBusinesses(ctx, { limit: LENGTH, ...choices });
  const named = Object.values(choices).join(', ');
  const title = `${site.name}: yeni işletmeler${named && ` (${named})`}`;
  const self = `${site.publicUrl}/feed.xml${choicesQuery(narrowed)}`;
  const { publicUrl } = site;
  const newest = items[0]?.approvedAt;
  const entries = items.map((business) => {
    const { id, name, category, district, address, approvedAt, isExample } = business;
    const link = `${publicUrl}/business/${id}`;
    const about = cutAtWord(business.description ?? '', ABOUT_LENGTH);
    const words = [
      isExample && 'Örnek kayıt.',
      `${category}, ${district}.`,
      about || `Adres: ${address.replace(/\.$/, '')}.`,
    ].filter(Boolean);
    return [
      '<item>',
      xmlElement('title', name),
      xmlElement('link', link),
      `<guid isPermaLink="true">${xmlText(link)}</guid>`,
      xmlElement('pubDate', approvedAt ? new Date(approvedAt).toUTCString() : undefined),
      xmlElement('category', category),
      xmlElement('description', words.join(' ')),
      '</item>',
    ].join('');
  });
  return xmlDocument(
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
      xmlElement('title', title),
      xmlElement('link', `${publicUrl}/`),
      `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
      xmlElement(
        'description',
        `${CITY_NAME} rehberine en son eklenen işletmeler${named && `: ${named}`}.`,
      ),
      xmlElement('language', 'tr'),
      xmlElement('lastBuildDate', newest ? new Date(newest).toUTCString() : undefined),
      xmlElement('ttl', '60'),
      ...entries,
      '</channel></rss>',
    ].join('\n'),
  );
}
