import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../../../', import.meta.url);
const STAMP_LENGTH = 8;

/** Which version runs, with the beginning of its build's stamp: `0.1.0+ed8581b9`. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    version: string;
  };
  const stamp = new URL('dist/built-from', root);
  if (!existsSync(stamp)) return version;
  return `${version}+${readFileSync(stamp, 'utf8').slice(0, STAMP_LENGTH)}`;
}
