import { dayAndMonth, wholeDay } from '#contract/calendar/day-words.ts';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import { getPerformance, type Performance } from '#contract/statistics/business-performance.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { performanceTexts as texts } from '#web/texts/performance.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PartLoading } from '#web/ui/Part.tsx';
import { PerformanceDays } from './PerformanceDays.tsx';
import { SearchWords } from './SearchWords.tsx';

interface PerformanceTabProps {
  businessId: number;
  /** In force; what it opens, the server says. */
  plan: OwnerPlan;
}

/** The dashboard's analytics: as much of the last 30 days as the plan opens. */
export function PerformanceTab({ businessId, plan }: PerformanceTabProps) {
  const api = useApi();
  const asked = useAsked(`${businessId} ${plan}`, (signal) =>
    api.call(getPerformance, { id: businessId }, { signal }),
  );
  if (asked.state === 'failed') return <LoadFailure texts={texts} onAgain={asked.again} />;
  if (asked.state === 'loading')
    return <PartLoading label={texts.loading} shapes={['h-14', 'h-28', 'h-64']} />;
  return <Shown businessId={businessId} performance={asked.data} />;
}

function Shown({ businessId, performance }: { businessId: number; performance: Performance }) {
  const { days, from, to, totals, previous, words, plan } = performance;
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h2 className="text-xl">{texts.title}</h2>
        <p className="mt-1 text-quiet">{texts.period(dayAndMonth(from), wholeDay(to))}</p>
        {!days && <p className="mt-3">{texts.sumsAbove}</p>}
      </div>
      {days && <PerformanceDays {...{ businessId, days, totals, previous }} />}
      {words && <SearchWords words={words} />}
      {previous === null && <Upsell businessId={businessId} plan={plan} />}
      <p className="measure text-quiet text-sm">{texts.howCounted}</p>
    </div>
  );
}

/** What the next plan opens, and where it is asked for. */
const Upsell = ({ businessId, plan }: PerformanceTabProps) => (
  <Notice
    title={plan === 'free' ? texts.upsellFreeTitle : texts.upsellBasicTitle}
    action={
      <ButtonLink size="sm" href={`/business-owner-dashboard?isletme=${businessId}&sekme=abonelik`}>
        {texts.upsellWay}
      </ButtonLink>
    }
  >
    {plan === 'free' ? texts.upsellFree : texts.upsellBasic}
  </Notice>
);
