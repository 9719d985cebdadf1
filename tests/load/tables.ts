/** Rows as a table for a terminal: the first column to the left, the others to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    widths
      .map((width, at) =>
        at === 0 ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** The value below which so much of them lies (0.5 is the median); sorts a copy. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
