import { useId } from 'react';
import { LEAST_PEOPLE, type Performance } from '#contract/statistics/business-performance.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { performanceTexts as texts } from '#web/texts/performance.ts';
import { RankedTable } from '#web/ui/RankedTable.tsx';

/** What people searched for when they saw the business. */
export function SearchWords({ words }: { words: NonNullable<Performance['words']> }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="max-w-2xl">
      <h3 id={id} className="text-lg">
        {texts.words}
      </h3>
      <p className="mt-1 mb-4 measure text-quiet">{texts.wordsLead(LEAST_PEOPLE)}</p>
      {words.length === 0 ? (
        <p>{texts.noWords}</p>
      ) : (
        <RankedTable
          labelledBy={id}
          columns={[texts.word, texts.people]}
          rows={words.map(({ text, people }) => ({ key: text, name: text, value: people }))}
          format={formatNumber}
        />
      )}
    </section>
  );
}
