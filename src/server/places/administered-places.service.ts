import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import {
  type AdministeredPlace,
  type changePlace as changeContract,
  type listAdministeredPlaces as listContract,
  PLACE_CENTRE_WRONG,
  PLACE_NAME_MISSING,
} from '#contract/places/administered-places.ts';
import { splitCommaList } from '#contract/text/comma-list.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import { listPlaces, markPlace, waitForPlaces } from './administered-places.queries.ts';

type Form = z.output<(typeof changeContract)['input']>;

const stateOf = ({ isHidden, mergedInto }: AdministeredPlace) =>
  mergedInto !== null ? 'merged' : isHidden ? 'hidden' : 'shown';

/** By any of its names, in any letters. */
export async function listAdministeredPlaces(
  { db }: Pick<Context, 'db'>,
  { q = '', kind, state, limit, cursor }: z.output<(typeof listContract)['input']>,
): Promise<ListAnswer<AdministeredPlace>> {
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const sought = searchNorm(q);
  const found = (await listPlaces(db)).filter(
    (place) =>
      (!kind || place.kind === kind) &&
      (!state || stateOf(place) === state) &&
      searchNorm(`${place.name} ${place.learntName} ${place.aliases}`).includes(sought),
  );
  const items = found.slice(offset, offset + limit);
  const end = offset + items.length;
  const nextCursor = items.length > 0 && end < found.length ? cursorAfter(end) : undefined;
  return { items, total: found.length, nextCursor };
}

const asWritten = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The one place that is called so; several are told from each other by nobody. */
function targetOf(places: readonly AdministeredPlace[], place: AdministeredPlace, name: string) {
  const wanted = searchNorm(name);
  const called = places.filter(
    (other) =>
      other.id !== place.id && other.mergedInto === null && searchNorm(other.name) === wanted,
  );
  const [target] = called;
  if (target && called.length === 1) return target;
  const message = target
    ? 'Bu adla birden çok yer var; önce birinin adını değiştirin'
    : 'Bu adla başka bir yer yok; listedeki adını yazın';
  return refuse('invalid_input', [{ path: 'mergedInto', message }]);
}

function centreOf(text: string): { latitudeGiven: number | null; longitudeGiven: number | null } {
  if (!text) return { latitudeGiven: null, longitudeGiven: null };
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    refuse('invalid_input', [{ path: 'centre', message: PLACE_CENTRE_WRONG }]);
  return { latitudeGiven: latitude, longitudeGiven: longitude };
}

/** Questions are read by it from the next one on, on every instance. */
export const changePlace = (ctx: Context, { id, ...form }: Form): Promise<AdministeredPlace> =>
  inTransaction(ctx, async (inside) => {
    await waitForPlaces(inside.db);
    const places = await listPlaces(inside.db);
    const before = places.find((place) => place.id === id) ?? refuse('place_not_found');
    const name = asWritten(form.name);
    if (!searchNorm(name)) refuse('invalid_input', [{ path: 'name', message: PLACE_NAME_MISSING }]);
    const target = form.mergedInto ? targetOf(places, before, form.mergedInto) : undefined;
    await markPlace(inside.db, id, {
      nameGiven: name === before.learntName ? null : name,
      aliases: splitCommaList(form.aliases.replaceAll('\n', ',')).map(asWritten).join(', '),
      isHidden: form.isHidden,
      ...centreOf(form.centre),
      mergedInto: target?.id ?? null,
    });
    const [after = refuse('place_not_found')] = await listPlaces(inside.db, id);
    await record(inside, ctx.caller, {
      action: 'place.edit',
      entity: 'place',
      entityId: id,
      difference: differenceOf(before, after),
    });
    return after;
  });

const EDITED = ['name', 'aliases', 'isHidden', 'latitude', 'longitude', 'mergedInto'] as const;
const differenceOf = (before: AdministeredPlace, after: AdministeredPlace) =>
  Object.fromEntries(
    EDITED.filter((field) => before[field] !== after[field]).map((field) => [
      field,
      [before[field], after[field]],
    ]),
  );
