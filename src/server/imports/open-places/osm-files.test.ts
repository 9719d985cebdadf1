import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImportFile } from '../import-file.service.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-osm-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Of each place of a file its id, its name and where it lies. */
async function placesOf(bytes: Buffer | string, name = 'yerler.osm.pbf'): Promise<string[]> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  const places: string[] = [];
  for await (const row of (await openImportFile(file)).rows()) {
    if (row.isBroken) throw new Error('a place is never a broken line');
    const of = (name: string) => row.cells[row.header.names.indexOf(name)];
    const at = ['latitude', 'longitude'].map((name) => Number(Number(of(name)).toFixed(5)));
    places.push([of('source id'), of('name'), ...at].join(', '));
  }
  return places;
}

// Written by osmium 1.15 out of a few things in XML.
const WITH_PLACES_OF_WAYS =
  'AAAADQoJT1NNSGVhZGVyGEMQPTI/8C4iDk9zbVNjaGVtYS1WMC42IgpEZW5zZU5vZGVzKg9Mb2NhdGlvbnNPbldheXOCAQ1vc21pdW0vMS4xNS4wAAAADAoHT1NNRGF0YRiYARCZATKSAfloCi0KAAoHdG91cmlzbQoEbmFtZQoFaG90ZWwKEVRhxZ9rw7ZwcsO8IE90ZWxpCgASaBo8CGUSAgECGgIDBCIOCAMQgY7hwAYYACAAKAVCBAICAgNSDICe69ACoJwBAJ+cAUoM4PTn4AIAoJwBn5wBGigIZiIOCAE2APAGAgQCUgaguuzQAgBKCOD05+ACoJwBAAAACwoHT1NNRGF0YRhmEGAyYvBRCjUKAAoHYW1lbml0eQoEbmFtZQoIaG9zcGl0YWwKD0JhcmFqIEhhc3RhbmVzaQoACgVvdXRlchInIiUIyQESAgECGgIDBCIOCAEQgY7hwAYYACAAKAVCAQZKAswBUgEB';
const WITH_HISTORY = [
  'AAAADQoJT1NNSGVhZGVyGE8QQxpLeJxT4vMvzg1OzkjNTdQNM9AzU+JySc0rTvXLT0ktVhL1yCwuyS/KTE7M8cxLyy/KTSzJzM9rYuTNL87NLM3VN9QzNNUzAADrhhYnAAAADAoHT1NNRGF0YRjCARDMARq8AXic4wriYgBClrzE3FQuHtfi7EwFn/zsxLySRC52oFBeZkklF1dRanFJYmkRUJSLJxIohlDidmRj0ZGNeVwsxRn5BVxsSYnZqUWVQmVCJVysr9gZmBi0DLlYGJkYmYQEG1ruP+Bu2LA86v/65VENj+baSLEwAIESmNRiYQKSRiyMjIwMTgIfTj99wLRgDuP9K8zn3syZz+sl8GHXxwsgkf8fWN7NnLSeN0iEiZmFlYGJDUSwc3BCCADOVDyjAAAACwoHT1NNRGF0YRhREEcaTXic41LgYuBiyUvMTeViL8kvLcoszuVi8S9JzeFizcgHUQxCylKKHDdZhJgYmaSYmFmUBDgYBRoOrf/AKsGgwKDBasDgxPSKHQBCYQ9p',
  'AAAADQoJT1NNSGVhZGVyGEMQNxo/eJxT4vMvzg1OzkjNTdQNM9AzUxL1yCwuyS/KTE7M8cxLyy/KTSzJzM9rYuTNL87NLM3VN9QzNNUzAAD8MhITAAAADAoHT1NNRGF0YRjFARCDAhq/AXic4wriYuBiyUvMTeViBxJ5mSWVXDyuxdmZCj752Yl5JYlcXEWpxSWJpUVADlApTyRQDVyOpTgjv4CL3e3IxqIjG/O42JISs1OLKoXWMHJpcrxiF2JiZJJiYmZREuBgFGg4tP4DqwSDAoMGqwGjw4fTTx8weXzY9fECE5JSNpBSJoGGWYfnssGVTnjxDKh0wvVPYKVvQErZpZg4OLGYumHyY5DSZ28xlQJN3byvD2Yqg8O/////83uASQBtnk26AAAACwoHT1NNRGF0YRhREEcaTXic41LgYuBiyUvMTeViL8kvLcoszuVi8S9JzeFizcgHUQxCylKKHDdZhJgYmaSYmFmUBDgYBRoOrf/AKsGgwKDBasDgxPSKHQBCYQ9p',
];

test('ways that say where their nodes are, packed as LZ4', async () => {
  const places = await placesOf(Buffer.from(WITH_PLACES_OF_WAYS, 'base64'));
  expect(places).toEqual([
    'osm:way/101, Taşköprü Oteli, 36.9955, 35.3205',
    'osm:relation/201, Baraj Hastanesi, 36.9955, 35.321',
  ]);
});

test.each(WITH_HISTORY)(
  'of a history the last version of each counts, and none that is deleted',
  async (file) => {
    expect(await placesOf(Buffer.from(file, 'base64'))).toEqual([
      'osm:node/501, Yeni Lokanta, 36.9941, 35.3261',
    ]);
  },
);

test('a node and a way of one number are two things, also as Overpass says them', async () => {
  const elements = [
    {
      ...{ type: 'relation', id: 7, tags: { amenity: 'hospital', name: 'Baraj Hastanesi' } },
      members: [{ type: 'way', ref: 5 }],
    },
    { type: 'way', id: 5, nodes: [1, 2] },
    { type: 'node', id: 5, lat: 37.5, lon: 35.5 },
    { type: 'node', id: 1, lat: 36.995, lon: 35.32 },
    { type: 'node', id: 2, lat: 36.996, lon: 35.322 },
  ];
  expect(await placesOf(JSON.stringify({ elements }), 'yerler.json')).toEqual([
    'osm:relation/7, Baraj Hastanesi, 36.9955, 35.321',
  ]);
});

test('a block that says it unpacks to more than any may is refused', async () => {
  const hex = Buffer.from(WITH_PLACES_OF_WAYS, 'base64').toString('hex');
  // Its body takes two bytes more where it says a quarter of a gigabyte.
  const longer = hex.replace('189801109901', '189a0110ffffff7f');
  expect(longer).not.toBe(hex);
  await expect(placesOf(Buffer.from(longer, 'hex'))).rejects.toThrow('“osmium cat”');
});
