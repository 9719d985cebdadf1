import { useId } from 'react';
import { LEAST_PEOPLE } from '#contract/statistics/business-performance.ts';
import { listMissedSearches, MISSED_SEARCH_DAYS } from '#contract/statistics/visitor-statistics.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { visitorStatisticsTexts as texts } from '#web/texts/visitor-statistics.ts';
import { FiguresTable } from '#web/ui/FiguresTable.tsx';
import { PartFailed, PartLoading } from '#web/ui/Part.tsx';

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
      {asked.state === 'loading' && <PartLoading label={texts.loading} shapes={['h-28']} />}
      {asked.state === 'failed' && <PartFailed title={texts.missedFailed} onAgain={asked.again} />}
      {asked.state === 'ready' && asked.data.length === 0 && <p>{texts.missedEmpty}</p>}
      {asked.state === 'ready' && asked.data.length > 0 && (
        <FiguresTable
          caption={texts.missedTable}
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
