import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chunksByPages } from './chunks.ts';

const web = fileURLToPath(new URL('../src/web/', import.meta.url));
const page = (name: string) => `${web}pages/${name}.page.tsx`;
const entry = `${web}entry-client.tsx`;

type Graph = Record<string, string[]>;
const LONG = 'x'.repeat(2000);

/** Names every module of the graph as the build would; what begins with `island` is imported late. */
function chunksOf(graph: Graph, code = LONG): Record<string, string | null | undefined> {
  const name = chunksByPages();
  const isLate = (id: string) => id.startsWith('/island');
  const context = {
    getModuleInfo: (id: string) => ({
      importedIds: (graph[id] ?? []).filter((one) => !isLate(one)),
      dynamicallyImportedIds: (graph[id] ?? []).filter(isLate),
      code,
    }),
  } as unknown as Parameters<typeof name>[1];
  const modules = new Set([...Object.keys(graph), ...Object.values(graph).flat()]);
  return Object.fromEntries([...modules].map((id) => [id, name(id, context) ?? null]));
}

test('code is cut by the public pages that import it', () => {
  const twelve =
    'about advertise analytics businesses contact faq home login map privacy search terms'.split(
      ' ',
    );
  const chunks = chunksOf({
    [entry]: ['/react', '/frame'],
    '/frame': ['/footer'],
    ...Object.fromEntries(twelve.map((name) => [page(name), ['/react', '/prose']])),
    [page('home')]: ['/prose', '/hero', '/card'],
    [page('search')]: ['/prose', '/card', '/stars'],
    [page('businesses')]: ['/prose', '/stars'],
  });
  expect(chunks['/react']).toBe('frame');
  expect(chunks['/footer']).toBe('frame');
  expect(chunks['/prose']).toBe('site');
  expect(chunks['/hero']).toBe('home');
  expect(chunks['/card']).toMatch(/^shared-/);
  expect(chunks['/stars']).toMatch(/^shared-/);
  expect(chunks['/stars']).not.toBe(chunks['/card']);
});

test('a page itself, an island and what only members see are left to the bundler', () => {
  const chunks = chunksOf({
    [page('home')]: ['/hero'],
    [page('admin')]: ['/desk', '/hero'],
    [page('map')]: ['/island', '/canvas'],
    [page('search')]: ['/island', '/field'],
    '/island': ['/inside', '/field'],
  });
  expect(chunks['/canvas']).toBe('map');
  // Else whoever comes to the island on the map would fetch all that /search has for itself.
  expect(chunks['/field']).toBeNull();
  expect(chunks[page('home')]).toBeNull();
  expect(chunks['/island']).toBeNull();
  expect(chunks['/inside']).toBeNull();
  expect(chunks['/desk']).toBeNull();
  expect(chunks['/hero']).toBe('home');
});

test('what stands around every page leads to no island of one', () => {
  const chunks = chunksOf({
    [entry]: ['/routes'],
    '/routes': ['/island of routes'],
    '/island of routes': ['/hero'],
    [page('home')]: ['/hero'],
    [page('map')]: ['/routes'],
    [page('search')]: ['/routes'],
  });
  expect(chunks['/routes']).toBe('frame');
  expect(chunks['/hero']).toBe('home');
});

test('what few pages share travels with all when it is too little to travel alone', () => {
  const graph = { [page('home')]: ['/sign', '/hero'], [page('search')]: ['/sign'] };
  expect(chunksOf(graph, 'short')['/sign']).toBe('site');
  expect(chunksOf(graph, 'short')['/hero']).toBe('home');
  expect(chunksOf(graph)['/sign']).toMatch(/^shared-/);
});

test('another name or folder of a module moves it nowhere', () => {
  const graph = (card: string) => chunksOf({ [page('home')]: [card], [page('search')]: [card] });
  expect(graph('/features/maps/Card.tsx')['/features/maps/Card.tsx']).toBe(
    graph('/ui/FormTile.ts')['/ui/FormTile.ts'],
  );
});

test('every page of the site stands among the public ones or those of members', () => {
  const names = readdirSync(`${web}pages`)
    .filter((file) => file.endsWith('.page.tsx'))
    .map((file) => file.replace('.page.tsx', ''));
  const chunks = chunksOf(Object.fromEntries(names.map((name) => [page(name), [`/${name}`]])));
  const counted = names.filter((name) => chunks[`/${name}`] === name);
  expect(counted).toContain('home');
  expect(counted.filter((name) => name.startsWith('admin'))).toEqual([]);
});
