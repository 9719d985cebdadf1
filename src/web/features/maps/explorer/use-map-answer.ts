import { startTransition, useEffect, useMemo, useState } from 'react';
import { NEAR_ADANA_BOX } from '#contract/city/near-adana.ts';
import { listBusinessesInBox, type MapAnswer } from '#contract/maps/map-businesses.ts';
import type { Box } from '#contract/maps/maps.ts';
import { useApi } from '#web/browser/api-context.ts';
import { isInBox } from '../canvas/boxes.ts';
import type { MapView } from '../map-contract.ts';
import type { MapFilters } from './map-filters.ts';

/** An answer, and what it was asked for. */
export interface AnswerOf {
  answer: MapAnswer;
  box: Box;
}

// A push of the map ends in several moves; only where it comes to rest is asked for.
const REST_MS = 250;

/** Five decimals, about a metre. */
const rounded = (box: Box) =>
  Object.fromEntries(
    Object.entries(box).map(([side, degrees]) => [side, Math.round(degrees * 1e5) / 1e5]),
  ) as unknown as Box;

const holds = (outer: Box, inner: Box) =>
  outer.west <= inner.west &&
  outer.south <= inner.south &&
  outer.east >= inner.east &&
  outer.north >= inner.north;

/** The answer for a box within one whose businesses are all known. */
function narrowed({ items, singles, ...rest }: MapAnswer, box: Box): MapAnswer {
  const inside = items.filter((pin) => isInBox(pin, box));
  const outside = items.filter((pin) => !isInBox(pin, box));
  return { ...rest, items: inside, singles: [...outside, ...singles], total: inside.length };
}

/**
 * What the map draws for its view: from the answer the page came with, or the last one, where that knows
 * every business there; else asked for. The old one stays until the new one is there, or when asking fails;
 * `retry` then asks again, as the next move does.
 */
export function useMapAnswer(
  page: MapAnswer,
  filters: MapFilters,
  view: MapView | undefined,
): { drawn: AnswerOf; retry: (() => void) | undefined } {
  const api = useApi();
  const [last, setLast] = useState<AnswerOf & { page: MapAnswer }>();
  const [failed, setFailed] = useState<{ box: Box; tries: number }>();
  const [tries, setTries] = useState(0);
  const known = useMemo<AnswerOf>(() => ({ answer: page, box: NEAR_ADANA_BOX }), [page]);
  const current = last?.page === page ? last : known;
  const [box, zoom] = [view?.box, view?.zoom];

  const fromKnown = useMemo(() => {
    const whole = [known, current].find(
      ({ answer, box: of }) => !answer.isThinned && box && holds(of, box),
    );
    return whole && box ? { answer: narrowed(whole.answer, box), box } : undefined;
  }, [known, current, box]);

  const isKnown = fromKnown !== undefined;
  useEffect(() => {
    if (!box || isKnown) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      api
        .call(listBusinessesInBox, { ...filters, ...rounded(box), zoom }, asking)
        // Drawn in small pieces: the map may be moving again by now.
        .then((answer) => startTransition(() => setLast({ answer, box, page })))
        .catch(() => {
          if (!asking.signal.aborted) setFailed({ box, tries });
        });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [api, page, filters, box, zoom, isKnown, tries]);

  const isFailed = !isKnown && failed?.box === box && failed?.tries === tries;
  return {
    drawn: fromKnown ?? current,
    retry: isFailed ? () => setTries(tries + 1) : undefined,
  };
}
