import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const page = fileURLToPath(new URL('../src/web/a-page.tsx', import.meta.url));
const names = async () => ({
  utilities: new Set(['flex', 'hidden', 'sm:p-5']),
  own: new Set(['card', 'tap']),
  shortOf: new Map([
    ['flex', 'b'],
    ['hidden', 'c'],
    ['sm:p-5', 'd'],
  ]),
  allOf: new Map<string, string[]>(),
});

async function built(code: string): Promise<string> {
  const answer = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      shortClassNames(names),
      {
        name: 'files-of-this-test',
        resolveId: (source) => (source === page ? source : undefined),
        load: (source) => (source === page ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: page, external: /^(react|#web)/ },
    },
  })) as Rolldown.RolldownOutput;
  return answer.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

test.each([
  ['<p className="card flex sm:p-5" />', 'className: "card b d"'],
  ['<p className="hidden" />', 'className: "c"'],
  ['<p className={isOn ? "flex" : "hidden"} />', 'className: isOn ? "b" : "c"'],
  ['<p className={classNames(isOn && "flex", "tap hidden")} />', '(isOn && "b", "tap c")'],
  ['<Row place="flex hidden" />', 'place: "b c"'],
  ['<Row place="sm:p-5" />', 'place: "d"'],
  // A word that may be another one's.
  ['<input type="hidden" />', 'type: "hidden"'],
  ['<p className={isOn === "hidden" ? "flex" : ""} />', 'isOn === "hidden" ? "b" : ""'],
  ['<p className={read("hidden")} />', 'read("hidden")'],
  ['<p title="flex and hidden" />', 'title: "flex and hidden"'],
  [`<p className={\`flex \${isOn}\`} />`, `\`flex \${isOn}\``],
])('of %s the build makes %s', async (written, made) => {
  const code = `import { classNames, isOn, read, Row } from '#web/x.ts'; console.log(${written}, Row, classNames, read, isOn);`;
  expect(await built(code)).toContain(made);
});

test('what the stylesheet leaves out as a mere word is no class anywhere', () => {
  const web = fileURLToPath(new URL('../src/web/', import.meta.url));
  const [, listed = ''] =
    /@source not inline\('\{(.*)\}'\)/.exec(readFileSync(`${web}styles/site.css`, 'utf8')) ?? [];
  const words = listed.split(',');
  expect(words).toContain('blur');
  const code = globSync('**/*.tsx', { cwd: web, exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(web + file, 'utf8'))
    .join()
    .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  const classes = [...code.matchAll(/className="(.*?)"|'([^'\n]* [^'\n]*)'/g)]
    .flatMap(([, one, several]) => (one ?? several ?? '').split(' '))
    .map((said) => said.replace(/^.*:|!$/g, ''));
  expect(classes).toContain('grid');
  expect(words.filter((word) => classes.includes(word))).toEqual([]);
});
