import type { Db } from './database.ts';

/** What a process remembers of one database, made when it is first asked for: two of them never share it. */
export function keptByDatabase<T>(make: () => T): (db: Db) => T {
  const kept = new WeakMap<Db, T>();
  return (db) => {
    const known = kept.get(db) ?? make();
    kept.set(db, known);
    return known;
  };
}
