import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';
import type { MapGround } from '#contract/places/map-ground.ts';
import { CLOSE_ZOOM } from './close-ground.ts';
import { districtColours, groundColours, quarterTints } from './ground-colours.ts';
import { groundPaths, pathOf, placeOf, riverWidth } from './own-ground.ts';

/** From here on borders are drawn through: the dashes of a whole district would be too many to draw. */
const DASHED_TO = 13;

/**
 * The ground that needs no server, below a map that draws nothing itself: our districts and water in the
 * colours of the theme. A drawing costs a machine without a graphics card a fraction of what WebGL does.
 */
export function OwnGround({
  map,
  neighbourhoods,
}: {
  map: LibreMap;
  neighbourhoods: MapGround['neighbourhoods'] | undefined;
}) {
  const frame = useRef<SVGSVGElement>(null);
  const country = useRef<SVGGElement>(null);
  useEffect(() => {
    const follow = () => {
      const zoom = map.getZoom();
      country.current?.setAttribute('transform', placeOf(map));
      frame.current?.style.setProperty('--river', `${riverWidth(zoom).toFixed(1)}px`);
      frame.current?.style.setProperty('--quarters', zoom < CLOSE_ZOOM ? 'none' : 'inline');
      frame.current?.style.setProperty('--dashes', zoom < DASHED_TO ? '4.5 3' : 'none');
    };
    follow();
    map.on('move', follow);
    return () => {
      map.off('move', follow);
    };
  }, [map]);

  const { districts, river, lake, sea } = groundPaths;
  const quarters = useMemo(
    () =>
      quarterTints.map((fill, turn) => ({
        fill,
        d: neighbourhoods
          ?.filter((_, index) => index % quarterTints.length === turn)
          .map(({ outline }) => `${pathOf(outline)}Z`)
          .join(''),
      })),
    [neighbourhoods],
  );

  return (
    <svg
      ref={frame}
      aria-hidden="true"
      className="absolute inset-0 size-full forced-color-adjust-none *:*:[vector-effect:non-scaling-stroke]"
      style={{ background: groundColours.beyond }}
    >
      <g ref={country} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={sea} style={{ fill: groundColours.water }} />
        {districts.map(({ name, d }) => (
          <path key={name} d={d} style={{ fill: districtColours[name] }} />
        ))}
        {quarters.map(({ fill, d }) => (
          <path
            key={fill}
            d={d}
            strokeWidth="1"
            style={{ display: 'var(--quarters)', fill, stroke: groundColours.quarter }}
          />
        ))}
        {districts.map(({ name, d }) => (
          <path
            key={name}
            d={d}
            strokeWidth="1.5"
            strokeLinecap="butt"
            style={{ stroke: groundColours.border, strokeDasharray: 'var(--dashes)' }}
          />
        ))}
        <path
          d={river}
          style={{ stroke: groundColours.shore, strokeWidth: 'calc(var(--river) * 1.22)' }}
        />
        <path d={lake} strokeWidth="2.5" style={{ stroke: groundColours.shore }} />
        <path d={river} style={{ stroke: groundColours.water, strokeWidth: 'var(--river)' }} />
        <path d={lake} style={{ fill: groundColours.water }} />
      </g>
    </svg>
  );
}
