const ORIGIN = 'https://rehber.example';

/** The caches of a browser, of which `room` answers fit into one device; as much of them as is asked for. */
export function cachesInMemory(device: { room: number } = { room: Infinity }): CacheStorage {
  const all = new Map<string, Map<string, { body: string; headers: Headers }>>();
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  const count = () => [...all.values()].reduce((sum, { size }) => sum + size, 0);
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, { body: string; headers: Headers }>();
    all.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      match: async (request: RequestInfo) => {
        const kept = cache.get(addressOf(request));
        return kept && new Response(kept.body, { headers: kept.headers });
      },
      put: async (request: RequestInfo, answer: Response) => {
        const body = await answer.text();
        if (!cache.has(addressOf(request)) && count() >= device.room)
          throw new DOMException('full', 'QuotaExceededError');
        cache.set(addressOf(request), { body, headers: answer.headers });
      },
      delete: async (request: RequestInfo) => cache.delete(addressOf(request)),
    };
  };
  return {
    open,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  } as unknown as CacheStorage;
}
