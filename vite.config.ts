import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ESTree, type Plugin, type Rolldown } from 'vite';

/**
 * The browser needs an endpoint's method and path; the rest of it is the server's business. In src/contract
 * nothing happens but values being made, so a value that nobody reads can go, however it is made. Build
 * only.
 */
function leaveSchemasOnServer(): Plugin {
  return {
    name: 'leave-schemas-on-server',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/src\/contract\/[a-z-]+\.ts$/ },
      handler(code) {
        let left = code;
        const replace = ({ start, end }: { start: number; end: number }, by: string) => {
          left = left.slice(0, start) + by + left.slice(end);
        };
        for (const statement of this.parse(code).body.toReversed()) {
          const declaration =
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declaration?.type !== 'VariableDeclaration') continue;
          for (const { init } of declaration.declarations.toReversed()) {
            if (!init || !['CallExpression', 'NewExpression'].includes(init.type)) continue;
            const end = init.end;
            const before = left.length;
            for (const property of serverOnlyIn(init)) replace(property, '');
            const grown = left.length - before;
            const made = left.slice(init.start, end + grown);
            replace({ start: init.start, end: end + grown }, `/* @__PURE__ */ (() => ${made})()`);
          }
        }
        return { code: left, map: null };
      },
    },
  };
}

/** What of `endpoint({ … })` the browser has no use for, last first; a comma goes with each. */
function serverOnlyIn(init: ESTree.Expression): { start: number; end: number }[] {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
  if (!['endpoint', 'listEndpoint'].includes(init.callee.name)) return [];
  const definition = init.arguments[0];
  if (definition?.type !== 'ObjectExpression') return [];
  const { properties } = definition;
  return properties
    .map((property, index) => ({
      start: property.start,
      end: properties[index + 1]?.start ?? property.end,
      isKept:
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        ['method', 'path'].includes(property.key.name),
    }))
    .filter(({ isKept }) => !isKept)
    .toReversed();
}

/**
 * A schema that something still names costs its own text, never the library: in the browser every call
 * on it answers itself, and reading with it is an error.
 */
const NO_SCHEMAS = `
const schema = new Proxy(() => schema, {
  get(_, name) {
    if (String(name).toLowerCase().includes('parse')) throw new Error('schemas stay on the server');
    return schema;
  },
});
export const z = schema;
`;

function leaveZodOnServer(): Plugin {
  return {
    name: 'leave-zod-on-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === 'zod' ? '\0no-schemas' : undefined),
    load: (id) => (id === '\0no-schemas' ? NO_SCHEMAS : undefined),
  };
}

/** Icons are made by ui/line-icon.ts, which draws faster than the library's own component. Build only. */
function makeIconsOurselves(): Plugin {
  return {
    name: 'make-icons-ourselves',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
      handler: () => fileURLToPath(new URL('src/web/ui/line-icon.ts', import.meta.url)),
    },
  };
}

/** What only forms need comes with the first form. */
const FORM_CODE =
  /\/src\/web\/(browser\/use-form|ui\/(FormSummary|Honeypot|CheckField|contact-inputs))\./;
/** What the forms of a business share, wherever one is filled in. */
const SUBMISSION_CODE =
  /\/src\/(web\/(features\/business-submission\/(?!SpecialDays|StoredHours|PinField|FeaturesField)|texts\/(business-submission|add-business))|contract\/business-submission)/;
/** What the pages of owners say and promise. */
const OWNER_WORDS =
  /\/src\/(web\/texts\/email-verification|contract\/(owners|plans|email-verification))\./;
/** What the forms and packages of advertising promise. */
const AD_WORDS = /\/src\/contract\/advertising\./;
const UPLOAD_CODE = /\/src\/web\/features\/uploads\//;
/** What draws a real map; its library comes on top. */
const MAP_CODE =
  /\/src\/web\/features\/maps\/(?!SketchDrawing|DistrictSketch|DetailMap|MapLibre|Google)/;
/**
 * The map's own code, whichever map it is. Nothing here may have an icon that only a canvas has besides: the
 * page would then wait for the map's library.
 */
const MAP_PINS =
  /\/features\/maps\/(BusinessMap|use-map-loading|use-user-place|MapAreaBar|MapToggleUnavailable|cluster-pins|use-spots|MapClusterMarker|MapInfoWindow|UserPlace|PickedPin)\./;
const MAP_TEXTS = /\/src\/(web\/texts|contract)\/maps\./;
/** The districts and waters a map is drawn on. */
const MAP_GROUND = /\/contract\/(adana-waters|district-outlines)/;
/** Drawings come when a page is made in the browser: see ui/artwork/KeptDrawing.tsx. */
const DRAWINGS =
  /\/(ui\/artwork\/(motifs|scenes|motif|variation|Backdrop|SceneDrawing|EmptyDrawing)|maps\/SketchDrawing|site-frame\/BridgeDrawing)\b/;
/** Cards and what stands around them in a list, and the little that only the home page has beside them. */
const LIST_CODE =
  /\/src\/web\/(features\/businesses\/(?!moving-list)|texts\/category-kinds|ui\/(Pagination|ArchTile|ChipRow)|features\/(categories\/category-hue|promotion\/popup-flags|advertising\/(AdSpaces|AdLine|AdPicture)))/;
/** What /search and its late filters share: without a name it would travel with the filters. */
const SEARCH_WORDS =
  /\/src\/(web\/(features\/search\/search-|texts\/(search|kind-nouns)\.)|contract\/search\.)/;
/** The form of the home page and of /search. */
const SEARCH_FORM = /\/src\/web\/(features\/search\/SearchForm|ui\/use-fields-in-step)\./;
/** What a business can be kept and shared with. */
const HEART_CODE =
  /\/src\/(web\/features\/(favorites|sharing)\/|web\/texts\/(hearts|sharing)|contract\/favorites)/;
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|no-schemas|\/texts\/site-frame/;
/** Too small to travel alone. */
const SMALL_PARTS =
  /lucide-react\/dist\/esm\/icons\/|\/src\/web\/(ui\/(Chip|SectionHeading|Breadcrumbs|Menu|Select|Skeleton|SegmentedToggle|WhenNear|use-late-dialog)|texts\/(places|map-sketch)|browser\/consent|features\/(maps\/DistrictSketch|categories\/SceneBanner))\.|\/src\/contract\/(phones|interface-timings)/;
/** Some hundred bytes that pages fetch late: not worth a request each. */
const TINY_PARTS = /\/src\/(contract\/near-adana|web\/ui\/artwork\/CategoryIcon)\.|icons\/list\./;
/** The same beside the form of a business. */
const TINY_PARTS_OF_FORM =
  /\/src\/web\/ui\/WhenNear\.|icons\/(plus|trash|pencil-line|calendar-check-2|calendar-plus|arrow-down-to-line)\./;
const DIALOG_CODE = /\/src\/web\/(ui\/(Dialog|use-modal|Tabs)|browser\/use-asked)\./;
/** What the business page shares with pages of members: one file more instead of ten. */
const BUSINESS_PARTS =
  /lucide-react\/dist\/esm\/icons\/|\/src\/(contract|web\/(ui|browser|texts|features\/(reviews|maps)))\//;
/** Whether somebody asked to be reminded of what they looked at; the list itself comes late. */
const RECENT_CODE =
  /\/src\/web\/(features\/recent-businesses\/RecentBusinesses|browser\/recent-businesses)\./;
/** What stands far down on the business page, fetched when somebody gets near it. */
const BELOW_BUSINESS = /\/src\/web\/(features|texts)\/(reviews|related-businesses)[./]/;
/** What tells of visits, and the ad spaces: the frame needs it, some pages too. */
const VISIT_CODE =
  /\/src\/(web\/(browser\/(send-along|data-layer|ads-context|suggestion-field|known-person)|features\/advertising\/(FooterAd|ad-link|use-ad-events)|texts\/ad-spaces)|contract\/(visits|ad-draw|live-ads|share-pictures))\./;
const isOfPages = (id: string) =>
  /\/(src|node_modules)\//.test(id) &&
  ![FORM_CODE, AD_WORDS, UPLOAD_CODE, DRAWINGS, MAP_CODE, MAP_TEXTS, MAP_GROUND].some((one) =>
    one.test(id),
  );

const PAGES = fileURLToPath(new URL('src/web/pages/', import.meta.url));
/** Pages of people who have signed in: what only these share must not make the others heavier. */
const SIGNED_IN_PAGES =
  /^(admin|business-owner-dashboard|business-invitation|applications|account|design)/;

/** Names the chunk of what enough public pages import; counted once in a build. */
function sharedBy(
  isShared: (pages: ReadonlySet<string>) => boolean,
  name: string,
): Rolldown.CodeSplittingNameFunction {
  const found = new WeakMap<Rolldown.ChunkingContext, Map<string, Set<string>>>();
  return (id, context) => {
    const importers = found.get(context) ?? findImporters(context);
    found.set(context, importers);
    return isShared(importers.get(id) ?? new Set()) ? name : null;
  };
}
const atLeast = (count: number) => (pages: ReadonlySet<string>) => pages.size >= count;
/** Of the heaviest public page alone, and of pages for members. */
const ofBusinessPage = (pages: ReadonlySet<string>) =>
  pages.size === 1 && pages.has('business-detail.page.tsx');

const ICONS = realpathSync(
  fileURLToPath(new URL('node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)),
);
/** `ChevronDown` → its module: the package's one file names them all, whoever imports a single one. */
function readIconModules(): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(ICONS, 'utf8').matchAll(
    /export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      modules.set(name, resolve(dirname(ICONS), file));
  }
  return modules;
}

/** Which public pages import each module, directly or through others. */
function findImporters(context: Rolldown.ChunkingContext): Map<string, Set<string>> {
  const icons = readIconModules();
  const importsOf = (id: string): readonly string[] => {
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    if (!imported.includes(ICONS)) return imported;
    const named =
      /import \{([^}]+)\} from 'lucide-react'/.exec(readFileSync(id, 'utf8'))?.[1] ?? '';
    const own = [...named.matchAll(/\w+/g)].flatMap(([name]) => icons.get(name) ?? []);
    return [...imported.filter((one) => one !== ICONS), ...own];
  };
  const importers = new Map<string, Set<string>>();
  // What stands around every page counts as one.
  for (const page of ['../entry-client.tsx', ...readdirSync(PAGES)]) {
    if (SIGNED_IN_PAGES.test(page)) continue;
    const reached = new Set<string>();
    const waiting = [resolve(PAGES, page)];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      waiting.push(...importsOf(id));
    }
    for (const id of reached) importers.set(id, (importers.get(id) ?? new Set()).add(page));
  }
  return importers;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    leaveSchemasOnServer(),
    leaveZodOnServer(),
    makeIconsOurselves(),
    react(),
    tailwindcss(),
  ],
  publicDir: 'src/web/public',
  build: {
    manifest: true,
    // Phones of the last four years.
    target: ['chrome111', 'safari16.4', 'firefox115'],
    // The page names the scripts it needs itself; a list of every script's own would travel with each.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/web/entry-client.tsx',
          // Our modules only make values: one that nothing of is used goes, however it is imported.
          treeshake: { moduleSideEffects: (id) => !/\/src\/(contract|web)\/.*\.tsx?$/.test(id) },
          output: {
            // What most pages share travels in a few files: they compress better together, and a phone
            // asks for them once.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'base', test: EVERY_PAGE, priority: 6 },
                { name: 'maplibre-pins', test: MAP_PINS, priority: 6 },
                { name: sharedBy(atLeast(12), 'site'), test: isOfPages, priority: 5 },
                { name: 'visits', test: VISIT_CODE, priority: 6 },
                { name: 'lists', test: LIST_CODE, priority: 4 },
                { name: 'search', test: SEARCH_WORDS, priority: 2 },
                { name: 'search-form', test: SEARCH_FORM, priority: 2 },
                { name: 'hearts', test: HEART_CODE, minShareCount: 3, priority: 4 },
                { name: 'recent', test: RECENT_CODE, priority: 4 },
                { name: sharedBy(atLeast(5), 'shared'), test: isOfPages, priority: 3 },
                { name: sharedBy(atLeast(2), 'small'), test: SMALL_PARTS, priority: 2 },
                { name: 'small', test: TINY_PARTS, priority: 2 },
                { name: 'submission', test: TINY_PARTS_OF_FORM, priority: 2 },
                { name: 'dialogs', test: DIALOG_CODE, priority: 2 },
                {
                  name: sharedBy(ofBusinessPage, 'below-business'),
                  test: BELOW_BUSINESS,
                  priority: 3,
                },
                {
                  name: sharedBy(ofBusinessPage, 'business-parts'),
                  test: BUSINESS_PARTS,
                  priority: 2,
                },
                { name: 'forms', test: FORM_CODE, priority: 1 },
                { name: 'submission', test: SUBMISSION_CODE, minShareCount: 2, priority: 1 },
                { name: 'owner-words', test: OWNER_WORDS, minShareCount: 2, priority: 1 },
                { name: 'ad-words', test: AD_WORDS, minShareCount: 2, priority: 1 },
                { name: 'uploads', test: UPLOAD_CODE, priority: 1 },
                { name: 'map-texts', test: MAP_TEXTS, minShareCount: 2, priority: 1 },
                { name: 'map', test: MAP_CODE, minShareCount: 2, priority: 1 },
                { name: 'maplibre-ground', test: MAP_GROUND, priority: 1 },
              ],
            },
          },
        },
  },
  worker: { format: 'es' },
  ssr: { noExternal: ['wouter', 'sonner', 'lucide-react'] },
}));
