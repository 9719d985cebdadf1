import { useLocation } from 'wouter';
import { listBusinessesOfCategory } from '#contract/businesses.ts';
import { getCategory } from '#contract/categories.ts';
import { formatNumber } from '#contract/numbers.ts';
import type { Api } from '#web/api/api.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { BusinessList } from '#web/features/businesses/BusinessList.tsx';
import { loadListPage } from '#web/features/businesses/business-list.ts';
import { breadcrumbList, itemList } from '#web/features/businesses/item-list.ts';
import { ListFilterForm } from '#web/features/businesses/ListFilterForm.tsx';
import { listAddress, readListQuery } from '#web/features/businesses/list-address.ts';
import { NoBusinesses } from '#web/features/businesses/NoBusinesses.tsx';
import { hueOfTile } from '#web/features/categories/category-hue.ts';
import { SceneBanner } from '#web/features/categories/SceneBanner.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { Redirect, titled } from '#web/page.ts';
import { listTexts } from '#web/texts/businesses.ts';
import { categoryTexts as texts } from '#web/texts/category.ts';
import { categoryNotFound } from '#web/texts/not-found.ts';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const pathOf = (slug: string) => `/category/${slug}`;

/** A category's name in the address leads to its slug. */
export async function load(api: Api, { params, query: given }: Address) {
  const category = await api.find(getCategory, { slug: params.slug ?? '' });
  if (!category) return undefined;
  const path = pathOf(category.slug);
  if (params.slug !== category.slug) {
    throw new Redirect(given.size > 0 ? `${path}?${given}` : path);
  }
  const query = readListQuery(given, []);
  const list = await loadListPage(
    (paging) =>
      api.list(listBusinessesOfCategory, {
        categoryName: category.name,
        district: query.district,
        sort: query.sort,
        ...paging,
      }),
    query.page,
  );
  return { category, query, list };
}

export const status = (data: Data) => (data ? 200 : 404);

export function head(data: Data, { site, address }: HeadContext): Head {
  if (!data) {
    return {
      title: titled(categoryNotFound.title, site),
      description: categoryNotFound.text,
      canonical: address.path,
      isIndexed: false,
    };
  }
  const { category, list, query } = data;
  const path = pathOf(category.slug);
  const total = formatNumber(category.businessCount);
  return {
    title: titled(texts.headTitle(category.name), site),
    description: texts.description(category.name, category.description, total),
    canonical: listAddress(path, { page: list.page > 1 ? list.page : undefined }),
    isIndexed: !query.district && !query.sort,
    structuredData: import.meta.env.SSR
      ? [
          breadcrumbList(
            [
              { label: listTexts.home, href: '/' },
              { label: category.name, href: path },
            ],
            site.publicUrl,
          ),
          itemList(texts.listTitle(category.name), list.items, list.total, site.publicUrl),
        ]
      : undefined,
  };
}

export function Page({ data, address }: PageProps<Data>) {
  const [, navigate] = useLocation();
  if (!data) return <CategoryNotFound />;
  const { category, list } = data;
  const path = pathOf(category.slug);
  const query = readListQuery(address.query, []);
  return (
    <div className="shell pt-3 pb-16">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <Breadcrumbs
          label={listTexts.breadcrumbs}
          crumbs={[{ label: listTexts.home, href: '/' }, { label: category.name }]}
        />
        <ShareButton
          path={listAddress(path, query)}
          title={texts.headTitle(category.name)}
          appearance="icon"
        />
      </div>
      <SceneBanner slug={category.slug} hue={hueOfTile(category.id, category.color)}>
        <h1 tabIndex={-1}>{category.name}</h1>
        {category.description && <p className="text-lg">{category.description}</p>}
      </SceneBanner>
      <div className="mt-6 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <ListFilterForm
          path={path}
          query={query}
          onChange={(form) => navigate(listAddress(path, readListQuery(form, [])))}
        />
        <p role="status" className="font-heading font-semibold text-lg">
          {listTexts.found(formatNumber(list.total))}
        </p>
      </div>
      <BusinessList
        list={list}
        hrefFor={(page) => listAddress(path, { ...query, page })}
        heart={(business) => <FavoriteButton business={business} appearance="solid" />}
        ad={<ListAd />}
        empty={<NoBusinesses path={path} />}
      />
    </div>
  );
}

const CategoryNotFound = () => (
  <div className="shell py-10">
    <EmptyState
      level={1}
      art={<EmptyScene kind="shutter" className="h-40" />}
      title={categoryNotFound.title}
      action={categoryNotFound.links.map(({ href, label }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'plain'}>
          {label}
        </ButtonLink>
      ))}
    >
      {categoryNotFound.text}
    </EmptyState>
  </div>
);
