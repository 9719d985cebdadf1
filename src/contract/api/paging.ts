/**
 * A cursor is opaque to callers; ours is the number of rows before the next ones. Pages on screen are
 * numbered, so the web makes cursors from page numbers.
 */
export const cursorAfter = (rows: number): string => `o${rows}`;

/** Rows before the cursor; 0 without one; undefined for one that was never given out. */
export function rowsBefore(cursor: string | undefined): number | undefined {
  if (!cursor) return 0;
  const match = /^o(\d{1,9})$/.exec(cursor);
  return match ? Number(match[1]) : undefined;
}

/** A select's value: `all` and the empty text mean no filter (specification 2 and 5). */
export const chosen = (value: string | null | undefined): string | undefined =>
  value && value !== 'all' ? value : undefined;
