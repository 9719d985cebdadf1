// Who may import whom: the table of docs/architecture.md as rules.
// tests/architecture/import-rules.test.ts plants a violation of every rule.

import { readdirSync } from 'node:fs';

/** Folders of src/server that are no areas. */
const noAreas = ['commands', 'pages', 'platform'];

const stepsBefore = [
  ['notifications', 'uploads', 'accounts'],
  ['access'],
  ['records'],
  ['calendar', 'categories', 'duty', 'kinds', 'places', 'businesses'],
  ['search'],
];
const stepsAfter = [
  ['messages'],
  ['advertising', 'leads'],
  ['decided-records'],
  ['email-verification', 'personal-data', 'moderation', 'administration', 'examples'],
];
/** Those that are named nowhere: what is done with businesses, by area. */
const others = readdirSync(new URL('src/server/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => ![...stepsBefore, ...stepsAfter, noAreas].flat().includes(name));

/** The areas of src/server in reading order: an area may call its own step and those before it. */
export const areaSteps = [...stepsBefore, others, ...stepsAfter];

const anyOf = (/** @type {string[]} */ names) => `(?:${names.join('|')})`;
const packages = (/** @type {string[]} */ names) => `^node_modules/(?:@types/)?${anyOf(names)}/`;
const tests = '\\.test\\.tsx?$';
const anyPackage = '^node_modules/';
/** A file of an area's own root or of one of its folders; `roles` is an alternative of file roles. */
const ofArea = (/** @type {string} */ area, /** @type {string} */ roles) =>
  `^src/server/${area}/.+\\.(?:${roles})\\.ts$`;

/** Tables of what a thing is made of: values alone, for rules, services and queries of every area. */
const fieldTables = '^src/server/[^/]+/fields\\.ts$';

/**
 * @param {string} name
 * @param {string} comment
 * @param {{ path: string | string[]; pathNot?: string[] }} from
 * @param {Record<string, unknown>} to
 */
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: /** @type {const} */ ('error'),
  from: { ...from, pathNot: [tests, ...(from.pathNot ?? [])] },
  to,
});

const areaOrder = areaSteps
  .slice(0, -1)
  .map((areas, step) =>
    rule(
      `area-order-${step + 1}`,
      'An area calls only areas of its own reading step and those before it.',
      { path: `^src/server/${anyOf(areas)}/` },
      { path: `^src/server/${anyOf(areaSteps.slice(step + 1).flat())}/` },
    ),
  );

export const importRules = [
  rule('no-cycles', 'A cycle has no reading order.', { path: '^src/' }, { circular: true }),
  rule(
    'resolvable',
    'Every import leads somewhere.',
    { path: '^src/' },
    { couldNotResolve: true, pathNot: '\\?' },
  ),
  rule('never-tests', 'src/ does not know its tests.', { path: '^src/' }, { path: '^tests/' }),
  rule(
    'never-a-test-file',
    'Nothing imports a test file.',
    { path: '^(?:src|tests)/' },
    { path: tests },
  ),
  rule(
    'rooms-by-name',
    'Another room is named (#contract, #server, #web, #db), never reached with ../',
    { path: '^src/(contract|server|web)/' },
    { path: '^(?:src/(?!$1/)|db/)', dependencyTypesNot: ['aliased-subpath-import'] },
  ),
  rule(
    'contract-only-zod',
    'The contract runs everywhere: zod and itself, nothing else.',
    { path: '^src/contract/' },
    { pathNot: ['^src/contract/', packages(['zod'])] },
  ),
  rule(
    'server-not-web',
    'The server knows only the built web entry in dist/.',
    { path: '^src/server/' },
    { path: '^src/web/' },
  ),
  rule(
    'web-not-server',
    'The web speaks to the server through the contract alone.',
    { path: '^src/web/' },
    { path: ['^src/server/', '^db/'] },
  ),
  rule(
    'web-not-node',
    'What the browser runs, and its first rendering, has no module of Node.js.',
    { path: '^src/(?:contract|web)/' },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'ui-knows-no-domain',
    'web/ui: React, its kit, itself and the words of its own.',
    { path: '^src/web/ui/' },
    {
      pathNot: [
        '^src/web/(?:ui/|texts/kit\\.ts$)',
        packages(['react', 'react-dom', 'sonner', 'lucide-react', 'wouter']),
      ],
    },
  ),
  rule(
    'features-stay-apart',
    'A feature does not import another feature: pages compose them.',
    { path: '^src/web/features/([^/]+)/' },
    { path: '^src/web/features/(?!$1/)' },
  ),
  rule(
    'features-below-pages',
    'A feature: contract, ui, api, browser, texts and itself.',
    { path: '^src/web/features/' },
    { path: '^src/web/(?!(?:features|ui|api|browser|texts)/)' },
  ),
  rule(
    'pages-stay-apart',
    'A page does not import another page.',
    { path: '^src/web/pages/' },
    { path: '^src/web/pages/' },
  ),
  rule(
    'pages-below-routes',
    'A page: contract, ui, api, browser, texts and features.',
    { path: '^src/web/pages/' },
    { path: '^src/web/(?!(?:pages|features|ui|api|browser|texts)/|page(?:-data)?\\.ts$)' },
  ),
  rule(
    'web-ground-floor',
    'web/api, web/browser and web/texts carry the rest, so they import none of it.',
    { path: '^src/web/(?:api|browser|texts)/' },
    { path: '^src/web/(?!(?:api|browser|texts)/)' },
  ),
  rule(
    'maps-only-on-request',
    'A map library weighs more than a page may: only features/maps loads it.',
    { path: '^src/web/', pathNot: ['^src/web/features/maps/'] },
    { path: packages(['maplibre-gl', '@vis\\.gl/react-google-maps']) },
  ),
  rule(
    'routes-only-call-their-service',
    'Routes: contract, own service, platform/http.',
    { path: ofArea('([^/]+)', 'routes') },
    {
      pathNot: [
        '^src/contract/',
        ofArea('$1', 'service'),
        '^src/server/platform/http',
        packages(['hono', 'zod']),
      ],
    },
  ),
  rule(
    'services-call-services',
    "Services and jobs: own rules and queries, platform, other areas' services and rules, e-mails.",
    { path: ofArea('([^/]+)', 'service|jobs') },
    {
      path: '^src/server/',
      pathNot: [
        ofArea('$1', 'service|rules|queries|jobs'),
        '^src/server/platform/',
        ofArea('[^/]+', 'service|rules'),
        fieldTables,
        '^src/server/notifications/emails/',
      ],
    },
  ),
  rule(
    'only-queries-speak-sql',
    'SQL lives in *.queries.ts and in platform/.',
    { path: '^src/server/', pathNot: ['\\.queries\\.ts$', '^src/server/platform/'] },
    { path: packages(['kysely', 'pg']), dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'emails-know-only-the-contract',
    'An e-mail: values in, text out.',
    { path: '^src/server/notifications/emails/' },
    { path: '^(?:src|db)/', pathNot: ['^src/contract/', '^src/server/notifications/emails/'] },
  ),
  rule(
    'commands-call-services',
    'The command line: contract, services, platform.',
    { path: '^src/server/commands/' },
    {
      path: '^src/',
      pathNot: [
        '^src/contract/',
        '^src/server/commands/',
        '^src/server/platform/',
        ofArea('[^/]+', 'service'),
      ],
    },
  ),
  rule(
    'rules-are-pure',
    'Rules: contract and other rules. Values in, decision out.',
    { path: ['\\.rules\\.ts$', fieldTables] },
    {
      path: ['^(?:src|db)/', packages(['kysely', 'pg', 'hono', '@hono/node-server'])],
      pathNot: ['^src/contract/', '\\.rules\\.ts$', fieldTables],
    },
  ),
  rule(
    'rules-have-no-clock-no-network',
    'Rules reach nothing outside; a hash is a value.',
    { path: '\\.rules\\.ts$' },
    { dependencyTypes: ['core'], pathNot: '^(?:node:)?crypto$' },
  ),
  rule(
    'queries-only-know-the-database',
    'Queries: platform/database, contract types, and the words of a line of the inbox.',
    { path: ofArea('([^/]+)', 'queries') },
    {
      path: '^(?:src|db)/',
      pathNot: [
        '^src/contract/',
        '^src/server/platform/database',
        '^src/server/records/inbox-line\\.queries\\.ts$',
        ofArea('$1', 'queries|rules'),
        fieldTables,
      ],
    },
  ),
  rule(
    'queries-know-shapes-not-decisions',
    'Queries: of the rules of their area only the types.',
    { path: ofArea('([^/]+)', 'queries') },
    { path: '\\.rules\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'platform-knows-no-area',
    'platform/: itself and what of the contract is no area.',
    { path: '^src/server/platform/' },
    { path: '^src/server/(?!platform/)' },
  ),
  rule(
    'platform-knows-no-domain',
    'platform/ knows of the contract only its errors, what an endpoint is, how text stands in markup and how the newest are kept.',
    { path: '^src/server/platform/' },
    {
      path: '^src/contract/',
      pathNot: '^src/contract/(?:api/(?:errors|endpoint)|text/(?:markup|newest-kept))\\.ts$',
    },
  ),
  rule(
    'seed-from-the-contract',
    'Example data is values in the words of the contract.',
    { path: '^db/seed/' },
    { path: '^src/(?!contract/)' },
  ),
  rule(
    'nobody-imports-the-top',
    'main, product, app and what becomes pages of them are the top: no area imports them.',
    { path: '^src/server/[^/]+/', pathNot: ['^src/server/pages/'] },
    { path: '^src/server/(?:[^/]+\\.ts$|pages/)' },
  ),
  rule(
    'nobody-imports-commands',
    'The command line is an end, not a part.',
    { path: '^src/', pathNot: ['^src/server/commands/'] },
    { path: '^src/server/commands/' },
  ),
  ...areaOrder,
  rule(
    'last-areas-stay-apart',
    'The areas that span all others are called by nobody.',
    { path: `^src/server/(${areaSteps.at(-1)?.join('|')})/` },
    { path: `^src/server/(?!$1/)${anyOf(areaSteps.at(-1) ?? [])}/` },
  ),
  rule(
    'no-development-package',
    'The product runs without the development packages.',
    { path: '^src/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
];

export const readingOptions = {
  // Only TypeScript 7 is installed, which dependency-cruiser cannot read: without a parser of
  // its own it reads 0 modules and exits 0. @swc/core is that parser.
  parser: /** @type {const} */ ('swc'),
  tsPreCompilationDeps: true,
  doNotFollow: { path: anyPackage },
  exclude: { path: '^(?:dist|data)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
  },
};

export default { forbidden: importRules, options: readingOptions };
