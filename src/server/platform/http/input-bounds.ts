import { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { issueSentence } from './issue-sentences.ts';

z.config({ localeError: issueSentence });

type Node = z.core.JSONSchema.BaseSchema;
/** Returns what it is given, or what stands for it; lists and objects are changed where they are. */
type Cut = (value: unknown) => unknown;

/** Of text where none is expected, which a number may be read from. */
const MAX_STRAY_TEXT = 100;
/** Fits nowhere, and costs nothing to refuse. */
const STRAY: Cut = () => ({});

/** An input as the API's documentation shows it: what bounds an input is what is said of it. */
export const inputSchema = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });

const cuts = new WeakMap<z.ZodType, Cut>();

/** The input as its schema reads it, whatever the size of what was given; that may be changed. Refuses what is wrong. */
export function readInput<Input extends z.ZodType>(
  schema: Input,
  given: Record<string, unknown>,
): z.output<Input> {
  const cut = cuts.get(schema) ?? cutToBounds(schema);
  cuts.set(schema, cut);
  const input = schema.safeParse(cut(given));
  return input.success ? input.data : refuse('invalid_input', issuesOf(input.error));
}

/** A form has fewer fields; more of them help nobody. */
const MOST_ISSUES = 50;
const issuesOf = (error: z.ZodError) =>
  error.issues
    .slice(0, MOST_ISSUES)
    .map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

/**
 * Cuts what was sent to one more than its schema allows: texts, lists and tables keep their place and are
 * refused in the schema's own words, after no more than that was looked at. What the schema has no place
 * for, however deep, becomes an empty object.
 */
export function cutToBounds(schema: z.ZodType): Cut {
  const root = inputSchema(schema);
  return cutOf(root, (root.$defs ?? {}) as Record<string, Node>);
}

function cutOf(node: Node, named: Record<string, Node>): Cut {
  const branches = branchesOf(node, named);
  if (branches.some(({ type, enum: words, const: word }) => !type && !words && word === undefined))
    unbounded('anything');
  const ofKind = (kind: string) => branches.filter(({ type }) => kindsOf(type).includes(kind));
  const text = cutText(Math.max(MAX_STRAY_TEXT, ...branches.map(longestText)));
  const list = ofKind('array').map((one) => cutList(one, named))[0] ?? STRAY;
  const table = ofKind('object').map((one) => cutObject(one, named))[0] ?? STRAY;
  return (value) => {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    return Array.isArray(value) ? list(value) : table(value);
  };
}

const kindsOf = (type: unknown): unknown[] => (Array.isArray(type) ? type : [type]);

/** The kinds a value may be of: unions and names taken apart. */
function branchesOf(node: Node, named: Record<string, Node>): Node[] {
  if (node.$ref) return branchesOf(named[node.$ref.replace('#/$defs/', '')] ?? {}, named);
  const inside = node.anyOf ?? node.oneOf;
  return inside ? inside.flatMap((one) => branchesOf(one as Node, named)) : [node];
}

function longestText({ type, maxLength, enum: words, const: word }: Node): number {
  const listed = words ?? (word === undefined ? [] : [word]);
  if (type === 'string' && listed.length === 0) return maxLength ?? unbounded('text');
  return Math.max(0, ...listed.map((one) => String(one).length));
}

/** Found by a test over every endpoint, before anybody asks. */
function unbounded(what: string): never {
  throw new Error(`an input without a bound: ${what}`);
}

function cutText(most: number): Cut {
  const tooLong = 'x'.repeat(most + 1);
  return (value) => ((value as string).length > most ? tooLong : value);
}

function cutList({ items, maxItems = unbounded('list') }: Node, named: Record<string, Node>): Cut {
  const cut = cutOf((items ?? {}) as Node, named);
  return (value) => {
    const list = value as unknown[];
    if (list.length > maxItems) list.length = maxItems + 1;
    for (const [at, item] of list.entries()) list[at] = cut(item);
    return list;
  };
}

function cutObject(node: Node, named: Record<string, Node>): Cut {
  if (typeof node.additionalProperties === 'object') return cutTable(node, named);
  const fields = Object.entries(node.properties ?? {}).map(
    ([name, field]) => [name, cutOf(field as Node, named)] as const,
  );
  return (value) => {
    const given = value as Record<string, unknown>;
    for (const [name, cut] of fields)
      if (Object.hasOwn(given, name)) given[name] = cut(given[name]);
    return given;
  };
}

function cutTable(node: Node, named: Record<string, Node>): Cut {
  const { maxProperties = unbounded('table') } = node;
  const cut = cutOf(node.additionalProperties as Node, named);
  return (value) => {
    const entries: [string, unknown][] = [];
    for (const name in value as object) {
      entries.push([name, cut((value as Record<string, unknown>)[name])]);
      if (entries.length > maxProperties) break;
    }
    return Object.fromEntries(entries);
  };
}
