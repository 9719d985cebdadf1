import { List, Map as MapIcon } from 'lucide-react';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapAnswer, MapPin } from '#contract/maps/map-businesses.ts';
import { placeText } from '#web/browser/list-filters.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { BusinessMap, wholeCity } from '../BusinessMap.tsx';
import { boxAround, boxAroundBoxes } from '../canvas/boxes.ts';
import { Lights, LightsContext } from '../canvas/lights.ts';
import { MapToggleUnavailable } from '../MapToggleUnavailable.tsx';
import type { MapTarget, MapView, Place } from '../map-contract.ts';
import { PinDetailCard } from '../PinCard.tsx';
import { MapAreaBar } from './MapAreaBar.tsx';
import { MapChips } from './MapChips.tsx';
import { MapFilterForm } from './MapFilterForm.tsx';
import { type CardOnMap, MapList } from './MapList.tsx';
import { type MapFilters, mapAddress } from './map-filters.ts';
import { type KeptPlace, keepPlace, readKeptPlace, useKeptView } from './use-kept-view.ts';
import { useMapAnswer } from './use-map-answer.ts';
import { useSearchedArea } from './use-searched-area.ts';

interface MapExplorerProps {
  answer: MapAnswer;
  /** The same object as long as the address is the same. */
  filters: MapFilters;
  categories: { name: string }[];
  card: CardOnMap;
  /** Writes the filters into the address without a reload; new props follow. */
  onFilters: (filters: MapFilters) => void;
}

// Browsers refuse to keep every move of a map in their history.
const REST_MS = 300;
// Close enough to know the corner, far enough to see the neighbours.
const SHOWN_ZOOM = 14;

const isFiltered = (filters: MapFilters) => mapAddress(filters) !== mapAddress({});
/** What 'Filtreleri temizle' leaves: the words. */
const onlyWords = ({ q }: MapFilters) => mapAddress({ q });

/** Where to look for an answer: at its pins when something was asked for, else at the city. */
const targetFor = (filters: MapFilters, { items, singles, clusters }: MapAnswer): MapTarget => {
  const pins = boxAround(clusters.length > 0 ? singles : items);
  const box = boxAroundBoxes([...(pins ? [pins] : []), ...clusters.map((cluster) => cluster.box)]);
  return box && isFiltered(filters) ? { box } : wholeCity;
};

/** Where to look to see a view again. */
const targetOf = ({ box, zoom, isByVisitor }: MapView): MapTarget => ({
  place: {
    latitude: (box.south + box.north) / 2,
    longitude: (box.west + box.east) / 2,
  },
  zoom,
  isByVisitor,
});

/** Chosen, or said in words. */
const inForce = (filters: MapFilters, { words, readings }: MapAnswer) => ({
  ...Object.fromEntries(readings.map(({ kind, value }) => [kind, value])),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
  words,
});

/**
 * On a phone the map lies from edge to edge, and still while the list is pulled up over it; its room is kept before it
 * has come, for the list stands before it in the page. On a desk it lies beside the list.
 */
const MAP_AND_LIST =
  '[--around:14rem] sm:[--around:21rem] md:[--around:17.25rem] grid-cols-[minmax(0,1fr)] max-lg:not-noscript:grid-rows-[max(18rem,100dvh-var(--header-height)-var(--around))_auto] lg:grid-cols-[minmax(20rem,25rem)_1fr]';
const MAP_GROUND =
  'max-lg:sticky max-lg:top-0 max-lg:[grid-area:1/1/3] max-lg:-mx-(--gutter) max-lg:h-[max(18rem,100dvh-var(--header-height)-var(--around))] lg:sticky lg:top-[calc(var(--header-height)+1rem)] noscript:hidden';
const MAP_SHEET =
  'max-lg:relative max-lg:z-1 max-lg:[grid-area:2/1] max-lg:-mx-(--gutter) max-lg:rounded-t-xl max-lg:bg-paper max-lg:px-(--gutter) max-lg:pt-2 max-lg:shadow-float lg:sticky lg:top-[calc(var(--header-height)+1rem)]';

/** The map page: filters, list and map as one thing. Without JavaScript it is a form and a list. */
export function MapExplorer({ answer, filters, categories, card, onFilters }: MapExplorerProps) {
  const [shown, setShown] = useKeptView();
  const [selected, setSelected] = useState<MapPin>();
  const [target, setTarget] = useState(() => targetFor(filters, answer));
  const [lights] = useState(() => new Lights());
  const area = useSearchedArea();
  const [isAtPlace, setAtPlace] = useState(false);
  const { drawn, retry } = useMapAnswer(answer, filters, area.view);
  const listed = area.listOf(answer, drawn);
  const [lastAnswer, setLastAnswer] = useState(answer);
  if (answer !== lastAnswer) {
    setLastAnswer(answer);
    setSelected(undefined);
    setAtPlace(false);
    // Whoever has chosen a part of the city, or their own place, asks about that part.
    if (!area.box && !isAtPlace) setTarget(targetFor(filters, answer));
  }
  const isListOnly = shown === 'list';
  const pins = drawn.answer.isThinned
    ? drawn.answer.singles
    : [...drawn.answer.items, ...drawn.answer.singles];

  const { view, box } = area;
  useEffect(() => {
    if (!view) return;
    const place = view.isByVisitor ? { ...view, isSearched: box !== undefined } : undefined;
    const timer = setTimeout(() => keepPlace(place), REST_MS);
    return () => clearTimeout(timer);
  }, [view, box]);
  const goBackTo = ({ isSearched, ...last }: KeptPlace) => {
    area.resume(last, isSearched);
    setTarget(targetOf(last));
  };
  const resume = useEffectEvent(() => {
    const kept = readKeptPlace();
    if (kept) goBackTo(kept);
  });
  useEffect(() => resume(), []);
  const turnTo = (side: 'map' | 'list') => {
    // The map is drawn anew when it is turned back to.
    if (side === 'list' && view?.isByVisitor) {
      goBackTo({ ...view, isSearched: box !== undefined });
    }
    setShown(side);
  };

  /** As the list shows it, where it does: nothing more has to be asked of it. */
  const select = (pin: MapPin | undefined) =>
    setSelected(pin && (listed.items.find(({ id }) => id === pin.id) ?? pin));
  const show = (pin: MapPin) => {
    setShown('map');
    setSelected(pin);
    setTarget({ place: pin, zoom: SHOWN_ZOOM });
    // Where the list lies over the map.
    scrollTo({ top: 0 });
  };
  const list = useRef<HTMLElement>(null);
  /** Of a button that goes away with its press. */
  const giveFocusToList = () => list.current?.focus({ preventScroll: true });
  const searchHere = () => {
    area.searchHere();
    giveFocusToList();
  };
  const pullUpList = () => {
    list.current?.scrollIntoView();
    giveFocusToList();
  };
  /** By keyboard one comes to the map from the end of the list, which lies over it on a narrow screen. */
  const bareMap = ({ target: reached }: FocusEvent) => {
    if (matchMedia('(width < 64rem)').matches && reached.matches(':focus-visible'))
      scrollTo({ top: 0 });
  };
  const showWhole = () => {
    giveFocusToList();
    area.forget();
    setTarget(targetFor(filters, answer));
  };
  const takePlace = ({ latitude, longitude }: Place) => {
    const isAsked = filters.near || answer.readings.some(({ kind }) => kind === 'near');
    if (!isAsked) return;
    setAtPlace(true);
    onFilters({ ...filters, near: placeText(latitude, longitude) });
  };

  return (
    <LightsContext value={lights}>
      <div className="shell flex flex-col gap-4 py-5">
        <div className="grid items-center gap-x-4 min-[18rem]:grid-cols-[1fr_auto] lg:grid-cols-[auto_1fr_auto]">
          <h1 className="text-xl sm:text-2xl">{mapTexts.title}</h1>
          <div className="min-w-0 max-lg:[grid-area:2/1]">
            <p className="flex flex-wrap gap-x-3 text-quiet max-sm:text-sm">
              <span aria-live="polite">
                {mapTexts.countSentence(answer.total, inForce(filters, answer))}
              </span>
              {mapAddress(filters) !== onlyWords(filters) && (
                <Anchor href={onlyWords(filters)} className="tap text-seyhan underline">
                  {mapTexts.clear}
                </Anchor>
              )}
            </p>
            {answer.unknownPlace && (
              <p>
                {(answer.isBeyond ? mapTexts.beyond : mapTexts.unknownPlace)(answer.unknownPlace)}
              </p>
            )}
            {answer.meant && (
              <p>
                <Anchor
                  href={mapAddress({ ...filters, q: answer.meant })}
                  className="tap text-seyhan underline"
                >
                  {mapTexts.meant(answer.meant)}
                </Anchor>
              </p>
            )}
          </div>
          <SegmentedToggle
            className="max-lg:row-span-2 noscript:hidden"
            label={mapTexts.viewToggle}
            value={shown}
            onChange={(next) => turnTo(next === 'list' ? 'list' : 'map')}
            segments={[
              {
                value: 'list',
                label: mapTexts.list,
                icon: <List className="size-5 max-sm:hidden" aria-hidden="true" />,
              },
              {
                value: 'map',
                label: mapTexts.map,
                icon: <MapIcon className="size-5 max-sm:hidden" aria-hidden="true" />,
              },
            ]}
          />
        </div>
        <MapFilterForm filters={filters} categories={categories} onChange={onFilters} />
        <MapChips filters={filters} readings={answer.readings} />
        <div className={classNames('grid lg:items-start lg:gap-5', !isListOnly && MAP_AND_LIST)}>
          <div className={classNames('min-w-0', !isListOnly && MAP_SHEET)}>
            {!isListOnly && (
              <span
                className="mx-auto mb-2 block h-1 w-10 rounded-full bg-line lg:hidden noscript:hidden"
                aria-hidden="true"
              />
            )}
            <MapList
              key={mapAddress(filters)}
              card={card}
              frame={list}
              answer={listed}
              selected={selected}
              onShow={show}
              onWhole={area.box ? showWhole : undefined}
              searchAddress={mapAddress(filters, '/search')}
              isWide={isListOnly}
            />
          </div>
          {!isListOnly && (
            // biome-ignore lint/a11y/noStaticElementInteractions: what stands in it is reached, it is not
            <div className={MAP_GROUND} onFocus={bareMap}>
              <BusinessMap
                className="h-full lg:h-[calc(100dvh-var(--header-height)-2rem)] lg:rounded-lg lg:shadow-card"
                pins={pins}
                clusters={drawn.answer.clusters}
                selected={selected}
                onSelect={select}
                target={target}
                onView={area.see}
                onPlace={takePlace}
                hasLocation
                listAddress={isFiltered(filters) ? mapAddress(filters, '/search') : '/businesses'}
                whenFailed={<MapToggleUnavailable onList={() => setShown('list')} />}
                above={
                  <MapAreaBar
                    isFollowing={area.isFollowing}
                    onFollowing={area.follow}
                    onSearchHere={area.canSearch ? searchHere : undefined}
                    found={
                      !area.canSearch && area.box === drawn.box ? drawn.answer.total : undefined
                    }
                    onList={pullUpList}
                    onRetry={retry}
                  />
                }
              >
                {selected && (
                  <PinDetailCard pin={selected} onClose={() => setSelected(undefined)} />
                )}
              </BusinessMap>
            </div>
          )}
        </div>
        <p className="sr-only" role="status">
          {selected ? mapTexts.chosen(selected.name) : ''}
        </p>
      </div>
    </LightsContext>
  );
}
