const ORIGIN = 'https://rehber.example';

/**
 * The caches of a browser, of which `room` answers fit into one device; as much of them as is asked for. As in
 * Chromium, what was deleted takes its room while somebody holds an answer of it whose body is unread.
 */
export function cachesInMemory(device: { room: number } = { room: Infinity }): CacheStorage {
  const all = new Map<string, Map<string, { body: string; headers: Headers }>>();
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  const handed: { url: string; answer: Response }[] = [];
  let deleted: string[] = [];
  const isHeld = (url: string) =>
    handed.some(({ answer, ...one }) => one.url === url && !answer.bodyUsed);
  const count = () => {
    deleted = deleted.filter(isHeld);
    return [...all.values()].reduce((sum, { size }) => sum + size, deleted.length);
  };
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, { body: string; headers: Headers }>();
    all.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      match: async (request: RequestInfo) => {
        const url = addressOf(request);
        const kept = cache.get(url);
        if (!kept) return undefined;
        const answer = new Response(kept.body, { headers: kept.headers });
        handed.push({ url, answer });
        return answer;
      },
      put: async (request: RequestInfo, answer: Response) => {
        const body = await answer.text();
        if (!cache.has(addressOf(request)) && count() >= device.room)
          throw new DOMException('full', 'QuotaExceededError');
        cache.set(addressOf(request), { body, headers: answer.headers });
      },
      delete: async (request: RequestInfo) => {
        deleted.push(addressOf(request));
        return cache.delete(addressOf(request));
      },
    };
  };
  return {
    open,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  } as unknown as CacheStorage;
}
