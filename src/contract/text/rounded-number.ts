/** `3,22458E+09`: a long number as a spreadsheet shows it. */
const POWER = /^\s*\+?(\d)[.,](\d+)E\+?(\d{1,2})\s*$/i;

/** A cell with the digits of a long number written out; undefined where the spreadsheet has lost some of them. */
export function writtenOut(cell: string): string | undefined {
  const [, first, behind = '', power] = POWER.exec(cell) ?? [];
  if (!first) return cell;
  return behind.length === Number(power) ? first + behind : undefined;
}
