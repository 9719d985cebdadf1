import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from './database.ts';
import { withPatience } from './patience.ts';

export interface Answered {
  path: string;
  status: number;
  seconds: number;
}

/** What Prometheus asks for, on a port of its own: never beside the pages. */
export interface Metrics {
  answered(answer: Answered): void;
  server: Server;
}

const SCRAPE_MS = 5000;

/** Kinds, not paths: a path names a business or a person, and would make a series each. */
const kindOf = (path: string) => {
  if (path.startsWith('/api/')) return 'api';
  return path.startsWith('/assets/') ? 'file' : 'page';
};

/** Ages and counts that lie in the database; seconds, and rows. */
const FROM_ROWS = {
  directory_letters_waiting: [
    'Letters that wait to be sent',
    sql`select count(*) from outbox where sent_at is null and failed_at is null`,
  ],
  directory_letters_failed: [
    'Letters that were given up',
    sql`select count(*) from outbox where failed_at is not null`,
  ],
  directory_backup_age_seconds: [
    'Age of the last nightly backup; missing when there is none',
    sql`select extract(epoch from now() - max(finished_at)) from backups`,
  ],
  directory_businesses_pending: [
    'Businesses that wait for a moderator',
    sql`select count(*) from businesses where status = 'pending'`,
  ],
} as const;

export function openMetrics(db: Db): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'directory_http_seconds',
    help: 'Time to answer, by kind of address and class of status',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const up = new Gauge({
    name: 'directory_database_up',
    help: '1 when the database answers',
    registers: [registry],
  });
  const fromRows = Object.entries(FROM_ROWS).map(([name, [help, query]]) => ({
    gauge: new Gauge({ name, help, registers: [registry] }),
    query: sql<{ value: string | number | null }>`select (${query}) as value`,
  }));
  const collect = async () => {
    try {
      for (const { gauge, query } of fromRows) {
        const { rows } = await withPatience(query.execute(db), SCRAPE_MS);
        const value = rows[0]?.value ?? undefined;
        if (value === undefined) gauge.remove();
        else gauge.set(Number(value));
      }
      up.set(1);
    } catch {
      // What was last known of the rows would look alive.
      for (const { gauge } of fromRows) gauge.remove();
      up.set(0);
    }
  };
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void collect()
      .then(() => registry.metrics())
      .then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text));
  });
  return {
    answered: ({ path, status, seconds }) =>
      answers.observe({ kind: kindOf(path), status: `${Math.floor(status / 100)}xx` }, seconds),
    server,
  };
}
