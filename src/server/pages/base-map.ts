import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_MAP_PATH } from '#contract/maps/maps.ts';
import { sendRangeFile } from '#server/platform/http/range-file.ts';
import type { ServeStatic } from '#server/platform/http/static-files.ts';

export const BASE_MAP_FILE = 'basemap.pmtiles';
/** A day; a browser that holds parts of an older file sees by its mark that it was replaced. */
const CACHE_CONTROL = 'public, max-age=86400';

/** Whether the operator has put map tiles beside the data. Looked at once, when the product starts. */
export const hasBaseMap = (dataDir: string): boolean => existsSync(join(dataDir, BASE_MAP_FILE));

/** Serves the tiles of the operator's own map, part by part. */
export function serveBaseMap(dataDir: string, headers: Record<string, string>): ServeStatic {
  const file = {
    path: join(dataDir, BASE_MAP_FILE),
    contentType: 'application/vnd.pmtiles',
    cacheControl: CACHE_CONTROL,
    headers,
  };
  return (request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== BASE_MAP_PATH || !['GET', 'HEAD'].includes(request.method ?? '')) return false;
    sendRangeFile(request, response, file).catch(() => response.destroy());
    return true;
  };
}
