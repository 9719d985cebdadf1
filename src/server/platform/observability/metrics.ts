import { createServer, type Server } from 'node:http';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Dependencies } from '../context.ts';
import type { ReplicaState } from '../database/replica.ts';
import { withTimeout } from '../timeout.ts';
import type { StoredGauge } from './gauges.ts';
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
  /** A page that was not kept, or not true any more. */
  pageMade(path: string): void;
  jobEnded(job: string, isOk: boolean): void;
  server: Server;
}

interface MetricsParts extends Pick<Dependencies, 'db' | 'disk'> {
  whatFails: WhatFails;
  /** Templates of everything that is served. */
  routes: readonly string[];
  gauges: readonly StoredGauge[];
  pools: Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>;
  /** How it is with the replica, where there is one. */
  replica?: (() => ReplicaState) | undefined;
  version: string;
}

const SCRAPE_MS = 5000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

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
  const made = new Counter({
    name: 'directory_pages_made_total',
    help: 'Pages and feeds that were made for a request; the others were kept',
    labelNames: ['route'],
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
  if (parts.replica) gaugeReplica(parts.replica, registers);
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
  const stored = parts.gauges.map(({ name, help, label, read }) => ({
    gauge: new Gauge({ name, help, labelNames: label ? [label] : [], registers }),
    label,
    read,
  }));
  const collect = async () => {
    const freeBytes = await disk.freeBytes();
    if (freeBytes === undefined) room.remove();
    else room.set(freeBytes);
    // What was last known of the rows would look alive.
    for (const { gauge, label } of stored) {
      if (label) gauge.reset();
      else gauge.remove();
    }
    try {
      for (const { gauge, label, read } of stored) {
        for (const { of = '', value } of await withTimeout(read(db), SCRAPE_MS)) {
          if (value !== undefined) gauge.set(label ? { [label]: of } : {}, value);
        }
      }
      up.set(1);
    } catch {
      up.set(0);
    }
  };
  const server = createServer((request, response) => {
    if (request.url === '/readyz') {
      void whatFails().then((failures) => {
        const problem = parts.replica?.().problem;
        // Nobody waits for it: the primary is read from meanwhile.
        const notes = problem ? [`replica, not read from: ${problem}`] : [];
        const lines = [...(failures.length === 0 ? ['ready'] : failures), ...notes];
        response
          .writeHead(failures.length === 0 ? 200 : 503, { 'Content-Type': 'text/plain' })
          .end(`${lines.join('\n')}\n`);
      });
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
    pageMade: (path) => made.inc({ route: routeOf(path) }),
    jobEnded: (job, isOk) => jobRuns.inc({ job, outcome: isOk ? 'done' : 'failed' }),
    server,
  };
}

function gaugeReplica(state: () => ReplicaState, registers: Registry[]): void {
  new Gauge({
    name: 'directory_replica_read',
    help: '1 while pages are read from the replica, 0 while the primary stands in for it',
    registers,
    collect() {
      this.set(state().isRead ? 1 : 0);
    },
  });
  new Gauge({
    name: 'directory_replica_lag_seconds',
    help: 'How old what the replica shows is at most; nothing while it does not answer',
    registers,
    collect() {
      const { lagSeconds } = state();
      if (lagSeconds === undefined) this.remove();
      else this.set(lagSeconds);
    },
  });
}
