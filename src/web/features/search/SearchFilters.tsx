import { X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { dayAndWeekday } from '#contract/calendar/day-words.ts';
import {
  NUMBER_FILTER_NAMES,
  NUMBER_FILTERS,
  type NumberFilter,
  ofNumbers,
} from '#contract/search/number-filters.ts';
import { type Facets, isMoment, PRICE_SLUGS, SEARCH_SORTS } from '#contract/search/search.ts';
import { joinCommaList } from '#contract/text/comma-list.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { useClock, useNow } from '#web/browser/clock-context.ts';
import { placeTexts, filterTexts as texts } from '#web/texts/search-filters.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/Select.tsx';
import { type FieldValues, useFieldsInStep } from '#web/ui/use-fields-in-step.ts';
import { daysAhead, FIRST_HOUR, HOURS, midnightAfter } from './days-ahead.ts';
import { noSearch, type SearchQuery, searchAddress } from './search-query.ts';
import { elsewhere } from './search-readings.ts';
import { UsePlace } from './UsePlace.tsx';

interface SearchFiltersProps {
  /** Of the popover a phone opens. */
  id: string;
  /** Of the form the fields belong to. */
  form: string;
  /** As it was asked. */
  query: SearchQuery;
  /** With what the words say. */
  inForce: SearchQuery;
  facets: Facets | undefined;
  /** Businesses found; undefined while they are on their way. */
  total: number | undefined;
  onChange: () => void;
  onPlace: (near: string) => void;
}

/**
 * Everything a search can be narrowed by. On a wide screen it stands beside the results; on a phone it is
 * a sheet of the browser (a popover), so it opens without script too. Its fields belong to the form above.
 */
export function SearchFilters({ id, form, total, onChange, ...rest }: SearchFiltersProps) {
  const { query, inForce, facets, onPlace } = rest;
  const sheet = useRef<HTMLDivElement>(null);
  useModalSheet(sheet);
  useFieldsInStep(sheet, shownIn(inForce), onChange);
  /** Open now, and open at a time, exclude each other. */
  const change = ({ target }: ChangeEvent<HTMLElement>) => {
    const field = (name: string) => sheet.current?.querySelector(`[name=${name}]`);
    const [now, day] = [field('open'), field('day')];
    if (target === day && now instanceof HTMLInputElement) now.checked = false;
    if (target === now && day instanceof HTMLSelectElement) day.value = '';
    onChange();
  };
  const countIn = (list: keyof Omit<Facets, 'open'>, value: string | number) =>
    facets?.[list].find((one) => one.value === String(value))?.count;
  const features = [
    ...new Set([...(facets?.features.map(({ value }) => value) ?? []), ...inForce.features]),
  ];
  const sorts = SEARCH_SORTS.filter((sort) => sort !== 'distance' || query.near);
  const isAtTime = isMoment(inForce.open ?? '');
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      onChange={change}
      className="filter-sheet holds-page not-printed"
    >
      <div className="flex items-center justify-between max-xl:-mb-2 xl:sr-only">
        <h2 className="text-xl">{texts.title}</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.close}
          className="icon-button icon-button-plain -mr-2 xl:hidden"
        >
          <X className="size-6" aria-hidden="true" />
        </button>
      </div>
      <Select
        name="sort"
        form={form}
        label={texts.sort}
        defaultValue={query.sort ?? ''}
        options={[
          { value: '', label: texts.usualSort },
          ...sorts.map((sort) => ({ value: sort, label: texts.sorts[sort] })),
        ]}
      />
      <Group label={texts.open}>
        <Choice
          {...{ form, name: 'open', value: 'now', isOn: inForce.open === 'now' }}
          label={texts.openNow}
          count={isAtTime ? undefined : facets?.open}
          isLine
        />
        <OpenAt form={form} open={isAtTime ? inForce.open : undefined} />
      </Group>
      <Group label={texts.price}>
        <div className="grid grid-cols-2 gap-2">
          {PRICE_SLUGS.map((slug) => (
            <Choice
              key={slug}
              {...{ form, name: 'price', value: slug, isOn: inForce.price.includes(slug) }}
              label={texts.prices[slug]}
              count={countIn('price', slug)}
            />
          ))}
        </div>
      </Group>
      {NUMBER_FILTER_NAMES.map((name) => (
        <Group key={name} label={texts.numbers[name].label}>
          {NUMBER_FILTERS[name].isNear && !query.near ? (
            <>
              <p className="text-quiet text-sm">{texts.distanceHint}</p>
              <UsePlace onPlace={onPlace} wide />
            </>
          ) : (
            <OneOf
              {...{ form, name, chosen: inForce[name] }}
              countOf={(choice) => countIn(name, choice)}
            />
          )}
          {NUMBER_FILTERS[name].isNear && query.near && (
            <Anchor
              href={searchAddress('/search', elsewhere(query))}
              className="text-link tap mt-1 self-start text-sm"
            >
              {placeTexts.forget}
            </Anchor>
          )}
        </Group>
      ))}
      {features.length > 0 && (
        <Group label={texts.features}>
          <div>
            {features.map((feature) => (
              <Choice
                key={feature}
                {...{ form, name: 'features', value: joinCommaList([feature]) }}
                isOn={inForce.features.includes(feature)}
                label={feature}
                count={countIn('features', feature)}
                isLine
              />
            ))}
          </div>
        </Group>
      )}
      <div className="filter-sheet-foot">
        <Anchor
          href={searchAddress('/search', {
            ...noSearch,
            q: query.q,
            category: query.category,
            district: query.district,
            literal: query.literal,
          })}
          className="button button-quiet"
        >
          {texts.clear}
        </Anchor>
        <Button type="submit" form={form} className="hidden grow noscript:inline-flex">
          {texts.apply}
        </Button>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="button button-river figures grow xl:hidden noscript:hidden"
        >
          {total ? texts.show(formatNumber(total)) : texts.showNone}
        </button>
      </div>
    </div>
  );
}

/**
 * While it is open the sheet is a dialog: it has the focus and keeps it, going round from its last button
 * to its first. It can have been opened before this code was there.
 */
function useModalSheet(sheet: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { current } = sheet;
    // A browser without popovers shows it in its place.
    if (!current || !('popover' in current)) return;
    const isOpen = () => current.matches(':popover-open');
    const buttons = current.querySelectorAll<HTMLElement>('[popovertarget]');
    const settle = () => {
      current.role = isOpen() ? 'dialog' : null;
      current.ariaModal = isOpen() ? 'true' : null;
      current.ariaLabel = isOpen() ? texts.title : null;
      if (isOpen() && !current.contains(document.activeElement)) buttons[0]?.focus();
    };
    const goRound = (event: KeyboardEvent) => {
      const [first, last] = event.shiftKey ? [...buttons].reverse() : buttons;
      if (!isOpen() || event.key !== 'Tab' || event.target !== last) return;
      event.preventDefault();
      first?.focus();
    };
    settle();
    current.addEventListener('toggle', settle);
    current.addEventListener('keydown', goRound);
    return () => {
      current.removeEventListener('toggle', settle);
      current.removeEventListener('keydown', goRound);
    };
  }, [sheet]);
}

/** What the fields show, by their names. */
function shownIn({ open, price, features, sort, ...numbers }: SearchQuery): FieldValues {
  const [day = '', hour = FIRST_HOUR] = isMoment(open ?? '') ? (open?.split('T') ?? []) : [];
  return {
    sort: [sort ?? ''],
    open: open === 'now' ? ['now'] : [],
    day: [day],
    hour: [hour],
    price,
    ...ofNumbers((name) => [`${numbers[name] ?? ''}`]),
    features: features.map((feature) => joinCommaList([feature])),
  };
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-line border-t pt-3.5">
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      {children}
    </fieldset>
  </div>
);

interface OneOfProps {
  form: string;
  name: NumberFilter;
  chosen: number | undefined;
  countOf: (choice: number) => number | undefined;
}

/** One of some numbers, or none. */
const OneOf = ({ form, name, chosen, countOf }: OneOfProps) => (
  <div className="grid grid-cols-2 gap-2">
    <Choice
      {...{ form, name, value: '', isOn: chosen === undefined }}
      label={texts.anything}
      isOneOf
      isWide={NUMBER_FILTERS[name].choices.length % 2 === 0}
    />
    {NUMBER_FILTERS[name].choices.map((choice) => (
      <Choice
        key={choice}
        {...{ form, name, value: `${choice}`, isOn: chosen === choice }}
        label={texts.numbers[name].choice(choice)}
        count={countOf(choice)}
        isOneOf
      />
    ))}
  </div>
);

interface ChoiceProps {
  form: string;
  name: string;
  value: string;
  isOn: boolean;
  label: string;
  /** Businesses there would be with it. */
  count?: number | undefined;
  /** It excludes the others of its name. */
  isOneOf?: boolean;
  /** On a line of its own, instead of in a cell of a grid. */
  isLine?: boolean;
  /** Over both columns of the grid. */
  isWide?: boolean;
}

/** Something to choose, with what it would bring; what brings nothing is quiet and stays at hand. */
const Choice = ({ form, name, value, isOn, label, count, ...look }: ChoiceProps) => (
  <label
    className={classNames(
      look.isLine ? 'choice-line' : 'choice',
      look.isWide && 'col-span-2',
      count === 0 && !isOn && 'choice-in-vain',
    )}
  >
    <input
      type={look.isOneOf ? 'radio' : 'checkbox'}
      {...{ form, name, value }}
      defaultChecked={isOn}
      className={look.isLine ? 'size-5 shrink-0' : 'choice-box'}
    />
    <span className="min-w-0">{label}</span>
    {count !== undefined && (
      <span className="figures ml-auto font-normal text-quiet text-xs">
        <span className="sr-only">, </span>
        {formatNumber(count)}
        <span className="sr-only"> {texts.unit}</span>
      </span>
    )}
  </label>
);

/** A day of the next seven, and an hour once there is a day. */
function OpenAt({ form, open }: { form: string; open: string | undefined }) {
  const now = useNow();
  const days = daysAhead(now);
  useClock().holdsUntil(midnightAfter(now));
  const [day = '', hour = FIRST_HOUR] = open?.split('T') ?? [];
  const hours = HOURS.includes(hour) ? HOURS : [...HOURS, hour].sort();
  const names = (one: string, index: number) => {
    const name = dayAndWeekday(one);
    return { 0: texts.today(name), 1: texts.tomorrow(name) }[index] ?? name;
  };
  const options = days.map((one, index) => ({ value: one, label: names(one, index) }));
  // Asked for by an address of another week.
  if (day && !days.includes(day)) options.unshift({ value: day, label: dayAndWeekday(day) });
  return (
    <>
      <Select
        name="day"
        form={form}
        label={texts.day}
        hidesLabel
        defaultValue={day}
        options={[{ value: '', label: texts.anyDay }, ...options]}
      />
      <Select
        name="hour"
        form={form}
        className={day ? undefined : 'hidden noscript:flex'}
        label={texts.hour}
        hidesLabel
        defaultValue={hour}
        options={hours.map((one) => ({ value: one, label: texts.at(one.replace(':', '.')) }))}
      />
    </>
  );
}
