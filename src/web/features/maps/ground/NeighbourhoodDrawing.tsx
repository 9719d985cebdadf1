import { LAKE_OUTLINE, RIVER_LINE } from '#contract/city/adana-waters.ts';
import { DISTRICT_OUTLINES, type LngLat } from '#contract/city/district-outlines.ts';
import type { District } from '#contract/city/districts.ts';
import type { NeighbourhoodInFull } from '#contract/places/neighbourhoods.ts';
import { neighbourhoodTexts as texts } from '#web/texts/neighbourhood.ts';
import { districtColours, groundColours } from './ground-colours.ts';
import { angular, curvedLine, curvedRing, x, y } from './sketch-paths.ts';

/** Of the picture: its frame has the same. */
const ASPECT = 1.6;
/** In units of the drawing: what a neighbourhood without an outline is shown in, and the least of any other. */
const LEAST_HEIGHT = 14;
/** How much country is drawn around one. */
const AROUND = 2;

/** The part of the country that has these in its middle. */
function partAround(points: readonly LngLat[]) {
  const xs = points.map(([longitude]) => x(longitude));
  const ys = points.map(([, latitude]) => y(latitude));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const height = Math.max(
    LEAST_HEIGHT,
    (bottom - top) * AROUND,
    ((right - left) * AROUND) / ASPECT,
  );
  const width = height * ASPECT;
  return {
    ...{ left: (left + right - width) / 2, top: (top + bottom - height) / 2 },
    ...{ width, height },
  };
}

interface Word {
  name: string;
  middle: LngLat;
}

/** A name stands in the middle of the corners. */
const named = ({ name, outline }: { name: string; outline: LngLat[] }): Word => ({
  name,
  middle: [
    outline.reduce((sum, [longitude]) => sum + longitude, 0) / outline.length,
    outline.reduce((sum, [, latitude]) => sum + latitude, 0) / outline.length,
  ],
});

/** In hundredths of the picture's height: letters, and how much of it each takes across. */
const OWN_NAME = 6.4;
const OTHER_NAME = 4.2;
const LETTER = 0.3;

/** Those that stand wholly in the picture and on no other; the first always. */
function shownNames(words: Word[], { left, top, width, height }: ReturnType<typeof partAround>) {
  const shown: (Word & { across: number; down: number; half: number })[] = [];
  for (const word of words) {
    const isOwn = shown.length === 0;
    const across = ((x(word.middle[0]) - left) / height) * 100;
    const down = ((y(word.middle[1]) - top) / height) * 100;
    const half = word.name.length * LETTER * (isOwn ? OWN_NAME : OTHER_NAME);
    const isInside =
      across > half && across < (width / height) * 100 - half && down > OTHER_NAME && down < 96;
    const isFree = shown.every(
      (one) =>
        Math.abs(one.down - down) > OWN_NAME || Math.abs(one.across - across) > one.half + half,
    );
    if (isOwn || (isInside && isFree)) shown.push({ ...word, across, down, half });
  }
  return shown;
}

export type NeighbourhoodDrawingProps = Pick<
  NeighbourhoodInFull,
  'name' | 'outline' | 'around' | 'dots'
> & { centre: LngLat };

/** A neighbourhood among those around it, and a dot for each of its businesses. */
export function NeighbourhoodDrawing({
  name,
  centre,
  outline,
  around,
  dots,
}: NeighbourhoodDrawingProps) {
  const part = partAround(outline ?? [centre]);
  const { left, top, width, height } = part;
  // Sizes of what is drawn follow the part: it is always as large on the screen.
  const unit = height / 100;
  const words = shownNames([{ name, middle: centre }, ...around.map(named)], part);
  return (
    <svg
      role="img"
      aria-label={texts.sketch(name)}
      viewBox={[left, top, width, height].map((number) => number.toFixed(2)).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      className="size-full forced-color-adjust-none"
      style={{ background: groundColours.beyond }}
    >
      {Object.entries(DISTRICT_OUTLINES).map(([district, ring]) => (
        <path
          key={district}
          d={angular(ring)}
          style={{ fill: districtColours[district as District] }}
        />
      ))}
      <g
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
        style={{ stroke: groundColours.border }}
      >
        {around.map((one) => (
          <path key={angular(one.outline)} d={angular(one.outline)} strokeWidth={0.4 * unit} />
        ))}
      </g>
      <path
        d={curvedLine(RIVER_LINE)}
        fill="none"
        strokeWidth="1.6"
        style={{ stroke: groundColours.water }}
      />
      <path d={curvedRing(LAKE_OUTLINE)} style={{ fill: groundColours.water }} />
      {outline && (
        <path
          d={angular(outline)}
          strokeWidth={0.9 * unit}
          strokeLinejoin="round"
          style={{
            fill: 'color-mix(in oklab, var(--portakal) 55%, transparent)',
            stroke: groundColours.edge,
          }}
        />
      )}
      <g className="fill-seyhan" style={{ stroke: 'var(--raised)' }} strokeWidth={0.4 * unit}>
        {dots.map(([longitude, latitude]) => (
          <circle
            key={`${longitude} ${latitude}`}
            cx={x(longitude).toFixed(2)}
            cy={y(latitude).toFixed(2)}
            r={1.3 * unit}
          />
        ))}
      </g>
      <g
        className="fill-ink font-heading"
        textAnchor="middle"
        style={{ stroke: 'var(--paper)', paintOrder: 'stroke' }}
        strokeWidth={1.2 * unit}
        strokeLinejoin="round"
      >
        {words.map(({ name: word, middle: [longitude, latitude] }, index) => (
          <text
            key={word}
            x={x(longitude).toFixed(2)}
            y={y(latitude).toFixed(2)}
            fontSize={(index === 0 ? OWN_NAME : OTHER_NAME) * unit}
            fontWeight={index === 0 ? 700 : undefined}
          >
            {word}
          </text>
        ))}
      </g>
    </svg>
  );
}
