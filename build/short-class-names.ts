import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { classesIn, renameClasses } from './css-classes.ts';

const WEB = fileURLToPath(new URL('../src/web/', import.meta.url));
const SITE = resolve(WEB, 'styles/site.css');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const { resolve: pathOf } = createRequire(import.meta.url);

/** What stands between quotes in code. */
interface Quoted {
  start: number;
  end: number;
  text: string;
  /** Nothing but classes can stand in this place. */
  isClass: boolean;
}

/** What classes there are. */
interface Classes {
  utilities: Set<string>;
  /** Of our own stylesheets: these stay as they are. */
  own: Set<string>;
}

interface Names extends Classes {
  /** `flex` → `b` */
  shortOf: Map<string, string>;
  /** The names under which a utility is still said anywhere. */
  allOf: Map<string, string[]>;
}

let named: Promise<Names> | undefined;

/**
 * Gives every utility of Tailwind a name of one or two letters: of `className="card flex gap-2"` the build
 * makes `className="card b k"`, in both halves, and so in the stylesheet. See docs/decisions/0058.
 */
export function shortClassNames(names = () => (named ??= nameAll())): Plugin[] {
  return [
    {
      name: 'short-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/web\/.*\.tsx?$/ },
        handler: async (code, id) => ({ code: withShortNames(code, id, await names()), map: null }),
      },
    },
    {
      // After Tailwind has written the utilities.
      name: 'short-class-names-in-styles',
      apply: 'build',
      transform: {
        filter: { id: /\/src\/web\/.*\.css$/ },
        async handler(code) {
          const { allOf } = await names();
          return { code: renameClasses(code, (name) => allOf.get(name)), map: null };
        },
      },
    },
  ];
}

/** The same for the same sources: what is said most has the shortest names. */
async function nameAll(): Promise<Names> {
  const sources = globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: ['**/*.test.*'] }).map((file) =>
    readWords(readFileSync(resolve(WEB, file), 'utf8'), file),
  );
  const sheets = globSync('**/*.css', { cwd: WEB }).map((file) =>
    readFileSync(resolve(WEB, file), 'utf8'),
  );
  const own = new Set(sheets.flatMap((css) => [...classesIn(css), ...utilitiesOf(css)]));
  const words = new Set(
    sources.flatMap(({ quoted, others }) => [
      ...quoted.flatMap(({ text }) => wordsIn(text)),
      ...others,
    ]),
  );
  const utilities = await utilitiesAmong([...words], own);
  const classes = { utilities, own };

  const times = new Map<string, number>();
  const left = new Set(sources.flatMap(({ others }) => others));
  for (const one of sources.flatMap(({ quoted }) => quoted)) {
    if (isOfClasses(one, classes)) {
      for (const word of wordsIn(one.text))
        if (utilities.has(word)) times.set(word, (times.get(word) ?? 0) + 1);
    } else for (const word of wordsIn(one.text)) left.add(word);
  }
  const mostSaid = [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const free = shortNames((name) => words.has(name) || own.has(name));
  const shortOf = new Map(mostSaid.map(([utility]) => [utility, free.next().value]));
  const allOf = new Map(
    [...shortOf].map(([utility, short]) => [
      utility,
      left.has(utility) ? [utility, short] : [short],
    ]),
  );
  return { ...classes, shortOf, allOf };
}

/** `a` … `z`, `aa`, `ab` … `z9`, `aaa` …, without those that mean something already. */
function* shortNames(isTaken: (name: string) => boolean): Generator<string, never> {
  for (let names = [...LETTERS]; ; ) {
    for (const name of names) if (!isTaken(name)) yield name;
    names = names.flatMap((name) => [...`${LETTERS}0123456789`].map((sign) => name + sign));
  }
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** One word can be another one's, if it has no sign of a utility; several that are all classes are nothing else. */
function isOfClasses({ text, isClass }: Quoted, { utilities, own }: Classes): boolean {
  const words = wordsIn(text);
  return (
    (isClass || words.length > 1 || /[:[]/.test(text)) &&
    words.every((word) => utilities.has(word) || own.has(word)) &&
    words.some((word) => utilities.has(word))
  );
}

function withShortNames(code: string, id: string, names: Names): string {
  let now = code;
  for (const one of readWords(code, id).quoted.toReversed()) {
    if (!isOfClasses(one, names)) continue;
    const text = one.text.replace(/\S+/g, (word) => names.shortOf.get(word) ?? word);
    now = `${now.slice(0, one.start)}${JSON.stringify(text)}${now.slice(one.end)}`;
  }
  return now;
}

/** What stands between quotes, and the words of template strings, which stay. */
function readWords(code: string, id: string): { quoted: Quoted[]; others: string[] } {
  const quoted: Quoted[] = [];
  const others: string[] = [];
  const visit = (node: unknown, isClass: boolean): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, isClass);
    if (!isNode(node)) return;
    if (node.type === 'Literal') {
      if (typeof node.value === 'string')
        quoted.push({ start: node.start, end: node.end, text: node.value, isClass });
    } else if (node.type === 'TemplateElement') {
      others.push(...node.value.raw.split(/[\s"'<>=]+/), ...wordsIn(node.value.raw));
    } else if (node.type === 'JSXAttribute') {
      visit(node.value, node.name.name === 'className');
    } else if (node.type === 'CallExpression') {
      visit(node.callee, false);
      visit(node.arguments, 'name' in node.callee && node.callee.name === 'classNames');
    } else if (node.type === 'ConditionalExpression') {
      visit(node.test, false);
      visit([node.consequent, node.alternate], isClass);
    } else {
      const isThrough = ['LogicalExpression', 'JSXExpressionContainer'].includes(node.type);
      for (const inner of Object.values(node)) visit(inner, isThrough && isClass);
    }
  };
  visit(parseSync(id, code).program, false);
  return { quoted, others };
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What our stylesheets add to Tailwind's utilities. */
const utilitiesOf = (css: string) =>
  Array.from(css.matchAll(/@utility ([\w-]+)/g), ([, name = '']) => name);

async function utilitiesAmong(words: string[], own: Set<string>): Promise<Set<string>> {
  const { build } = await compile(readFileSync(SITE, 'utf8'), {
    base: dirname(SITE),
    loadStylesheet: async (name, base) => {
      const path = name.startsWith('.') ? resolve(base, name) : pathOf(name);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return new Set([...classesIn(build(words))].filter((name) => !own.has(name)));
}
