/**
 * A map of the world in one tile, written by hand: a PMTiles archive (version 3) that holds the vector tile
 * 0/0/0 with the layers `earth` (all of it), `water` (a square about Adana) and `places` (one name).
 */
export function tinyMap(): Buffer {
  const tile = Buffer.concat([
    layer('earth', [{ kind: 'earth', type: 'polygon', points: square(0, 0, 4096) }]),
    layer('water', [{ kind: 'lake', type: 'polygon', points: square(2440, 1590, 30) }]),
    layer('places', [{ kind: 'locality', name: 'Adana', type: 'point', points: [[2449, 1600]] }]),
  ]);
  // One entry: tile 0, run of 1, its length, and its offset plus one.
  const directory = Buffer.concat([1, 0, 1, tile.length, 1].map(varint));
  const metadata = Buffer.from(JSON.stringify({ name: 'tiny', vector_layers: [] }));
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'ascii');
  header.writeUInt8(3, 7);
  const parts = [directory, metadata, Buffer.alloc(0), tile];
  let offset = header.length;
  for (const [index, part] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(part.length), 16 + index * 16);
    offset += part.length;
  }
  // One tile addressed, one entry, one content.
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at);
  // Clustered, nothing compressed, vector tiles, zoom 0 to 0.
  for (const [index, value] of [1, 1, 1, 1, 0, 0].entries()) header.writeUInt8(value, 96 + index);
  const bounds = [-180, -85, 180, 85];
  for (const [index, value] of bounds.entries()) header.writeInt32LE(value * 1e7, 102 + index * 4);
  return Buffer.concat([header, ...parts]);
}

type Point = readonly [x: number, y: number];
interface Feature {
  kind: string;
  name?: string;
  type: 'point' | 'polygon';
  points: readonly Point[];
}

const square = (x: number, y: number, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

/** A layer of a Mapbox Vector Tile (version 2), as protocol buffers write it. */
function layer(name: string, features: readonly Feature[]): Buffer {
  const values = [...new Set(features.flatMap(({ kind, name = '' }) => [kind, name]))];
  return field(3, [
    number(15, 2),
    field(1, [Buffer.from(name)]),
    ...features.map(({ kind, name, type, points }) =>
      field(2, [
        field(2, [0, values.indexOf(kind), ...(name ? [1, values.indexOf(name)] : [])].map(varint)),
        number(3, type === 'point' ? 1 : 3),
        field(4, geometry(type, points).map(varint)),
      ]),
    ),
    ...['kind', 'name'].map((key) => field(3, [Buffer.from(key)])),
    ...values.map((value) => field(4, [field(1, [Buffer.from(value)])])),
    number(5, 4096),
  ]);
}

/** Commands of a cursor that moves by differences: 1 move to, 2 line to, 7 close. */
function geometry(type: Feature['type'], points: readonly Point[]): number[] {
  const zigzag = (value: number) => (value << 1) ^ (value >> 31);
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [zigzag(x - fromX), zigzag(y - fromY)];
  });
  const [first = [], ...rest] = steps;
  const lines = rest.length > 0 ? [(rest.length << 3) | 2, ...rest.flat()] : [];
  return [(1 << 3) | 1, ...first, ...lines, ...(type === 'polygon' ? [(1 << 3) | 7] : [])];
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128);
  return Buffer.from([...bytes, left]);
}
const number = (id: number, value: number) => Buffer.concat([varint(id << 3), varint(value)]);
function field(id: number, parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([varint((id << 3) | 2), varint(content.length), content]);
}
