import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

/**
 * What a drawn map with markers loads, host by host: no list with stars, behind which anybody may put a file.
 * khms0 and khms1 hold its aerial pictures. Whatever else Google begins to ask for is reported.
 */
const GOOGLE_SCRIPTS = 'https://maps.googleapis.com https://maps.gstatic.com';
const GOOGLE_IMAGES =
  'https://maps.googleapis.com https://maps.gstatic.com https://khms0.googleapis.com https://khms1.googleapis.com';
const GOOGLE_CALLS = 'https://maps.googleapis.com https://places.googleapis.com';

/** Google's own list for its tag manager, which pages load only with consent. */
const TAG_MANAGER = 'https://www.googletagmanager.com';
const TAG_MANAGER_REPORTS =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/** The name of the place in `Reporting-Endpoints`. */
const REPORTS = 'policy';

/** Lets these letters run where they stand in a page, and no others. */
const byHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

interface Policy {
  hasBaseMap: boolean;
  reportsPath: string;
  /** The one script that stands in the head of a page. */
  headScript: string;
}

/**
 * Headers of every answer. Hosts follow the configuration; scripts are our own files and `headScript`.
 * Inline styles are allowed for the dialog and toast kits. With map tiles of its own the site asks no other.
 */
export function securityHeaders(
  config: Config,
  { hasBaseMap, reportsPath, headScript }: Policy,
): Record<string, string> {
  const tiles = hasBaseMap ? '' : ` ${new URL(config.MAP_STYLE_URL).origin}`;
  const google = Boolean(config.GOOGLE_MAPS_API_KEY);
  const tags = Boolean(config.GTM_ID);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${byHash(headScript)}${google ? ` ${GOOGLE_SCRIPTS}` : ''}${tags ? ` ${TAG_MANAGER}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}${google ? ` ${GOOGLE_IMAGES}` : ''}${tags ? ` ${TAG_MANAGER_REPORTS}` : ''}`,
    `connect-src 'self'${tiles}${google ? ` ${GOOGLE_CALLS}` : ''}${tags ? ` ${TAG_MANAGER_REPORTS}` : ''}`,
    `font-src 'self'${google ? ' https://fonts.gstatic.com' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-to ${REPORTS}`,
    `report-uri ${reportsPath}`,
  ].join('; ');
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  return {
    'Content-Security-Policy': policy,
    'Reporting-Endpoints': `${REPORTS}="${reportsPath}"`,
    // Pages of others show none of our files; pictures made for sharing say otherwise.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    // Never a path: some are secrets, and whoever is linked to learns no more than who links.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * The same for a page that is made to be framed by any other: it runs nothing, loads nothing, sends nothing,
 * and search engines leave it out.
 */
export function framableHeaders({
  'X-Frame-Options': _,
  ...headers
}: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': 'noindex',
  };
}
