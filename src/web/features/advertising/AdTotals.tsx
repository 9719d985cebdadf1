import type { ReactNode } from 'react';
import {
  AD_PACKAGES,
  ADVERTISE_MONTHS,
  ADVERTISE_PACKAGES,
  type AdPackage,
  type AdvertiseMonths,
  advertiseCost,
  REQUEST_PACKAGES,
  type RequestPackage,
  requestCost,
} from '#contract/advertising/advertising.ts';
import { formatLira, formatMoney } from '#contract/text/numbers.ts';
import { adRequestTexts, adTexts, advertiseTexts as texts } from '#web/texts/advertising.ts';
import { FiguresTable } from '#web/ui/FiguresTable.tsx';

export const isUnlimited = (packageType: AdPackage) => ADVERTISE_PACKAGES[packageType].isUnlimited;

/** The price on /advertise as it is being chosen; the server works it out again. */
export function AdvertiseTotal({
  packageType,
  duration,
}: {
  packageType: AdPackage | '';
  duration: string;
}) {
  const months = ADVERTISE_MONTHS.find((one): one is AdvertiseMonths => String(one) === duration);
  const cost = packageType
    ? isUnlimited(packageType)
      ? advertiseCost(packageType, 1)
      : months && advertiseCost(packageType, months)
    : undefined;
  const rows: [string, string][] = cost
    ? [
        ...((cost.saved > 0
          ? [
              [texts.full, formatMoney(cost.full)],
              [texts.saved, texts.saving(cost.saved)],
            ]
          : []) as [string, string][]),
        [texts.total, formatMoney(cost.total)],
      ]
    : [];
  return (
    // Always there, so that screen readers hear what changes in it.
    <div role="status" aria-label={texts.costTitle}>
      {rows.length > 0 && (
        <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3">
          {rows.map(([label, value]) => (
            <div key={label} className="contents last:font-semibold">
              <dt>{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The price on /advertise-request as it is being chosen; `months` where they make sense. */
export const RequestTotal = ({
  packageType,
  months,
}: {
  packageType: RequestPackage | '';
  months: number | undefined;
}) => (
  <p role="status" className="figures font-semibold">
    {packageType && months && adRequestTexts.total(formatMoney(requestCost(packageType, months)))}
  </p>
);

/** A row for each length: on a phone the packages stand beside each other. */
function Totals<One extends AdPackage>(props: {
  packages: One[];
  total: (one: One, months: AdvertiseMonths) => number;
}) {
  const { packages, total } = props;
  return (
    <FiguresTable
      caption={adTexts.totals}
      columns={[texts.duration, ...packages.map((one) => adTexts.packages[one])]}
      rows={ADVERTISE_MONTHS.map((months) => ({
        key: `${months}`,
        head: `${months} ay`,
        figures: packages.map((one) => formatLira(total(one, months))),
      }))}
    />
  );
}

/** What every choice on /advertise comes to: there before anything is chosen, and without script. */
export const AdvertiseTotals = () => (
  <Totals
    packages={AD_PACKAGES.filter((one) => !isUnlimited(one))}
    total={(one, months) => advertiseCost(one, months).total}
  />
);

/** The same of /advertise-request, where any number of months can be had. */
export const RequestTotals = () => <Totals packages={REQUEST_PACKAGES} total={requestCost} />;

interface FormBesideTotalsProps {
  totals: ReactNode;
  children: ReactNode;
}

/** On a desk, what every choice comes to stands beside the form; on a phone it would come too late. */
export const FormBesideTotals = ({ totals, children }: FormBesideTotalsProps) => (
  <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
    <div className="sticky top-24 max-lg:hidden">{totals}</div>
  </div>
);
