import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { readLineIcons } from './line-icons.ts';

const DRAWINGS = fileURLToPath(new URL('../src/web/drawings.tsx', import.meta.url));

let made: ReturnType<typeof makeDrawings> | undefined;

/** Drawn once for the browser's half and the server's: both name the same file. */
function madeDrawings() {
  made ??= makeDrawings();
  return made;
}

async function makeDrawings(): Promise<{ fileName: string; source: string }> {
  const { module } = await runnerImport<typeof import('../src/web/drawings.tsx')>(DRAWINGS, {
    configFile: false,
    logLevel: 'error',
  });
  const source = module.writeDrawings(await readLineIcons());
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${hash}.svg`, source };
}

/**
 * Puts the file of all drawings among what browsers may keep, and tells the pages its address (ui/artwork/drawn-outside.ts):
 * see docs/decisions/0042.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    async config() {
      const { fileName } = await madeDrawings();
      return { define: { __DRAWINGS__: JSON.stringify(`/${fileName}`) } };
    },
    async generateBundle() {
      const { fileName, source } = await madeDrawings();
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
    },
    async configureServer({ middlewares }) {
      const { fileName, source } = await madeDrawings();
      middlewares.use((request, response, next) => {
        if (request.url !== `/${fileName}`) return next();
        response.setHeader('content-type', 'image/svg+xml').end(source);
      });
    },
  };
}
