import { Download } from 'lucide-react';
import { useState } from 'react';
import { dayAndMonth } from '#contract/calendar/day-words.ts';
import {
  downloadPerformance,
  type Performance,
  type PerformanceCounter,
  type PerformanceDay,
} from '#contract/statistics/business-performance.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { requestFor } from '#web/api/api.ts';
import { performanceTexts as texts } from '#web/texts/performance.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { DayChart } from '#web/ui/DayChart.tsx';
import { FiguresTable } from '#web/ui/FiguresTable.tsx';
import { CounterChoice, countersIn } from './CounterChoice.tsx';

interface PerformanceDaysProps {
  businessId: number;
  days: NonNullable<Performance['days']>;
  totals: Performance['totals'];
  previous: Performance['previous'];
}

/** Day by day: one counter as a chart, with the 30 days before where they came along; all as a table. */
export function PerformanceDays({ businessId, days, totals, previous }: PerformanceDaysProps) {
  const [counter, setCounter] = useState<PerformanceCounter>('views');
  const name = texts.counters[counter];
  const counters = countersIn(totals);
  const isEmpty = !totals[counter] && !previous?.totals[counter];
  return (
    <div className="flex flex-col gap-5">
      <CounterChoice
        totals={totals}
        before={previous?.totals}
        value={counter}
        onChange={setCounter}
      />
      <div className="card p-4 sm:p-6">
        <h3 className="mb-4 text-lg" aria-live="polite">
          {name}
        </h3>
        {isEmpty && <p className="-mt-2 mb-4 text-quiet text-sm">{texts.nothingYet}</p>}
        <DayChart
          label={texts.chart(name)}
          names={{ bar: texts.now, ...(previous && { line: texts.before }) }}
          days={days.map((day, at) => ({
            label: dayAndMonth(day.date),
            bar: day[counter] ?? 0,
            line: previous?.days[at]?.[counter],
          }))}
          axis={[days[0], days.at(-1)].map((day) => day && dayAndMonth(day.date))}
          format={formatNumber}
        />
      </div>
      <details>
        <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center font-semibold">
          {texts.table}
        </summary>
        <div className="mt-2 flex flex-col gap-4">
          <DaysTable caption={texts.now} days={days} counters={counters} />
          {previous && (
            <DaysTable caption={texts.before} days={previous.days} counters={counters} />
          )}
        </div>
      </details>
      {previous && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet text-sm">
          <ButtonLink
            href={requestFor(downloadPerformance, { id: businessId }).address}
            reloads
            download
            icon={<Download aria-hidden="true" />}
          >
            {texts.download}
          </ButtonLink>
          {texts.downloadNote}
        </p>
      )}
    </div>
  );
}

interface DaysTableProps {
  caption: string;
  days: PerformanceDay[];
  counters: PerformanceCounter[];
}

/** The newest day first. */
const DaysTable = ({ caption, days, counters }: DaysTableProps) => (
  <FiguresTable
    caption={caption}
    columns={[texts.day, ...counters.map((one) => texts.counters[one])]}
    rows={days.toReversed().map((day) => ({
      key: day.date,
      head: dayAndMonth(day.date),
      figures: counters.map((one) => formatNumber(day[one] ?? 0)),
    }))}
  />
);
