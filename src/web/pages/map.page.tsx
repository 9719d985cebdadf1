import { useLocation } from 'wouter';
import { listCategories, shownCategories } from '#contract/categories/categories.ts';
import { NEAR_ADANA_BOX } from '#contract/city/near-adana.ts';
import { listBusinessesInBox } from '#contract/maps/map-businesses.ts';
import type { Api } from '#web/api/api.ts';
import { useNewestAnswer } from '#web/browser/use-newest-answer.ts';
import { BusinessCard } from '#web/features/businesses/BusinessCard.tsx';
import { toCardBusiness } from '#web/features/businesses/business-list.ts';
import { MapExplorer } from '#web/features/maps/explorer/MapExplorer.tsx';
import type { CardOnMap } from '#web/features/maps/explorer/MapList.tsx';
import { isNewStep, mapAddress, readMapFilters } from '#web/features/maps/explorer/map-filters.ts';
import { beginningOf, useWholeAnswer } from '#web/features/maps/explorer/whole-answer.ts';
import type { Address, Head, PageProps } from '#web/page.ts';
import { mapTexts } from '#web/texts/maps.ts';

type Data = Awaited<ReturnType<typeof load>>;

const MAP = '/map';

export async function load(api: Api, { query }: Address) {
  const filters = readMapFilters(query);
  const [answer, categories] = await Promise.all([
    api.call(listBusinessesInBox, { ...filters, ...NEAR_ADANA_BOX }),
    api.call(listCategories, {}),
  ]);
  // The call takes the address's short form too; the form knows the name.
  const named = categories.find(({ slug }) => slug === filters.category)?.name;
  return {
    filters: { ...filters, category: named ?? filters.category },
    answer: import.meta.env.SSR ? beginningOf(answer) : answer,
    isWhole: !import.meta.env.SSR,
    categories: shownCategories(categories).map(({ name }) => ({ name })),
  };
}

export const head = ({ filters }: Data): Head => ({
  title: mapTexts.title,
  description: mapTexts.pageDescription,
  isIndexed: mapAddress(filters) === MAP,
});

const card: CardOnMap = (business, show, isBesideMap) => (
  <BusinessCard business={toCardBusiness(business)} heart={show} isCompact={isBesideMap} />
);

const until = ({ answer }: Data) => answer.validUntil;

export function Page({ data: given, address }: PageProps<Data>) {
  const [, navigate] = useLocation();
  const data = useNewestAnswer(given, { load, address, until });
  const answer = useWholeAnswer(data.answer, data.isWhole, data.filters);
  return (
    <MapExplorer
      answer={answer}
      filters={data.filters}
      categories={data.categories}
      card={card}
      onFilters={(filters) =>
        navigate(mapAddress(filters), {
          // By the address bar: the page shown may still be the one before, while its data is on its way.
          replace: !isNewStep(readMapFilters(new URLSearchParams(location.search)), filters),
          state: history.state as unknown,
        })
      }
    />
  );
}
