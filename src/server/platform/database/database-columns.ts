import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** PostgreSQL's numeric arrives as text, so that no digit is lost. */
export type Numeric = ColumnType<string, string | number | undefined, string | number>;
export type OptionalNumeric = ColumnType<
  string | null,
  string | number | null | undefined,
  string | number | null
>;
