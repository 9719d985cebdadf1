import { Printer } from 'lucide-react';
import { readBusinessCode } from '#contract/businesses/business-code.ts';
import type { PriceList } from '#contract/businesses/price-list.ts';
import { pricesPath } from '#contract/businesses/prices-path.ts';
import { districtInAddress } from '#contract/city/districts.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { wholeDay } from '#web/browser/days.ts';
import { useSite } from '#web/browser/site-context.ts';
import { businessPricesTexts as texts } from '#web/texts/business-prices.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PriceListLines } from './PriceListLines.tsx';

/** What things cost at a business, as its owner wants them on the door: on paper with the code that leads here. */
export function BusinessPrices({ list }: { list: PriceList }) {
  const { id, name, address, district, phone, lines, on, isOld } = list;
  const by = list.by === 'owner' || list.by === 'team' ? texts.by[list.by] : undefined;
  return (
    <article className="shell max-w-3xl pt-6 pb-16 wrap-anywhere sm:pt-10 print:relative print:max-w-none print:pt-0">
      <header className="flex flex-col gap-2 print:min-h-[36mm] print:pr-[40mm]">
        <h1 tabIndex={-1}>
          <Anchor href={`/business/${id}`} className="hover:underline">
            {name}
          </Anchor>
        </h1>
        <p className="figures font-semibold">
          {texts.on(wholeDay(on))}
          {by && <span className="font-normal text-quiet"> · {by}</span>}
        </p>
        {isOld && <Notice tone="warning">{texts.old}</Notice>}
        <p className="text-quiet text-sm">
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
          <ButtonLink href={`/business/${id}`}>{texts.toBusiness}</ButtonLink>
          <Button onClick={() => window.print()} icon={<Printer aria-hidden="true" />}>
            {texts.print}
          </Button>
        </div>
      </header>
      <PrintedCode id={id} />
      <div className="mt-6 flex flex-col gap-6 print:mt-2 print:block print:columns-2 print:gap-8">
        <PriceListLines lines={lines} />
      </div>
    </article>
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
