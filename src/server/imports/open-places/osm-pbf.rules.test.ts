import { PbfWriter } from 'pbf';
import { expect, test } from 'vitest';
import type { OsmElement } from './osm.rules.ts';
import { elementsOfBlock, readBlob, readBlockHead } from './osm-pbf.rules.ts';

type Write = (pbf: PbfWriter) => void;
const bytesOf = (write: Write): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};
const inside = (pbf: PbfWriter, tag: number, write: Write) =>
  pbf.writeMessage(tag, (_, inner) => write(inner), null);

const STRINGS = ['', 'name', 'Köşe', 'shop', 'bakery'];
const block = (groups: Write[], more: Write = () => {}) =>
  bytesOf((pbf) => {
    inside(pbf, 1, (table) => {
      for (const text of STRINGS) table.writeBytesField(1, Buffer.from(text));
    });
    for (const group of groups) inside(pbf, 2, group);
    more(pbf);
  });
const ALL = ['node', 'way', 'relation'] as const;
const elementsOf = (groups: Write[], wanted: readonly OsmElement['type'][] = ALL, more?: Write) => [
  ...elementsOfBlock(block(groups, more), wanted),
];

const tagged = (pbf: PbfWriter, keys: number[], values: number[]) => {
  pbf.writePackedVarint(2, keys);
  pbf.writePackedVarint(3, values);
};
const NODE: Write = (group) =>
  inside(group, 1, (pbf) => {
    pbf.writeSVarintField(1, 5);
    tagged(pbf, [1, 3], [2, 4]);
    inside(pbf, 4, (info) => info.writeVarintField(1, 3));
    pbf.writeSVarintField(8, 370_000_000);
    pbf.writeSVarintField(9, -353_000_000);
  });
const DENSE: Write = (group) =>
  inside(group, 2, (pbf) => {
    pbf.writePackedSVarint(1, [11, 1, 5]);
    inside(pbf, 5, (info) => info.writePackedVarint(1, [2, 0, 4]));
    pbf.writePackedSVarint(8, [370_000_000, 1000, -2000]);
    pbf.writePackedSVarint(9, [353_000_000, 2000, 0]);
    pbf.writePackedVarint(10, [1, 2, 3, 4, 0, 0, 1, 2, 0]);
  });
const WAY: Write = (group) =>
  inside(group, 3, (pbf) => {
    pbf.writeVarintField(1, 21);
    tagged(pbf, [1], [2]);
    pbf.writePackedSVarint(8, [11, 1, -1]);
  });
const RELATION: Write = (group) =>
  inside(group, 4, (pbf) => {
    pbf.writeVarintField(1, 31);
    pbf.writePackedSVarint(9, [11, 10, 10]);
    pbf.writePackedVarint(10, [0, 1, 2]);
  });

test('nodes that stand by themselves, and many as differences to the one before', () => {
  expect(elementsOf([NODE])).toEqual([
    {
      ...{ type: 'node', id: 5, tags: { name: 'Köşe', shop: 'bakery' }, version: '3' },
      ...{ latitude: 37, longitude: -35.3 },
    },
  ]);
  expect(elementsOf([DENSE])).toEqual([
    {
      ...{ type: 'node', id: 11, tags: { name: 'Köşe', shop: 'bakery' }, version: '2' },
      ...{ latitude: 37, longitude: 35.3 },
    },
    {
      ...{ type: 'node', id: 12, tags: undefined, version: undefined },
      ...{ latitude: 37.0001, longitude: 35.3002 },
    },
    {
      ...{ type: 'node', id: 17, tags: { name: 'Köşe' }, version: '4' },
      ...{ latitude: 36.9999, longitude: 35.3002 },
    },
  ]);
});

test('moments of changes are read in the steps of their block, of nodes that say something', () => {
  const dated: Write = (group) =>
    inside(group, 2, (pbf) => {
      pbf.writePackedSVarint(1, [11, 1, 1]);
      inside(pbf, 5, (info) => {
        info.writePackedVarint(1, [1, 1, 1]);
        info.writePackedSVarint(2, [1_735_689_600, 100, -100]);
      });
      pbf.writePackedSVarint(8, [0, 0, 0]);
      pbf.writePackedSVarint(9, [0, 0, 0]);
      pbf.writePackedVarint(10, [1, 2, 0, 0, 1, 2, 0]);
    });
  const alone: Write = (group) =>
    inside(group, 1, (pbf) => {
      pbf.writeSVarintField(1, 5);
      inside(pbf, 4, (info) => info.writeVarintField(2, 1_735_689_600));
    });
  const day = '2025-01-01T00:00:00.000Z';
  expect(elementsOf([dated, alone]).map(({ timestamp }) => timestamp)).toEqual([
    ...[day, undefined, day, day],
  ]);
  const [inSteps] = elementsOf([alone], ALL, (pbf) => pbf.writeVarintField(18, 500));
  expect(inSteps?.timestamp).toBe('1997-07-02T12:00:00.000Z');
});

test('ways with their nodes, relations with their members by what these are', () => {
  expect(elementsOf([WAY, RELATION])).toEqual([
    { type: 'way', id: 21, tags: { name: 'Köşe' }, version: undefined, nodes: [11, 12, 11] },
    {
      ...{ type: 'relation', id: 31, tags: undefined, version: undefined },
      ...{ nodes: [11], ways: [21] },
    },
  ]);
});

test('of a history what a version deleted is said, and of ways where their nodes are', () => {
  const gone: Write = (group) =>
    inside(group, 2, (pbf) => {
      pbf.writePackedSVarint(1, [11, 0]);
      inside(pbf, 5, (info) => {
        info.writePackedVarint(1, [1, 2]);
        info.writePackedBoolean(6, [true, false]);
      });
      pbf.writePackedSVarint(8, [0, 0]);
      pbf.writePackedSVarint(9, [0, 0]);
    });
  const way: Write = (group) =>
    inside(group, 3, (pbf) => {
      pbf.writeVarintField(1, 21);
      inside(pbf, 4, (info) => info.writeBooleanField(6, false));
      pbf.writePackedSVarint(8, [11, 1]);
      pbf.writePackedSVarint(9, [370_000_000, 1000]);
      pbf.writePackedSVarint(10, [353_000_000, -2000]);
    });
  const [first, second, third] = elementsOf([gone, way]);
  expect([first, second, third].map((one) => one?.isDeleted)).toEqual([undefined, true, true]);
  const points = [
    [35.3, 37],
    [35.2998, 37.0001],
  ];
  expect([third?.nodes, third?.points]).toEqual([[11, 12], points]);
});

test('only what is wanted is read', () => {
  const groups = [NODE, DENSE, WAY, RELATION];
  const typesOf = (...wanted: OsmElement['type'][]) =>
    elementsOf(groups, wanted).map(({ type, id }) => `${type}/${id}`);
  expect(typesOf('node')).toEqual(['node/5', 'node/11', 'node/12', 'node/17']);
  expect(typesOf('way')).toEqual(['way/21']);
  expect(typesOf('relation', 'way')).toEqual(['way/21', 'relation/31']);
  expect(typesOf()).toEqual([]);
});

test('a block may count degrees in other steps, and from other places', () => {
  const [node] = elementsOf([NODE], ['node'], (pbf) => {
    pbf.writeVarintField(17, 10);
    pbf.writeVarintField(19, 1_000_000_000);
    pbf.writeVarintField(20, 2_000_000_000);
  });
  expect(node).toMatchObject({ latitude: 4.7, longitude: -1.53 });
});

test('a head says what comes, and how it is packed its body', () => {
  const head = bytesOf((pbf) => {
    pbf.writeStringField(1, 'OSMData');
    pbf.writeBytesField(2, Buffer.from('x'));
    pbf.writeVarintField(3, 300);
  });
  expect(readBlockHead(head)).toEqual({ type: 'OSMData', size: 300 });
  expect(readBlockHead(new Uint8Array())).toEqual({ type: '', size: 0 });
  const bytes = Buffer.from('abc');
  const packed = (tag: number) =>
    readBlob(
      bytesOf((pbf) => {
        pbf.writeVarintField(2, 9);
        pbf.writeBytesField(tag, bytes);
      }),
    );
  const said = Uint8Array.from(bytes);
  expect(packed(1)).toEqual({ raw: said, size: 9 });
  expect(packed(3)).toEqual({ zlib: said, size: 9 });
  expect(packed(6)).toEqual({ lz4: said, size: 9 });
  expect(packed(7)).toEqual({ zstd: said, size: 9 });
  expect(packed(4)).toEqual({ size: 9 });
});
