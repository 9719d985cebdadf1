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
      const unknown = this.unknownOf([...asks, ...besides]);
      this.learn(unknown, await areSomewhere(this.db, unknown));
    }
    return asks.map((ask) => this.known.get(ask) ?? false);
  }

  /** Those that were not asked for yet. */
  unknownOf(asks: readonly string[]): string[] {
    return [...new Set(asks)].filter((ask) => !this.known.has(ask));
  }

  /** What another statement found out with what it was made for. */
  learn(asks: readonly string[], found: readonly boolean[]): void {
    for (const [at, ask] of asks.entries()) this.known.set(ask, found[at] ?? false);
  }
}
