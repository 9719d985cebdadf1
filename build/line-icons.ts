import { globSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { LineIcon } from '../src/web/drawings.tsx';

const WEB = fileURLToPath(new URL('../src/web/', import.meta.url));
const OURS = resolve(WEB, 'ui/line-icon.ts');
const ICONS = realpathSync(
  fileURLToPath(new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)),
);
const IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;

/** `ChevronDown` → its module, `…/chevron-down.mjs`. */
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
const modules = readIconModules();

function moduleOf(icon: string): string {
  const file = modules.get(icon);
  if (!file) throw new Error(`lucide-react has no icon ${icon}`);
  return file;
}
const nameOf = (icon: string) => basename(moduleOf(icon), '.mjs');

/** What code imports of lucide-react, as `[icon, name in this code]`. */
const importedIcons = (names: string): [icon: string, as: string][] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', as = icon] = name.split(' as ');
      return [icon, as];
    });

/** Every icon that the code of the pages imports, by its name: `chevron-down`. */
export async function readLineIcons(): Promise<Map<string, LineIcon>> {
  const used = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: WEB })) {
    for (const [, names = ''] of readFileSync(resolve(WEB, file), 'utf8').matchAll(IMPORT))
      for (const [icon] of importedIcons(names)) used.add(icon);
  }
  const icons = [...used].sort().map(async (icon): Promise<[string, LineIcon]> => {
    const { __iconData } = await import(pathToFileURL(moduleOf(icon)).href);
    return [nameOf(icon), __iconData.node];
  });
  return new Map(await Promise.all(icons));
}

/** Pages say of an icon only which it is (ui/line-icon.ts): lucide-react stays out of what browsers get. */
export function nameLineIcons(): Plugin {
  return {
    name: 'name-line-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: "from 'lucide-react'" },
      handler: (code) => ({
        code: code.replace(IMPORT, (_, names: string) =>
          [
            `import { lineIcon } from '${OURS}';`,
            ...importedIcons(names).map(
              ([icon, as]) => `const ${as} = /* @__PURE__ */ lineIcon('icon-${nameOf(icon)}');`,
            ),
          ].join(' '),
        ),
        map: null,
      }),
    },
  };
}
