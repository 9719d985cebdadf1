// Runs in a process of its own: see places.jobs.ts.
import type pg from 'pg';
import { openDatabase } from '#server/platform/database/database.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { refreshPlaces } from './places.service.ts';

export interface LearningTask {
  connection: pg.PoolConfig;
  now: Date;
}
/** How many places came, changed or went, or a fault, for the log. */
export type LearningAnswer = number | { broken: string };

export async function work({ connection, now }: LearningTask): Promise<LearningAnswer> {
  const { db, close } = openDatabase(connection, openLog('silent'), { maxConnections: 1 });
  try {
    return await refreshPlaces(db, now);
  } catch (error) {
    return { broken: String((error as Error).stack) };
  } finally {
    await close().catch(() => {});
  }
}
