import { Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { textsOf } from '#contract/attributes/attributes.ts';
import { PRICE_RANGE_WORDS, shownPrice } from '#contract/businesses/businesses.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { openSentence, todayIndex, weekRows } from '#contract/calendar/opening-hours.ts';
import { dayText, parseDayHours, parseHours } from '#contract/calendar/opening-hours-text.ts';
import type { CityBusiness as KnownBusiness } from '#contract/offline/city-columns.ts';
import { openStateIn, type SearchedCity } from '#contract/offline/city-search.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { formatPhone } from '#contract/text/phones.ts';
import { OPEN_TONES } from '#web/browser/use-open-state.ts';
import { directionsTexts } from '#web/texts/directions.ts';
import { offlineCityTexts as texts } from '#web/texts/offline-city.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { wayTo } from './way-to.ts';

interface CityBusinessProps {
  there: SearchedCity;
  business: KnownBusiness;
  now: Date;
  /** When the city was taken along. */
  at: string;
  map: (results: { id: number; name: string; place: [number, number] }[]) => ReactNode;
}

/** Instead of the page of a business that is not kept: what the city on the device says of it. */
export function CityBusiness({ there, business, now, at, map }: CityBusinessProps) {
  const { id, name, category, subcategory, district, neighbourhood, phone, hours } = business;
  const { latitude, longitude } = business;
  const kind = there.kinds.get(business.kindId)?.name ?? subcategory ?? category;
  const state = openStateIn(there, business, now);
  const price = shownPrice(business.priceRange);
  const told = [
    ...textsOf(business.attributes).map(({ text }) => text),
    ...(price ? [texts.price(PRICE_RANGE_WORDS[price])] : []),
  ];
  return (
    <article className="mb-8 flex flex-col gap-5">
      <header>
        <h1 tabIndex={-1} className="wrap-anywhere">
          {name}
        </h1>
        <p className="mt-1 text-quiet">
          {[kind, neighbourhood, district].filter(Boolean).join(' · ')}
          {business.isExample && ` · ${texts.example}`}
        </p>
        <p className="mt-2">
          <Badge tone={OPEN_TONES[state.state]} className="figures whitespace-normal">
            {openSentence(state)}
          </Badge>
        </p>
      </header>
      <p className="flex flex-wrap gap-3">
        {phone && (
          <ButtonLink
            href={`tel:${phone}`}
            variant="primary"
            size="lg"
            className="figures"
            icon={<Phone aria-hidden="true" />}
          >
            {formatPhone(phone)}
          </ButtonLink>
        )}
        <ButtonLink
          href={wayTo({ ...business, address: `${district}, Adana` })}
          size="lg"
          icon={<Navigation aria-hidden="true" />}
        >
          {directionsTexts.directions}
        </ButtonLink>
      </p>
      <p className="measure text-quiet">{texts.standIn(at)}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Hours business={business} now={now} text={parseHours(hours).text} />
          {told.length > 0 && (
            <section aria-labelledby="bilinenler">
              <h2 id="bilinenler" className="mb-2 text-lg">
                {texts.known}
              </h2>
              <ul className="list-disc pl-5">
                {told.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {latitude !== null && longitude !== null && (
          <section aria-label={texts.map} className="max-w-88">
            {map([{ id, name, place: [longitude, latitude] }])}
          </section>
        )}
      </div>
    </article>
  );
}

/** The week with today's line marked, and the days to come that are not like it. */
function Hours({
  business: { hours, specialDays, phone },
  now,
  text,
}: {
  business: KnownBusiness;
  now: Date;
  text: string | undefined;
}) {
  const week = weekRows(hours);
  const today = todayIndex(now);
  const special = Object.entries(specialDays ?? {})
    .filter(([day]) => day >= dayInAdana(now))
    .sort();
  const isUnknown = week.length === 0 && special.length === 0 && !text;
  return (
    <section aria-labelledby="calisma-saatleri">
      <h2 id="calisma-saatleri" className="mb-2 text-lg">
        {texts.hours}
      </h2>
      {isUnknown && <p className="text-quiet">{phone ? texts.noHoursCall : texts.noHours}</p>}
      {text && <p className="whitespace-pre-line">{text}</p>}
      <dl className="figures">
        {week.map((row, index) => (
          <Line key={row.day} day={row.day} isToday={index === today}>
            {row.text}
          </Line>
        ))}
        {special.map(([day, said]) => (
          <Line key={day} day={formatDate(`${day}T12:00:00Z`)}>
            {dayText(parseDayHours(said))}
          </Line>
        ))}
      </dl>
    </section>
  );
}

const Line = ({
  day,
  isToday = false,
  children,
}: {
  day: string;
  isToday?: boolean;
  children: string;
}) => (
  <div
    className={isToday ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4'}
  >
    <dt>
      {day}
      {isToday && ` · ${texts.today}`}
    </dt>
    <dd className="text-right">{children}</dd>
  </div>
);
