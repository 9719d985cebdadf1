import { Clock, SlidersHorizontal } from 'lucide-react';
import { useLocation } from 'wouter';
import { DEFAULT_SORT, listBusinessesOfCategory } from '#contract/businesses/businesses.ts';
import { getCategory } from '#contract/categories/categories.ts';
import { countDistrictsOfCategory } from '#contract/categories/category-districts.ts';
import { hueOfTile } from '#contract/categories/category-look.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { countKindsOfCategory, KIND_PAGE_LEAST } from '#contract/kinds/kinds.ts';
import { categoryPicturePath } from '#contract/share-pictures.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { inSentence, lowerTr } from '#contract/text/turkish-fold.ts';
import type { Api } from '#web/api/api.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { BusinessList } from '#web/features/businesses/BusinessList.tsx';
import { loadListPage } from '#web/features/businesses/business-list.ts';
import { ListFilterForm } from '#web/features/businesses/ListFilterForm.tsx';
import { LeadBelow } from '#web/features/businesses/ListTop.tsx';
import { listAddress, readListQuery } from '#web/features/businesses/list-address.ts';
import { itemList, numbered, numberedText } from '#web/features/businesses/list-head.ts';
import { NoBusinesses } from '#web/features/businesses/NoBusinesses.tsx';
import { SceneBanner } from '#web/features/categories/SceneBanner.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { resultsMap } from '#web/features/maps/results-map.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { Redirect } from '#web/page.ts';
import { listTexts } from '#web/texts/businesses.ts';
import { categoryTexts as texts } from '#web/texts/category.ts';
import { categoryDescription } from '#web/texts/category-description.ts';
import { categoryNotFound } from '#web/texts/not-found.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { ChipRow } from '#web/ui/ChipRow.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const pathOf = (category: { slug: string }, kind?: { slug: string }) =>
  kind ? `/category/${category.slug}/${kind.slug}` : `/category/${category.slug}`;

/** A category's name in the address leads to its slug; a kind with too few of it, to its category. */
export async function load(api: Api, { params, query: given }: Address) {
  const category = await api.find(getCategory, { slug: params.slug ?? '' });
  if (!category) return undefined;
  if (params.slug !== category.slug) {
    const path = `${pathOf(category)}${params.kind ? `/${encodeURIComponent(params.kind)}` : ''}`;
    throw new Redirect(given.size > 0 ? `${path}?${given}` : path);
  }
  const query = readListQuery(given, []);
  const { name: categoryName } = category;
  const { district, sort } = query;
  const kinds = (await api.call(countKindsOfCategory, { slug: category.slug })).filter(
    ({ count }) => count >= KIND_PAGE_LEAST,
  );
  const kind = kinds.find(({ slug }) => slug === params.kind);
  if (params.kind && !kind) throw new Redirect(listAddress(pathOf(category), { district }), 302);
  const [list, districts] = await Promise.all([
    loadListPage(
      (paging) =>
        api.list(listBusinessesOfCategory, {
          ...{ categoryName, district, sort, ...paging },
          kind: kind?.slug,
        }),
      query.page,
    ),
    kind ? [] : api.call(countDistrictsOfCategory, { categoryName }),
  ]);
  return { category, kind, kinds, query, list, districts };
}

/** Of one that is not there, none. */
export const adCategories = (data: Data) => (data ? [data.category.slug] : []);

export const status = (data: Data) => (data ? 200 : 404);

export function head(data: Data, { site }: HeadContext): Head {
  if (!data) {
    return {
      title: categoryNotFound.title,
      description: categoryNotFound.text,
      isIndexed: false,
    };
  }
  const { category, kind, list, query } = data;
  const { district } = query;
  const path = pathOf(category, kind);
  const ofDistrict = listAddress(path, { district });
  const title = headingOf(data);
  return {
    title: numbered(title, list.page),
    description: import.meta.env.SSR
      ? numberedText(
          categoryDescription(
            shownAs(data),
            district && { name: district, total: list.total, best: bestOf(data) },
          ),
          list.page,
        )
      : '',
    canonical: listAddress(path, { district, page: list.page > 1 ? list.page : undefined }),
    image: import.meta.env.SSR
      ? categoryPicturePath(
          district ? { ...category, businessCount: list.total } : category,
          district,
        )
      : undefined,
    // A district without any is no page to find.
    isIndexed: !query.sort && (!district || list.total > 0),
    trail: [
      { label: category.name, href: pathOf(category) },
      ...(kind ? [{ label: kind.plural, href: path }] : []),
      ...(district ? [{ label: district, href: ofDistrict }] : []),
    ],
    structuredData: import.meta.env.SSR
      ? [
          itemList(
            district ? title : texts.listTitle(shownAs(data).name),
            list.items,
            list.total,
            site.publicUrl,
          ),
        ]
      : undefined,
  };
}

type Found = NonNullable<Data>;

/**
 * What is above the list. On a phone it is short, so that the list begins on its first screen: how many there are is
 * said on the banner, what the category is like below the list, and the way home is the bar's.
 */
const TOP = 'relative max-sm:mb-1.5 max-sm:flex max-sm:flex-col max-sm:gap-1.5';

/** What the page is about: the category, or one kind of it. */
const shownAs = ({ category, kind }: Found) =>
  kind
    ? { slug: '', name: kind.plural, one: kind.name, description: null, businessCount: kind.count }
    : category;

/** `'Adana’da Kafeler'`, `'Seyhan’daki Kafeler'` */
const headingOf = (data: Found): string => {
  const { district } = data.query;
  const { name, slug } = shownAs(data);
  // A category is written in capitals, a kind as any noun: 'Adana’da esnaf lokantaları'.
  const said = data.kind ? inSentence(name) : name;
  return district ? texts.districtTitle({ slug, name: said }, district) : texts.headTitle(said);
};

/** The first of a list that is sorted by rating. */
const bestOf = ({ list, query }: Found) =>
  list.page === 1 && !query.sort ? list.items[0] : undefined;

export function Page({ data, address }: PageProps<Data>) {
  const [, navigate] = useLocation();
  if (!data) return <CategoryNotFound />;
  const { category, kind, list, districts } = data;
  const { district } = data.query;
  const path = pathOf(category, kind);
  const shown = shownAs(data);
  const query = readListQuery(address.query, []);
  const hue = hueOfTile(category.id, category.color);
  const lead = district
    ? texts.districtLead(shown, district, list.total, bestOf(data))
    : shown.description;
  return (
    <div className="shell pt-2 pb-16 sm:pt-3">
      <div data-hue={hue} className={TOP}>
        <div className="flex items-center justify-between gap-x-4 max-sm:absolute max-sm:top-1.5 max-sm:right-1.5 max-[18rem]:-top-1 max-sm:z-1 sm:mb-2">
          <div className="min-w-0 max-sm:hidden">
            <Breadcrumbs
              label={listTexts.breadcrumbs}
              crumbs={[
                { label: listTexts.home, href: '/' },
                ...(kind ? [{ label: category.name, href: pathOf(category) }] : []),
                ...(district
                  ? [{ label: shown.name, href: path }, { label: district }]
                  : [{ label: shown.name }]),
              ]}
            />
          </div>
          <ShareButton path={listAddress(path, query)} title={headingOf(data)} appearance="icon" />
        </div>
        <SceneBanner slug={category.slug} hue={hue} isSlim>
          <h1 tabIndex={-1} className="max-sm:pr-10 max-[18rem]:pr-8 max-sm:text-xl">
            {kind || district ? headingOf(data) : category.name}
          </h1>
          {lead && <p className="text-lg max-sm:hidden">{lead}</p>}
        </SceneBanner>
        {data.kinds.length > 0 && (
          <div className="max-sm:order-2 sm:mt-4">
            <ChipRow label={texts.kinds} choices={kindChoices(data)} isLabelPlain />
          </div>
        )}
        <div className="max-sm:contents sm:my-4 sm:flex sm:flex-wrap sm:items-center sm:gap-3">
          <div className="list-tools order-3 sm:contents">
            <ListFilterForm
              path={path}
              query={query}
              onChange={(form) => navigate(listAddress(path, readListQuery(form, [])))}
            />
            <div className="flex flex-none gap-2 sm:flex-wrap">
              <Chip
                href={listAddress('/open-now', { category: category.name, district })}
                icon={<Clock className="size-4" aria-hidden="true" />}
              >
                {texts.openNow}
              </Chip>
              <Chip
                href={listAddress('/search', { category: category.name, district })}
                icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
              >
                {texts.allFilters}
              </Chip>
            </div>
          </div>
          <p
            role="status"
            className="font-heading font-semibold max-sm:relative max-sm:order-1 max-sm:min-[18rem]:-mt-9.5 max-sm:min-[18rem]:mb-2.5 max-sm:min-[18rem]:px-4 max-sm:min-[18rem]:text-scene-ink sm:text-lg lg:ml-auto"
          >
            {listTexts.found(formatNumber(list.total))}
          </p>
        </div>
      </div>
      <BusinessList
        list={list}
        hrefFor={(page) => listAddress(path, { ...query, page })}
        heart={(business) => <FavoriteButton business={business} appearance="solid" />}
        ad={<ListAd />}
        orderedBy={query.sort ?? DEFAULT_SORT}
        hasBestNow={list.page === 1 && !query.sort}
        map={resultsMap(list.items, mapOf(data))}
        empty={<NoBusinesses path={path} isNarrowed={Boolean(query.district)} />}
      />
      {lead && <LeadBelow lead={lead} />}
      {!kind && (
        <div className="mt-8 sm:mt-10">
          <ChipRow label={texts.districts} choices={districtChoices(data, districts)} />
        </div>
      )}
    </div>
  );
}

/** The map with the same question. */
const mapOf = ({ category, kind, query: { district } }: Found) =>
  listAddress('/map', { q: kind && lowerTr(kind.name), category: category.name, district });

/** The kinds that have pages, and the way back to all of them. */
const kindChoices = ({ category, kind, kinds, query: { district } }: Found) => [
  {
    href: listAddress(pathOf(category), { district }),
    label: texts.allKinds,
    isOn: !kind,
  },
  ...kinds.map((one) => ({
    href: listAddress(pathOf(category, one), { district }),
    label: one.plural,
    note: formatNumber(one.count),
    isOn: one.slug === kind?.slug,
  })),
];

/** Every district of the five with its number, for people and for whoever reads links. */
const districtChoices = (
  { category, query: { district, sort } }: Found,
  counts: Found['districts'],
) => [
  {
    href: listAddress(pathOf(category), { sort }),
    label: texts.allDistricts,
    note: formatNumber(category.businessCount),
    isOn: !district,
  },
  ...DISTRICTS.map((name) => ({
    href: listAddress(pathOf(category), { district: name, sort }),
    label: name,
    note: formatNumber(counts.find((one) => one.district === name)?.count ?? 0),
    isOn: name === district,
  })),
];

const CategoryNotFound = () => (
  <div className="shell py-10">
    <EmptyState
      level={1}
      scene="shutter"
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
