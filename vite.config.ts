import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ESTree, type Plugin } from 'vite';

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
    if (/parse/i.test(String(name))) throw new Error('schemas stay on the server');
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

/** What only forms need comes with the first form. */
const FORM_CODE = /\/src\/web\/(browser\/use-form|ui\/(FormSummary|Honeypot|CheckField))/;
const UPLOAD_CODE = /\/src\/web\/features\/uploads\//;
/** What draws a real map; its library comes on top. */
const MAP_CODE =
  /\/src\/web\/features\/maps\/(?!SketchDrawing|DistrictSketch|DetailMap|MapLibre|Google)/;
const MAP_TEXTS = /\/texts\/maps/;
/** The districts and waters a map is drawn on. */
const MAP_GROUND = /\/contract\/(adana-waters|district-outlines)/;
/** Drawings come when a page is made in the browser: see ui/artwork/KeptDrawing.tsx. */
const DRAWINGS =
  /\/(ui\/artwork\/(motifs|scenes|motif|variation|Backdrop|SceneDrawing|EmptyDrawing)|maps\/SketchDrawing|site-frame\/BridgeDrawing)\b/;
/** Cards and what stands around them in a list. */
const LIST_CODE = /\/src\/web\/(features\/businesses\/|ui\/Pagination)/;
/** What a business can be kept and shared with. */
const HEART_CODE =
  /\/src\/(web\/features\/(favorites|sharing)\/|web\/texts\/(hearts|sharing)|contract\/favorites)/;
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|no-schemas|\/texts\/site-frame/;
/** Too small to travel alone. */
const SMALL_PARTS =
  /lucide-react\/dist\/esm\/icons\/|\/src\/web\/ui\/(Chip|SectionHeading|Breadcrumbs|Menu|Select|Skeleton|SegmentedToggle|WhenNear)\.|\/src\/contract\/phones/;
const isOfPages = (id: string) =>
  /\/(src|node_modules)\//.test(id) &&
  ![FORM_CODE, UPLOAD_CODE, DRAWINGS, MAP_CODE, MAP_TEXTS, MAP_GROUND].some((one) => one.test(id));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leaveSchemasOnServer(), leaveZodOnServer(), react(), tailwindcss()],
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
                { name: 'site', test: isOfPages, minShareCount: 12, priority: 5 },
                { name: 'lists', test: LIST_CODE, priority: 4 },
                { name: 'hearts', test: HEART_CODE, minShareCount: 3, priority: 4 },
                { name: 'shared', test: isOfPages, minShareCount: 5, priority: 3 },
                { name: 'small', test: SMALL_PARTS, minShareCount: 2, priority: 2 },
                { name: 'forms', test: FORM_CODE, priority: 1 },
                { name: 'uploads', test: UPLOAD_CODE, priority: 1 },
                { name: 'map', test: MAP_CODE, minShareCount: 2, priority: 1 },
                { name: 'map-ground', test: MAP_GROUND, priority: 1 },
              ],
            },
          },
        },
  },
  worker: { format: 'es' },
  ssr: { noExternal: ['wouter', 'sonner', 'lucide-react'] },
}));
