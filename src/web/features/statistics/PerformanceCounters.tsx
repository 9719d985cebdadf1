import {
  getBusinessAnalytics,
  type PerformanceDay,
} from '#contract/statistics/business-performance.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { performanceTexts as texts } from '#web/texts/performance.ts';
import { PartFailed } from '#web/ui/Part.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The specified four, large; beside them the other ways to the business. */
const SPECIFIED = ['views', 'phoneClicks', 'websiteClicks', 'directionsClicks'] as const;
const OTHERS = ['whatsappClicks', 'reservations', 'shares'] as const;
type Counter = (typeof SPECIFIED)[number] | (typeof OTHERS)[number];

/** The dashboard's counters of the last 30 days: sums over the rows (specification 2). */
export function PerformanceCounters({ businessId }: { businessId: number }) {
  const api = useApi();
  const asked = useAsked(String(businessId), (signal) =>
    api.call(getBusinessAnalytics, { id: businessId }, { signal }),
  );
  const sum = (rows: PerformanceDay[], counter: Counter) =>
    formatNumber(rows.reduce((total, row) => total + row[counter], 0));
  const figure = (counter: Counter) => (
    <div key={counter} className="card flex flex-col-reverse justify-end gap-0.5 p-4">
      <dt className="text-sm text-quiet">{texts.counters[counter]}</dt>
      <dd className="figures font-bold font-heading text-2xl">
        {asked.state === 'ready' ? (
          sum(asked.data, counter)
        ) : asked.state === 'loading' ? (
          <Skeleton className="my-1 h-6 w-14" />
        ) : (
          '–'
        )}
      </dd>
    </div>
  );
  return (
    <section aria-labelledby="sayilar">
      <h2 id="sayilar" className="mb-2 text-base text-quiet">
        {texts.countersLabel}
      </h2>
      <dl
        className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3"
        aria-busy={asked.state === 'loading'}
      >
        {SPECIFIED.map(figure)}
      </dl>
      <dl
        className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 *:px-1.5 *:py-3 sm:gap-3 sm:*:px-2.5 [&_dd]:text-lg max-sm:[&_dt]:text-xs"
        aria-busy={asked.state === 'loading'}
      >
        {OTHERS.map(figure)}
      </dl>
      {asked.state === 'loading' && (
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
      )}
      {asked.state === 'failed' && (
        <div className="mt-2">
          <PartFailed title={texts.failedTitle} onAgain={asked.again} />
        </div>
      )}
    </section>
  );
}
