import { z } from 'zod';
import { metresApart } from '#contract/city/places.ts';
import { DUPLICATE_DISTANCE_M } from '#contract/imports/imports.ts';
import type { Dependencies } from '#server/platform/context.ts';
import { readMapsLink } from '../rows/cell-values.rules.ts';
import type { MapsPlace } from './maps-address.rules.ts';
import type { PlaceDetails } from './maps-draft.rules.ts';

const API = 'https://places.googleapis.com/v1/';
const PATIENCE_MS = 5000;
const MOST_BYTES = 512 * 1024;
const FIELDS =
  `id displayName formattedAddress location nationalPhoneNumber websiteUri googleMapsUri
  regularOpeningHours.weekdayDescriptions types primaryType primaryTypeDisplayName businessStatus
  priceLevel`.split(/\s+/);
const NEAR_METRES = 1000;

const Text = z.object({ text: z.string() });
const Place = z.object({
  displayName: Text.optional(),
  formattedAddress: z.string().optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  nationalPhoneNumber: z.string().optional(),
  websiteUri: z.string().optional(),
  googleMapsUri: z.string().optional(),
  regularOpeningHours: z.object({ weekdayDescriptions: z.array(z.string()).optional() }).optional(),
  types: z.array(z.string()).default([]),
  primaryType: z.string().optional(),
  primaryTypeDisplayName: Text.optional(),
  businessStatus: z.string().optional(),
  priceLevel: z.string().optional(),
});
type Place = z.output<typeof Place>;
const Found = z.object({ places: z.array(Place).default([]) });

type Asking = Pick<Dependencies, 'fetchOutside' | 'googlePlacesApiKey'>;

/** What Places knows of the place an address names; undefined when it does not know it. Throws when it cannot be asked. */
export async function askPlaces(ctx: Asking, place: MapsPlace): Promise<PlaceDetails | undefined> {
  const found = place.placeId
    ? Place.parse(await ask(ctx, `places/${place.placeId}?languageCode=tr&regionCode=TR`, FIELDS))
    : await search(ctx, place);
  return found && detailsOf(found);
}

async function search(ctx: Asking, place: MapsPlace): Promise<Place | undefined> {
  const textQuery = place.name ?? place.query;
  if (!textQuery) return undefined;
  const near = place.pin ?? place.centre;
  const answer = await ask(
    ctx,
    'places:searchText',
    FIELDS.map((field) => `places.${field}`),
    {
      textQuery,
      languageCode: 'tr',
      regionCode: 'TR',
      ...(near && { locationBias: { circle: { center: near, radius: NEAR_METRES } } }),
    },
  );
  // A namesake elsewhere must not fill the form: what the address knows of itself decides.
  return Found.parse(answer).places.find(({ googleMapsUri, location }) => {
    if (place.cid) return readMapsLink(googleMapsUri ?? '').cid === place.cid;
    if (!place.pin) return true;
    return location !== undefined && metresApart(location, place.pin) <= DUPLICATE_DISTANCE_M;
  });
}

async function ask(ctx: Asking, path: string, fields: string[], body?: object): Promise<unknown> {
  const response = await ctx.fetchOutside(API + path, {
    method: body ? 'POST' : 'GET',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      'X-Goog-Api-Key': ctx.googlePlacesApiKey ?? '',
      'X-Goog-FieldMask': fields.join(','),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Places answered ${response.status}`);
  }
  return JSON.parse(await textOf(response));
}

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error('Places answered too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const detailsOf = (place: Place): PlaceDetails => ({
  name: place.displayName?.text,
  address: place.formattedAddress,
  pin: place.location,
  phone: place.nationalPhoneNumber,
  website: place.websiteUri,
  cid: readMapsLink(place.googleMapsUri ?? '').cid,
  hours: JSON.stringify(place.regularOpeningHours?.weekdayDescriptions ?? []),
  kinds: [place.primaryTypeDisplayName?.text, place.primaryType, ...place.types].filter(
    (kind) => kind !== undefined,
  ),
  priceLevel: place.priceLevel,
  status: place.businessStatus,
});
