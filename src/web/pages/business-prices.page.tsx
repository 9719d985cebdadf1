import { type Business, getBusiness } from '#contract/businesses/businesses.ts';
import { getPriceList, type PriceList } from '#contract/businesses/price-list.ts';
import { pricesPath } from '#contract/businesses/prices-path.ts';
import { wholeDay } from '#contract/calendar/day-words.ts';
import type { Api } from '#web/api/api.ts';
import { CallButton } from '#web/features/business-detail/CallLinks.tsx';
import { OpenBadge } from '#web/features/business-detail/OpenBadge.tsx';
import { usePhotoViewer } from '#web/features/business-detail/photos/use-photo-viewer.tsx';
import { BusinessPrices } from '#web/features/business-prices/BusinessPrices.tsx';
import type { Address, Head, PageProps } from '#web/page.ts';
import { businessPricesTexts as texts } from '#web/texts/business-prices.ts';
import { listTexts } from '#web/texts/businesses.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { ButtonLink, HomeLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface Data {
  /** Undefined: none of this id is public. */
  business: Business | undefined;
  /** Null: it has none. */
  list: PriceList | null;
}

export const load = async (api: Api, { params }: Address): Promise<Data> => {
  const id = params.id ?? '';
  const [business, list = null] = await Promise.all([
    api.find(getBusiness, { id }),
    api.find(getPriceList, { id }),
  ]);
  return { business, list };
};

export const status = ({ business, list }: Data) => (business && list ? 200 : 404);

export function head({ business, list }: Data): Head {
  if (!business || !list)
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

export const Page = ({ data: { business, list } }: PageProps<Data>) => {
  if (!business || !list) return <NoPrices business={business} />;
  return <Prices {...{ business, list }} />;
};

function Prices({ business, list }: { business: Business; list: PriceList }) {
  const { id, name } = business;
  const { photos } = list;
  const images = photos.map(({ src }) => src);
  const large = usePhotoViewer({ name, images, pictures: photos });
  return (
    <BusinessPrices
      {...{ list, business, large }}
      trail={
        <Breadcrumbs
          label={listTexts.breadcrumbs}
          crumbs={[
            { label: listTexts.home, href: '/' },
            { label: name, href: `/business/${id}` },
            { label: texts.title },
          ]}
        />
      }
      open={<OpenBadge business={business} />}
      call={<CallButton business={business} />}
    />
  );
}

/** Who wants to know what things cost there can ask. */
const NoPrices = ({ business }: Pick<Data, 'business'>) => (
  <div className="shell py-10">
    <EmptyState
      level={1}
      scene="shutter"
      title={texts.notFoundTitle}
      action={
        business ? (
          <>
            <CallButton business={business} />
            <ButtonLink href={`/business/${business.id}`}>{texts.toBusiness}</ButtonLink>
          </>
        ) : (
          <HomeLink variant="primary" />
        )
      }
    >
      {business ? texts.notGiven(business.name) : texts.notFoundText}
    </EmptyState>
  </div>
);
