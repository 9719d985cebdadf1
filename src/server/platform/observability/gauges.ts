import type { Db } from '../database/database.ts';

/** A number that lies in the database, read when it is asked for; its area says how. */
export interface StoredGauge {
  name: string;
  help: string;
  /** What tells its values apart, where it has several. */
  label?: string;
  read(db: Db): Promise<Gauged[]>;
}

/** One that is not known is missing from the answer. */
interface Gauged {
  of?: string;
  value: number | undefined;
}

export const secondsSince = (moment: Date | null | undefined) =>
  moment ? (Date.now() - moment.getTime()) / 1000 : undefined;
