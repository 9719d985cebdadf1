import type { ReactNode } from 'react';
import { dayAndWeekday } from '#contract/calendar/day-words.ts';
import type { RosterReading } from '#contract/duty/administered-duty.ts';
import { administeredDutyTexts as texts } from '#web/texts/administration-duty.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { DataTable } from '../DataTable.tsx';
import { Panel } from '../Panel.tsx';
import { turnTimes } from './duty-times.ts';

const { columns } = texts;

/** What was read, and what publishing it changes. */
export function RosterPreview({
  reading: { rows, problems, days, unmatched },
  children,
}: {
  reading: RosterReading;
  /** What publishes it. */
  children: ReactNode;
}) {
  const dayCount = new Set(days.map(({ day }) => day)).size;
  return (
    <Panel title={texts.previewTitle} lead={texts.previewLead(rows.length, dayCount)}>
      <div role="status" className="sr-only">
        {texts.previewLead(rows.length, dayCount)}
      </div>
      {rows.length === 0 ? <p>{texts.nothing}</p> : <div>{children}</div>}
      {unmatched > 0 && <Notice>{texts.unmatched(unmatched)}</Notice>}
      {problems.length > 0 && (
        <Table
          caption={texts.problemsTitle(problems.length)}
          head={[columns.line, columns.name, columns.sentence]}
          rows={problems.map(({ line, text, sentence }) => [String(line), text, sentence])}
        />
      )}
      {days.length > 0 && (
        <Table
          caption={texts.daysTitle}
          head={[columns.day, columns.district, columns.turns, columns.outcome]}
          rows={days.map(({ day, district, turns, outcome }) => [
            ...[dayAndWeekday(day), district, String(turns), texts.outcomes[outcome]],
          ])}
        />
      )}
      {rows.length > 0 && (
        <Table
          caption={texts.rowsTitle}
          head={[
            columns.day,
            ...[columns.time, columns.district, columns.name, columns.phone, columns.business],
          ]}
          rows={rows.map((row) => [
            ...[dayAndWeekday(row.day), turnTimes(row), row.district, row.name, row.phone],
            row.business?.name ?? texts.notLinked,
          ])}
        />
      )}
    </Panel>
  );
}

interface TableProps {
  caption: string;
  head: [string, ...string[]];
  rows: string[][];
}

const Table = ({ caption, head: [first, ...others], rows }: TableProps) => (
  <div>
    <h3 className="mb-1.5">{caption}</h3>
    <DataTable
      caption={caption}
      columns={[columnOf(first, 0), ...others.map((label, at) => columnOf(label, at + 1))]}
      rows={rows.map((cells, key) => ({ cells, key }))}
      keyOf={({ key }) => key}
    />
  </div>
);

const columnOf = (label: string, at: number) => ({
  ...{ name: label, label },
  cell: ({ cells }: { cells: string[] }) => cells[at],
});
