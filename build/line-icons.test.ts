import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { nameLineIcons, readLineIcons } from './line-icons.ts';

const page = fileURLToPath(new URL('../src/web/a-page.js', import.meta.url));

async function built(code: string): Promise<{ modules: string[]; code: string }> {
  const answer = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      nameLineIcons(),
      {
        name: 'files-of-this-test',
        resolveId: (source) => (source === page ? source : undefined),
        load: (source) => (source === page ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: page, external: ['react'] } },
  })) as Rolldown.RolldownOutput;
  const chunks = answer.output.filter((chunk) => chunk.type === 'chunk');
  return {
    modules: chunks.flatMap((chunk) => chunk.moduleIds),
    code: chunks.map((chunk) => chunk.code).join(''),
  };
}

test('an icon is only named, and the library stays out', async () => {
  const { modules, code } = await built(
    "import { ChevronDown, type LucideIcon, X as Close } from 'lucide-react'; console.log(ChevronDown, Close);",
  );
  expect(code).toContain('icon-chevron-down');
  expect(code).toContain('icon-x');
  expect(modules.some((id) => id.endsWith('/src/web/ui/line-icon.ts'))).toBe(true);
  expect(modules.some((id) => id.includes('lucide-react'))).toBe(false);
});

test('an icon that is not there stops the build', async () => {
  await expect(
    built("import { NoSuchIcon } from 'lucide-react'; console.log(NoSuchIcon);"),
  ).rejects.toThrow('NoSuchIcon');
});

test('every icon that the pages import is read from the library', async () => {
  const icons = await readLineIcons();
  expect(icons.size).toBeGreaterThan(50);
  expect(icons.get('chevron-down')?.[0]).toEqual([
    'path',
    expect.objectContaining({ d: 'm6 9 6 6 6-6' }),
  ]);
});
