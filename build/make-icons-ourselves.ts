import { readFileSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../src/web/ui/line-icon.ts', import.meta.url));
const ICONS = realpathSync(
  fileURLToPath(new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)),
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

/**
 * Icons are made by ui/line-icon.ts, which draws faster than the library's own component, and each is
 * imported from its own file: the graph of modules then knows who shows which. Build only.
 */
export function makeIconsOurselves(): Plugin {
  const modules = readIconModules();
  return {
    name: 'make-icons-ourselves',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^\.\.\/createLucideIcon\.mjs$/ }, handler: () => OURS },
    transform: {
      filter: { code: "from 'lucide-react'" },
      handler: (code) => ({
        code: code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => {
              const [icon = '', as = icon] = name.split(' as ');
              const file = modules.get(icon);
              if (!file) throw new Error(`lucide-react has no icon ${icon}`);
              return `import ${as} from '${file}';`;
            })
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}
