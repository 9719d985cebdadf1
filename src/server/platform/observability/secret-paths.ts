import { BEFORE_SECRETS } from '#contract/api/endpoint.ts';

const HIDDEN = '[hidden]';
const openings = BEFORE_SECRETS.map((path) =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => new RegExp(`^${part}$`, 'i')),
);

/** In a text there is no telling where an address begins: whatever follows one of the openings. */
const inText = new RegExp(
  `((?:${BEFORE_SECRETS.join('|').replaceAll('/', '(?:/|%2F)+')})|[?&]token=)[^/?#&\\s"'<>)\\]]+`,
  'gi',
);

/** A path without what only its visitor may know; however it is written, it leads to the same place. */
export function withoutSecrets(path: string): string {
  const parts = resolved(path).split('/').filter(Boolean);
  const names = parts.map(nameOf);
  const opening = openings.find(
    (those) => names.length > those.length && those.every((part, at) => part.test(names[at] ?? '')),
  );
  if (!opening) return path;
  parts[opening.length] = HIDDEN;
  return `/${parts.join('/')}`;
}

/** Dots and backslashes lead elsewhere (`/x/../favorites/…`), as whoever reads the address goes by them. */
const DETOUR = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const resolved = (path: string): string =>
  DETOUR.test(path) ? (URL.parse(`http://host${path}`)?.pathname ?? path) : path;

/** The same for a sentence, a stack, a line of a log. */
export const withoutSecretsInText = (text: string): string => text.replace(inText, `$1${HIDDEN}`);

function nameOf(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
