import {
  type JobRun,
  listJobRuns,
  PROXY_JOB,
} from '#contract/moderation/administration-records.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { jobsTexts as texts } from '#web/texts/administration-records.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { Failed, Waiting } from './Loading.tsx';

const moment = (iso: string | null) => (iso ? formatMoment(iso) : '–');

/** 'dakikada bir' */
function everyWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return texts.every(texts.seconds(Math.max(1, seconds)));
  const minutes = Math.round(seconds / 60);
  return texts.every(minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.round(minutes / 60)));
}

const columns: [Column<JobRun>, ...Column<JobRun>[]] = [
  {
    name: 'name',
    label: texts.columns.name,
    cell: ({ name, everyMs }) => (
      <>
        {texts.names[name] ?? name}
        <span className="block font-normal text-quiet">{everyWords(everyMs)}</span>
      </>
    ),
  },
  {
    name: 'state',
    label: texts.columns.state,
    cell: ({ isOk, failures, failedAt, lastError }) => (
      <>
        {isOk === null && <Badge>{texts.waiting}</Badge>}
        {isOk === true && <Badge tone="open">{texts.well}</Badge>}
        {isOk === false && <Badge tone="danger">{texts.ill(failures)}</Badge>}
        {failedAt && lastError && (
          <span className="mt-1 block text-quiet">
            {texts.lastFailure(moment(failedAt), lastError)}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'last',
    label: texts.columns.last,
    cell: ({ startedAt }) => moment(startedAt),
    isShort: true,
  },
  {
    name: 'duration',
    label: texts.columns.duration,
    isShort: true,
    cell: ({ durationMs }) => (
      <span className="figures">{durationMs === null ? '–' : texts.ms(durationMs)}</span>
    ),
  },
  {
    name: 'next',
    label: texts.columns.next,
    cell: ({ nextAt }) => moment(nextAt),
    isShort: true,
  },
];

const isWell = (last: { isLate: boolean; lastError: string | null }) =>
  !last.isLate && last.lastError === null;

/** What works by itself, and whether it does. */
export function JobsScreen() {
  const api = useApi();
  const asked = useAsked('jobs', (signal) => api.call(listJobRuns, {}, { signal }));
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'failed') return <Failed onAgain={asked.again} />;
  const { jobs, backup, restore, disk } = asked.data;
  if (jobs.length === 0) return <EmptyState title={texts.empty} />;
  // What fails stands on top.
  const rows = jobs.toSorted((one, other) => other.failures - one.failures);
  return (
    <>
      <Notice tone={isWell(backup) ? 'info' : 'warning'} className="mb-4">
        {backup.lastAt ? texts.lastBackup(moment(backup.lastAt)) : texts.noBackup}
        {backup.isLate && ` ${texts.lateBackup}`}
        {backup.lastError && ` ${texts.backupError(backup.lastError)}`}
      </Notice>
      <Notice tone={isWell(restore) ? 'info' : 'warning'} className="mb-4">
        {restore.lastAt ? texts.lastRestore(moment(restore.lastAt)) : texts.noRestore}
        {restore.isLate && ` ${texts.lateRestore}`}
        {restore.lastError && ` ${texts.backupError(restore.lastError)}`}
      </Notice>
      {disk.isLow && (
        <Notice tone="warning" className="mb-4">
          {texts.lowDisk(Math.floor((disk.freeBytes ?? 0) / 1e6))}
        </Notice>
      )}
      {jobs.some(({ name, isOk }) => name === PROXY_JOB && isOk === false) && (
        <Notice tone="warning" className="mb-4">
          {texts.unnamedProxy}
        </Notice>
      )}
      <DataTable
        caption={texts.columns.name}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
      />
    </>
  );
}
