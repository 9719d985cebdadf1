import { type SearchedCity, searchedCity } from '#contract/offline/city-search.ts';
import type { KeptCity } from '#web/browser/kept-city.ts';
import { cityHere } from './whole-city.ts';

const pause = () => new Promise((go) => setTimeout(go));
let opened: { version: number; city: Promise<SearchedCity> } | undefined;

/** The city ready to be asked: read once. */
export function openCity({ version }: KeptCity): Promise<SearchedCity> {
  if (opened?.version !== version)
    opened = { version, city: cityHere().then((city) => searchedCity(city, pause)) };
  return opened.city;
}
