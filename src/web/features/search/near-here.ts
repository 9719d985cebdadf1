import { isNearAdana } from '#contract/city/near-adana.ts';
import { placeText } from '#web/browser/list-filters.ts';

const TIMEOUT_MS = 10_000;
const AGE_MS = 60_000;

/** Where the visitor is, as addresses say it; undefined where that is not said, or is far away. */
export const placeHere = () =>
  new Promise<string | undefined>((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve(isNearAdana(latitude, longitude) ? placeText(latitude, longitude) : undefined),
      () => resolve(undefined),
      { timeout: TIMEOUT_MS, maximumAge: AGE_MS },
    );
  });

/** The same search from where the visitor is; as it was where that is not known. */
export async function nearHere(address: string): Promise<string> {
  const near = await placeHere();
  return near === undefined ? address : `${address}&near=${near}`;
}
