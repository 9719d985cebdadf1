import { Check, Minus } from 'lucide-react';
import { AD_WEIGHTS } from '#contract/advertising/ad-draw.ts';
import {
  ADVERTISE_REQUEST_PACKAGES,
  REQUEST_PACKAGES,
  type RequestPackage,
} from '#contract/advertising/advertising.ts';
import type { LiveAd } from '#contract/advertising/live-ads.ts';
import { formatMoney, formatNumber } from '#contract/text/numbers.ts';
import { adTexts, adExamplesTexts as texts } from '#web/texts/advertising.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import { AdCard } from './AdCard.tsx';

const PATH = '/advertisement-examples';

/** The live ads, by package, and what the packages bring. */
export function AdExamplesScreen({
  ads,
  packageType,
}: {
  ads: LiveAd[];
  packageType: RequestPackage | undefined;
}) {
  const countOf = (one: RequestPackage) => ads.filter((ad) => ad.packageType === one).length;
  const shown = packageType ? ads.filter((ad) => ad.packageType === packageType) : ads;
  return (
    <div className="shell pt-8 pb-16">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="measure mt-2 text-lg text-quiet">{texts.lead}</p>
      <nav aria-label={texts.filterLabel} className="mt-6 flex flex-wrap gap-2">
        <Chip href={PATH} isOn={!packageType}>
          {texts.chip(texts.all, formatNumber(ads.length))}
        </Chip>
        {REQUEST_PACKAGES.map((one) => (
          <Chip key={one} href={`${PATH}?paket=${one}`} isOn={packageType === one}>
            {texts.chip(adTexts.packages[one], formatNumber(countOf(one)))}
          </Chip>
        ))}
      </nav>
      <section aria-label={texts.title} className="mt-6">
        {shown.length > 0 ? (
          <>
            <p role="status" className="mb-4 font-heading font-semibold text-lg">
              {texts.count(formatNumber(shown.length))}
            </p>
            <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
              {shown.map((ad) => (
                <li key={`${ad.kind} ${ad.id}`}>
                  <AdCard ad={ad} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <EmptyState level={2} title={texts.emptyTitle} action={<Ways />}>
            {texts.emptyText}
          </EmptyState>
        )}
      </section>
      <Comparison />
      {shown.length > 0 && (
        <div className="mt-8 flex flex-wrap gap-3">
          <Ways />
        </div>
      )}
    </div>
  );
}

const Ways = () => (
  <>
    <ButtonLink href="/advertise-request" variant="primary" size="lg">
      {texts.toRequest}
    </ButtonLink>
    <ButtonLink href="/advertise#paketler" size="lg">
      {texts.toAdvertise}
    </ButtonLink>
  </>
);

const isIn = (packageType: RequestPackage, from: RequestPackage) =>
  REQUEST_PACKAGES.indexOf(packageType) >= REQUEST_PACKAGES.indexOf(from);

const CELL = 'border-line border-b px-2 py-3 text-center sm:px-4';
const ROW_HEAD = 'border-line border-b py-3 pr-2 text-left font-normal';

const Comparison = () => (
  <section aria-labelledby="karsilastirma" className="mt-14">
    <SectionHeading id="karsilastirma" title={texts.comparisonTitle} lead={texts.comparisonLead} />
    {/* What is only said hangs on it, else it would widen the page. */}
    <div className="relative overflow-x-auto">
      <table className="w-full max-w-3xl border-collapse text-sm sm:text-base">
        <thead>
          <tr>
            <th scope="col" className="border-line border-b py-3 pr-2 text-left">
              {texts.feature}
            </th>
            {REQUEST_PACKAGES.map((one) => (
              <th key={one} scope="col" className={CELL}>
                {adTexts.packages[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.rows.map(({ name, from }) => (
            <tr key={name}>
              <th scope="row" className={ROW_HEAD}>
                {name}
              </th>
              {REQUEST_PACKAGES.map((one) => (
                <td key={one} className={CELL}>
                  <Has isIn={isIn(one, from)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={ROW_HEAD}>
              {texts.frequency}
            </th>
            {REQUEST_PACKAGES.map((one) => (
              <td key={one} className={`figures ${CELL}`}>
                {texts.times(AD_WEIGHTS[one])}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={ROW_HEAD}>
              {texts.price}
            </th>
            {REQUEST_PACKAGES.map((one) => (
              <td key={one} className={`figures whitespace-nowrap ${CELL}`}>
                {formatMoney(ADVERTISE_REQUEST_PACKAGES[one].priceTlPerMonth)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  </section>
);

const Has = ({ isIn: has }: { isIn: boolean }) => {
  const Sign = has ? Check : Minus;
  return (
    <>
      <Sign
        className={has ? 'inline size-5 text-open' : 'inline size-5 text-quiet'}
        aria-hidden="true"
      />
      <span className="sr-only">{has ? texts.has : texts.hasNot}</span>
    </>
  );
};
