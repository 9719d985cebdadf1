import { useEffect, useSyncExternalStore } from 'react';
import { addFavorite, listFavorites, removeFavorite } from '#contract/favorites.ts';
import type { Api } from '#web/api/api.ts';
import { hasPrincipal, onAccountTurn } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';

/** Specification 7: the client says user 1, which is the caller. */
const ME = 1;

const listeners = new Set<() => void>();
/** What the server has said. */
let kept: ReadonlySet<number> = new Set();
/** What was touched since and waits for its answer; shown at once. */
const touched = new Map<number, { isKept: boolean }>();
/** One call after the other: of two first hearts at once each would make a guest of its own. */
let turn: Promise<unknown> | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

function setKept(id: number, isKept: boolean): void {
  const next = new Set(kept);
  if (isKept) next.add(id);
  else next.delete(id);
  kept = next;
}

const isKept = (id: number) => touched.get(id)?.isKept ?? kept.has(id);

async function read(api: Api): Promise<void> {
  const favorites = hasPrincipal() ? await api.call(listFavorites, { userId: ME }) : [];
  kept = new Set(favorites.map(({ businessId }) => businessId));
  tell();
}

/** Asks once, and again when somebody signs in or out. A failure leaves the hearts empty, not broken. */
function start(api: Api): void {
  if (turn) return;
  const readInTurn = () => {
    turn = Promise.resolve(turn).then(() => read(api).catch(() => undefined));
  };
  readInTurn();
  onAccountTurn(readInTurn);
}

/** Shows the change at once; a failure takes it back and is thrown. */
async function keep(api: Api, id: number, wanted: boolean): Promise<void> {
  const mine = { isKept: wanted };
  touched.set(id, mine);
  tell();
  const call = wanted ? addFavorite : removeFavorite;
  const asked = Promise.resolve(turn).then(() => api.call(call, { userId: ME, businessId: id }));
  turn = asked.catch(() => undefined);
  try {
    await asked;
    setKept(id, wanted);
  } finally {
    if (touched.get(id) === mine) touched.delete(id);
    tell();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a business is kept, and how to change that. False on the server: the HTML is everybody's. */
export function useFavorite(id: number) {
  const api = useApi();
  useEffect(() => start(api), [api]);
  return {
    isKept: useSyncExternalStore(
      subscribe,
      () => isKept(id),
      () => false,
    ),
    keep: (wanted: boolean) => keep(api, id, wanted),
  };
}

/** The same for a list whose members change. */
export function useKeep() {
  const api = useApi();
  useEffect(() => start(api), [api]);
  return (id: number, wanted: boolean) => keep(api, id, wanted);
}
