import { UnreadableFile } from '../unreadable-file.rules.ts';
import { isFoursquare, placeOfFoursquare } from './foursquare.rules.ts';
import { jsonPieces } from './json-pieces.rules.ts';
import { type OpenPlace, tableOf } from './open-place.rules.ts';
import { elementOfFeature, elementOfOverpass, type OsmElement, placeOfOsm } from './osm.rules.ts';
import { placesOfOsm } from './osm-places.service.ts';
import { isOverture, placeOfOverture } from './overture.rules.ts';

const UNKNOWN =
  'Bu JSON dosyasında yer listesi bulunamadı; Overture, Foursquare ve OpenStreetMap’in GeoJSON’u ile Overpass’ın JSON’u okunur.';
/** Objects looked at before a file counts as unknown: things without a name may stand in front. */
const LOOKED_AT = 200;

type Text = () => AsyncIterable<string>;

async function* objectsOf(text: Text): AsyncGenerator<Record<string, unknown>> {
  const pieces = jsonPieces();
  for await (const part of text()) {
    for (const piece of pieces.push(part)) {
      let object: unknown;
      try {
        object = JSON.parse(piece);
      } catch (error) {
        throw new UnreadableFile('JSON dosyası okunamadı: eksik ya da bozuk.', { cause: error });
      }
      yield tableOf(object);
    }
  }
}

/** What a feature or a plain row says, with its id and where it is. */
const rowOf = (object: Record<string, unknown>): Record<string, unknown> =>
  object.type === 'Feature'
    ? { id: object.id, geometry: object.geometry, ...tableOf(object.properties) }
    : object;

type Format = 'overture' | 'foursquare' | 'overpass' | 'osm';

async function formatOf(text: Text): Promise<Format> {
  let count = 0;
  for await (const object of objectsOf(text)) {
    const names = Object.keys(rowOf(object));
    if (isOverture(names)) return 'overture';
    if (isFoursquare(names)) return 'foursquare';
    if (object.type === 'Feature' && elementOfFeature(object)) return 'osm';
    if (elementOfOverpass(object)) return 'overpass';
    count += 1;
    if (count >= LOOKED_AT) break;
  }
  throw new UnreadableFile(UNKNOWN);
}

/** The places of a JSON file: GeoJSON as one collection or a line each, or what Overpass answers. */
export async function openJson(text: Text) {
  const format = await formatOf(text);
  async function* elements(wanted: readonly OsmElement['type'][]): AsyncGenerator<OsmElement> {
    for await (const object of objectsOf(text)) {
      const element = elementOfOverpass(object);
      if (element && wanted.includes(element.type)) yield element;
    }
  }
  async function* places(): AsyncGenerator<OpenPlace | undefined> {
    if (format === 'overpass') return yield* placesOfOsm(elements);
    for await (const object of objectsOf(text)) {
      if (format === 'overture') yield placeOfOverture(rowOf(object));
      else if (format === 'foursquare') yield placeOfFoursquare(rowOf(object));
      else {
        const element = elementOfFeature(object);
        if (element) yield placeOfOsm(element);
      }
    }
  }
  return { format, places };
}
