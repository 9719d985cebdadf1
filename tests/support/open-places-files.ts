import { deflateSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { PbfWriter } from 'pbf';

type SchemaElement = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number];

/** A column of a Parquet file that may be of tables and lists, as the format writes them one below the other. */
type Shape =
  | 'text'
  | 'number'
  | 'whole'
  | 'texts by key'
  | readonly [Shape]
  | { readonly [name: string]: Shape };

function elementsOf(name: string, shape: Shape, isRequired = false): SchemaElement[] {
  const repetition_type = isRequired ? 'REQUIRED' : 'OPTIONAL';
  if (shape === 'text')
    return [{ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type }];
  if (shape === 'number') return [{ name, type: 'DOUBLE', repetition_type }];
  if (shape === 'whole') return [{ name, type: 'INT32', repetition_type }];
  if (shape === 'texts by key') {
    return [
      { name, converted_type: 'MAP', repetition_type, num_children: 1 },
      { name: 'key_value', repetition_type: 'REPEATED', num_children: 2 },
      ...elementsOf('key', 'text', true),
      ...elementsOf('value', 'text'),
    ];
  }
  if (Array.isArray(shape)) {
    return [
      { name, converted_type: 'LIST', repetition_type, num_children: 1 },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      ...elementsOf('element', (shape as readonly [Shape])[0]),
    ];
  }
  const parts = Object.entries(shape as { readonly [name: string]: Shape });
  return [
    { name, repetition_type, num_children: parts.length },
    ...parts.flatMap(([inner, of]) => elementsOf(inner, of)),
  ];
}

function parquetOf(
  shape: { readonly [name: string]: Shape },
  rows: readonly Record<string, unknown>[],
  options: { rowGroupSize?: number; pack?: (page: Uint8Array) => Uint8Array } = {},
): Uint8Array {
  const columns = Object.entries(shape);
  const buffer = parquetWriteBuffer({
    columnData: columns.map(([name]) => ({
      name,
      data: rows.map((row) => row[name] ?? null),
    })),
    schema: [
      { name: 'schema', num_children: columns.length },
      ...columns.flatMap(([name, of]) => elementsOf(name, of)),
    ],
    ...(options.rowGroupSize && { rowGroupSize: options.rowGroupSize }),
    ...(options.pack && { codec: 'GZIP' as const, compressors: { GZIP: options.pack } }),
  });
  return new Uint8Array(buffer);
}

/** Rows of Overture's places to their published schema, as far as anything of it is read. */
export const overtureParquet = (
  rows: readonly Record<string, unknown>[],
  rowGroupSize?: number,
  pack?: (page: Uint8Array) => Uint8Array,
) =>
  parquetOf(
    {
      id: 'text',
      bbox: { xmin: 'number', xmax: 'number', ymin: 'number', ymax: 'number' },
      version: 'whole',
      sources: [
        {
          property: 'text',
          dataset: 'text',
          license: 'text',
          record_id: 'text',
          update_time: 'text',
        },
      ],
      names: { primary: 'text', common: 'texts by key' },
      categories: { primary: 'text', alternate: ['text'] },
      confidence: 'number',
      websites: ['text'],
      socials: ['text'],
      phones: ['text'],
      addresses: [
        { freeform: 'text', locality: 'text', postcode: 'text', region: 'text', country: 'text' },
      ],
      operating_status: 'text',
    },
    rows,
    { ...(rowGroupSize && { rowGroupSize }), ...(pack && { pack }) },
  );

/** Rows of Foursquare's open places to their published schema. */
export const foursquareParquet = (rows: readonly Record<string, unknown>[]) =>
  parquetOf(
    {
      fsq_place_id: 'text',
      name: 'text',
      latitude: 'number',
      longitude: 'number',
      address: 'text',
      locality: 'text',
      region: 'text',
      country: 'text',
      date_refreshed: 'text',
      date_closed: 'text',
      unresolved_flags: ['text'],
      tel: 'text',
      website: 'text',
      fsq_category_ids: ['text'],
      fsq_category_labels: ['text'],
    },
    rows,
  );

interface Thing {
  id: number;
  tags?: Record<string, string>;
}
interface OsmFile {
  nodes?: (Thing & { latitude: number; longitude: number })[];
  ways?: (Thing & { nodes: number[] })[];
  relations?: (Thing & { ways: number[] })[];
}

const differences = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
const UNIT = 1e7;

/** An OpenStreetMap file of these things, block by block as the format has it. */
export function osmPbf(
  { nodes = [], ways = [], relations = [] }: OsmFile,
  isZipped = true,
): Uint8Array {
  const strings = [''];
  const string = (text: string) => {
    if (!strings.includes(text)) strings.push(text);
    return strings.indexOf(text);
  };
  const pairs = (tags: Record<string, string> = {}) =>
    Object.entries(tags).map(([key, value]) => [string(key), string(value)] as const);
  const groups: ((pbf: PbfWriter) => void)[] = [];
  if (nodes.length > 0) {
    const tags = nodes.flatMap((node) => [...pairs(node.tags).flat(), 0]);
    groups.push((pbf) =>
      pbf.writeMessage(
        2,
        (_, dense) => {
          dense.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
          const of = (degrees: 'latitude' | 'longitude') =>
            differences(nodes.map((node) => Math.round(node[degrees] * UNIT)));
          dense.writePackedSVarint(8, of('latitude'));
          dense.writePackedSVarint(9, of('longitude'));
          dense.writePackedVarint(10, tags);
        },
        null,
      ),
    );
  }
  const thing = (pbf: PbfWriter, { id, tags }: Thing) => {
    pbf.writeVarintField(1, id);
    pbf.writePackedVarint(
      2,
      pairs(tags).map(([key]) => key),
    );
    pbf.writePackedVarint(
      3,
      pairs(tags).map(([, value]) => value),
    );
  };
  for (const one of [...ways, ...relations]) pairs(one.tags);
  if (ways.length > 0) {
    groups.push((pbf) => {
      for (const way of ways) {
        pbf.writeMessage(
          3,
          (_, inner) => {
            thing(inner, way);
            inner.writePackedSVarint(8, differences(way.nodes));
          },
          null,
        );
      }
    });
  }
  if (relations.length > 0) {
    groups.push((pbf) => {
      for (const relation of relations) {
        pbf.writeMessage(
          4,
          (_, inner) => {
            thing(inner, relation);
            inner.writePackedSVarint(9, differences(relation.ways));
            inner.writePackedVarint(
              10,
              relation.ways.map(() => 1),
            );
          },
          null,
        );
      }
    });
  }
  const block = new PbfWriter();
  block.writeMessage(
    1,
    (_, table) => {
      for (const text of strings) table.writeBytesField(1, Buffer.from(text));
    },
    null,
  );
  for (const group of groups) block.writeMessage(2, (_, inner) => group(inner), null);
  const head = new PbfWriter();
  head.writeStringField(4, 'OsmSchema-V0.6');
  return Buffer.concat([
    blockOf('OSMHeader', head.finish(), isZipped),
    blockOf('OSMData', block.finish(), isZipped),
  ]);
}

function blockOf(type: string, data: Uint8Array, isZipped: boolean): Buffer {
  const blob = new PbfWriter();
  if (isZipped) {
    blob.writeVarintField(2, data.length);
    blob.writeBytesField(3, deflateSync(data));
  } else blob.writeBytesField(1, data);
  const body = blob.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, body.length);
  const headBytes = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(headBytes.length);
  return Buffer.concat([length, headBytes, body]);
}
