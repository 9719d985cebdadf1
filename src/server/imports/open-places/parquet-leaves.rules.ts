import type { FileMetaData, SchemaElement } from 'hyparquet';

/** Of a column that is a table, or a list of tables, the parts that are read, with all below them; all of any other column. */
export type Leaves = Readonly<Record<string, readonly string[]>>;

const isKept = (path: readonly string[], leaves: Leaves): boolean =>
  leaves[path[0] ?? '']?.some((part) => path.includes(part, 1)) ?? true;

/**
 * What a Parquet file says of itself, without the parts that nobody reads: they are not unpacked then. The
 * schema is one list, in which each names how many of those behind it are its own.
 */
export function onlyLeaves(metadata: FileMetaData, leaves: Leaves): FileMetaData {
  let at = 0;
  const take = (above: readonly string[]): SchemaElement[] => {
    const element = metadata.schema[at];
    at += 1;
    if (!element) return [];
    const path = at === 1 ? [] : [...above, element.name];
    if (!element.num_children) return isKept(path, leaves) ? [element] : [];
    const children: SchemaElement[][] = [];
    for (let left = element.num_children; left > 0; left -= 1) children.push(take(path));
    const kept = children.filter((child) => child.length > 0);
    return kept.length > 0 ? [{ ...element, num_children: kept.length }, ...kept.flat()] : [];
  };
  return {
    ...metadata,
    schema: take([]),
    row_groups: metadata.row_groups.map((group) => ({
      ...group,
      columns: group.columns.filter(
        ({ meta_data }) => !meta_data || isKept(meta_data.path_in_schema, leaves),
      ),
    })),
  };
}

/** Names of the columns: the elements right below the first. */
export function columnNames({ schema }: FileMetaData): string[] {
  const behind = (at: number): number => {
    let next = at + 1;
    for (let left = schema[at]?.num_children ?? 0; left > 0; left -= 1) next = behind(next);
    return next;
  };
  const names: string[] = [];
  for (let at = 1; at < schema.length; at = behind(at)) names.push(schema[at]?.name ?? '');
  return names;
}
