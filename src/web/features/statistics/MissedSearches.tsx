import { useId } from 'react';
import { LEAST_PEOPLE } from '#contract/statistics/business-performance.ts';
import { listMissedSearches, MISSED_SEARCH_DAYS } from '#contract/statistics/visitor-statistics.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { visitorStatisticsTexts as texts } from '#web/texts/visitor-statistics.ts';
import { AgainButton } from '#web/ui/Button.tsx';
import { FiguresTable } from '#web/ui/FiguresTable.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** 'Aranıp bulunamayanlar': for an owner with their business, for the team without. */
export function MissedSearches({ businessId }: { businessId?: number }) {
  const id = useId();
  const api = useApi();
  const asked = useAsked(`missed ${businessId}`, (signal) =>
    api.call(listMissedSearches, { businessId }, { signal }),
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {texts.missedTitle}
      </h2>
      <p className="mt-1 mb-4 measure text-quiet">
        {texts.missedLead(MISSED_SEARCH_DAYS, LEAST_PEOPLE)}
      </p>
      {asked.state === 'loading' && (
        <div role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton className="h-28 w-full rounded-md" />
        </div>
      )}
      {asked.state === 'failed' && (
        <p role="alert" className="flex flex-wrap items-center gap-2">
          {texts.missedFailed}
          <AgainButton size="sm" onClick={asked.again} />
        </p>
      )}
      {asked.state === 'ready' && asked.data.length === 0 && <p>{texts.missedEmpty}</p>}
      {asked.state === 'ready' && asked.data.length > 0 && (
        <FiguresTable
          caption={texts.missedTitle}
          columns={[texts.missedWords, texts.missedPlace, texts.missedPeople]}
          rows={asked.data.map(({ text, district, people }) => ({
            key: `${text} ${district}`,
            head: text,
            figures: [district ?? texts.missedEverywhere, formatNumber(people)],
          }))}
        />
      )}
    </section>
  );
}
