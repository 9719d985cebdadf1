import { listCategories, shownCategories } from '#contract/categories.ts';
import { searchDirectory } from '#contract/search.ts';
import type { Api } from '#web/api/api.ts';
import { useClock } from '#web/browser/clock-context.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { BusinessList } from '#web/features/businesses/BusinessList.tsx';
import { toCardBusiness } from '#web/features/businesses/business-list.ts';
import { breadcrumbList, itemList } from '#web/features/businesses/item-list.ts';
import { ListChoices } from '#web/features/businesses/ListChoices.tsx';
import { listAddress, readChoices } from '#web/features/businesses/list-address.ts';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { numbered, numberedText, titled } from '#web/page.ts';
import { listTexts } from '#web/texts/businesses.ts';
import { openNowTexts as texts } from '#web/texts/open-now.ts';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const PATH = '/open-now';

export async function load(api: Api, { query: given }: Address) {
  const categories = shownCategories(await api.call(listCategories, {})).map(({ name, slug }) => ({
    name,
    slug,
  }));
  const { category, district, page } = readChoices(given, categories);
  const answer = await api.call(searchDirectory, { open: 'now', category, district, page });
  const { items, total, pageCount, facets, validUntil } = answer;
  return {
    categories,
    list: { items: items.map(toCardBusiness), total, page: answer.page, pageCount },
    ofCategory: Object.fromEntries(facets.category.map(({ value, count }) => [value, count])),
    ofDistrict: Object.fromEntries(facets.district.map(({ value, count }) => [value, count])),
    validUntil,
  };
}

export function head({ categories, list }: Data, { site, address }: HeadContext): Head {
  const { category, district } = readChoices(address.query, categories);
  const title = texts.title(
    categories.find(({ name }) => name === category),
    district,
  );
  return {
    title: titled(numbered(title, list.page), site),
    description: numberedText(texts.description, list.page),
    canonical: listAddress(PATH, { page: list.page > 1 ? list.page : undefined }),
    isIndexed: !category && !district,
    structuredData: import.meta.env.SSR
      ? [
          breadcrumbList(
            [
              { label: listTexts.home, href: '/' },
              { label: texts.name, href: PATH },
            ],
            site.publicUrl,
          ),
          itemList(title, list.items, list.total, site.publicUrl),
        ]
      : undefined,
  };
}

export function Page({ data, address }: PageProps<Data>) {
  const { categories, list, ofCategory, ofDistrict, validUntil } = data;
  useClock().holdsUntil(validUntil === null ? undefined : new Date(validUntil));
  const query = readChoices(address.query, categories);
  const category = categories.find(({ name }) => name === query.category);
  const { district } = query;
  const title = texts.title(category, district);
  return (
    <div className="shell pt-3 pb-16">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <Breadcrumbs
          label={listTexts.breadcrumbs}
          crumbs={[{ label: listTexts.home, href: '/' }, { label: texts.name }]}
        />
        <ShareButton path={listAddress(PATH, query)} title={title} appearance="icon" />
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="measure mt-2 text-quiet">{texts.lead}</p>
      <div className="mt-6">
        <ListChoices
          path={PATH}
          query={query}
          categories={categories}
          counts={{ district: ofDistrict, category: ofCategory }}
        />
      </div>
      <p role="status" className="mt-6 mb-5 font-heading font-semibold text-lg">
        {texts.count(category, list.total)}
      </p>
      <BusinessList
        list={list}
        hrefFor={(page) => listAddress(PATH, { ...query, page })}
        heart={(business) => <FavoriteButton business={business} appearance="solid" />}
        ad={<ListAd />}
        empty={
          <EmptyState
            art={<EmptyScene kind="shutter" className="h-36" />}
            title={texts.emptyTitle}
            action={<ButtonLink href="/businesses">{texts.all}</ButtonLink>}
          >
            {texts.emptyText}
          </EmptyState>
        }
      />
    </div>
  );
}
