import { listCategories, shownCategories } from '#contract/categories.ts';
import { listNewBusinesses } from '#contract/new-businesses.ts';
import type { Api } from '#web/api/api.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { BusinessList } from '#web/features/businesses/BusinessList.tsx';
import { loadListPage } from '#web/features/businesses/business-list.ts';
import { breadcrumbList, itemList } from '#web/features/businesses/item-list.ts';
import { ListChoices } from '#web/features/businesses/ListChoices.tsx';
import { listAddress, readChoices } from '#web/features/businesses/list-address.ts';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { numbered, numberedText, titled } from '#web/page.ts';
import { listTexts } from '#web/texts/businesses.ts';
import { newBusinessesTexts as texts } from '#web/texts/new-businesses.ts';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const PATH = '/new-businesses';

export async function load(api: Api, { query: given }: Address) {
  const categories = shownCategories(await api.call(listCategories, {})).map(({ name, slug }) => ({
    name,
    slug,
  }));
  const { category, district, page } = readChoices(given, categories);
  const list = await loadListPage(
    (paging) => api.list(listNewBusinesses, { category, district, ...paging }),
    page,
  );
  return { categories, list };
}

export function head({ categories, list }: Data, { site, address }: HeadContext): Head {
  const { category, district } = readChoices(address.query, categories);
  return {
    title: titled(numbered(texts.headTitle, list.page), site),
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
          itemList(texts.headTitle, list.items, list.total, site.publicUrl),
        ]
      : undefined,
  };
}

export function Page({ data: { categories, list }, address }: PageProps<Data>) {
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
        <ListChoices path={PATH} query={query} categories={categories} />
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
            action={<ButtonLink href="/add-business">{texts.add}</ButtonLink>}
          >
            {texts.emptyText}
          </EmptyState>
        }
      />
    </div>
  );
}
