import { useId } from 'react';
import {
  dayAndMonth,
  dayAndWeekday,
  shortWeekday,
  wholeDay,
} from '#contract/calendar/day-words.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { visitorStatisticsTexts as texts } from '#web/texts/visitor-statistics.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { HomeLink } from '#web/ui/Button.tsx';
import { DayChart } from '#web/ui/DayChart.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FiguresTable } from '#web/ui/FiguresTable.tsx';
import { RankedTable } from '#web/ui/RankedTable.tsx';
import type { Ranked, StatisticsView } from './statistics-view.ts';

/** 'Ziyaretçi İstatistikleri': the last seven days of the site. */
export function StatisticsScreen({ view }: { view: StatisticsView }) {
  const { days, totalVisits } = view;
  const [from, to] = [days[0], days.at(-1)];
  return (
    <div className="shell pt-6 pb-16 sm:pt-10">
      <h1 tabIndex={-1}>{texts.title}</h1>
      {from && to && (
        <p className="mt-1 text-quiet">{texts.period(dayAndMonth(from.date), wholeDay(to.date))}</p>
      )}
      {totalVisits === 0 ? (
        <EmptyState title={texts.emptyTitle} action={<HomeLink />}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <Figures view={view} />
      )}
      <HowCounted />
    </div>
  );
}

function Figures({ view }: { view: StatisticsView }) {
  const { days, totalVisits, uniqueVisitors, countries, pages } = view;
  const id = useId();
  return (
    <>
      <dl className="mt-7 grid gap-3 sm:grid-cols-2">
        <Total label={texts.totalVisits} note={texts.totalVisitsNote} value={totalVisits} />
        <Total
          label={texts.uniqueVisitors}
          note={texts.uniqueVisitorsNote}
          value={uniqueVisitors}
        />
      </dl>
      <section aria-labelledby={id} className="mt-10">
        <h2 id={id} className="mb-4">
          {texts.byDay}
        </h2>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="card p-4 sm:p-6">
            <DayChart
              label={texts.chart}
              names={{ bar: texts.visits, line: texts.uniqueVisitors }}
              days={days.map((day) => ({
                label: dayAndWeekday(day.date),
                bar: day.totalVisits,
                line: day.uniqueVisitors,
              }))}
              axis={days.map(({ date }) => shortWeekday(date))}
              format={formatNumber}
            />
          </div>
          <FiguresTable
            caption={texts.table}
            columns={[texts.day, texts.visits, texts.uniqueVisitors]}
            rows={days.toReversed().map((day) => ({
              key: day.date,
              head: dayAndWeekday(day.date),
              figures: [formatNumber(day.totalVisits), formatNumber(day.uniqueVisitors)],
            }))}
          />
        </div>
      </section>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 lg:grid-cols-2">
        <Ranking title={texts.countries} column={texts.country} rows={countries} />
        <Ranking title={texts.pages} column={texts.page} rows={pages} />
      </div>
    </>
  );
}

const Total = ({ label, note, value }: { label: string; note: string; value: number }) => (
  <div className="card flex flex-col-reverse justify-end gap-1 p-5">
    <dt>
      <span className="block font-semibold">{label}</span>
      <span className="text-quiet text-sm">{note}</span>
    </dt>
    <dd className="figures font-bold font-heading text-3xl">{formatNumber(value)}</dd>
  </div>
);

function Ranking({ title, column, rows }: { title: string; column: string; rows: Ranked[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <RankedTable
        labelledBy={id}
        columns={[column, texts.visits]}
        rows={rows.map(({ key, name, value, href }) => ({
          key,
          value,
          name: href ? (
            <Anchor
              href={href}
              className="text-link inline-flex items-center py-0.5 max-lg:min-h-11"
            >
              {name}
            </Anchor>
          ) : (
            name
          ),
        }))}
        format={formatNumber}
      />
    </section>
  );
}

const HowCounted = () => (
  <aside className="mt-12 measure text-quiet text-sm">
    <p>
      <strong className="block text-ink">{texts.how}</strong>
      {texts.howText}
    </p>
    <p className="mt-2">
      <Anchor href={texts.howHref} className="text-link">
        {texts.howLink}
      </Anchor>
    </p>
  </aside>
);
