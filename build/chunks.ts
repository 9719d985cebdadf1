import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

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
/** What a file costs a page by being one: names by which files know each other, and what it cannot repeat of others. */
const OF_A_FILE = 300;
/** What travels of code as it is written: it is made small and compressed. */
const TRAVELS = 0.15;
/** How many of those who open a page come to what its islands bring, as far as it counts here. */
const LATER = 0.5;

const SUFFIX = '.page.tsx';
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SOURCE = resolve(ROOT, 'src/web/');
type ModulesOf = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Cuts the code that comes with pages by who imports it: what stands around every page, what the same pages share,
 * what one page needs alone; of these, groups go together as long as that makes pages lighter on the whole. What
 * only islands bring is left to the bundler. Only the graph of modules decides, so a file can be renamed or moved
 * and every byte travels as before.
 */
export function chunksByPages(): Rolldown.CodeSplittingNameFunction {
  const entry = resolve(SOURCE, 'entry-client.tsx');
  const known = new WeakMap<ModulesOf, Map<string, string>>();
  return (id, context) => {
    const names = known.get(context) ?? namesOf(context, entry);
    known.set(context, names);
    return names.get(id) ?? null;
  };
}

interface Group {
  /** How much of a visit to each page needs it: all that begin there, or those that come to an island. */
  need: ReadonlyMap<string, number>;
  modules: string[];
  /** Of its code, as it travels. */
  bytes: number;
}

/** The chunk of each module that comes with a public page. */
function namesOf(graph: ModulesOf, entry: string): Map<string, string> {
  const pages = publicPages(resolve(dirname(entry), 'pages'));
  // What stands around every page counts as one.
  const atOnce = importersOf([entry, ...pages], (id) => graph.getModuleInfo(id)?.importedIds);
  const soonerOrLater = importersOf(pages, (id) => {
    // What stands around every page leads to all of them: its own late code is nobody's island.
    if (atOnce.get(id)?.has(entry)) return [];
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  });
  const groups = new Map<string, Group>();
  for (const [id, importers] of atOnce) {
    const ofPages = importers.has(entry) ? new Set(pages) : importers;
    const need = new Map<string, number>();
    for (const page of pages) {
      if (ofPages.has(page)) need.set(page, 1);
      else if (soonerOrLater.get(id)?.has(page)) need.set(page, LATER);
    }
    const key = keyOf(need);
    const group = groups.get(key) ?? { need, modules: [], bytes: 0 };
    group.modules.push(id);
    group.bytes += (graph.getModuleInfo(id)?.code?.length ?? 0) * TRAVELS;
    groups.set(key, group);
  }
  const names = new Map<string, string>();
  for (const { need, modules } of together([...groups.values()], pages)) {
    const own = modules.find((id) => need.size === 1 && id.endsWith(SUFFIX));
    const name = modules.includes(entry) ? 'frame' : own ? basename(own, SUFFIX) : lettersOf(need);
    for (const id of modules) names.set(id, name);
  }
  return names;
}

/**
 * Joins the two groups by which pages gain most, until they gain nothing more. What a page carries beside what all do
 * is how much its gain counts: a light one may carry something that it does not need before a heavy one asks for more
 * files.
 */
function together(found: readonly Group[], pages: readonly string[]): Group[] {
  const isOfAll = ({ need }: Group) => pages.every((page) => need.get(page) === 1);
  const counts = new Map(
    pages.map((page) => {
      const carried = found.filter((group) => group.need.get(page) === 1 && !isOfAll(group));
      return [page, carried.reduce((sum, { bytes }) => sum + bytes, 0)];
    }),
  );
  const most = Math.max(...counts.values());
  const gainOf = (one: Group, other: Group) => {
    let gain = 0;
    for (const [page, count] of counts) {
      const a = one.need.get(page) ?? 0;
      const b = other.need.get(page) ?? 0;
      if (a + b === 0) continue;
      const apart = a * (one.bytes + OF_A_FILE) + b * (other.bytes + OF_A_FILE);
      gain += (count / most) * (apart - Math.max(a, b) * (one.bytes + other.bytes + OF_A_FILE));
    }
    return gain;
  };
  let groups = [...found];
  for (;;) {
    let gained = 0;
    let best: [Group, Group] | undefined;
    for (const [at, one] of groups.entries()) {
      for (const other of groups.slice(at + 1)) {
        const gain = gainOf(one, other);
        if (gain > gained) [gained, best] = [gain, [one, other]];
      }
    }
    if (!best) return groups;
    const [one, other] = best;
    groups = groups.filter((group) => group !== one && group !== other);
    const need = new Map(one.need);
    for (const [page, much] of other.need) need.set(page, Math.max(much, need.get(page) ?? 0));
    groups.push({
      need,
      modules: [...one.modules, ...other.modules],
      bytes: one.bytes + other.bytes,
    });
  }
}

const keyOf = (need: ReadonlyMap<string, number>) =>
  [...need]
    .map(([page, much]) => `${basename(page, SUFFIX)} ${much}`)
    .sort()
    .join();

/** The same letters for what the same pages need. */
const lettersOf = (need: ReadonlyMap<string, number>) =>
  `shared-${createHash('sha256').update(keyOf(need)).digest('hex').slice(0, 6)}`;

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

/** Notes the file of each page beside the manifest, which names a module only where it has a file to itself. */
export function filesOfPages(): Plugin {
  return {
    name: 'files-of-pages',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_, bundle) {
      const files: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds.filter((module) => module.endsWith(SUFFIX)))
          files[relative(ROOT, id)] = chunk.fileName;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(files) });
    },
  };
}
