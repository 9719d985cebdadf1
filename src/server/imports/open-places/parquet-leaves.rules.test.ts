import type { FileMetaData } from 'hyparquet';
import { expect, test } from 'vitest';
import { columnNames, onlyLeaves } from './parquet-leaves.rules.ts';

const table = (name: string, num_children: number) => ({ name, num_children });
const leaf = (name: string) => ({ name, type: 'DOUBLE' });
const path = (...path_in_schema: string[]) => ({ meta_data: { path_in_schema } });
const METADATA = {
  schema: [
    table('schema', 4),
    leaf('id'),
    ...[table('bbox', 3), leaf('xmin'), leaf('xmax'), leaf('ymin')],
    ...[table('sources', 1), table('list', 1), table('element', 2), leaf('dataset'), leaf('id')],
    leaf('confidence'),
  ],
  row_groups: [
    {
      num_rows: 1,
      columns: [
        ...[path('id'), path('bbox', 'xmin'), path('bbox', 'xmax'), path('bbox', 'ymin')],
        ...[
          path('sources', 'list', 'element', 'dataset'),
          path('sources', 'list', 'element', 'id'),
        ],
        ...[path('confidence'), {}],
      ],
    },
  ],
} as unknown as FileMetaData;

test('columns are those right below the first, however deep the ones before reach', () => {
  expect(columnNames(METADATA)).toEqual(['id', 'bbox', 'sources', 'confidence']);
  expect(columnNames({ ...METADATA, schema: METADATA.schema.slice(0, 1) })).toEqual([]);
});

test('of a table only the parts that are read stay, of other columns all', () => {
  const { schema, row_groups } = onlyLeaves(METADATA, {
    bbox: ['xmin', 'ymin'],
    sources: ['dataset'],
  });
  expect(schema).toEqual([
    table('schema', 4),
    leaf('id'),
    ...[table('bbox', 2), leaf('xmin'), leaf('ymin')],
    ...[table('sources', 1), table('list', 1), table('element', 1), leaf('dataset')],
    leaf('confidence'),
  ]);
  const [group] = METADATA.row_groups;
  expect(row_groups).toEqual([
    { ...group, columns: group?.columns.filter((_, at) => at !== 2 && at !== 5) },
  ]);
});

test('a part that is a table itself stays with all below it', () => {
  const { schema, row_groups } = onlyLeaves(METADATA, { sources: ['list'] });
  expect(schema).toEqual(METADATA.schema);
  expect(row_groups).toEqual(METADATA.row_groups);
});

test('a table of which nothing is read is gone', () => {
  const { schema } = onlyLeaves(METADATA, { sources: [] });
  expect(schema.map(({ name }) => name)).toEqual([
    ...['schema', 'id', 'bbox', 'xmin', 'xmax', 'ymin', 'confidence'],
  ]);
  expect(schema[0]?.num_children).toBe(3);
});
