/** Keeps what stands under a key as the newest; beyond so many the one that was kept longest ago is forgotten. */
export function keepNewest<Key, Value>(
  kept: Map<Key, Value>,
  most: number,
  key: Key,
  value: Value,
): void {
  // A map goes through its keys in the order in which they came.
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
