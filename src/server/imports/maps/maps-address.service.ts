import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import type { importMapsAddress as contract } from '#contract/imports/imports.ts';
import { findLikelyDuplicates } from '#server/businesses/duplicates/duplicates.service.ts';
import type { Context } from '#server/platform/context.ts';
import { askPlaces } from './google-places.service.ts';
import { type MapsPlace, readMapsAddress } from './maps-address.rules.ts';
import { draftOf, type PlaceDetails } from './maps-draft.rules.ts';
import { followShortLink } from './short-links.service.ts';

const REFUSALS = {
  not_maps: 'maps_address_wrong',
  directions: 'maps_directions',
  no_place: 'maps_no_place',
} as const;

/** Makes a draft of what a maps address says, and of what Places adds where it may be asked. Stores nothing. */
export async function importMapsAddress(
  ctx: Context,
  { url }: z.output<typeof contract.input>,
): Promise<z.input<typeof contract.output>> {
  const place = await placeOf(ctx, url);
  const asked = await askOrWarn(ctx, place);
  const { draft, missing, warnings } = draftOf(place, asked.details);
  const { name = '', phone, latitude, longitude, cid, district } = draft;
  const duplicates = await findLikelyDuplicates(ctx, {
    name,
    phone,
    latitude,
    longitude,
    cid,
    district,
  });
  return {
    status: duplicates.length > 0 ? 'duplicate' : missing.length > 0 ? 'partial' : 'ready',
    draft,
    missing,
    duplicates,
    warnings: asked.warning ? [asked.warning, ...warnings] : warnings,
  };
}

async function placeOf(ctx: Context, url: string): Promise<MapsPlace> {
  const first = readMapsAddress(url);
  const reading =
    first.kind === 'short'
      ? ((await followShortLink(ctx, first.address)) ?? refuse('maps_short_closed'))
      : first;
  if (reading.kind === 'place') return reading.place;
  if (reading.kind === 'short') return refuse('maps_short_closed');
  return refuse(REFUSALS[reading.kind]);
}

async function askOrWarn(
  ctx: Context,
  place: MapsPlace,
): Promise<{ details?: PlaceDetails | undefined; warning?: string }> {
  if (!ctx.googlePlacesApiKey) return {};
  try {
    return { details: await askPlaces(ctx, place) };
  } catch (error) {
    ctx.log.warn({ reason: String(error) }, 'Places could not be asked');
    return {
      warning: 'Harita servisine şu an ulaşılamadı; yalnızca bağlantının söyledikleri alındı.',
    };
  }
}
