import { Cross, LocateFixed } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { opensText } from '#contract/calendar/opening-hours.ts';
import type { OpenThisHour as HourAnswer } from '#contract/search/open-this-hour.ts';
import { CachedMarkup } from '#web/browser/CachedMarkup.tsx';
import { useClock, useNow } from '#web/browser/clock-context.ts';
import { ArchSign } from '#web/ui/ArchSign.tsx';
import { Card, CardLink } from '#web/ui/Card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';

interface Named {
  id: number;
  name: string;
}
type Answer<Business> = Omit<HourAnswer, 'items'> & { items: Business[] };

interface OpenThisHourProps<Business extends Named> {
  texts: {
    readonly [word in
      | 'title'
      | 'closedTitle'
      | 'nearest'
      | 'none'
      | 'near'
      | 'finding'
      | 'noPlace']: string;
  } & {
    readonly titles: Partial<Record<number, string>>;
    readonly kinds: (kinds: readonly string[]) => string;
    readonly opensNext: (name: string, opens: string) => string;
    readonly seeAll: { readonly label: string; readonly href: string };
    readonly duty: { readonly title: string; readonly text: string; readonly href: string };
  };
  /** As the page came with it. */
  first: Answer<Business>;
  ask: (near?: string) => Promise<Answer<Business>>;
  card: (business: Business) => ReactNode;
}

/**
 * Who has what this hour asks for, and is open. What it says ends with the hour, or when the first of them closes:
 * a cached page is made anew then, an open one asks again, and a kept one does not show it.
 */
export function OpenThisHour<Business extends Named>({
  texts,
  first,
  ask,
  card,
}: OpenThisHourProps<Business>) {
  const { answer, near, hasNoPlace, isFinding, findNear } = useAnswer(first, ask);
  if (!answer) return null;
  const { items, kinds, opensNext, isOfDuty, from } = answer;
  const [next] = items;
  const isClosed = opensNext !== null;
  const title = isClosed ? texts.closedTitle : (next && texts.titles[from]) || texts.title;
  const cards = items.map((business) => (
    <CachedMarkup as="li" key={business.id}>
      {card(business)}
    </CachedMarkup>
  ));
  return (
    <section aria-labelledby="bu-saat" data-now="">
      <SectionHeading id="bu-saat" title={title} action={next && texts.seeAll} />
      <div className="-mt-3 mb-4 flex items-center justify-between gap-4 max-[18rem]:flex-wrap">
        <p role="status" className="min-w-0 text-quiet">
          {!next && texts.none}
          {next && !isClosed && texts.kinds(kinds)}
          {next && isClosed && texts.opensNext(next.name, opensText(opensNext))}
          {near !== undefined && ` ${texts.nearest}`}
          {hasNoPlace && ` ${texts.noPlace}`}
        </p>
        {next && (
          <button
            type="button"
            className={classNames(
              'chip shrink-0',
              near === undefined ? 'noscript:hidden' : 'chip-on',
            )}
            aria-pressed={near !== undefined}
            aria-busy={isFinding || undefined}
            onClick={findNear}
          >
            <LocateFixed className="size-4" aria-hidden="true" />
            {isFinding ? texts.finding : texts.near}
          </button>
        )}
      </div>
      <ul className="rail sm:gap-5 md:grid-cols-2 xl:grid-cols-3">
        {cards.slice(0, 1)}
        {isOfDuty && (
          <li>
            <DutyCard texts={texts.duty} />
          </li>
        )}
        {cards.slice(1)}
      </ul>
    </section>
  );
}

/** What stands there now; undefined where that could not be had. */
function useAnswer<Business extends Named>(
  first: Answer<Business>,
  ask: OpenThisHourProps<Business>['ask'],
) {
  const [answer, setAnswer] = useState<Answer<Business> | undefined>(first);
  const [near, setNear] = useState<string>();
  const [hasNoPlace, setNoPlace] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const askedAfter = useRef<string>(undefined);
  const now = useNow();
  const clock = useClock();
  const validUntil = answer && new Date(answer.validUntil);
  clock.holdsUntil(validUntil);
  const isOver = validUntil !== undefined && validUntil <= now;
  useEffect(() => {
    // Once for each answer: the visitor's clock may be ahead of ours.
    if (!isOver || askedAfter.current === answer?.validUntil) return;
    askedAfter.current = answer?.validUntil;
    ask(near).then(setAnswer, () => setAnswer(undefined));
  });
  const findNear = async () => {
    setFinding(true);
    try {
      const place =
        near === undefined ? await (await import('./near-here.ts')).placeHere() : undefined;
      setNoPlace(near === undefined && place === undefined);
      if (place !== near) setAnswer(await ask(place));
      setNear(place);
    } catch {
      // What stands there is still so.
    }
    setFinding(false);
  };
  return { answer, near, hasNoPlace, isFinding, findNear };
}

/** At night: the page that knows who is on duty. */
const DutyCard = ({ texts }: { texts: OpenThisHourProps<Named>['texts']['duty'] }) => (
  <Card lifts className="h-full flex-row! items-center gap-3.5 p-3.5">
    <ArchSign sign={Cross} />
    <div>
      <h3 className="text-base leading-tight">
        <CardLink href={texts.href}>{texts.title}</CardLink>
      </h3>
      <p className="mt-1 text-quiet text-sm leading-snug">{texts.text}</p>
    </div>
  </Card>
);
