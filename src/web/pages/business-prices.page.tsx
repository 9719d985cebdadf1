import { getPriceList, type PriceList } from '#contract/businesses/price-list.ts';
import { pricesPath } from '#contract/businesses/prices-path.ts';
import type { Api } from '#web/api/api.ts';
import { wholeDay } from '#web/browser/days.ts';
import { BusinessPrices } from '#web/features/business-prices/BusinessPrices.tsx';
import type { Address, Head, PageProps } from '#web/page.ts';
import { businessPricesTexts as texts } from '#web/texts/business-prices.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

interface Data {
  id: string;
  /** Null: no public business of this id has one. */
  list: PriceList | null;
}

export const load = async (api: Api, { params }: Address): Promise<Data> => {
  const id = params.id ?? '';
  return { id, list: (await api.find(getPriceList, { id })) ?? null };
};

export const status = ({ list }: Data) => (list ? 200 : 404);

export function head({ list }: Data): Head {
  if (!list)
    return { title: texts.notFoundTitle, description: texts.notFoundText, isIndexed: false };
  const { id, name, category } = list;
  return {
    title: texts.headTitle(name),
    description: texts.description(name, wholeDay(list.on)),
    canonical: pricesPath(id),
    trail: [
      { label: `${name} - ${category}`, href: `/business/${id}` },
      { label: texts.title, href: pricesPath(id) },
    ],
  };
}

export const Page = ({ data: { id, list } }: PageProps<Data>) =>
  list ? (
    <BusinessPrices list={list} />
  ) : (
    <div className="shell flex max-w-3xl flex-col items-start gap-3 pt-6 pb-16 sm:pt-10">
      <h1 tabIndex={-1}>{texts.notFoundTitle}</h1>
      <p className="text-quiet">{texts.notFoundText}</p>
      <ButtonLink href={`/business/${id}`}>{texts.toBusiness}</ButtonLink>
    </div>
  );
