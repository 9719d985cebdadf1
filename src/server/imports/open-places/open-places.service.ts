import type { SourceRow } from '../import-rows.service.ts';
import { openJson } from './json-places.service.ts';
import { cellsOfPlace, type OpenPlace, openPlaceHeader } from './open-place.rules.ts';
import { elementsOfPbf, isOsmPbf } from './osm-pbf.service.ts';
import { placesOfOsm } from './osm-places.service.ts';
import { openParquet } from './parquet.service.ts';

/** Stands before each record of a GeoJSON text sequence. */
const RECORD = '\u001e';

/** How often an OpenStreetMap file is read at most: see placesOfOsm. */
const OSM_TURNS = 4;

interface OpenPlacesFile {
  format: string;
  readAs: string;
  rows(onBytes?: (bytes: number) => void): AsyncGenerator<SourceRow>;
}

async function* rowsOf(places: AsyncIterable<OpenPlace | undefined>): AsyncGenerator<SourceRow> {
  let line = 0;
  for await (const place of places) {
    line += 1;
    if (place) yield { line, header: openPlaceHeader, cells: cellsOfPlace(place) };
  }
}

/**
 * A file of places of an open source, told by how it begins; undefined for every other file. `text` reads it
 * as text, from its beginning with each call.
 */
export async function openPlacesFile(
  path: string,
  {
    beginning,
    bytes,
    text,
  }: {
    beginning: Uint8Array;
    bytes: number;
    text: (onBytes?: (bytes: number) => void) => AsyncIterable<string>;
  },
): Promise<OpenPlacesFile | undefined> {
  const first = Buffer.from(beginning).toString('latin1');
  if (first.startsWith('PAR1')) {
    const { format, places } = await openParquet(path);
    const rows: OpenPlacesFile['rows'] = (onBytes) =>
      rowsOf(places((part) => onBytes?.(part * bytes)));
    return { format, readAs: 'Parquet', rows };
  }
  if (isOsmPbf(beginning)) {
    const rows: OpenPlacesFile['rows'] = (onBytes) =>
      rowsOf(
        placesOfOsm((wanted) => elementsOfPbf(path, wanted, (read) => onBytes?.(read / OSM_TURNS))),
      );
    return { format: 'osm', readAs: 'OSM PBF', rows };
  }
  if (/^(?:\u00ef\u00bb\u00bf)?\s*[[{]/.test(first.replace(RECORD, ''))) {
    let tell: ((bytes: number) => void) | undefined;
    const { format, places } = await openJson(() => text((read) => tell?.(read)));
    const turns = format === 'overpass' ? OSM_TURNS : 1;
    return {
      format,
      readAs: 'JSON',
      rows(onBytes) {
        tell = (read) => onBytes?.(read / turns);
        return rowsOf(places());
      },
    };
  }
  return undefined;
}
