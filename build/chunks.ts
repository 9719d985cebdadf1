import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/**
 * Pages of people who have signed in, and the one that is seen without a network: what only these share must
 * not make the others heavier, and what they share with one of the others may come with it.
 */
const OF_MEMBERS = [
  'account',
  'admin',
  'admin-audit',
  'admin-business',
  'admin-businesses',
  'admin-calendar',
  'admin-categories',
  'admin-document',
  'admin-duty',
  'admin-imports',
  'admin-jobs',
  'admin-kinds',
  'admin-outbox',
  'admin-places',
  'admin-security',
  'admin-settings',
  'admin-statistics',
  'admin-user',
  'admin-users',
  'applications',
  'asked-facts',
  'bayram-hours',
  'business-invitation',
  'business-prices',
  'business-owner-dashboard',
  'design',
  'offline',
  'offline-city',
];
/** What so many public pages share is worth being fetched with any of them. */
const OF_THE_SITE = 12;
/** Code as it is written that is too little to travel alone: it goes with what all share. */
const TOO_LITTLE = 1100;

const SUFFIX = '.page.tsx';
const SOURCE = fileURLToPath(new URL('../src/web/', import.meta.url));
type ModulesOf = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Cuts the code that comes with pages by who imports it: what stands around every page, what many public
 * pages share, what just these few share, what one page needs alone; the rest, and what only islands
 * bring, is left to the bundler. Only the graph of modules decides, so a file can be renamed or moved and
 * every byte travels as before.
 */
export function chunksByPages(): Rolldown.CodeSplittingNameFunction {
  const entry = resolve(SOURCE, 'entry-client.tsx');
  const known = new WeakMap<ModulesOf, ReturnType<typeof readGraph>>();
  return (id, context) => {
    const graph = known.get(context) ?? readGraph(context, entry);
    known.set(context, graph);
    const pages = graph.atOnce.get(id);
    if (!pages || pages.has(id)) return null;
    if (pages.has(entry)) return 'frame';
    if (pages.size >= OF_THE_SITE) return 'site';
    const name = nameOf(pages);
    if (pages.size > 1) return (graph.sizes.get(name) ?? 0) < TOO_LITTLE ? 'site' : name;
    // An island of another page would bring all of this one's code along.
    return graph.soonerOrLater.get(id)?.size === 1 ? name : null;
  };
}

function readGraph(graph: ModulesOf, entry: string) {
  const pages = publicPages(resolve(dirname(entry), 'pages'));
  // What stands around every page counts as one.
  const atOnce = importersOf([entry, ...pages], (id) => graph.getModuleInfo(id)?.importedIds);
  const soonerOrLater = importersOf(pages, (id) => {
    // What stands around every page leads to all of them: its own late code is nobody's island.
    if (atOnce.get(id)?.has(entry)) return [];
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  });
  const sizes = new Map<string, number>();
  for (const [id, pages] of atOnce) {
    const name = nameOf(pages);
    sizes.set(name, (sizes.get(name) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  return { atOnce, soonerOrLater, sizes };
}

/** `home` for what one page needs alone; else the same letters for the same pages. */
function nameOf(pages: ReadonlySet<string>): string {
  const names = [...pages].map((page) => basename(page, SUFFIX)).sort();
  const [only] = names;
  if (names.length === 1 && only) return only;
  return `shared-${createHash('sha256').update(names.join()).digest('hex').slice(0, 6)}`;
}

/** Which of `roots` reach each module over `importsOf`. */
function importersOf(
  roots: readonly string[],
  importsOf: (id: string) => readonly string[] | undefined,
): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const page of roots) {
    const reached = new Set<string>();
    const waiting = [page];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      waiting.push(...(importsOf(id) ?? []));
    }
    for (const id of reached) importers.set(id, (importers.get(id) ?? new Set()).add(page));
  }
  return importers;
}

function publicPages(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(SUFFIX));
  const ofMembers = new Set(OF_MEMBERS.map((name) => name + SUFFIX));
  const gone = [...ofMembers].filter((file) => !files.includes(file));
  if (gone.length > 0) throw new Error(`build/chunks.ts names pages that are not there: ${gone}`);
  return files.filter((file) => !ofMembers.has(file)).map((file) => resolve(folder, file));
}
