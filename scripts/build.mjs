// Builds dist/client and dist/server. Runs on Node 24, after the install.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { dictionaryFile, makeDictionary } from '../build/dictionary.ts';
import { leaveSchemasOnServer, leaveZodOnServer } from '../build/leave-schemas-on-server.ts';
import { shortClassNames } from '../build/short-class-names.ts';
import { sourcesOfBuild, stampFile } from './build-stamp.mjs';
import { inRoot, root } from './environment.mjs';

// React and Vite choose their production form by this.
process.env.NODE_ENV = 'production';

/** Below this compressing saves hardly more than the headers take that say so; a page asks for a few such files. */
const smallestCompressed = 256;
const compressible = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest|map|dat)$/;

const next = inRoot('dist', 'next');
const from = sourcesOfBuild();
await import('./build-fonts.mjs');
await import('./build-pictures.mjs');
if (process.exitCode) process.exit();
await rm(next, { recursive: true, force: true });
await mkdir(next, { recursive: true });

const options = { root, logLevel: /** @type {const} */ ('warn') };
await build({ ...options, build: { outDir: path.join(next, 'client'), manifest: true } });
await build({
  ...options,
  build: {
    outDir: path.join(next, 'server'),
    ssr: 'src/web/entry-server.tsx',
    copyPublicDir: false,
  },
});
// The worker is one file beside the pages.
await build({
  ...options,
  configFile: false,
  plugins: [leaveSchemasOnServer(), leaveZodOnServer(), shortClassNames()],
  publicDir: false,
  build: {
    target: 'safari16.4',
    outDir: path.join(next, 'client'),
    emptyOutDir: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/\/src\/contract\/.*\.ts$/.test(id) },
      input: 'src/web/offline/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
// Browsers take a worker for a new one when a byte of it differs: it names what all was built from.
const worker = path.join(next, 'client', 'sw.js');
await writeFile(worker, `// ${from}\n${await readFile(worker, 'utf8')}`);
const { openBuiltWeb } = await import('../src/server/pages/render-page.ts');
const web = await openBuiltWeb(pathToFileURL(`${next}/`));
if (!web) throw new Error('nothing was built');
const dictionary = await makeDictionary(web);
await writeFile(path.join(next, 'client', dictionaryFile(dictionary)), dictionary);
await compressAssets(path.join(next, 'client'));

// Without the stamp dist/ counts as unbuilt, so a kill between these lines costs only a rebuild.
await rm(stampFile, { force: true });
for (const half of ['client', 'server']) {
  await rm(inRoot('dist', half), { recursive: true, force: true });
  await rename(path.join(next, half), inRoot('dist', half));
}
await rm(next, { recursive: true, force: true });
await writeFile(stampFile, from);

/** @param {string} folder Puts name.br and name.gz beside every text file that gains by it. */
async function compressAssets(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const name of names.filter((file) => compressible.test(file))) {
    const bytes = await readFile(path.join(folder, name));
    if (bytes.length < smallestCompressed) continue;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, brotli),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await writeFile(path.join(folder, `${name}.br`), br);
    await writeFile(path.join(folder, `${name}.gz`), gz);
  }
}
