import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { makeIconsOurselves } from './make-icons-ourselves.ts';

const page = fileURLToPath(new URL('../src/web/a-page.js', import.meta.url));

async function modulesOf(code: string): Promise<string[]> {
  const answer = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      makeIconsOurselves(),
      {
        name: 'files-of-this-test',
        resolveId: (source) => (source === page ? source : undefined),
        load: (source) => (source === page ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: page, external: ['react'] } },
  })) as Rolldown.RolldownOutput;
  return answer.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
}

test('an icon comes from its own file and is made by ours', async () => {
  const modules = await modulesOf(
    "import { ChevronDown, X as Close } from 'lucide-react'; console.log(ChevronDown, Close);",
  );
  expect(modules.some((id) => id.endsWith('/icons/chevron-down.mjs'))).toBe(true);
  expect(modules.some((id) => id.endsWith('/icons/x.mjs'))).toBe(true);
  expect(modules.some((id) => id.endsWith('/src/web/ui/line-icon.ts'))).toBe(true);
  expect(modules.some((id) => /lucide-react\.mjs|createLucideIcon/.test(id))).toBe(false);
});

test('an icon that is not there stops the build', async () => {
  await expect(
    modulesOf("import { NoSuchIcon } from 'lucide-react'; console.log(NoSuchIcon);"),
  ).rejects.toThrow('NoSuchIcon');
});
