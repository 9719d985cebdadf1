/** As much of a worker's surroundings as ours asks for: the library of types knows pages only. */

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { readonly data: unknown };
  sync: LastingEvent;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly navigator: {
    readonly onLine: boolean;
    readonly connection?: { readonly saveData: boolean };
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    /** Chromium: wakes the worker once there is a network. */
    readonly sync?: { register(name: string): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  fetch(address: string | Request, init?: RequestInit): Promise<Response>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
