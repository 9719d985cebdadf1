/**
 * Draws the site's icons and its picture for sharing into src/web/public/ (generated, not in the
 * repository; the drawing of the icon, icon.svg, is). Run by the build, by Node 24. Does nothing when
 * the pictures are newer than what they are made of.
 */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import { inRoot } from './environment.mjs';
import { sharePicture } from './share-picture.mjs';

const require = createRequire(import.meta.url);
const inPublic = (/** @type {string} */ name) => inRoot('src', 'web', 'public', name);

/** Apple's, Android's two and the browser's old one; the address bar's is icon.svg itself. */
const iconSizes = { 'icon-180.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
/** Android cuts its own shape out of this one: what counts stands in the middle four fifths. */
const maskable = 'icon-maskable-512.png';
const favicon = 'favicon.ico';
const share = 'share.png';

const sources = [
  inPublic('icon.svg'),
  inRoot('scripts', 'build-pictures.mjs'),
  inRoot('scripts', 'share-picture.mjs'),
  inRoot('src', 'web', 'ui', 'artwork', 'stone-bridge.ts'),
];
const pictures = [...Object.keys(iconSizes), maskable, favicon, share].map(inPublic);

if (!(await areFresh())) await drawAll();

async function areFresh() {
  const changed = async (/** @type {string} */ file) =>
    (await stat(file).catch(() => undefined))?.mtimeMs;
  const made = await Promise.all(pictures.map(changed));
  const newest = Math.max(...(await Promise.all(sources.map(changed))).map((time) => time ?? 0));
  return made.every((time) => time !== undefined && time >= newest);
}

async function drawAll() {
  const icon = await readFile(inPublic('icon.svg'), 'utf8');
  // Phones cut their own shape out of a full square.
  const square = icon.replace('rx="14"', '');
  for (const [name, width] of Object.entries(iconSizes)) {
    await writeFile(inPublic(name), render(square, width));
  }
  await writeFile(inPublic(maskable), render(withMargin(square), 512));
  await writeFile(inPublic(favicon), icoOf(render(icon, 32), 32));
  const fonts = await mkdtemp(path.join(tmpdir(), 'adana-fonts-'));
  try {
    await writeFile(inPublic(share), render(sharePicture(), 1200, await headingFonts(fonts)));
  } finally {
    await rm(fonts, { recursive: true });
  }
}

/**
 * The square icon drawn smaller, its sky and its water running on to the edges.
 * @param {string} svg
 */
function withMargin(svg) {
  const inner = svg.replace('<svg ', '<svg width="64" height="64" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 76 76">
    <path fill="#0c2c3b" d="M-6-6h76v76H-6z"/>
    <path fill="#fdf3e3" d="M1 35.570Q-3 37.200-6 38.900V46.750A8 8 0 0 1 0 39h1zM63 35.570Q67 37.200 70 38.900V46.750A8 8 0 0 0 64 39h-1z"/>
    <path fill="#4ba3bd" d="M-8 53q4 3 8 0h1v17H-8zM63 53h1q4-3 8 0v17H63zM-6 63h76v7H-6z"/>
    ${inner}
  </svg>`;
}

/**
 * @param {string} svg
 * @param {number} width in pixels
 * @param {string[]} fontFiles the only fonts there are: the machine's are not asked
 */
function render(svg, width, fontFiles = []) {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles },
  });
  return picture.render().asPng();
}

/** The renderer reads no WOFF2 and no variable font: the heading's weight, in both of its files. */
async function headingFonts(/** @type {string} */ folder) {
  const files = [];
  for (const part of ['latin', 'latin-ext']) {
    const source = require.resolve(
      `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`,
    );
    const font = await subsetFont(await readFile(source), 'AdanaLezzet ve Kültürün Başkenti', {
      targetFormat: 'truetype',
      variationAxes: { wght: 700, opsz: 56 },
    });
    const file = path.join(folder, `${part}.ttf`);
    await writeFile(file, font);
    files.push(file);
  }
  return files;
}

/**
 * An .ico with one PNG in it.
 * @param {Buffer} png
 * @param {number} size width and height, below 256
 */
function icoOf(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}
