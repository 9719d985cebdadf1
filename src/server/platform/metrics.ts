import { createServer, type Server } from 'node:http';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Surroundings } from './context.ts';
import { withPatience } from './patience.ts';
import type { WhatFails } from './readiness.ts';
import { routeLabels } from './route-labels.ts';

export interface Answered {
  method: string;
  path: string;
  status: number;
  seconds: number;
}

/** What Prometheus asks for, on a port of its own: never beside the pages. */
export interface Metrics {
  answered(answer: Answered): void;
  jobEnded(job: string, isOk: boolean): void;
  server: Server;
}

export interface MetricsParts extends Pick<Surroundings, 'db' | 'disk'> {
  whatFails: WhatFails;
  /** Templates of everything that is served. */
  routes: readonly string[];
  pools: Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>;
  version: string;
}

const SCRAPE_MS = 5000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Ages and counts that lie in the database; seconds, and rows. With a label, one row each. */
const FROM_ROWS: Record<string, { help: string; label?: string; query: RawBuilder<Row> }> = {
  directory_letters_waiting: {
    help: 'Letters that wait to be sent',
    query: sql`select count(*) as value from outbox where sent_at is null and failed_at is null`,
  },
  directory_letters_failed: {
    help: 'Letters that were given up',
    query: sql`select count(*) as value from outbox where failed_at is not null`,
  },
  directory_backup_age_seconds: {
    help: 'Age of the last nightly backup; missing when there is none',
    query: sql`select extract(epoch from now() - max(finished_at)) as value from backups`,
  },
  directory_restore_age_seconds: {
    help: 'Time since a backup was last restored on trial; missing when none ever was',
    query: sql`select extract(epoch from now() - max(finished_at)) as value from restore_drills`,
  },
  directory_businesses_pending: {
    help: 'Businesses that wait for a moderator',
    query: sql`select count(*) as value from businesses where status = 'pending'`,
  },
  directory_job_failures_in_a_row: {
    help: 'Runs of a job that failed since the last one that went well, of whichever instance',
    label: 'job',
    query: sql`select name as of, failures as value from job_runs`,
  },
  directory_job_success_age_seconds: {
    help: 'Since a job went well the last time; missing before its first',
    label: 'job',
    query: sql`select name as of, extract(epoch from now() - succeeded_at) as value from job_runs`,
  },
};
interface Row {
  of?: string;
  value: string | number | null;
}

export function openMetrics(parts: MetricsParts): Metrics {
  const { db, disk, pools, whatFails } = parts;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const routeOf = routeLabels(parts.routes);
  const answers = new Histogram({
    name: 'directory_http_seconds',
    help: 'Time to answer, by method, template of the address and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const limited = new Counter({
    name: 'directory_limited_total',
    help: 'Answers 429: asked too often',
    labelNames: ['route'],
    registers,
  });
  const jobRuns = new Counter({
    name: 'directory_job_runs_total',
    help: 'Runs of jobs by this instance',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const up = new Gauge({
    name: 'directory_database_up',
    help: '1 when the database answers',
    registers,
  });
  const room = new Gauge({
    name: 'directory_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR',
    registers,
  });
  new Gauge({
    name: 'directory_info',
    help: 'Which version runs; always 1',
    labelNames: ['version'],
    registers,
  }).set({ version: parts.version }, 1);
  new Gauge({
    name: 'directory_database_connections',
    help: 'Connections of this instance by what they do, and who waits for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  const fromRows = Object.entries(FROM_ROWS).map(([name, { help, label, query }]) => ({
    gauge: new Gauge({ name, help, labelNames: label ? [label] : [], registers }),
    label,
    query,
  }));
  const collect = async () => {
    const freeBytes = await disk.freeBytes();
    if (freeBytes === undefined) room.remove();
    else room.set(freeBytes);
    // What was last known of the rows would look alive.
    for (const { gauge, label } of fromRows) {
      if (label) gauge.reset();
      else gauge.remove();
    }
    try {
      for (const { gauge, label, query } of fromRows) {
        const { rows } = await withPatience(query.execute(db), SCRAPE_MS);
        for (const { of = '', value } of rows) {
          if (value !== null) gauge.set(label ? { [label]: of } : {}, Number(value));
        }
      }
      up.set(1);
    } catch {
      up.set(0);
    }
  };
  const server = createServer((request, response) => {
    if (request.url === '/readyz') {
      void whatFails().then((failures) =>
        response
          .writeHead(failures.length === 0 ? 200 : 503, { 'Content-Type': 'text/plain' })
          .end(failures.length === 0 ? 'ready\n' : `${failures.join('\n')}\n`),
      );
      return;
    }
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void collect()
      .then(() => registry.metrics())
      .then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
      .catch((error) => response.writeHead(500).end(String(error)));
  });
  return {
    answered({ method, path, status, seconds }) {
      const route = routeOf(path);
      const named = METHODS.has(method) ? method : 'other';
      answers.observe({ method: named, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (status === 429) limited.inc({ route });
    },
    jobEnded: (job, isOk) => jobRuns.inc({ job, outcome: isOk ? 'done' : 'failed' }),
    server,
  };
}
