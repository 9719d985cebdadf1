import type { z } from 'zod';
import { getTeamStatistics } from '#contract/moderation/administration-records.ts';
import { KIND_WORDS } from '#contract/moderation/moderation-words.ts';
import { formatDate, formatNumber } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { teamStatisticsTexts as texts } from '#web/texts/administration-records.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { Failed, Waiting } from './Loading.tsx';
import { Panel } from './Panel.tsx';

type Statistics = z.output<(typeof getTeamStatistics)['output']>;
type Waits = Statistics['waiting'][number];
type Median = Statistics['medians'][number];

const waitingColumns: [Column<Waits>, ...Column<Waits>[]] = [
  {
    name: 'kind',
    label: texts.kind,
    cell: ({ kind }) => (
      <Anchor href={`/admin?kind=${kind}`} className="tap">
        {KIND_WORDS[kind]}
      </Anchor>
    ),
  },
  {
    name: 'count',
    label: texts.count,
    cell: ({ count }) => <span className="figures">{formatNumber(count)}</span>,
  },
  {
    name: 'oldest',
    label: texts.oldest,
    cell: ({ oldestAt }) => (oldestAt ? formatMoment(oldestAt) : texts.nothing),
  },
];

const medianColumns: [Column<Median>, ...Column<Median>[]] = [
  { name: 'kind', label: texts.kind, cell: ({ kind }) => KIND_WORDS[kind] },
  {
    name: 'median',
    label: texts.median,
    cell: ({ hours }) => (hours < 1 ? texts.underHour : texts.hours(hours)),
  },
  {
    name: 'decided',
    label: texts.decidedCount,
    cell: ({ decided }) => <span className="figures">{formatNumber(decided)}</span>,
  },
];

/** The team's work in numbers. */
export function TeamStatisticsScreen() {
  const api = useApi();
  const asked = useAsked('statistics', (signal) => api.call(getTeamStatistics, {}, { signal }));
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed') return <Failed onAgain={asked.again} />;
  const { waiting, days, medians } = asked.data;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={texts.waitingTitle}>
        <DataTable
          caption={texts.waitingTitle}
          columns={waitingColumns}
          rows={waiting}
          keyOf={({ kind }) => kind}
        />
      </Panel>
      <div className="flex flex-col gap-4">
        <Panel title={texts.daysTitle} lead={texts.daysLead}>
          <DayTable days={days} />
        </Panel>
        <Panel title={texts.mediansTitle} lead={texts.mediansLead}>
          {medians.length === 0 ? (
            <p className="text-quiet">{texts.noMedians}</p>
          ) : (
            <DataTable
              caption={texts.mediansTitle}
              columns={medianColumns}
              rows={medians}
              keyOf={({ kind }) => kind}
            />
          )}
        </Panel>
      </div>
    </div>
  );
}

/** A table whose rows are bars: read as numbers, seen as lengths. */
function DayTable({ days }: Pick<Statistics, 'days'>) {
  const most = Math.max(1, ...days.map(({ decided }) => decided));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.daysTitle}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.decided}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, decided }) => (
          <tr key={day}>
            <th scope="row" className="py-0.5 pr-3 text-left font-normal whitespace-nowrap">
              {formatDate(`${day}T12:00:00+03:00`)}
            </th>
            <td className="w-full py-0.5">
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="h-4 rounded-sm bg-seyhan"
                  style={{ width: `${(decided / most) * 80}%` }}
                />
                <span className="figures">{formatNumber(decided)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
