import type { z } from 'zod';
import { changesOf } from './outline.ts';

/** What zod keeps of a schema; only what is read here. */
interface Kept {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  valueType?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  items?: z.ZodType[];
  getter?: () => z.ZodType;
}
const keptOf = (schema: z.ZodType) => schema._zod.def as unknown as Kept;
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** Through what only wraps it: whether nothing may stand there, and what else. */
function within(schema: z.ZodType, value: unknown): { kept: Kept; schema: z.ZodType } {
  const kept = keptOf(schema);
  if (kept.innerType) return within(kept.innerType, value);
  if (kept.type === 'lazy' && kept.getter) return within(kept.getter(), value);
  if (kept.type === 'pipe' && kept.in && kept.out)
    return within(keptOf(kept.out).type === 'transform' ? kept.in : kept.out, value);
  if (kept.type === 'union') {
    const [first] = kept.options ?? [];
    const own = kept.options?.find((one) => accepts(one, value)) ?? first;
    if (own) return within(own, value);
  }
  return { kept, schema };
}

const fieldsOf = (kept: Kept): Record<string, z.ZodType> =>
  kept.type === 'intersection' && kept.left && kept.right
    ? { ...fieldsOf(within(kept.left, {}).kept), ...fieldsOf(within(kept.right, {}).kept) }
    : (kept.shape ?? {});

/** A text that can stand in a field of this name. */
function textFor(name: string): string {
  if (/At$|[mM]oment|^since$|^at$|[uU]ntil$|Turn/.test(name)) return '2026-11-19T09:00:00.000Z';
  if (/^(?:day|date|from|to|on|first|last)$|Date$|On$|Since$/.test(name)) return '2026-11-19';
  if (/[tT]ime$/.test(name)) return '19:30';
  if (/[eE]mail$/.test(name)) return 'deniz@ornek.example';
  if (/[pP]hone$/.test(name)) return '0322 000 56 78';
  if (/[hH]ref$|Url$|^website$/.test(name)) return 'https://deniz.example/';
  return `Bir ${name}`;
}

/** What could stand in a field that has nothing yet. */
function madeFor(schema: z.ZodType, name: string): unknown {
  const { kept } = within(schema, undefined);
  switch (kept.type) {
    case 'object':
    case 'intersection':
      return filledIn(schema, name, undefined);
    case 'array':
      return kept.element ? [madeFor(kept.element, name)] : [];
    case 'enum':
      return Object.values(kept.entries ?? {})[0];
    case 'boolean':
      return true;
    case 'number':
      return 2;
    case 'string':
      return textFor(name);
    case 'record':
      return {};
    case 'tuple':
      return kept.items?.map((item) => madeFor(item, name));
    default:
      return undefined;
  }
}

const mayBeLeftOut = (schema: z.ZodType): boolean => {
  const { type, innerType } = keptOf(schema);
  return type === 'optional' || (type === 'nullable' && !!innerType && mayBeLeftOut(innerType));
};

/** The value with as little as can be in each field that it has not. */
export function completed(schema: z.ZodType, name: string, value: unknown): unknown {
  if (value === undefined && accepts(schema, null)) return null;
  const { kept } = within(schema, value);
  const { element } = kept;
  if (Array.isArray(value) && element) return value.map((one) => completed(element, name, one));
  if (kept.type === 'object' || kept.type === 'intersection') {
    if (value === null) return null;
    const own = (value ?? {}) as Record<string, unknown>;
    const fields = Object.entries(fieldsOf(kept)).filter(
      ([field, inner]) => field in own || !mayBeLeftOut(inner),
    );
    return {
      ...own,
      ...Object.fromEntries(
        fields.map(([field, inner]) => [field, completed(inner, field, own[field])]),
      ),
    };
  }
  if (value !== undefined) return value;
  const least: Record<string, unknown> = { array: [], boolean: false, number: 0 };
  return kept.type in least ? least[kept.type] : madeFor(schema, name);
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value[0]);

/** The value with something in each of its fields. */
export function filledIn(schema: z.ZodType, name: string, value: unknown): unknown {
  const { kept } = within(schema, value);
  if (kept.type === 'object' || kept.type === 'intersection') {
    const own = (value ?? {}) as Record<string, unknown>;
    const fields = Object.entries(fieldsOf(kept));
    return {
      ...own,
      ...Object.fromEntries(
        fields.map(([field, inner]) => [field, filledIn(inner, field, own[field])]),
      ),
    };
  }
  if (isNothing(value)) return madeFor(schema, name) ?? value;
  const { element } = kept;
  if (Array.isArray(value) && element) return value.map((one) => filledIn(element, name, one));
  return value;
}

/** A year off: the same day of the week, on pages only other digits. */
const YEAR_MS = 364 * 86_400_000;
const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/;
const yearOff = (text: string, by: number) =>
  new Date(Date.parse(text.replace(/(T[\d:.]+)$/, '$1Z')) + by * YEAR_MS)
    .toISOString()
    .slice(0, text.length);

/** The other values that one field may have. */
function othersOf(schema: z.ZodType, name: string, value: unknown): [said: string, unknown][] {
  const { kept, schema: inner } = within(schema, value);
  const others: [string, unknown][] = [];
  if (isNothing(value)) {
    const made = madeFor(schema, name);
    if (made !== undefined) others.push(['something', made]);
  } else if (accepts(schema, null)) others.push(['null', null]);
  else if (mayBeLeftOut(schema)) others.push(['left out', undefined]);
  if (typeof value === 'boolean') others.push([String(!value), !value]);
  if (kept.type === 'enum')
    for (const one of Object.values(kept.entries ?? {}))
      if (one !== value) others.push([String(one), one]);
  if (typeof value === 'number' && !/(?:^i|I)d$|[lL](?:at|ng|on)|^year$/.test(name))
    for (const one of [0, 1]) if (one !== value) others.push([String(one), one]);
  if (typeof value === 'string' && value !== '') {
    if (!DAY_OR_MOMENT.test(value)) {
      if (kept.type === 'string' && accepts(inner, '')) others.push(['empty', '']);
    } else others.push(['a year before', yearOff(value, -1)], ['a year later', yearOff(value, 1)]);
  }
  if (Array.isArray(value) && value.length > 0) others.push(['none', []]);
  return others;
}

/**
 * Every value that differs from the given one in one field, as the schema has it: something or nothing there, the
 * other words it may be, yes for no. Of a list its first is varied.
 */
export function* variationsOf(
  schema: z.ZodType,
  value: unknown,
  path = '',
  name = path,
): Generator<[said: string, varied: unknown]> {
  for (const [said, other] of path ? othersOf(schema, name, value) : [])
    yield [`${path}: ${said}`, other];
  const { kept } = within(schema, value);
  if (Array.isArray(value) && kept.element && value.length > 0) {
    for (const [said, first] of variationsOf(kept.element, value[0], `${path}[]`, name))
      if (said.startsWith(`${path}[].`)) yield [said, [first, ...value.slice(1)]];
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [field, inner] of Object.entries(fieldsOf(kept))) {
    const own = (value as Record<string, unknown>)[field];
    const at = path ? `${path}.${field}` : field;
    for (const [said, other] of variationsOf(inner, own, at, field))
      yield [said, { ...value, [field]: other }];
  }
}

/** Figures are there: that others stand there then, nobody has to be told. */
const withoutFigures = (outline: string) => outline.replace(/\d+/g, '0');

/** What other values show otherwise, what is shown by several of them once. */
export class Differences {
  private readonly bySight = new Map<string, string[]>();

  add(said: string, stands: string, other: string): void {
    if (withoutFigures(stands) === withoutFigures(other)) return;
    const sight = changesOf(stands, other).replace(/^([+-]) +/gm, '$1 ');
    const those = this.bySight.get(sight) ?? [];
    if (!those.includes(said)) this.bySight.set(sight, [...those, said]);
  }

  text(): string {
    return [...this.bySight].map(([sight, those]) => `${those.join(', ')}\n${sight}`).join('\n\n');
  }
}
