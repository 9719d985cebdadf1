import { emptyValues, type OwnerValues, type Step } from './owner-values.ts';

const KEY = 'owner-application';

interface KeptApplication {
  step: Step;
  values: OwnerValues;
}

/** The storage is the browser's to refuse (private windows, a full disk): then nothing is kept. */
function tryStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps what was typed while this tab lives: a reload loses nothing, and the next person finds nothing. */
export const keepApplication = (kept: KeptApplication): void =>
  tryStorage((storage) =>
    JSON.stringify(kept.values) === JSON.stringify(emptyValues())
      ? storage.removeItem(KEY)
      : storage.setItem(KEY, JSON.stringify(kept)),
  );

/** Undefined when there is none, or a former form wrote it. */
export function readKept(): KeptApplication | undefined {
  return tryStorage((storage) => {
    const text = storage.getItem(KEY);
    if (!text) return undefined;
    const { step, values } = JSON.parse(text) as KeptApplication;
    const fits = Object.entries(emptyValues()).every(([name, value]) => {
      const kept = values[name as keyof OwnerValues];
      return typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
    });
    return fits && [1, 2, 3].includes(step) ? { step, values } : undefined;
  });
}

export const forgetKept = (): void => tryStorage((storage) => storage.removeItem(KEY));
