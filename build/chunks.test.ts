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
function chunksOf(
  graph: Graph,
  code: string | ((id: string) => string) = LONG,
): Record<string, string | null | undefined> {
  const name = chunksByPages();
  const isLate = (id: string) => id.startsWith('/island');
  const context = {
    getModuleInfo: (id: string) => ({
      importedIds: (graph[id] ?? []).filter((one) => !isLate(one)),
      dynamicallyImportedIds: (graph[id] ?? []).filter(isLate),
      code: typeof code === 'string' ? code : code(id),
    }),
  } as unknown as Parameters<typeof name>[1];
  const modules = new Set([...Object.keys(graph), ...Object.values(graph).flat()]);
  return Object.fromEntries([...modules].map((id) => [id, name(id, context) ?? null]));
}

test('code is cut by the public pages that import it', () => {
  const chunks = chunksOf({
    [entry]: ['/react', '/frame'],
    '/frame': ['/footer'],
    [page('faq')]: ['/react'],
    [page('home')]: ['/hero', '/card'],
    [page('search')]: ['/card', '/stars'],
    [page('businesses')]: ['/stars'],
  });
  expect(chunks[entry]).toBe('frame');
  expect(chunks['/react']).toBe('frame');
  expect(chunks['/footer']).toBe('frame');
  expect(chunks['/hero']).toBe('home');
  expect(chunks[page('home')]).toBe('home');
  expect(chunks['/card']).toMatch(/^shared-/);
  expect(chunks['/stars']).toMatch(/^shared-/);
  expect(chunks['/stars']).not.toBe(chunks['/card']);
});

test('an island of another page does not bring what a page has for itself', () => {
  const graph = {
    [page('map')]: ['/canvas', '/field'],
    [page('search')]: ['/island'],
    '/island': ['/field'],
  };
  const chunks = chunksOf(graph, LONG.repeat(9));
  expect(chunks['/canvas']).toBe('map');
  expect(chunks['/field']).toMatch(/^shared-/);
});

test('an island and what only members see are left to the bundler', () => {
  const chunks = chunksOf({
    [page('home')]: ['/hero'],
    [page('admin')]: ['/desk', '/hero'],
    [page('map')]: ['/island'],
    [page('search')]: ['/island'],
    '/island': ['/inside'],
  });
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

test('what is too little to travel alone goes where it makes pages lighter on the whole', () => {
  const all =
    'about advertise analytics businesses contact faq home login map privacy search terms';
  const names = all.split(' ');
  const importing = (module: string, of: string[]): Graph =>
    Object.fromEntries(of.map((name) => [page(name), [`/of-${name}`, module]]));
  const most = { ...importing('/sign', names.slice(1)), [page('about')]: ['/of-about'] };
  // One page carries a little that it does not need, and eleven ask for a file less.
  expect(chunksOf(most, 'short')['/sign']).toBe(chunksOf(most, 'short')[entry] ?? 'frame');
  const few = importing('/sign', ['home', 'search']);
  expect(chunksOf(few, LONG.repeat(9))['/sign']).toMatch(/^shared-/);
  expect(chunksOf(few, LONG.repeat(9))['/of-home']).toBe('home');
});

test('a light page carries what it does not need before heavy ones ask for a file more', () => {
  const chunksWith = (ofFaq: number) =>
    chunksOf(
      {
        [page('home')]: ['/hero', '/card', '/sign'],
        [page('search')]: ['/field', '/card', '/sign'],
        [page('faq')]: ['/answers', '/sign'],
      },
      (id) => 'x'.repeat({ '/card': 6000, '/answers': ofFaq }[id] ?? 20_000),
    );
  const light = chunksWith(100);
  expect(light['/card']).toBe(light['/sign']);
  const heavy = chunksWith(40_000);
  expect(heavy['/card']).not.toBe(heavy['/sign']);
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
