import { useId } from 'react';
import type { AdCounters as Counters } from '#contract/advertising/ad-previews.ts';
import { dayAndMonth, wholeDay } from '#contract/calendar/day-words.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { adFiguresTexts as texts } from '#web/texts/ad-preview.ts';
import { DayChart } from '#web/ui/DayChart.tsx';
import { FiguresTable } from '#web/ui/FiguresTable.tsx';
import { chartDays } from './ad-chart-days.ts';

/** How often an ad was seen and followed: in all, and on the last days. */
export function AdCounters({ counters, level = 3 }: { counters: Counters; level?: 2 | 3 | 4 }) {
  const id = useId();
  const Heading = `h${level}` as const;
  const days = chartDays(counters.days);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <Heading id={id} className="text-lg">
        {texts.title}
      </Heading>
      {days.length === 0 ? (
        <p className="text-quiet">{texts.none}</p>
      ) : (
        <>
          <dl className="figures flex gap-8">
            {[
              [texts.impressions, counters.impressions] as const,
              [texts.clicks, counters.clicks] as const,
            ].map(([label, count]) => (
              <div key={label}>
                <dt className="text-quiet text-sm">{label}</dt>
                <dd className="font-bold text-2xl">{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
          <DayChart
            label={texts.chart}
            names={{ bar: texts.impressions, line: texts.clicks }}
            days={days.map(({ date, impressions, clicks }) => ({
              label: dayAndMonth(date),
              bar: impressions,
              line: clicks,
            }))}
            axis={[days[0], days.at(-1)].map((day) => day && dayAndMonth(day.date))}
            format={formatNumber}
          />
          <details>
            <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center font-semibold">
              {texts.table}
            </summary>
            <FiguresTable
              caption={texts.caption}
              columns={[texts.day, texts.impressions, texts.clicks]}
              rows={counters.days.map(({ date, impressions, clicks }) => ({
                key: date,
                head: wholeDay(date),
                figures: [formatNumber(impressions), formatNumber(clicks)],
              }))}
            />
          </details>
        </>
      )}
      <p className="text-quiet text-sm">{texts.note}</p>
    </section>
  );
}
