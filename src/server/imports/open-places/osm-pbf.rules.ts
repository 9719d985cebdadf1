import { PbfReader } from 'pbf';
import type { OsmElement } from './osm.rules.ts';

/** How the data of a block is packed. */
interface PackedBlock {
  raw?: Uint8Array;
  zlib?: Uint8Array;
  zstd?: Uint8Array;
  lz4?: Uint8Array;
  /** Of what is packed, how many bytes it was. */
  size?: number;
}

/** The head of a block: what is in it and how many bytes come. */
export const readBlockHead = (bytes: Uint8Array): { type: string; size: number } =>
  new PbfReader(bytes).readFields(
    (tag, head, pbf) => {
      if (tag === 1) head.type = pbf.readString();
      else if (tag === 3) head.size = pbf.readVarint();
    },
    { type: '', size: 0 },
  );

export const readBlob = (bytes: Uint8Array): PackedBlock =>
  new PbfReader(bytes).readFields((tag, blob: PackedBlock, pbf) => {
    if (tag === 1) blob.raw = pbf.readBytes();
    else if (tag === 2) blob.size = pbf.readVarint();
    else if (tag === 3) blob.zlib = pbf.readBytes();
    else if (tag === 6) blob.lz4 = pbf.readBytes();
    else if (tag === 7) blob.zstd = pbf.readBytes();
  }, {});

/** Field numbers of a group of the format by what is in it. */
const GROUPS = { node: [1, 2], way: [3], relation: [4] } as const;
const MEMBERS = ['node', 'way', 'relation'] as const;
const NANO = 1e-9;

interface Block {
  strings: string[];
  groups: Uint8Array[];
  granularity: number;
  latitudeOffset: number;
  longitudeOffset: number;
  /** Milliseconds of one step of its moments. */
  dateGranularity: number;
}

const readBlock = (bytes: Uint8Array): Block =>
  new PbfReader(bytes).readFields(
    (tag, block: Block, pbf) => {
      if (tag === 1)
        pbf.readMessage((inner) => inner === 1 && block.strings.push(pbf.readString()), block);
      else if (tag === 2) block.groups.push(pbf.readBytes());
      else if (tag === 17) block.granularity = pbf.readVarint();
      else if (tag === 18) block.dateGranularity = pbf.readVarint();
      else if (tag === 19) block.latitudeOffset = pbf.readVarint(true);
      else if (tag === 20) block.longitudeOffset = pbf.readVarint(true);
    },
    {
      ...{ strings: [], groups: [], granularity: 100, dateGranularity: 1000 },
      ...{ latitudeOffset: 0, longitudeOffset: 0 },
    },
  );

/** Each the difference to the one before it, as the format keeps them. */
function summed(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

/** The nodes, ways and relations of a block, of the sorts that are wanted. */
export function* elementsOfBlock(
  bytes: Uint8Array,
  wanted: readonly OsmElement['type'][],
): Generator<OsmElement> {
  const block = readBlock(bytes);
  const fields = new Set<number>(wanted.flatMap((type) => GROUPS[type]));
  for (const group of block.groups) {
    const pbf = new PbfReader(group);
    const found: OsmElement[] = [];
    pbf.readFields((tag) => {
      if (!fields.has(tag)) return;
      if (tag === 2) found.push(...denseNodes(pbf, block));
      else found.push(elementOf(pbf, block, tag === 1 ? 'node' : tag === 3 ? 'way' : 'relation'));
    }, undefined);
    yield* found;
  }
}

const degrees = (block: Block, value: number, offset: number) =>
  Number((NANO * (offset + block.granularity * value)).toFixed(7));

const tagsOf = ({ strings }: Block, keys: readonly number[], values: readonly number[]) =>
  keys.length === 0
    ? undefined
    : Object.fromEntries(
        keys.map((key, index) => [strings[key] ?? '', strings[values[index] ?? 0] ?? '']),
      );

interface Info {
  version?: number | undefined;
  moment?: number | undefined;
  /** Of a file with history: none of a version that deleted it. */
  visible?: boolean | undefined;
}
/** Which version it is, and when somebody last changed it; without either the file says neither. */
const infoOf = ({ dateGranularity }: Block, { version, moment, visible = true }: Info) => ({
  version: version ? String(version) : undefined,
  timestamp: moment ? new Date(moment * dateGranularity).toISOString() : undefined,
  ...(!visible && { isDeleted: true }),
});

/** Of each of a way's nodes where it is, in files that say it with the way. */
const pointsOf = (block: Block, longitudes: readonly number[], latitudes: readonly number[]) => {
  const north = summed(latitudes);
  return summed(longitudes).map((east, at): [number, number] => [
    degrees(block, east, block.longitudeOffset),
    degrees(block, north[at] ?? 0, block.latitudeOffset),
  ]);
};

/** A way, a relation or a node that stands by itself. */
function elementOf(pbf: PbfReader, block: Block, type: OsmElement['type']): OsmElement {
  const read = pbf.readMessage(
    (tag, it) => {
      if (tag === 1) it.id = type === 'node' ? pbf.readSVarint() : pbf.readVarint(true);
      else if (tag === 2) pbf.readPackedVarint(it.keys);
      else if (tag === 3) pbf.readPackedVarint(it.values);
      else if (tag === 4)
        pbf.readMessage((inner) => {
          if (inner === 1) it.version = pbf.readVarint(true);
          else if (inner === 2) it.moment = pbf.readVarint(true);
          else if (inner === 6) it.visible = pbf.readBoolean();
        }, it);
      else if (type === 'node' && tag === 8) it.latitude = pbf.readSVarint();
      else if (type === 'node' && tag === 9) it.longitude = pbf.readSVarint();
      else if (type === 'way' && tag === 8) pbf.readPackedSVarint(it.refs);
      else if (type === 'way' && tag === 9) pbf.readPackedSVarint(it.latitudes);
      else if (type === 'way' && tag === 10) pbf.readPackedSVarint(it.longitudes);
      else if (type === 'relation' && tag === 9) pbf.readPackedSVarint(it.refs);
      else if (type === 'relation' && tag === 10) pbf.readPackedVarint(it.types);
    },
    {
      ...{ id: 0, latitude: 0, longitude: 0, version: 0, moment: 0, visible: true },
      ...{
        keys: [] as number[],
        values: [] as number[],
        refs: [] as number[],
        types: [] as number[],
        latitudes: [] as number[],
        longitudes: [] as number[],
      },
    },
  );
  const refs = summed(read.refs);
  const of = (member: OsmElement['type']) =>
    refs.filter((_, index) => MEMBERS[read.types[index] ?? 0] === member);
  return {
    type,
    id: read.id,
    tags: tagsOf(block, read.keys, read.values),
    ...infoOf(block, read),
    ...(type === 'node' && {
      latitude: degrees(block, read.latitude, block.latitudeOffset),
      longitude: degrees(block, read.longitude, block.longitudeOffset),
    }),
    ...(type === 'way' && { nodes: refs }),
    ...(read.longitudes.length > 0 && { points: pointsOf(block, read.longitudes, read.latitudes) }),
    ...(type === 'relation' && { nodes: of('node'), ways: of('way') }),
  };
}

/** Nodes as lists of their ids, degrees and tags; a zero ends the tags of one. */
function denseNodes(pbf: PbfReader, block: Block): OsmElement[] {
  const dense = pbf.readMessage(
    (tag, it) => {
      if (tag === 1) pbf.readPackedSVarint(it.ids);
      else if (tag === 5)
        pbf.readMessage((inner) => {
          if (inner === 1) pbf.readPackedVarint(it.versions, true);
          else if (inner === 2) pbf.readPackedSVarint(it.moments);
          else if (inner === 6) pbf.readPackedBoolean(it.visible);
        }, it);
      else if (tag === 8) pbf.readPackedSVarint(it.latitudes);
      else if (tag === 9) pbf.readPackedSVarint(it.longitudes);
      else if (tag === 10) pbf.readPackedVarint(it.tags);
    },
    {
      ...{ ids: [] as number[], versions: [] as number[], moments: [] as number[] },
      ...{ tags: [] as number[], visible: [] as boolean[] },
      ...{ latitudes: [] as number[], longitudes: [] as number[] },
    },
  );
  const latitudes = summed(dense.latitudes);
  const longitudes = summed(dense.longitudes);
  const moments = summed(dense.moments);
  let at = 0;
  return summed(dense.ids).map((id, index) => {
    const [keys, values]: [number[], number[]] = [[], []];
    for (; at < dense.tags.length && dense.tags[at] !== 0; at += 2) {
      keys.push(dense.tags[at] ?? 0);
      values.push(dense.tags[at + 1] ?? 0);
    }
    at += 1;
    return {
      type: 'node',
      id,
      tags: tagsOf(block, keys, values),
      latitude: degrees(block, latitudes[index] ?? 0, block.latitudeOffset),
      longitude: degrees(block, longitudes[index] ?? 0, block.longitudeOffset),
      ...infoOf(block, {
        version: dense.versions[index],
        moment: keys.length > 0 ? moments[index] : 0,
        visible: dense.visible[index],
      }),
    };
  });
}
