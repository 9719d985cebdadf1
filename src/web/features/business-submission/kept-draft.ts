import { UNATTACHED_HOURS } from '#contract/uploads.ts';
import { emptyValues, type SubmissionValues } from './submission-values.ts';

const KEY = 'business-draft';
/** A draft that nobody came back to in this time is forgotten. */
const KEPT_DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Who writes is filled in from the account: that alone is nothing typed. */
const isBlank = ({ submitterName: _, email: __, ...typed }: SubmissionValues) => {
  const { submitterName: ___, email: ____, ...blank } = emptyValues();
  return JSON.stringify(typed) === JSON.stringify(blank);
};

/** The storage is the browser's to refuse (private windows, a full disk): then there is no draft. */
function tryStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/** Keeps what was typed on this device; an untouched form keeps nothing. */
export function keepDraft(values: SubmissionValues, nowMs: number): void {
  tryStorage((storage) =>
    isBlank(values)
      ? storage.removeItem(KEY)
      : storage.setItem(KEY, JSON.stringify({ savedAt: nowMs, values })),
  );
}

/** The kept draft; undefined when there is none, it is too old, or a former form wrote it. */
export function readDraft(nowMs: number): SubmissionValues | undefined {
  return tryStorage((storage) => {
    const text = storage.getItem(KEY);
    if (!text) return undefined;
    const { savedAt, values } = JSON.parse(text) as { savedAt: number; values: SubmissionValues };
    const empty = emptyValues();
    const fits =
      nowMs - savedAt < KEPT_DAYS * DAY_MS &&
      Object.entries(empty).every(([name, value]) => {
        const kept = values[name as keyof SubmissionValues];
        return typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
      });
    if (!fits) storage.removeItem(KEY);
    if (!fits) return undefined;
    // Photos that no record took are gone by then.
    const hasPhotos = nowMs - savedAt < UNATTACHED_HOURS * HOUR_MS;
    return hasPhotos ? values : { ...values, images: [] };
  });
}

export function deleteDraft(): void {
  tryStorage((storage) => storage.removeItem(KEY));
}
