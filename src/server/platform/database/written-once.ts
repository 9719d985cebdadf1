import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands in a query for a value that is told when it is asked. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Under each name the slot of that name. */
const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/**
 * A query that is always the same but for its values: Kysely writes its text once, not each time, which for all that a
 * business shows takes longer than the database. What `write` is given for a value is none: it may stand where a
 * value stands in the query, and is not looked at.
 */
export function writtenOnce<Values extends object, Row>(
  write: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let written: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    written ??= write(db, slots as Values).compile();
    const told = values as Record<string, unknown>;
    const parameters = written.parameters.map((one) =>
      one instanceof Slot ? told[one.name] : one,
    );
    const { rows } = await db.executeQuery<Row>({ ...written, parameters });
    return rows;
  };
}
