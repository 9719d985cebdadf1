import type { Db } from '#server/platform/database/database.ts';
import { areSomewhere } from './search.queries.ts';

/** Whether anybody has what one question asks for, in tsquery texts: each is asked once. */
export class Presence {
  private readonly db: Db;
  private readonly known = new Map<string, boolean>();

  constructor(db: Db) {
    this.db = db;
  }

  /** @param besides what may be asked for later: it comes with the same statement */
  async of(asks: readonly string[], besides: readonly string[] = []): Promise<boolean[]> {
    if (asks.some((ask) => !this.known.has(ask))) {
      const unknown = [...new Set([...asks, ...besides])].filter((ask) => !this.known.has(ask));
      const found = await areSomewhere(this.db, unknown);
      for (const [at, ask] of unknown.entries()) this.known.set(ask, found[at] ?? false);
    }
    return asks.map((ask) => this.known.get(ask) ?? false);
  }
}
