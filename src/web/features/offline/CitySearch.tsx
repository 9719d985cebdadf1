import { MapIcon, Navigation, Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { type Place, readPlace } from '#contract/city/places.ts';
import { directionsTo } from '#contract/maps/directions.ts';
import type { CityBusiness } from '#contract/offline/city-columns.ts';
import { type CityAnswer, type SearchedCity, searchCity } from '#contract/offline/city-search.ts';
import { directionsTexts } from '#web/texts/directions.ts';
import { mapSketchTexts } from '#web/texts/map-sketch.ts';
import { offlineCityTexts as texts } from '#web/texts/offline-city.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconLink } from '#web/ui/IconButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { cardHere, metresTo } from './card-here.ts';
import type { CityParts, CitySearchProps } from './city-parts.ts';
import { openCity } from './open-city.ts';

const ROWS_AT_ONCE = 30;

interface Found extends CityAnswer {
  q: string;
  city: SearchedCity;
  now: Date;
}

/** Asks the city on the device while there is no network; with one, the site answers. */
export function CitySearch({ here, isAway, ...parts }: CitySearchProps & CityParts) {
  const [q, setQ] = useState('');
  const [found, setFound] = useState<Found | 'reading' | 'broken'>();
  const ask = async (asked: string) => {
    if (!asked.trim()) return;
    setFound('reading');
    try {
      const city = await openCity(here);
      const now = new Date();
      setFound({ ...(await searchCity(city, asked, now)), q: asked.trim(), city, now });
    } catch {
      setFound('broken');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an address brings is asked once
  useEffect(() => {
    const brought = new URLSearchParams(location.search).get('q') ?? '';
    if (!brought || !isAway) return;
    setQ(brought);
    void ask(brought);
  }, [isAway]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAway) return void ask(q);
    location.assign(`/search?q=${encodeURIComponent(q)}`);
  };
  return (
    <>
      <form className="flex items-end gap-3" onSubmit={submit}>
        <TextField
          type="search"
          name="q"
          className="grow"
          label={texts.label}
          placeholder={texts.placeholder}
          value={q}
          maxLength={200}
          enterKeyHint="search"
          onChange={({ target }) => setQ(target.value)}
          hint={isAway ? undefined : texts.online}
        />
        <Button type="submit" variant="primary" icon={<Search aria-hidden="true" />}>
          {texts.search}
        </Button>
      </form>
      {found === 'reading' && (
        <p className="mt-4 text-quiet" role="status">
          {texts.preparing}
        </p>
      )}
      {found === 'broken' && <Notice isNews tone="danger" title={texts.broken} className="mt-4" />}
      {typeof found === 'object' && <Results key={found.q} of={found} at={here.at} {...parts} />}
    </>
  );
}

const rowId = (id: number) => `bulunan-${id}`;

function Results({ of, at, card, map, duty, place }: { of: Found; at: string } & CityParts) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [isMapShown, setMapShown] = useState(false);
  const [near, setNear] = useState<string>();
  const { found, q, meant, city, now } = of;
  if (of.duty) {
    const board = duty(of.duty, now);
    return board ? (
      <section aria-label={texts.results} className="mt-4">
        <p className="mb-4 text-quiet" role="status">
          {texts.dutyAsOf(at)}
        </p>
        {board}
      </section>
    ) : (
      <Notice isNews tone="warning" title={texts.duty} className="mt-4" />
    );
  }
  if (found.length === 0)
    return (
      <div role="status">
        <EmptyState title={texts.nobody(q)}>{texts.nobodyText}</EmptyState>
      </div>
    );
  const from = near === undefined ? undefined : readPlace(near);
  const rows = (from ? nearestFirst(found, from) : found).slice(0, shown);
  const places = rows.flatMap(({ id, name, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ id, name, place: [longitude, latitude] as [number, number] }],
  );
  return (
    <section aria-label={texts.results} className="mt-4">
      <div role="status">
        <p className="font-semibold wrap-anywhere">{texts.found(found.length, q)}</p>
        {meant && <p className="wrap-anywhere">{texts.meant(meant)}</p>}
      </div>
      <p className="mb-3 text-quiet text-sm">{texts.asOf(at)}</p>
      <div className="mb-3 flex flex-wrap items-start gap-3">
        {places.length > 0 && (
          <Button
            size="sm"
            className="lg:hidden"
            icon={<MapIcon aria-hidden="true" />}
            aria-expanded={isMapShown}
            onClick={() => setMapShown(!isMapShown)}
          >
            {isMapShown ? texts.hideMap : texts.showMap}
          </Button>
        )}
        {place(setNear)}
      </div>
      <div className="flex flex-col items-stretch gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        {places.length > 0 && (
          <aside
            aria-label={mapSketchTexts.results}
            className={classNames(
              'lg:sticky lg:top-24 lg:order-2 lg:block',
              !isMapShown && 'hidden',
            )}
          >
            {map(places, (id) => `#${rowId(id)}`)}
          </aside>
        )}
        <div className="min-w-0">
          <ul className="grid gap-3">
            {rows.map((business) => (
              <li key={business.id} id={rowId(business.id)} className="scroll-mt-24">
                {card(cardHere(city, business, { now, place: from }), <Way to={business} />)}
              </li>
            ))}
          </ul>
          {found.length > shown && (
            <Button className="mt-4" onClick={() => setShown((before) => before + ROWS_AT_ONCE)}>
              {texts.more}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Whoever has no pin last. */
const nearestFirst = (found: CityBusiness[], place: Place): CityBusiness[] => {
  const metres = (business: CityBusiness) => metresTo(business, place) ?? Number.POSITIVE_INFINITY;
  return found.toSorted((one, other) => metres(one) - metres(other) || 0);
};

const Way = ({ to }: { to: CityBusiness }) => (
  <IconLink
    href={wayTo(to)}
    label={directionsTexts.directionsTo(to.name)}
    icon={<Navigation className="size-5" aria-hidden="true" />}
  />
);

const ofApple = /iPhone|iPad|Macintosh/;

/** In the map of the device, which may have the streets with it. */
function wayTo({ name, district, latitude, longitude }: CityBusiness): string {
  const { geo, apple } = directionsTo({
    ...{ name, address: `${district}, Adana` },
    latitude: latitude === null ? null : String(latitude),
    longitude: longitude === null ? null : String(longitude),
  });
  return ofApple.test(navigator.userAgent) ? apple : geo;
}
