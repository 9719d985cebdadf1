import { CalendarPlus, MapIcon, MessageCircle, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DISTRICTS, type District } from '#contract/city/districts.ts';
import { readPlace } from '#contract/city/places.ts';
import { dutyCalendar, listDuty } from '#contract/duty/duty.ts';
import { dutyChangesAt } from '#contract/duty/duty-now.ts';
import { DUTY_PATH } from '#contract/duty/duty-services.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { slugify } from '#contract/text/turkish-fold.ts';
import type { Api } from '#web/api/api.ts';
import { useClock, useNow } from '#web/browser/clock-context.ts';
import { useSite } from '#web/browser/site-context.ts';
import { LeadBelow, LIST_PAGE, ListTop } from '#web/features/businesses/ListTop.tsx';
import { DutyBoard } from '#web/features/duty/DutyBoard.tsx';
import { dutyMessage, dutyPlaces, dutySections } from '#web/features/duty/duty-view.ts';
import { resultsMap } from '#web/features/maps/results-map.tsx';
import { UsePlace } from '#web/features/search/UsePlace.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import { whatsAppAddress } from '#web/features/sharing/share-addresses.ts';
import type { Address, Head, HeadContext, PageProps } from '#web/page.ts';
import { dutyTexts as texts } from '#web/texts/duty.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ChipRow } from '#web/ui/ChipRow.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Data = Awaited<ReturnType<typeof load>>;

const districtOf = ({ query }: Pick<Address, 'query'>): District | undefined =>
  DISTRICTS.find((name) => slugify(name) === slugify(query.get('ilce') ?? ''));
const addressOf = (district?: District) =>
  district ? `${DUTY_PATH}?ilce=${slugify(district)}` : DUTY_PATH;

/** The map that can be moved, with the same question. */
const mapOf = (district?: District) =>
  `/map?${new URLSearchParams({ q: texts.asked, ...(district && { district }) })}`;

export const load = (api: Api) => api.call(listDuty, {});

export function head(_: Data, { address }: HeadContext): Head {
  const district = districtOf(address);
  return {
    title: texts.title(district),
    description: texts.description(district),
    canonical: addressOf(district),
    trail: [{ label: texts.name, href: DUTY_PATH }],
  };
}

const mapSign = <MapIcon className="size-5" aria-hidden="true" />;

/** The list, and on a wide screen a map of it. */
const WITH_MAP = 'list-with-map items-start gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]';

const DAY_MS = 86_400_000;
const AHEAD_MS = 3 * 3_600_000;
/** 'Yarın' is another day from midnight in Adana on. */
const midnightBehind = (now: Date) =>
  new Date((Math.floor((now.getTime() + AHEAD_MS) / DAY_MS) + 1) * DAY_MS - AHEAD_MS);

export function Page({ data, address }: PageProps<Data>) {
  const { official, turns } = data;
  const { publicUrl } = useSite();
  const now = useNow();
  const clock = useClock();
  const [near, setNear] = useState<string>();
  const changesAt = dutyChangesAt(turns, now);
  clock.holdsUntil(changesAt);
  clock.holdsUntil(midnightBehind(now));
  const district = districtOf(address);
  const place = near === undefined ? undefined : readPlace(near);
  const sections = dutySections(turns, now, { district, place });
  const places = dutyPlaces(sections);
  const mapHref = mapOf(district);
  // The clock draws the page anew twice a minute: the map only when another is on duty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who they are is what it is about
  const map = useMemo(
    () => resultsMap(places, mapHref),
    [places.map(({ id }) => id).join(), mapHref],
  );
  const isUnknown = sections.every((section) => section.isUnknown);
  const title = texts.title(district);
  const path = addressOf(district);
  const lead = !isUnknown && (
    <>
      {texts.lead} <span className="not-printed">{texts.leadOnScreen}</span>
    </>
  );
  const asOf = texts.asOf(formatDate(now));
  const officialLink = official.href && (
    <ButtonLink href={official.href} target="_blank" variant={isUnknown ? 'primary' : 'plain'}>
      {texts.official(official.name)}
      <span className="sr-only"> ({texts.opensElsewhere})</span>
    </ButtonLink>
  );
  const calendarQuery = district ? `?${new URLSearchParams({ district })}` : '';
  return (
    <div className={LIST_PAGE}>
      <ListTop
        crumbs={[{ label: texts.name }]}
        share={<ShareButton path={path} title={title} appearance="icon" />}
        {...{ title, lead }}
      />
      <p className="mb-5 hidden font-semibold print:block">{asOf}</p>
      <div className="not-printed mb-2 flex flex-col gap-1 empty:hidden sm:my-4">
        {(turns.length > 0 || district) && (
          <ChipRow
            label={texts.districts}
            isLabelPlain
            choices={[
              { href: DUTY_PATH, label: texts.all, isOn: !district },
              ...DISTRICTS.map((name) => ({
                href: addressOf(name),
                label: name,
                isOn: name === district,
              })),
            ]}
          />
        )}
        {!isUnknown && near === undefined && <UsePlace onPlace={setNear} />}
        {map && (
          <ButtonLink href={mapHref} icon={mapSign} className="self-start max-sm:hidden lg:hidden">
            {texts.mapOfAll}
          </ButtonLink>
        )}
      </div>
      {isUnknown ? (
        <Notice
          tone="warning"
          title={texts.unknownTitle}
          className="mt-5"
          action={
            <>
              {officialLink}
              <ButtonLink href="/search?q=eczane&open=now">{texts.openNow}</ButtonLink>
            </>
          }
        >
          {texts.unknown(district)} {texts.officialText(official.name)}
        </Notice>
      ) : (
        <>
          <div className={map ? WITH_MAP : undefined}>
            <DutyBoard sections={sections} />
            {map}
          </div>
          <LeadBelow lead={lead} />
          <p className="mt-8 text-quiet">{texts.officialText(official.name)}</p>
          <div className="not-printed mt-4 flex flex-wrap gap-2">
            {map && (
              <ButtonLink href={mapHref} icon={mapSign} className="sm:hidden">
                {texts.mapOfAll}
              </ButtonLink>
            )}
            <ButtonLink
              href={whatsAppAddress({
                url: publicUrl + path,
                text: dutyMessage(`${title}, ${asOf}`, sections),
              })}
              target="_blank"
              icon={<MessageCircle className="size-5" aria-hidden="true" />}
            >
              {texts.whatsApp}
            </ButtonLink>
            <Button
              className="noscript:hidden"
              icon={<Printer className="size-5" aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {texts.print}
            </Button>
            <ButtonLink
              href={dutyCalendar.path + calendarQuery}
              reloads
              icon={<CalendarPlus className="size-5" aria-hidden="true" />}
            >
              {texts.calendar}
            </ButtonLink>
            {officialLink}
          </div>
          <p className="not-printed mt-3 text-sm">
            <Anchor href={listDuty.path + calendarQuery} reloads className="tap underline">
              {texts.data}
            </Anchor>
          </p>
        </>
      )}
    </div>
  );
}
