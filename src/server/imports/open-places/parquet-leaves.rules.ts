import type { SchemaTree } from 'hyparquet';

/** Of a column that is a table, or a list of tables, the parts that are read, with all below them; all of any other column. */
export type Leaves = Readonly<Record<string, readonly string[]>>;

/** From the schema itself down to where values stand. */
export type Path = readonly SchemaTree[];

const isKept = (path: readonly string[], leaves: Leaves): boolean =>
  leaves[path[0] ?? '']?.some((part) => path.includes(part, 1)) ?? true;

const below = (path: Path): Path[] => {
  const children = path.at(-1)?.children ?? [];
  return children.length === 0 ? [path] : children.flatMap((child) => below([...path, child]));
};

/** The values that are read of these columns: each lies in the file by itself. */
export function leavesOf(schema: SchemaTree, columns: readonly string[], leaves: Leaves): Path[] {
  return schema.children
    .filter(({ element }) => columns.includes(element.name))
    .flatMap((column) => below([schema, column]))
    .filter((path) => isKept(path.at(-1)?.path ?? [], leaves));
}

/**
 * One name on the way to a value. A file says of each value only how many of the optional names above it are there
 * (its depth), and which list it goes on with: so it is told here from which depth on a name, an item of its list,
 * and what that item says are there.
 */
interface Step {
  name: string;
  from: number;
  list?: { level: number; from: number; said: number };
}

const isOptional = ({ element }: SchemaTree) => Number(element.repetition_type !== 'REQUIRED');
const isRepeated = (node: SchemaTree | undefined) => node?.element.repetition_type === 'REPEATED';
const annotation = ({ element }: SchemaTree) =>
  element.converted_type ?? element.logical_type?.type;

/** A list is written as two or three tables one below the other, of which only the outermost has a name that says something. */
export function stepsOf(path: Path): Step[] {
  const steps: Step[] = [];
  let depth = 0;
  let level = 0;
  for (let at = 1; at < path.length; at += 1) {
    const node = path[at] as SchemaTree;
    depth += isOptional(node);
    const { name } = node.element;
    const inner = path[at + 1];
    if (isRepeated(node)) {
      level += 1;
      steps.push({ name, from: depth - 1, list: { level, from: depth, said: depth } });
    } else if (/^(?:LIST|MAP)/.test(annotation(node) ?? '') && inner && isRepeated(inner)) {
      const from = depth;
      level += 1;
      depth += 1;
      const itemFrom = depth;
      at += 1;
      const item = path[at + 1];
      if (item && inner.children.length === 1) {
        depth += isOptional(item);
        at += 1;
      }
      steps.push({ name, from, list: { level, from: itemFrom, said: depth } });
    } else steps.push({ name, from: depth });
  }
  return steps;
}

type Row = Record<string, unknown>;

/** Puts one value of a leaf where it belongs in its row; `places` are those in the lists around it, by level. */
export function put(
  row: Row,
  steps: readonly Step[],
  { depth, places, value }: { depth: number; places: readonly number[]; value: unknown },
): void {
  let holder = row;
  for (const [at, { name, from, list }] of steps.entries()) {
    const isLast = at === steps.length - 1;
    if (depth < from) {
      holder[name] ??= null;
      return;
    }
    if (!list) {
      if (isLast) holder[name] = value;
      else {
        holder[name] ??= {};
        holder = holder[name] as Row;
      }
      continue;
    }
    holder[name] ??= [];
    const items = holder[name] as unknown[];
    if (depth < list.from) return;
    const place = places[list.level] ?? 0;
    if (depth < list.said) items[place] ??= null;
    else if (isLast) items[place] = value;
    else items[place] ??= {};
    if (isLast || items[place] === null) return;
    holder = items[place] as Row;
  }
}
