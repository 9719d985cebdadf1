import { MapIcon, Navigation, Search } from 'lucide-react';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { type Place, readPlace } from '#contract/city/places.ts';
import type { CityBusiness as KnownBusiness } from '#contract/offline/city-columns.ts';
import { type CityAnswer, type SearchedCity, searchCity } from '#contract/offline/city-search.ts';
import type { KeptCity } from '#web/browser/kept-city.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { directionsTexts } from '#web/texts/directions.ts';
import { mapSketchTexts } from '#web/texts/map-sketch.ts';
import { offlineCityTexts as texts } from '#web/texts/offline-city.ts';
import { searchTexts } from '#web/texts/search.ts';
import { outcomeTexts } from '#web/texts/search-outcome.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconLink } from '#web/ui/IconButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CityBusiness } from './CityBusiness.tsx';
import { cardHere, metresTo } from './card-here.ts';
import type { CityParts, CitySearchProps } from './city-parts.ts';
import { openCity } from './open-city.ts';
import { TurnPlace } from './TurnPlace.tsx';
import { wayTo } from './way-to.ts';

const ROWS_AT_ONCE = 30;

interface Found extends CityAnswer {
  q: string;
  city: SearchedCity;
  now: Date;
}

/** Asks the city on the device while there is no network; with one, the site answers. */
export function CitySearch({ here, isAway, wanted, ...parts }: CitySearchProps & CityParts) {
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
      {isAway && wanted !== undefined && <Wanted id={wanted} here={here} map={parts.map} />}
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
          hint={isAway ? texts.away : texts.online}
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
      {isAway && typeof found === 'object' && (
        <div onClickCapture={openAsDocument}>
          <Results key={found.q} of={found} at={here.at} {...parts} />
        </div>
      )}
    </>
  );
}

/** A business whose page was asked for when there was no network. */
function Wanted({ id, here, map }: { id: number; here: KeptCity } & Pick<CityParts, 'map'>) {
  const opened = useAsked(String(id), () => openCity(here));
  if (opened.state === 'loading') return <p className="mb-6 text-quiet">{texts.preparing}</p>;
  const there = opened.state === 'ready' ? opened.data : undefined;
  const business = there?.city.businesses.find((one) => one.id === id);
  if (!there || !business)
    return <Notice tone="warning" title={texts.notInCity} className="mb-6" />;
  const way = wayTo({ ...business, address: business.district });
  return (
    <CityBusiness
      {...{ there, business, now: new Date(), at: here.at }}
      map={(results) => map(results, () => way)}
    />
  );
}

const rowId = (id: number) => `bulunan-${id}`;

function Results({ of, at, card, map, duty, place }: { of: Found; at: string } & CityParts) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [isMapShown, setMapShown] = useState(false);
  const [near, setNear] = useState<string>();
  const { found, q, meant, unasked, placeAway, beyond, city, now } = of;
  if (of.duty) {
    const board = duty(of.duty, now, (turn) => <TurnPlace turn={turn} map={map} />);
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
        {beyond === undefined ? (
          <EmptyState title={texts.nobody(q)}>{texts.nobodyText}</EmptyState>
        ) : (
          <EmptyState title={outcomeTexts.beyond(beyond)}>{outcomeTexts.beyondText}</EmptyState>
        )}
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
        {unasked.length > 0 && (
          <p className="wrap-anywhere">{searchTexts.meant.unasked(unasked)}</p>
        )}
        {placeAway && <p className="wrap-anywhere">{texts.placeAway(placeAway)}</p>}
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

/** The page of a business, for which the router would ask the site: the worker has it, or what the city says of it. */
function openAsDocument(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/business/"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

/** Whoever has no pin last. */
const nearestFirst = (found: KnownBusiness[], place: Place): KnownBusiness[] => {
  const metres = (business: KnownBusiness) => metresTo(business, place) ?? Number.POSITIVE_INFINITY;
  return found.toSorted((one, other) => metres(one) - metres(other) || 0);
};

const Way = ({ to }: { to: KnownBusiness }) => (
  <IconLink
    href={wayTo({ ...to, address: `${to.district}, Adana` })}
    label={directionsTexts.directionsTo(to.name)}
    icon={<Navigation className="size-5" aria-hidden="true" />}
  />
);
