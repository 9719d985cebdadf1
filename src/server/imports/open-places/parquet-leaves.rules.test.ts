import type { SchemaElement, SchemaTree } from 'hyparquet';
import { expect, test } from 'vitest';
import { type Leaves, leavesOf, type Path, put, stepsOf } from './parquet-leaves.rules.ts';

type Said = Pick<SchemaElement, 'converted_type' | 'repetition_type'>;
const optional: Said = { repetition_type: 'OPTIONAL' };
const required: Said = { repetition_type: 'REQUIRED' };
const repeated: Said = { repetition_type: 'REPEATED' };
const list: Said = { ...optional, converted_type: 'LIST' };
const map: Said = { ...optional, converted_type: 'MAP' };

type Shape = { [name: string]: [Said, Shape?] };
const treeOf = (
  name: string,
  about: Said,
  shape: Shape = {},
  above: string[] = [],
): SchemaTree => ({
  element: { name, ...about },
  count: 1,
  path: above,
  children: Object.entries(shape).map(([inner, [said, below]]) =>
    treeOf(inner, said, below, [...above, inner]),
  ),
});

const SCHEMA = treeOf('schema', required, {
  id: [optional],
  bbox: [optional, { xmin: [optional], xmax: [optional] }],
  sources: [
    list,
    { list: [repeated, { element: [optional, { dataset: [optional], id: [optional] }] }] },
  ],
  names: [
    optional,
    { common: [map, { key_value: [repeated, { key: [required], value: [optional] }] }] },
  ],
  phones: [list, { list: [repeated, { element: [optional] }] }],
  tags: [repeated],
});
const COLUMNS = SCHEMA.children.map(({ element }) => element.name);
const namesOf = (columns: readonly string[], leaves: Leaves) =>
  leavesOf(SCHEMA, columns, leaves).map((path) => path.at(-1)?.path.join('.'));

test('of a table only the parts that are read are, of other columns all', () => {
  expect(
    namesOf(['id', 'bbox', 'sources', 'none'], { bbox: ['xmin'], sources: ['dataset'] }),
  ).toEqual(['id', 'bbox.xmin', 'sources.list.element.dataset']);
  expect(namesOf(['names', 'phones'], { names: ['common'] })).toEqual([
    ...['names.common.key_value.key', 'names.common.key_value.value', 'phones.list.element'],
  ]);
  expect(namesOf(['bbox'], { bbox: [] })).toEqual([]);
});

const pathTo = (name: string) =>
  leavesOf(SCHEMA, COLUMNS, {}).find((path) => path.at(-1)?.path.join('.') === name) as Path;

/** What stands in a row after values of these depths and places came. */
function rowOf(...said: [name: string, depth: number, places: number[], value: unknown][]) {
  const row = {};
  for (const [name, depth, places, value] of said) {
    put(row, stepsOf(pathTo(name)), { depth, places: [0, ...places], value });
  }
  return row;
}

test('a value, and none', () => {
  expect(rowOf(['id', 1, [], 'a'])).toEqual({ id: 'a' });
  expect(rowOf(['id', 0, [], null])).toEqual({ id: null });
});

test('parts of one table stand together', () => {
  expect(rowOf(['bbox.xmin', 2, [], 35], ['bbox.xmax', 1, [], null])).toEqual({
    bbox: { xmin: 35, xmax: null },
  });
  expect(rowOf(['bbox.xmin', 0, [], null], ['bbox.xmax', 0, [], null])).toEqual({ bbox: null });
});

test('a list of values: none of it, an empty one, one of nothing, several', () => {
  const phones = 'phones.list.element';
  expect(rowOf([phones, 0, [0], null])).toEqual({ phones: null });
  expect(rowOf([phones, 1, [0], null])).toEqual({ phones: [] });
  expect(rowOf([phones, 2, [0], null])).toEqual({ phones: [null] });
  expect(rowOf([phones, 3, [0], 'a'], [phones, 3, [1], 'b'])).toEqual({ phones: ['a', 'b'] });
});

test('a list of tables, part after part', () => {
  const [dataset, id] = ['sources.list.element.dataset', 'sources.list.element.id'];
  expect(
    rowOf([dataset, 4, [0], 'meta'], [dataset, 3, [1], null], [id, 4, [0], '1'], [id, 4, [1], '2']),
  ).toEqual({
    sources: [
      { dataset: 'meta', id: '1' },
      { dataset: null, id: '2' },
    ],
  });
  expect(rowOf([dataset, 2, [0], null], [id, 2, [0], null])).toEqual({ sources: [null] });
});

test('a map is a list of its pairs, and what is only repeated is a list too', () => {
  const [key, value] = ['names.common.key_value.key', 'names.common.key_value.value'];
  expect(rowOf([key, 3, [0], 'tr'], [value, 4, [0], 'Cemre'])).toEqual({
    names: { common: [{ key: 'tr', value: 'Cemre' }] },
  });
  expect(rowOf([key, 1, [0], null], [value, 1, [0], null])).toEqual({ names: { common: null } });
  expect(rowOf(['tags', 1, [0], 'a'], ['tags', 1, [1], 'b'])).toEqual({ tags: ['a', 'b'] });
  expect(rowOf(['tags', 0, [0], null])).toEqual({ tags: [] });
});
