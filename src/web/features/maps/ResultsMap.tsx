import { MapIcon } from 'lucide-react';
import type { LngLat } from '#contract/city/district-outlines.ts';
import { mapSketchTexts as texts } from '#web/texts/map-sketch.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { drawnAt } from '#web/ui/artwork/drawn-outside.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { groundColours } from './ground/ground-colours.ts';
import { partOfCountry, STILL } from './ground/part-of-country.ts';

const LETTERS_PX = 15;
const RIVER_PX = 9;
const PIN =
  'absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-surface bg-seyhan font-bold text-seyhan-ink text-xs shadow-lift hover:bg-seyhan-hover';
/** Of a whole, in per cent. */
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

interface ResultsMapProps {
  results: readonly { id: number; name: string; place: LngLat }[];
  /** The map that can be moved, with the same question. */
  href: string;
}

/**
 * Where the results beside it are: our own ground and a pin for each, or a disc with the number of those that would
 * lie on each other. A card that is pointed at lights its pin. On a wide screen alone; a phone has the way to the map.
 */
export function ResultsMap({ results, href }: ResultsMapProps) {
  const { part, unit, spots, words, outside } = partOfCountry(results);
  return (
    <aside aria-label={texts.results} className="not-printed hidden lg:sticky lg:top-24 lg:block">
      <div className="relative isolate aspect-5/6 overflow-hidden rounded-lg">
        <svg
          aria-hidden="true"
          viewBox={[part.left, part.top, part.width, part.height]
            .map((number) => number.toFixed(2))
            .join(' ')}
          className="size-full font-bold font-heading"
          style={{
            background: groundColours.beyond,
            ['--river' as string]: `${(RIVER_PX * unit).toFixed(2)}px`,
          }}
          fontSize="0"
        >
          <use href={drawnAt('districts')} />
          <g textAnchor="middle" className="fill-ink" fontSize={(LETTERS_PX * unit).toFixed(2)}>
            {words.map(({ name, x, y }) => (
              <text key={name} x={x.toFixed(1)} y={y.toFixed(1)}>
                {name}
              </text>
            ))}
          </g>
        </svg>
        {spots.map(({ x, y, results: here }) => {
          const [one, another] = here;
          if (!one) return null;
          const names = here.map(({ name }) => name);
          return (
            <Anchor
              key={one.id}
              href={another ? href : `/business/${one.id}`}
              aria-label={another ? texts.together(names) : one.name}
              data-tooltip={names.join(', ')}
              className={PIN}
              data-pin={here.map(({ id }) => id).join(' ')}
              style={{ left: share(x, STILL.width), top: share(y, STILL.height) }}
            >
              {another && here.length}
            </Anchor>
          );
        })}
      </div>
      <ButtonLink href={href} size="sm" icon={<MapIcon aria-hidden="true" />} className="mt-3">
        {texts.openMap}
      </ButtonLink>
      {outside > 0 && <p className="mt-2 text-quiet text-sm">{texts.outside(outside)}</p>}
      <style>
        {`${results
          .map(
            ({ id }) =>
              `.list-with-map:has([data-moves="${id}"]:is(:hover,:focus-within)) [data-pin~="${id}"]`,
          )
          .join()}{background:var(--koz);scale:1.3;z-index:1}`}
      </style>
    </aside>
  );
}
