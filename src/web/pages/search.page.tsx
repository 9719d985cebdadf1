import { Map as MapIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { listBusinesses, searchBusinesses } from '#contract/businesses.ts';
import { listCategories } from '#contract/categories.ts';
import { SEARCH_SKELETONS } from '#contract/interface-timings.ts';
import { formatNumber } from '#contract/numbers.ts';
import { countSearch } from '#contract/visits.ts';
import type { Api } from '#web/api/api.ts';
import { sendAlong } from '#web/browser/send-along.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { BusinessList, BusinessListSkeleton } from '#web/features/businesses/BusinessList.tsx';
import { loadListPage } from '#web/features/businesses/business-list.ts';
import { FilterChips } from '#web/features/businesses/FilterChips.tsx';
import {
  hasFilters,
  type ListQuery,
  listAddress,
  readListQuery,
} from '#web/features/businesses/list-address.ts';
import { CategoryChips } from '#web/features/categories/CategoryChips.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { SearchForm } from '#web/features/search/SearchForm.tsx';
import { SearchPrompt } from '#web/features/search/SearchPrompt.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { titled } from '#web/page.ts';
import { listTexts } from '#web/texts/businesses.ts';
import { searchTexts as texts } from '#web/texts/search.ts';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const PATH = '/search';

export async function load(api: Api, { query: given }: Address) {
  const categories = (await api.call(listCategories, {})).map(({ name, slug }) => ({ name, slug }));
  const query = readListQuery(given, categories);
  if (!hasFilters(query)) return { categories, query, list: undefined };
  const { q, category, district } = query;
  const list = await loadListPage(
    (paging) =>
      q
        ? api.list(searchBusinesses, { q, category, district, ...paging })
        : api.list(listBusinesses, { category, district, ...paging }),
    query.page,
  );
  return { categories, query, list };
}

export const head = ({ query, list }: Data, { site }: HeadContext): Head => ({
  title: titled(list ? texts.headTitle(query) : texts.title, site),
  description: texts.description,
  canonical: PATH,
  isIndexed: list === undefined,
});

export const Page = ({ data, address }: PageProps<Data>) => (
  <SearchScreen data={data} address={address} />
);

export const Loading = ({ data, address }: { data: Data | undefined; address: Address }) => (
  <SearchScreen data={data} address={address} isWaiting />
);

interface SearchScreenProps {
  data: Data | undefined;
  address: Address;
  isWaiting?: boolean;
}

function SearchScreen({ data, address, isWaiting = false }: SearchScreenProps) {
  const [, navigate] = useLocation();
  const categories = data?.categories ?? [];
  const query = readListQuery(address.query, categories);
  return (
    <div className="shell pt-6 pb-16 sm:pt-10">
      <h1 tabIndex={-1} className="mb-5">
        {texts.title}
      </h1>
      <SearchForm
        texts={{ ...listTexts, ...texts, label: texts.form }}
        categories={categories}
        values={query}
        onSearch={(form) => navigate(listAddress(PATH, readListQuery(form, categories)))}
        sendsChoices
        isWaiting={isWaiting}
      />
      {hasFilters(query) ? (
        <>
          <FilterBar query={query} />
          {isWaiting || !data?.list ? (
            <>
              <p className="mb-5 font-heading font-semibold text-lg">{texts.loading}</p>
              <BusinessListSkeleton count={SEARCH_SKELETONS} />
            </>
          ) : (
            <Results query={data.query} list={data.list} />
          )}
        </>
      ) : (
        <SearchPrompt
          hrefFor={(q) => listAddress(PATH, { q })}
          categories={<CategoryChips categories={categories} />}
        />
      )}
    </div>
  );
}

/** What is asked for, and where else it can be seen. */
function FilterBar({ query }: { query: ListQuery }) {
  const [, navigate] = useLocation();
  const { q, category, district } = query;
  return (
    <div className="mt-4 mb-6 flex flex-wrap items-center gap-2">
      <FilterChips path={PATH} query={query} />
      <form
        action={PATH}
        onSubmit={(event) => {
          event.preventDefault();
          navigate(PATH);
        }}
      >
        <button type="submit" className="button button-quiet button-sm">
          {listTexts.clear}
        </button>
      </form>
      <div className="flex items-center gap-1 sm:ml-auto">
        <ButtonLink
          href={listAddress('/map', { q, category, district })}
          size="sm"
          icon={<MapIcon aria-hidden="true" />}
        >
          {listTexts.onMap}
        </ButtonLink>
        <ShareButton
          path={listAddress(PATH, query)}
          title={texts.headTitle(query)}
          appearance="icon"
        />
      </div>
    </div>
  );
}

function Results({ query, list }: { query: ListQuery; list: NonNullable<Data['list']> }) {
  const { q, category, district } = query;
  const { page } = list;
  useEffect(
    () => sendAlong(countSearch, { q, category, district, page }),
    [q, category, district, page],
  );
  return (
    <>
      {list.total > 0 && (
        <p role="status" className="mb-5 font-heading font-semibold text-lg">
          {texts.count(query, formatNumber(list.total))}
        </p>
      )}
      <BusinessList
        list={list}
        hrefFor={(page) => listAddress(PATH, { ...query, page })}
        heart={(business) => <FavoriteButton business={business} appearance="solid" />}
        ad={<ListAd />}
        empty={<NoResult query={query} />}
      />
    </>
  );
}

function NoResult({ query }: { query: ListQuery }) {
  const { q, category, district } = query;
  return (
    <div role="status">
      <EmptyState
        art={<EmptyScene kind="plate" className="h-36" />}
        title={texts.noResult.title(query)}
        action={
          <>
            {q && (category || district) && (
              <ButtonLink href={listAddress(PATH, { q })} variant="river">
                {texts.noResult.everywhere(q)}
              </ButtonLink>
            )}
            <ButtonLink href="/businesses">{texts.noResult.all}</ButtonLink>
          </>
        }
      >
        {texts.noResult.text}
      </EmptyState>
    </div>
  );
}
