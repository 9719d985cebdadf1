import { List, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import type { MapPin } from '#contract/businesses.ts';
import type { Box } from '#contract/maps.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { BusinessMap, wholeCity } from './BusinessMap.tsx';
import { boxAround, isInBox } from './cluster-pins.ts';
import { MapFilterForm } from './MapFilterForm.tsx';
import { MapList } from './MapList.tsx';
import { MapToggleUnavailable } from './MapToggleUnavailable.tsx';
import type { MapState, MapTarget } from './map-contract.ts';
import { type MapFilters, mapAddress } from './map-filters.ts';
import { PinDetailCard } from './PinCard.tsx';
import { type MapView, useKeptView } from './use-kept-view.ts';
import { type PinAnswer, usePinsInBox } from './use-pins-in-box.ts';

interface MapExplorerProps {
  answer: PinAnswer;
  /** The same object as long as the address is the same. */
  filters: MapFilters;
  categories: { name: string }[];
  /** Writes the filters into the address without a reload; new props follow. */
  onFilters: (filters: MapFilters) => void;
}

// Close enough to know the corner, far enough to see the neighbours.
const SHOWN_ZOOM = 14;

const isFiltered = (filters: MapFilters) => mapAddress(filters) !== mapAddress({});

/** Where to look for an answer: at its pins when something was asked for, else at the city. */
const targetFor = (filters: MapFilters, pins: MapPin[]): MapTarget => {
  const box = isFiltered(filters) ? boxAround(pins) : undefined;
  return box ? { box } : wholeCity;
};

/** The map page: filters, list and map as one thing. Without JavaScript it is a form and a list. */
export function MapExplorer({ answer, filters, categories, onFilters }: MapExplorerProps) {
  const [view, setView] = useKeptView();
  const [mapState, setMapState] = useState<MapState>('loading');
  const [box, setBox] = useState<Box>();
  const [isOnlyInView, setOnlyInView] = useState(false);
  const [selectedId, setSelectedId] = useState<number>();
  const [target, setTarget] = useState(() => targetFor(filters, answer.items));
  const [lastAnswer, setLastAnswer] = useState(answer);
  if (answer !== lastAnswer) {
    setLastAnswer(answer);
    setTarget(targetFor(filters, answer.items));
  }
  const { items: pins, truncated } = usePinsInBox(answer, filters, box);
  const selected = pins.find((pin) => pin.id === selectedId);
  const isListOnly = view === 'list';
  const listed = isOnlyInView && box ? pins.filter((pin) => isInBox(pin, box)) : pins;

  const show = (pin: MapPin) => {
    setView('map');
    setSelectedId(pin.id);
    setTarget({ place: pin, zoom: SHOWN_ZOOM });
  };

  return (
    <div className="shell flex flex-col gap-4 py-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl">{mapTexts.title}</h1>
          <p className="flex flex-wrap gap-x-3 text-quiet">
            <span aria-live="polite">{mapTexts.countSentence(answer.total, filters)}</span>
            {isFiltered(filters) && (
              <Anchor href={mapAddress({})} className="tap text-seyhan underline">
                {mapTexts.clear}
              </Anchor>
            )}
          </p>
        </div>
        <SegmentedToggle
          className="noscript:hidden"
          label={mapTexts.viewToggle}
          value={view}
          onChange={(next) => setView(next as MapView)}
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
      <div
        className={classNames(
          'grid items-start gap-5',
          !isListOnly && 'lg:grid-cols-[minmax(20rem,25rem)_1fr]',
        )}
      >
        <div
          className={classNames(
            'order-2 min-w-0 lg:order-1',
            !isListOnly && 'max-lg:hidden max-lg:noscript:block',
          )}
        >
          {!isListOnly && mapState === 'ready' && (
            <CheckField
              className="mb-1 max-lg:hidden"
              label={mapTexts.onlyInView}
              checked={isOnlyInView}
              onChange={(event) => setOnlyInView(event.target.checked)}
            />
          )}
          <MapList
            key={mapAddress(filters)}
            pins={isListOnly ? pins : listed}
            selected={selected}
            onShow={show}
            isViewOnly={isOnlyInView && pins.length > 0}
            isWide={isListOnly}
          />
        </div>
        {!isListOnly && (
          <div className="order-1 flex flex-col gap-3 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:order-2 noscript:hidden">
            {truncated && <Notice>{mapTexts.truncated(pins.length)}</Notice>}
            <BusinessMap
              className="h-[68dvh] min-h-96 rounded-lg shadow-card lg:h-[calc(100dvh-var(--header-height)-2rem)]"
              pins={pins}
              selected={selected}
              onSelect={(pin) => setSelectedId(pin?.id)}
              target={target}
              onView={setBox}
              onState={setMapState}
              hasLocation
              whenFailed={<MapToggleUnavailable onList={() => setView('list')} />}
            >
              {selected && (
                <PinDetailCard pin={selected} onClose={() => setSelectedId(undefined)} />
              )}
            </BusinessMap>
          </div>
        )}
      </div>
      <p className="sr-only" role="status">
        {selected ? mapTexts.chosen(selected.name) : ''}
      </p>
    </div>
  );
}
