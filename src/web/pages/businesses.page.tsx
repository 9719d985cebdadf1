import { Store } from 'lucide-react';
import { useLocation } from 'wouter';
import { DEFAULT_SORT, listBusinesses } from '#contract/businesses/businesses.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import type { Api } from '#web/api/api.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { BusinessList } from '#web/features/businesses/BusinessList.tsx';
import { loadCategoryChoices, loadListPage } from '#web/features/businesses/business-list.ts';
import { LIST_HEAD, ListFilterForm } from '#web/features/businesses/ListFilterForm.tsx';
import { LeadBelow, LIST_PAGE, ListTop } from '#web/features/businesses/ListTop.tsx';
import { listAddress, readListQuery } from '#web/features/businesses/list-address.ts';
import { listHead } from '#web/features/businesses/list-head.ts';
import { NoBusinesses } from '#web/features/businesses/NoBusinesses.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { resultsMap } from '#web/features/maps/results-map.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { listTexts, businessesTexts as texts } from '#web/texts/businesses.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { classNames } from '#web/ui/class-names.ts';

type Data = Awaited<ReturnType<typeof load>>;

const PATH = '/businesses';

export async function load(api: Api, { query: given }: Address) {
  const categories = await loadCategoryChoices(api);
  const query = readListQuery(given, categories);
  const { category, district, sort } = query;
  const list = await loadListPage(
    (paging) => api.list(listBusinesses, { category, district, sort, ...paging }),
    query.page,
  );
  return { categories, query, list };
}

export const adCategories = ({ categories, query }: Data) =>
  query.category
    ? categories.flatMap(({ name, slug }) => (name === query.category ? [slug] : []))
    : undefined;

export const head = ({ list, query }: Data, { site }: HeadContext): Head =>
  listHead({
    path: PATH,
    name: texts.title,
    title: texts.headTitle,
    description: texts.description,
    list,
    isIndexed: !query.category && !query.district && !query.sort,
    publicUrl: site.publicUrl,
  });

export function Page({ data, address }: PageProps<Data>) {
  const [, navigate] = useLocation();
  const { categories, list } = data;
  const query = readListQuery(address.query, categories);
  return (
    <div className={LIST_PAGE}>
      <ListTop
        crumbs={[{ label: texts.title }]}
        share={
          <ShareButton path={listAddress(PATH, query)} title={texts.headTitle} appearance="icon" />
        }
        title={texts.title}
        lead={texts.lead}
      />
      <div className={classNames(LIST_HEAD, 'justify-between')}>
        <div className="list-tools sm:contents">
          <ListFilterForm
            path={PATH}
            query={query}
            categories={categories}
            onChange={(form) => navigate(listAddress(PATH, readListQuery(form, categories)))}
          />
          <Chip
            href={listAddress('/new-businesses', {
              category: query.category,
              district: query.district,
            })}
            icon={<Store className="size-4" aria-hidden="true" />}
          >
            {texts.newest}
          </Chip>
        </div>
        <p role="status" className="font-heading font-semibold text-lg">
          {listTexts.found(formatNumber(list.total))}
        </p>
      </div>
      <BusinessList
        list={list}
        hrefFor={(page) => listAddress(PATH, { ...query, page })}
        heart={(business) => <FavoriteButton business={business} appearance="solid" />}
        ad={<ListAd />}
        orderedBy={query.sort ?? DEFAULT_SORT}
        map={resultsMap(
          list.items,
          listAddress('/map', { category: query.category, district: query.district }),
        )}
        empty={<NoBusinesses path={PATH} isNarrowed={Boolean(query.category ?? query.district)} />}
      />
      <LeadBelow lead={texts.lead} />
    </div>
  );
}
