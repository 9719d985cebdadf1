export type SourceFile = { name: string; text: string };

/** Answers what is wrong with a file, one sentence per place; empty when nothing is. */
type Broken = (file: SourceFile) => string[];

/** A rule with its own proof: files that must break it, and files that must not. */
type SourceRule = {
  name: string;
  broken: Broken;
  planted: [name: string, text: string][];
  lawful: [name: string, text: string][];
};

export const brokenBy = (file: SourceFile, broken: Broken) =>
  broken(file).map((sentence) => `${file.name}: ${sentence}`);

const isCode = (name: string) => /\.(?:ts|tsx|mjs)$/.test(name);
const isTest = (name: string) => name.startsWith('tests/') || /\.test\.tsx?$/.test(name);
/** The rules and their proofs quote what they forbid. */
const isThisRulebook = (name: string) => name === 'tests/architecture/source-rules.ts';

/**
 * A rule about lines: `where` says in which files, `pattern` what a line must not hold,
 * `unless` what excuses it there or on the line above.
 */
const noLineWith =
  (pattern: RegExp, where: (name: string) => boolean, unless = /(?!)/): Broken =>
  ({ name, text }) => {
    if (!where(name) || isThisRulebook(name)) return [];
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      const excused = unless.test(line) || unless.test(lines[index - 1] ?? '');
      return pattern.test(line) && !excused ? [`${index + 1}: ${line.trim()}`] : [];
    });
  };

const limitOf = (name: string) => (isTest(name) || /^db\/|-data\./.test(name) ? 500 : 400);
const lines = (count: number) => 'x\n'.repeat(count);

export const sourceRules: SourceRule[] = [
  {
    name: 'file names say what is inside',
    broken: ({ name }) => {
      const vague = /(?:^|[/.-])(?:utils?|helpers?|common|misc|libs?|manager)(?=[/.-])/;
      const barrel = /(?:^|\/)index\.(?:ts|tsx|mjs|js)$/;
      return vague.test(name) || barrel.test(name) ? ['a vague name'] : [];
    },
    planted: [
      ['src/web/utils.ts', ''],
      ['src/server/platform/date-helpers.ts', ''],
      ['src/lib/x.ts', ''],
      ['src/web/ui/index.ts', ''],
      ['src/server/reviews/reviews-manager.ts', ''],
    ],
    lawful: [
      ['src/web/features/libraries/LibraryCard.tsx', ''],
      ['src/web/index.html', ''],
      ['src/contract/commons-rights.ts', ''],
    ],
  },
  {
    name: 'code files are kebab-case, component files carry their component',
    broken: ({ name }) => {
      const base = name.slice(name.lastIndexOf('/') + 1);
      const kebab = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:ts|tsx|mjs)$/;
      const component = /^[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx$/;
      return isCode(name) && !kebab.test(base) && !component.test(base) ? ['an odd name'] : [];
    },
    planted: [
      ['src/contract/turkishFold.ts', ''],
      ['src/server/Reviews.service.ts', ''],
    ],
    lawful: [
      ['src/web/features/businesses/BusinessCard.tsx', ''],
      ['src/server/imports/maps/maps-address.rules.ts', ''],
    ],
  },
  {
    name: 'no file is over 400 lines (tests and data: 500)',
    broken: ({ name, text }) => {
      const count = text.split('\n').length - 1;
      return isCode(name) && count > limitOf(name) ? [`${count} lines`] : [];
    },
    planted: [
      ['src/web/routes.ts', lines(401)],
      ['src/contract/fold.test.ts', lines(501)],
    ],
    lawful: [
      ['src/web/routes.ts', lines(400)],
      ['db/seed/example-businesses/oteller.ts', lines(500)],
    ],
  },
  {
    // It fits every object: a letter that kept its words passed for one that had lost them.
    name: 'no empty object is looked for in a part of another',
    broken: noLineWith(/(?:toMatchObject|objectContaining)\(.*: \{\}[ ,}]/, isTest),
    planted: [['src/server/a.test.ts', 'expect(row).toMatchObject({ letter: {}, sentAt });']],
    lawful: [
      ['src/server/a.test.ts', 'expect(row).toEqual({ letter: {}, sentAt });'],
      ['src/server/a.test.ts', 'expect(row).toMatchObject({ letter: { code } });'],
    ],
  },
  {
    name: 'a migration is a numbered SQL file (docs/architecture.md)',
    broken: ({ name }) =>
      /^db\/migrations\/(?!\d{4}-[a-z0-9-]+\.sql$|of-0\.1\.0\.txt$)/.test(name)
        ? ['no migration']
        : [],
    planted: [['db/migrations/0061-people.ts', '']],
    lawful: [['db/migrations/0110-business-people.sql', '']],
  },
  {
    name: 'a journey that asks whether it is on a phone is told on one',
    broken: ({ name, text }) => {
      if (!name.startsWith('tests/journeys/')) return [];
      const asks = /async \(\{[^}]*\bisMobile\b/;
      const journeys = text.split(/^(?=\s*test\()/m).slice(1);
      return journeys
        .filter((journey) => asks.test(journey) && !journey.includes("tag: '@phone'"))
        .map((journey) => `not tagged: ${journey.split('\n')[0]}`);
    },
    planted: [
      [
        'tests/journeys/x.test.ts',
        "test('a', { tag: '@phone' }, async () => {});\ntest('b', async ({ page, isMobile }) => {});",
      ],
    ],
    lawful: [
      ['tests/journeys/x.test.ts', "test('a', { tag: '@phone' }, async ({ isMobile }) => {});"],
      ['tests/journeys/x.test.ts', "test('a', async () => {\n  use({ isMobile: true });\n});"],
    ],
  },
  {
    name: 'only the configuration reads the environment',
    broken: noLineWith(
      /process\.env|import\.meta\.env\.(?!DEV\b|PROD\b|SSR\b)/,
      (name) =>
        name.startsWith('src/') &&
        !isTest(name) &&
        !/^src\/server\/platform\/(?:config|parent-pipe|systemd)\.ts$/.test(name),
      /readConfig\(process\.env\)/,
    ),
    planted: [['src/server/platform/observability/log.ts', 'const level = process.env.LOG_LEVEL;']],
    lawful: [
      ['src/server/platform/config.ts', 'parse(process.env)'],
      ['src/server/main.ts', 'const reading = readConfig(process.env);'],
      ['src/web/entry-client.tsx', 'if (import.meta.env.DEV) {'],
    ],
  },
  {
    name: 'code that draws comes late as an island',
    broken: noLineWith(
      /\blazy\(|\bReact\.lazy\b|SSR \? [A-Z]\w+ : undefined/,
      (name) =>
        name.startsWith('src/web/') && !isTest(name) && !name.startsWith('src/web/ui/island/'),
    ),
    planted: [
      ['src/web/features/maps/DetailMap.tsx', 'const Map = lazy(async () => load());'],
      ['src/web/pages/map.page.tsx', 'import.meta.env.SSR ? Drawing : undefined,'],
    ],
    lawful: [
      ['src/web/ui/island/island.ts', 'lazy(async () => ({ default: await load() }))'],
      ['src/web/features/maps/DetailMap.tsx', '<img loading="lazy" alt=\'\' />'],
    ],
  },
  {
    name: 'text for people changes its case by the Turkish fold (else the line says: not for people)',
    broken: noLineWith(
      /\.to(?:Locale)?(?:Lower|Upper)Case\(/,
      (name) =>
        name.startsWith('src/') && !isTest(name) && name !== 'src/contract/text/turkish-fold.ts',
      /\/\/ not for people: \S/,
    ),
    planted: [
      ['src/web/texts/title.ts', 'name.toUpperCase()'],
      ['src/server/reviews/reviews.rules.ts', "name.toLocaleLowerCase('tr')"],
      ['src/web/texts/city.ts', 'name.toLowerCase() // not for people:'],
    ],
    lawful: [
      ['src/contract/text/turkish-fold.ts', "text.toLocaleLowerCase('tr')"],
      [
        'src/server/platform/http/http.ts',
        'method.toUpperCase(); // not for people: an HTTP method',
      ],
      ['src/web/browser/keys.ts', '// not for people: a key name\nevent.key.toLowerCase()'],
    ],
  },
  {
    name: 'rules and the contract have no clock: the moment comes in as a value',
    broken: noLineWith(
      /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bMath\.random\(/,
      (name) => !isTest(name) && (name.startsWith('src/contract/') || name.endsWith('.rules.ts')),
    ),
    planted: [
      ['src/contract/calendar/opening-hours.ts', 'const now = new Date();'],
      ['src/server/reviews/reviews.rules.ts', 'const now = Date.now();'],
    ],
    lawful: [['src/contract/calendar/opening-hours.ts', 'const day = new Date(now);']],
  },
  {
    name: 'tests wait for something, never for a time',
    broken: noLineWith(
      /waitForTimeout|networkidle|timers\/promises|new Promise\(\s*\(?\w*\)?\s*=>\s*setTimeout\(|\bsleep\(/,
      // Between two looks at something outside, the programs beside the tests may pause.
      (name) => /\.test\.tsx?$/.test(name),
    ),
    planted: [
      ['tests/journeys/home.test.ts', 'await page.waitForTimeout(500);'],
      ['src/web/x.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 100));'],
      ['tests/faults/kill.test.ts', "import { setTimeout } from 'node:timers/promises';"],
    ],
    lawful: [['tests/journeys/home.test.ts', 'await expect(heading).toBeVisible();']],
  },
  {
    name: 'no test is left alone or left out without its reason',
    broken: noLineWith(
      /\b(?:test|it|describe)\.(?:only|todo|fixme|fails)\b|\b(?:test|it|describe)\.skip\b(?!If)/,
      isTest,
      /\/\/ \S|skip\([^'"`]+, ['"`]/,
    ),
    planted: [
      ['src/contract/a.test.ts', "test.only('a business is open', () => {"],
      ['tests/journeys/home.test.ts', "test.skip('a visitor reads', () => {"],
    ],
    lawful: [
      ['src/contract/a.test.ts', "describe.skipIf(!existsSync(file))('real rows', () => {"],
      ['tests/journeys/map.test.ts', "test.skip(isPhone, 'a phone has no pointer');"],
    ],
  },
  {
    name: 'no address of a package registry is written down',
    broken: noLineWith(/"resolved": "https?:|registry\s*=|\/\/registry\.|_authToken/, (name) =>
      /(?:^|\/)(?:package-lock\.json|\.npmrc|package\.json)$/.test(name),
    ),
    planted: [
      ['package-lock.json', '      "resolved": "https://packages.example/zod.tgz",'],
      ['.npmrc', 'registry=https://packages.example/'],
    ],
    lawful: [['.npmrc', 'omit-lockfile-registry-resolved=true']],
  },
];
