import { getBusinessAnalytics, type PerformanceDay } from '#contract/business-performance.ts';
import { formatNumber } from '#contract/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { performanceTexts as texts } from '#web/texts/performance.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const COUNTERS = ['views', 'phoneClicks', 'websiteClicks', 'directionsClicks'] as const;

/** The dashboard's four counters of the last 30 days: sums over the rows (specification 2). */
export function PerformanceCounters({ businessId }: { businessId: number }) {
  const api = useApi();
  const asked = useAsked(String(businessId), (signal) =>
    api.call(getBusinessAnalytics, { id: businessId }, { signal }),
  );
  const sum = (rows: PerformanceDay[], counter: (typeof COUNTERS)[number]) =>
    formatNumber(rows.reduce((total, row) => total + row[counter], 0));
  return (
    <section aria-labelledby="sayilar">
      <h2 id="sayilar" className="mb-2 text-base text-quiet">
        {texts.countersLabel}
      </h2>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-busy={asked.state === 'loading'}>
        {COUNTERS.map((counter) => (
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
        ))}
      </dl>
      {asked.state === 'failed' && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-quiet">
          {texts.failedTitle}
          <Button size="sm" onClick={asked.again}>
            {texts.again}
          </Button>
        </p>
      )}
    </section>
  );
}
