import { Check } from 'lucide-react';
import {
  AD_PACKAGES,
  ADVERTISE_PACKAGES,
  ADVERTISE_PERIOD_DAYS,
  type AdPackage,
} from '#contract/advertising/advertising.ts';
import { listedAs } from '#contract/advertising/listed-as.ts';
import { formatMoney } from '#contract/text/numbers.ts';
import { adTexts, advertiseTexts as texts } from '#web/texts/advertising.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';

/** The four packages. A selection is a form's GET, so it leads to the contact without script, too. */
export const PackageCards = ({ onSelect }: { onSelect: (packageType: AdPackage) => void }) => (
  <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
    {AD_PACKAGES.map((one) => {
      const { priceTl, isUnlimited, isMostPopular } = ADVERTISE_PACKAGES[one];
      return (
        <li key={one}>
          <Card
            as="section"
            className="h-full gap-4 p-5"
            aria-label={listedAs('ad', adTexts.packages[one])}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-xl">{listedAs('ad', adTexts.packages[one])}</h3>
              {isMostPopular && <Badge tone="highlight">{texts.mostPopular}</Badge>}
            </div>
            <p>
              <span className="figures font-bold font-heading text-3xl tracking-tighter">
                {formatMoney(priceTl)}
              </span>{' '}
              <span className="text-quiet text-sm">
                / {isUnlimited ? texts.unlimited : texts.perPeriod(ADVERTISE_PERIOD_DAYS)}
              </span>
            </p>
            <ul className="flex grow flex-col gap-1.5">
              {texts.points[one].map((point) => (
                <li key={point} className="flex items-start gap-2">
                  <Check className="mt-1 size-4 shrink-0 text-seyhan" aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
            <form
              action="/advertise"
              method="get"
              onSubmit={(event) => {
                event.preventDefault();
                onSelect(one);
              }}
            >
              <input type="hidden" name="paket" value={one} />
              <Button type="submit" wide variant={isMostPopular ? 'primary' : 'plain'}>
                {texts.selectNamed(adTexts.packages[one])}
              </Button>
            </form>
          </Card>
        </li>
      );
    })}
  </ul>
);
