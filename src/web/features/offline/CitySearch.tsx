import { Navigation, Phone, Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { type OpenState, openSentence } from '#contract/calendar/opening-hours.ts';
import { directionsTo } from '#contract/maps/directions.ts';
import type { CityBusiness } from '#contract/offline/city-columns.ts';
import {
  type CityAnswer,
  openStateIn,
  type SearchedCity,
  searchCity,
} from '#contract/offline/city-search.ts';
import type { KeptCity } from '#web/browser/kept-city.ts';
import { directionsTexts } from '#web/texts/directions.ts';
import { offlineCityTexts as texts } from '#web/texts/offline-city.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { openCity } from './city-here.ts';

const ROWS_AT_ONCE = 30;

interface Found extends CityAnswer {
  q: string;
  city: SearchedCity;
  now: Date;
}

/** Asks the city on the device while there is no network; with one, the site answers. */
export function CitySearch({ here, isAway }: { here: KeptCity; isAway: boolean }) {
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
      {typeof found === 'object' && <Results key={found.q} of={found} at={here.at} />}
    </>
  );
}

function Results({ of, at }: { of: Found; at: string }) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const { found, q, meant, isOfDuty } = of;
  if (isOfDuty) return <Notice isNews tone="warning" title={texts.duty} className="mt-4" />;
  if (found.length === 0)
    return (
      <div role="status">
        <EmptyState title={texts.nobody(q)}>{texts.nobodyText}</EmptyState>
      </div>
    );
  return (
    <section aria-label={texts.results} className="mt-4">
      <div role="status">
        <p className="font-semibold wrap-anywhere">{texts.found(found.length, q)}</p>
        {meant && <p className="wrap-anywhere">{texts.meant(meant)}</p>}
      </div>
      <p className="mb-3 text-quiet text-sm">{texts.asOf(at)}</p>
      <ul className="divide-y divide-line border-line border-y">
        {found.slice(0, shown).map((business) => (
          <Row key={business.id} business={business} of={of} />
        ))}
      </ul>
      {found.length > shown && (
        <Button className="mt-4" onClick={() => setShown((before) => before + ROWS_AT_ONCE)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}

const tones = {
  open: 'open',
  closing_soon: 'closing',
  closed: 'closed',
  unknown: 'neutral',
} as const satisfies Record<OpenState['state'], string>;

function Row({ business, of: { city, now } }: { business: CityBusiness; of: Found }) {
  const { id, name, subcategory, category, district, kindId, phone, isExample } = business;
  const state = openStateIn(city, business, now);
  const kind = city.kinds.get(kindId)?.name ?? subcategory ?? category;
  return (
    <li className="flex min-h-14 items-center gap-2 py-2">
      <div className="min-w-0 grow">
        <Anchor href={`/business/${id}`} reloads className="font-semibold underline wrap-anywhere">
          {name}
        </Anchor>
        <p className="text-quiet text-sm">
          {[kind, district, ...(isExample ? [texts.example] : [])].join(' · ')}
        </p>
        <Badge tone={tones[state.state]} className="figures max-w-full whitespace-normal">
          {openSentence(state)}
        </Badge>
      </div>
      {phone && (
        <a
          href={`tel:${phone}`}
          className="icon-button icon-button-plain"
          aria-label={texts.call(name)}
        >
          <Phone className="size-5" aria-hidden="true" />
        </a>
      )}
      <a
        href={wayTo(business)}
        className="icon-button icon-button-plain"
        aria-label={directionsTexts.directionsTo(name)}
      >
        <Navigation className="size-5" aria-hidden="true" />
      </a>
    </li>
  );
}

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
