import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** One run of a job, as it ended. */
export interface JobRun {
  name: string;
  everyMs: number;
  startedAt: Date;
  durationMs: number;
  /** In a row, with this run; 0 when it went well. */
  failures: number;
  error?: unknown;
}

/** A name and a code say what to look for; the words may hold anything. */
const MAX_ERROR_LENGTH = 300;
const LINE_END = /[\r\n][\s\S]*/;

const sentenceOf = (error: unknown) =>
  String(error).replace(LINE_END, '').slice(0, MAX_ERROR_LENGTH);

/** Keeps the jobs of this product in the list; those it no longer has go. */
export async function listJobs(
  db: Db,
  jobs: readonly { name: string; everyMs: number }[],
): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await sql`delete from job_runs where name <> all(${names}::text[])`.execute(db);
  await sql`
    insert into job_runs (name, every_ms)
    select * from unnest(${names}::text[], ${jobs.map(({ everyMs }) => everyMs)}::int[])
    on conflict (name) do update set every_ms = excluded.every_ms`.execute(db);
}

/** Writes down how a run ended; of several instances the last one counts. */
export async function noteJobRun(db: Db, run: JobRun): Promise<void> {
  const isOk = run.failures === 0;
  const endedAt = new Date(run.startedAt.getTime() + run.durationMs);
  await sql`
    insert into job_runs
      (name, every_ms, started_at, duration_ms, is_ok, failures, succeeded_at, failed_at, last_error)
    values (${run.name}, ${run.everyMs}, ${run.startedAt}, ${run.durationMs}, ${isOk}, ${run.failures},
      ${isOk ? endedAt : null}, ${isOk ? null : endedAt}, ${isOk ? null : sentenceOf(run.error)})
    on conflict (name) do update set
      every_ms = excluded.every_ms, started_at = excluded.started_at,
      duration_ms = excluded.duration_ms, is_ok = excluded.is_ok, failures = excluded.failures,
      succeeded_at = coalesce(excluded.succeeded_at, job_runs.succeeded_at),
      failed_at = coalesce(excluded.failed_at, job_runs.failed_at),
      last_error = coalesce(excluded.last_error, job_runs.last_error)`.execute(db);
}
