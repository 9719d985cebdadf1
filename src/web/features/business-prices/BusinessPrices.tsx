import { Printer } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { readBusinessCode } from '#contract/businesses/business-code.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { PriceList } from '#contract/businesses/price-list.ts';
import { pricesPath } from '#contract/businesses/prices-path.ts';
import { wholeDay } from '#contract/calendar/day-words.ts';
import { districtInAddress } from '#contract/city/districts.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { firstLetter } from '#contract/text/turkish-fold.ts';
import { drawnPictures } from '#contract/uploads.ts';
import { useSite } from '#web/browser/site-context.ts';
import { useOpenState } from '#web/browser/use-open-state.ts';
import { businessPricesTexts as texts } from '#web/texts/business-prices.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { useCategoryLook } from '#web/ui/artwork/category-look.ts';
import { ShopFront } from '#web/ui/artwork/shop-front/ShopFront.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { PriceListLines } from './PriceListLines.tsx';
import { PricePhotos } from './PricePhotos.tsx';

interface BusinessPricesProps {
  list: PriceList;
  business: Business;
  /** The way to it, from the home page on. */
  trail: ReactNode;
  /** Whether it is open. */
  open: ReactNode;
  /** 'Telefon et'. */
  call: ReactNode;
  /** How photos of prices open large. */
  large: Pick<ComponentProps<typeof PricePhotos>, 'linkTo'> & { viewer: ReactNode };
}

/** What things cost at a business, as its owner wants them on the door: on paper with the code that leads here. */
export function BusinessPrices({ list, business, trail, open, call, large }: BusinessPricesProps) {
  const { id, name, address, district, phone, lines, photos, on, isOld } = list;
  const by = list.by === 'owner' || list.by === 'team' ? texts.by[list.by] : undefined;
  return (
    <article
      data-hue={useCategoryLook(business.categorySlug).hue}
      className="shell pt-2 pb-16 wrap-anywhere print:relative print:max-w-none print:pt-0"
    >
      <div className="not-printed mb-3">{trail}</div>
      <header className="flex gap-x-6 gap-y-4 max-sm:flex-col print:min-h-[36mm] print:pr-[40mm]">
        <Front business={business} />
        <div className="flex min-w-0 flex-col gap-2">
          <h1 tabIndex={-1}>
            <Anchor href={`/business/${id}`} className="hover:underline">
              {name}
            </Anchor>
          </h1>
          <div className="not-printed">{open}</div>
          <p className="text-quiet">
            {[address, districtInAddress(address) !== district && district]
              .filter(Boolean)
              .join(', ')}
            {parsePhones(phone ?? '')
              .slice(0, 1)
              .map(({ key, display }) => (
                <span key={key} className="figures hidden print:inline">
                  {' · '}
                  {display}
                </span>
              ))}
          </p>
          <div className="not-printed mt-1 flex flex-wrap gap-2">
            {call}
            <ButtonLink href={`/business/${id}`}>{texts.toBusiness}</ButtonLink>
            <Button onClick={() => window.print()} icon={<Printer aria-hidden="true" />}>
              {texts.print}
            </Button>
          </div>
        </div>
      </header>
      <PrintedCode id={id} />
      {lines.length > 0 && (
        <>
          <p className="figures mt-6 mb-4 font-semibold print:mt-2">
            {texts.on(wholeDay(on))}
            {by && <span className="font-normal text-quiet"> · {by}</span>}
          </p>
          {isOld && <Notice tone="warning">{texts.old}</Notice>}
          <div className="mt-4 gap-5 lg:columns-3 print:mt-2 print:columns-2 print:gap-8">
            <PriceListLines lines={lines} />
          </div>
        </>
      )}
      {photos.length > 0 && <PricePhotos photos={photos} linkTo={large.linkTo} />}
      {large.viewer}
    </article>
  );
}

/** Its first photo, or its shop front, as on its own page. */
function Front({ business }: { business: Business }) {
  const { state } = useOpenState(business);
  const [photo] = drawnPictures(business);
  const drawn = 'absolute inset-0 size-full';
  return (
    <div className="not-printed card-media scene-ground shrink-0 rounded-xl max-sm:aspect-5/2 sm:w-64">
      {photo ? (
        <Picture {...photo} alt="" sizes="100vw" isFirst className={`${drawn} object-cover`} />
      ) : (
        <ShopFront
          business={business}
          letter={firstLetter(business.name)}
          motif={business.kind?.motif}
          state={state}
          className={drawn}
        />
      )}
    </div>
  );
}

/** Only on paper: who photographs it reads these prices as they stand that day. */
function PrintedCode({ id }: { id: number }) {
  const { publicUrl } = useSite();
  return (
    <figure className="absolute top-0 right-(--gutter) hidden w-[34mm] text-right print:block">
      <img
        src={`${readBusinessCode.path.replace(':id', `${id}`)}?of=prices`}
        alt={texts.code}
        loading="lazy"
        width="128"
        height="128"
        className="w-full"
      />
      <figcaption className="mt-1 text-xs">{`${publicUrl}${pricesPath(id)}`}</figcaption>
    </figure>
  );
}
