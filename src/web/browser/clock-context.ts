import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/**
 * The clock a page is drawn by. On the server and while hydrating it is the moment of rendering; then it
 * is the visitor's. A render notes when what it says about the time ends, and its cached page ends there.
 */
export class PageClock {
  readonly renderedAt: Date;
  private earliestEnd: Date | undefined;
  private ticking: Date | undefined;
  private listeners = new Set<() => void>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(renderedAt: Date) {
    this.renderedAt = renderedAt;
  }

  visitorsNow = (): Date | undefined => this.ticking;
  now = (): Date => this.ticking ?? this.renderedAt;

  /** What is being drawn holds until then. */
  holdsUntil(moment: Date | undefined): void {
    if (!moment) return;
    if (!this.earliestEnd || moment < this.earliestEnd) this.earliestEnd = moment;
  }

  /** When the rendered page must be rendered again; undefined when it says nothing about the time. */
  get endsAt(): Date | undefined {
    return this.earliestEnd;
  }

  /** Switches to the visitor's clock; called once the page is hydrated. */
  start(): void {
    const tick = () => {
      this.ticking = new Date();
      for (const listener of this.listeners) listener();
    };
    // What was drawn by the server's moment still holds: nothing is drawn once more at the busiest time.
    if (this.earliestEnd && new Date() < this.earliestEnd) this.ticking = new Date();
    else tick();
    this.timer ??= setInterval(tick, 30_000);
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const ClockContext = createContext<PageClock | undefined>(undefined);

export function useClock(): PageClock {
  const clock = use(ClockContext);
  if (!clock) throw new Error('ClockContext is missing');
  return clock;
}

/** The moment to draw by: the server's while rendering and hydrating, then the visitor's, twice a minute. */
export function useNow(): Date {
  const clock = useClock();
  return useSyncExternalStore(clock.subscribe, clock.now, () => clock.renderedAt);
}

/**
 * The visitor's moment; undefined while the server's is drawn. For what stands on many pages and would end each of them
 * with every change of its own: it says nothing of a moment until it is the visitor's.
 */
export function useVisitorsNow(): Date | undefined {
  const clock = useClock();
  return useSyncExternalStore(clock.subscribe, clock.visitorsNow, () => undefined);
}

/** Adana is three hours ahead of UTC all year round. */
const AHEAD_MS = 3 * 3_600_000;
/** The year in Adana: that of the server's or the visitor's own clock may be another on New Year's Eve. */
export const yearInAdana = (at: Date): number => new Date(at.getTime() + AHEAD_MS).getUTCFullYear();

/** The year of that moment: what says only this is not drawn again with every tick. */
export function useYear(): number {
  const clock = useClock();
  return useSyncExternalStore(
    clock.subscribe,
    () => yearInAdana(clock.now()),
    () => yearInAdana(clock.renderedAt),
  );
}

/** Starts the visitor's clock after hydration. */
export function useStartedClock(): void {
  const clock = useClock();
  useEffect(() => clock.start(), [clock]);
}
