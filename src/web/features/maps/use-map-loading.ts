import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { MAP_LOAD_PAUSES_MS } from '#contract/maps/maps.ts';
import type { MapCanvasProps, MapState } from './map-contract.ts';

type Canvas = ComponentType<MapCanvasProps>;

/**
 * Loads a map's code and watches it come up. A try fails when the code does not load or the map
 * reports a failure; after the last pause it is given up, until `tryAgain`.
 * `attempt` is a key: each try draws the canvas anew.
 */
export function useMapLoading(load: () => Promise<Canvas>) {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const [state, setState] = useState<MapState>('loading');
  const [Canvas, setCanvas] = useState<Canvas>();

  const fail = () => {
    setCanvas(undefined);
    setState('loading');
    setFailures((count) => count + 1);
  };
  const start = useEffectEvent((isCurrent: () => boolean) => {
    untilQuiet()
      .then(load)
      .then(
        (loaded) => isCurrent() && startTransition(() => setCanvas(() => loaded)),
        () => isCurrent() && fail(),
      );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isOver = false;
    start(() => !isOver);
    return () => {
      isOver = true;
    };
  }, [attempt]);

  useEffect(() => {
    if (failures === 0) return;
    const pause = MAP_LOAD_PAUSES_MS[failures - 1];
    if (pause === undefined) {
      setState('failed');
      return;
    }
    const timer = setTimeout(() => setAttempt((count) => count + 1), pause);
    return () => clearTimeout(timer);
  }, [failures]);

  return {
    Canvas,
    attempt,
    state,
    onReady: () => setState('ready'),
    onFailed: fail,
    tryAgain: () => {
      setFailures(0);
      setState('loading');
      setAttempt((count) => count + 1);
    },
  };
}

/** When nothing else waits: the list and the form around the map are of use before it is. */
export const untilQuiet = () =>
  new Promise<void>((resolve) => {
    const scheduler = (window as { scheduler?: PostTask }).scheduler;
    if (scheduler) void scheduler.postTask(resolve, { priority: 'background' });
    else setTimeout(resolve);
  });

/** Not every browser has it yet. */
interface PostTask {
  postTask(task: () => void, how: { priority: 'background' }): Promise<unknown>;
}
