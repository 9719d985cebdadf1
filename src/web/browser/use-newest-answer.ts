import { useEffect, useRef, useState } from 'react';
import type { Api } from '#web/api/api.ts';
import { useApi } from './api-context.ts';
import { useClock } from './clock-context.ts';

interface Asking<Data, Address> {
  load: (api: Api, address: Address) => Promise<Data>;
  address: Address;
  /** Until when an answer holds; undefined where it says nothing about the time. */
  until: (data: Data) => string | null | undefined;
}

/**
 * What a page was answered, while that holds: one that is cached ends there, and one that stands open asks again,
 * while somebody can see it. What does not come is asked for with the clock's next turn.
 */
export function useNewestAnswer<Data, Address>(
  given: Data,
  { load, address, until }: Asking<Data, Address>,
): Data {
  const [newest, setNewest] = useState({ of: given, data: given });
  const api = useApi();
  const clock = useClock();
  const askedAfter = useRef<string>(undefined);
  const data = newest.of === given ? newest.data : given;
  const end = until(data);
  clock.holdsUntil(end ? new Date(end) : undefined);
  useEffect(() => {
    const stop = clock.subscribe(() => {
      // Once for each answer: the visitor's clock may be ahead of ours.
      const isOver = end && askedAfter.current !== end && new Date(end) <= clock.now();
      if (!isOver || document.hidden) return;
      askedAfter.current = end;
      load(api, address).then(
        (fresh) => setNewest({ of: given, data: fresh }),
        () => {
          askedAfter.current = undefined;
        },
      );
    });
    return () => void stop();
  });
  return data;
}
