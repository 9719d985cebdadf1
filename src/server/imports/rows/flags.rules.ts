/** What users of a source say of a place, and nobody there has looked at yet. Others say nothing of whether it stands. */
const FLAGS = [
  ...(['closed', 'doesnt_exist', 'delete', 'duplicate', 'privatevenue', 'inappropriate'] as const),
] as const;
export type Flag = (typeof FLAGS)[number];

const BEFORE = 'unresolved:';

/** As a status cell keeps them. */
export const unresolved = (flags: readonly string[]): string => `${BEFORE}${flags.join(',')}`;

export function readFlags(status: string): Flag[] {
  if (!status.startsWith(BEFORE)) return [];
  const said = status.slice(BEFORE.length).split(',');
  return FLAGS.filter((flag) => said.includes(flag));
}
