import {
  type City,
  type CityChanges,
  type PackedCity,
  packCity,
  unpackCity,
  withChanges,
} from '#contract/offline/city-columns.ts';
import { type KeptCity, keepCity, readKeptPack } from '#web/browser/kept-city.ts';
import { tellWorker } from './city-here.ts';

/** All that is here, as it is read. */
export const cityHere = async (): Promise<City> =>
  unpackCity((await readKeptPack(caches)) as PackedCity);

/** Brings what is different since `here` into what is here. @returns how much that was */
export async function bringUpToDate(here: KeptCity, changes: CityChanges): Promise<number> {
  const before = await cityHere();
  // Another tab has brought it up to date: what is different since another state would bring back what was withdrawn.
  if (before.version !== here.version) return 0;
  const city = withChanges(before, changes);
  const { version, at } = city;
  const about = { version, at, businesses: city.businesses.length, bytes: here.bytes };
  await keepCity(caches, JSON.stringify(packCity(city)), about);
  tellWorker();
  return [changes.businesses, changes.kinds, changes.places, changes.duty].reduce(
    (sum, { changed, gone }) => sum + changed.length + gone.length,
    0,
  );
}
