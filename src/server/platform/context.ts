import type { Db } from './database.ts';
import type { Log } from './log.ts';

/** What an act may touch. Services take it first; tests hand in a fixed clock. */
export interface Context {
  db: Db;
  now: () => Date;
  log: Log;
  requestId: string;
}
