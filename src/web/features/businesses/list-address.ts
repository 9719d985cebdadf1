import { chosen } from '#contract/api/paging.ts';
import { DEFAULT_SORT, SORTS, type Sort } from '#contract/businesses/businesses.ts';
import { type District, districtFromText } from '#contract/city/districts.ts';
import { slugify } from '#contract/text/turkish-fold.ts';

/** What the address of a list asks for. Undefined means no filter. */
export interface ListQuery {
  q?: string | undefined;
  /** A category's name. */
  category?: string | undefined;
  district?: District | undefined;
  sort?: Sort | undefined;
  page?: number | undefined;
}

/** The API's limit of a question; what is longer is cut rather than refused. */
const MAX_QUESTION_LENGTH = 200;
/** Nobody turns more pages by hand; larger numbers in an address are nonsense. */
const MAX_PAGE = 9999;

/**
 * Reads an address or a form without ever failing: what nobody knows (a sort, a district, a page
 * `abc`) is left out. `categories` are the ones there are; a slug finds its name as well.
 */
export function readListQuery(
  given: URLSearchParams | FormData,
  categories: readonly { name: string; slug: string }[],
): ListQuery {
  const text = (name: string) => {
    const value = given.get(name);
    return chosen(typeof value === 'string' ? readable(value) : undefined);
  };
  const wanted = text('category');
  const folded = wanted && slugify(wanted);
  const page = Number(/^\d{1,9}$/.exec(text('page') ?? '')?.[0] ?? 1);
  const district = text('district');
  const sort = SORTS.find((known) => known === text('sort'));
  return {
    q: readable(String(given.get('q') ?? '')) || undefined,
    category: categories.find(({ name, slug }) => slug === folded || slugify(name) === folded)
      ?.name,
    district: district ? districtFromText(district) : undefined,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    page: page > 1 ? Math.min(page, MAX_PAGE) : undefined,
  };
}

/** Category, district and page alone: for a list that nothing else narrows. */
export function readChoices(
  given: URLSearchParams,
  categories: readonly { name: string; slug: string }[],
): Pick<ListQuery, 'category' | 'district' | 'page'> {
  const { category, district, page } = readListQuery(given, categories);
  return { category, district, page };
}

/** Control characters, which the API refuses, become spaces. */
const readable = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUESTION_LENGTH)
    .trim();

/** The address that asks for it; what is not set is left out, so one list has one address. */
export function listAddress(
  path: string,
  { q, category, district, sort, page }: ListQuery,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ q, category, district, sort, page })) {
    if (value) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
