import type { LngLat } from '#contract/city/district-outlines.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { drawnAt } from '#web/ui/artwork/drawn-outside.ts';
import { groundColours } from './ground/ground-colours.ts';
import { partOfCountry, STILL } from './ground/part-of-country.ts';

const LETTERS_PX = 15;
const RIVER_PX = 9;
const PIN =
  'absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-surface bg-seyhan font-bold text-seyhan-ink text-xs shadow-lift hover:bg-seyhan-hover';
/** Of a whole, in per cent. */
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

export interface OnStillMap {
  id: number;
  name: string;
  place: LngLat;
}

interface StillMapProps {
  results: readonly OnStillMap[];
  /** Where a pin leads: that of one, or of several that would lie on each other. */
  hrefOf: (here: readonly OnStillMap[]) => string;
  labelOf: (names: readonly string[]) => string;
}

/** Our own ground and a pin for each of these, or a disc with the number of those that would lie on each other. */
export function stillMap({ results, hrefOf, labelOf }: StillMapProps) {
  const { part, unit, spots, words, outside } = partOfCountry(results);
  const drawn = (
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
        const names = here.map(({ name }) => name);
        return (
          <Anchor
            key={here[0]?.id}
            href={hrefOf(here)}
            aria-label={labelOf(names)}
            data-tooltip={names.join(', ')}
            className={PIN}
            data-pin={here.map(({ id }) => id).join(' ')}
            style={{ left: share(x, STILL.width), top: share(y, STILL.height) }}
          >
            {here.length > 1 && here.length}
          </Anchor>
        );
      })}
    </div>
  );
  return { drawn, outside };
}
