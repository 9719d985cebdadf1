import { Clock, Map as MapIcon } from 'lucide-react';
import { useLocation } from 'wouter';
import { DEFAULT_SORT } from '#contract/businesses/businesses.ts';
import {
  getNeighbourhood,
  listBusinessesOfNeighbourhood,
  NEIGHBOURHOOD_CATEGORY_LEAST,
  NEIGHBOURHOOD_PAGE_LEAST,
  neighbourhoodPath,
} from '#contract/places/neighbourhoods.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import type { Api } from '#web/api/api.ts';
import { useNewestAnswer } from '#web/browser/use-newest-answer.ts';
import { ListAd } from '#web/features/advertising/AdSpaces.tsx';
import { BusinessList } from '#web/features/businesses/BusinessList.tsx';
import { loadListPage } from '#web/features/businesses/business-list.ts';
import { ListFilterForm } from '#web/features/businesses/ListFilterForm.tsx';
import { LeadBelow, LIST_PAGE, ListTop } from '#web/features/businesses/ListTop.tsx';
import { listAddress, readListQuery } from '#web/features/businesses/list-address.ts';
import { itemList, numbered, numberedText } from '#web/features/businesses/list-head.ts';
import { NoBusinesses } from '#web/features/businesses/NoBusinesses.tsx';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { NeighbourhoodSketch } from '#web/features/maps/ground/NeighbourhoodSketch.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import { type Address, type Head, type HeadContext, type PageProps, Redirect } from '#web/page.ts';
import { neighbourhoodTexts as texts } from '#web/texts/neighbourhood.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { ChipRow } from '#web/ui/ChipRow.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Data = Awaited<ReturnType<typeof load>>;
type Found = NonNullable<Data>;

const ofDistrict = (district: string) => `/businesses?${new URLSearchParams({ district })}`;

/** What search finds by its name in its district. */
const searched = (
  { name, district }: Found['place'],
  category?: { name: string },
  path: '/search' | '/map' = '/search',
) => listAddress(path, { q: name, category: category?.name, district });

const readQuery = (given: URLSearchParams | FormData) => {
  const { sort, page } = readListQuery(given, []);
  return { sort, page };
};

/** With too few businesses a neighbourhood leads to its district, and a category of it to all of it. */
export async function load(api: Api, { params, query: given }: Address) {
  const { district = '', slug = '', category: wanted } = params;
  const found = await api.find(getNeighbourhood, { district, slug });
  if (!found) return undefined;
  if (found.count < NEIGHBOURHOOD_PAGE_LEAST) throw new Redirect(ofDistrict(found.district), 302);
  const path = neighbourhoodPath(found);
  if (`/mahalle/${district}/${slug}` !== path) {
    throw new Redirect(`${path}${wanted ? `/${encodeURIComponent(wanted)}` : ''}`);
  }
  const categories = found.categories.filter(({ count }) => count >= NEIGHBOURHOOD_CATEGORY_LEAST);
  const category = categories.find((one) => one.slug === wanted);
  if (wanted && !category) throw new Redirect(path, 302);
  const query = readQuery(given);
  const list = await loadListPage(
    (paging) =>
      api.list(listBusinessesOfNeighbourhood, {
        ...{ district, slug, sort: query.sort, ...paging },
        category: category?.name,
      }),
    query.page,
  );
  return { place: found, category, query, list };
}

export const adCategories = (data: Data) => data?.category && [data.category.slug];

export const status = (data: Data) => (data ? 200 : 404);

export function head(data: Data, { site }: HeadContext): Head {
  if (!data) {
    return {
      title: texts.notFound.title,
      description: texts.notFound.text,
      isIndexed: false,
    };
  }
  const { place, category, query, list } = data;
  const path = neighbourhoodPath(place, category);
  const title = texts.title(place, category);
  return {
    title: numbered(title, list.page),
    description: import.meta.env.SSR
      ? numberedText(texts.description(place, category, list.total), list.page)
      : '',
    canonical: listAddress(path, { page: list.page > 1 ? list.page : undefined }),
    isIndexed: !query.sort,
    trail: [
      { label: place.district, href: ofDistrict(place.district) },
      { label: place.name, href: neighbourhoodPath(place) },
      ...(category ? [{ label: category.name, href: path }] : []),
    ],
    structuredData: import.meta.env.SSR
      ? [itemList(title, list.items, list.total, site.publicUrl)]
      : undefined,
  };
}

const until = (data: Data) => data?.place.openUntil;

export function Page({ data: given, address }: PageProps<Data>) {
  const [, navigate] = useLocation();
  const data = useNewestAnswer(given, { load, address, until });
  if (!data) return <NeighbourhoodNotFound />;
  const { place, category, list } = data;
  const path = neighbourhoodPath(place, category);
  const query = readQuery(address.query);
  const title = texts.title(place, category);
  const lead = texts.lead(place, category, list.total);
  return (
    <div className={LIST_PAGE}>
      <ListTop
        crumbs={[
          { label: place.district, href: ofDistrict(place.district) },
          ...(category
            ? [{ label: place.name, href: neighbourhoodPath(place) }, { label: category.name }]
            : [{ label: place.name }]),
        ]}
        share={<ShareButton path={listAddress(path, query)} title={title} appearance="icon" />}
        title={title}
        lead={lead}
      />
      <div className="grid items-start gap-x-5 max-lg:contents lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-1 sm:mt-4 sm:gap-3">
          <ChipRow label={texts.categories} choices={categoryChoices(data)} isLabelPlain />
          <div className="list-tools mt-auto sm:flex sm:flex-wrap sm:items-center sm:gap-3">
            <ListFilterForm
              path={path}
              query={query}
              isOfOnePlace
              onChange={(form) => navigate(listAddress(path, readQuery(form)))}
            />
            <div className="flex flex-none gap-2 sm:flex-wrap">
              <Chip
                href={`${searched(place, category)}&open=now`}
                icon={<Clock className="size-4" aria-hidden="true" />}
              >
                {texts.openNow}
              </Chip>
              <Chip
                href={searched(place, category, '/map')}
                icon={<MapIcon className="size-4" aria-hidden="true" />}
              >
                {texts.onMap}
              </Chip>
            </div>
          </div>
          <div className="mt-1">
            <BusinessList
              list={list}
              hrefFor={(page) => listAddress(path, { ...query, page })}
              heart={(business) => <FavoriteButton business={business} appearance="solid" />}
              ad={<ListAd />}
              orderedBy={query.sort ?? DEFAULT_SORT}
              beside={1}
              empty={<NoBusinesses path={path} isNarrowed={false} />}
            />
          </div>
        </div>
        <Where place={place} />
      </div>
      <LeadBelow lead={lead} />
      {place.neighbours.length > 0 && (
        <div className="mt-10 max-lg:order-1">
          <ChipRow
            label={texts.neighbours}
            choices={place.neighbours.map((one) => ({
              href: neighbourhoodPath(one),
              label: one.name,
              note: one.district === place.district ? undefined : one.district,
            }))}
          />
        </div>
      )}
    </div>
  );
}

/** The drawing of it, and who drew its borders. */
const Where = ({ place: { centre, ...place } }: Pick<Found, 'place'>) =>
  centre && (
    <figure className="mt-4 max-lg:order-1 lg:sticky lg:top-24">
      <div className="relative aspect-[1.6] w-full overflow-hidden rounded-lg max-lg:max-h-56">
        <NeighbourhoodSketch
          {...{ centre, name: place.name, outline: place.outline }}
          {...{ around: place.around, dots: place.dots }}
        />
      </div>
      <figcaption className="mt-1.5 text-quiet text-xs">
        {place.isCentreLearnt && `${texts.learnt} `}
        <a
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noreferrer"
          className="tap underline"
        >
          {texts.outlinesBy}
          <span className="sr-only"> ({texts.opensElsewhere})</span>
        </a>
      </figcaption>
    </figure>
  );

/** What is there: categories that have pages, those too few for one as search finds them, and the way back. */
const categoryChoices = ({ place, category }: Found) => [
  {
    href: neighbourhoodPath(place),
    label: texts.all,
    note: formatNumber(place.count),
    isOn: !category,
  },
  ...place.categories.map((one) => ({
    href:
      one.count >= NEIGHBOURHOOD_CATEGORY_LEAST
        ? neighbourhoodPath(place, one)
        : searched(place, one),
    label: one.name,
    note: formatNumber(one.count),
    isOn: one.slug === category?.slug,
  })),
];

const NeighbourhoodNotFound = () => (
  <div className="shell py-10">
    <EmptyState
      level={1}
      scene="shutter"
      title={texts.notFound.title}
      action={texts.notFound.links.map(({ href, label }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'plain'}>
          {label}
        </ButtonLink>
      ))}
    >
      {texts.notFound.text}
    </EmptyState>
  </div>
);
