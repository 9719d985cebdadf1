/**
 * Cuts the two variable fonts of the site down to what Turkish text needs and writes them to
 * src/web/styles/fonts/ (generated, not in the repository). Run by the build, by Node 24.
 * Ends with code 1 when the files together pass their budget.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import { makeShareFonts } from './share-fonts.mjs';

const require = createRequire(import.meta.url);
const outputFolder = fileURLToPath(new URL('../src/web/styles/fonts/', import.meta.url));

// The look: both fonts together weigh at most 60 kB.
const BUDGET_BYTES = 60_000;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latinLetters = 'ÇÖÜçöüıÂÎÛâîûÉéÈèÊêËëÑñÁáÄäÅåÓóØøß';
const signs = '\u00a0·•…–—‘’“”‚„«»‹›×÷±²³½©®™°€¡¿−';
// Fontsource keeps these in its "latin-ext" files.
const turkishLetters = 'ĞğİŞş₺';

// opsz 56: the drawing meant for headings (its ink traps close up), one instead of a whole axis.
const fonts = [
  {
    name: 'heading',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-%-opsz-normal.woff2',
    axes: { wght: { min: 500, max: 800 }, opsz: 56 },
  },
  {
    name: 'text',
    source: '@fontsource-variable/figtree/files/figtree-%-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

const subsets = [
  { part: 'latin', letters: ascii + latinLetters + signs },
  { part: 'latin-ext', letters: turkishLetters },
];

await mkdir(outputFolder, { recursive: true });
await makeShareFonts(outputFolder);
let total = 0;
for (const { name, source, axes } of fonts) {
  for (const { part, letters } of subsets) {
    const original = await readFile(require.resolve(source.replace('%', part)));
    const font = await subsetFont(original, letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'lnum'],
      noHinting: true,
    });
    await writeFile(`${outputFolder}${name}-${part}.woff2`, font);
    total += font.length;
    console.log(`${name}-${part}.woff2  ${(font.length / 1000).toFixed(1)} kB`);
  }
}
console.log(`fonts together  ${(total / 1000).toFixed(1)} kB of ${BUDGET_BYTES / 1000} kB`);
if (total > BUDGET_BYTES) {
  console.error('The fonts are heavier than the look allows.');
  process.exitCode = 1;
}
