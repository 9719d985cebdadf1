import { isNearAdana } from '#contract/city/near-adana.ts';
import { placeText } from './search-query.ts';

const TIMEOUT_MS = 10_000;
const AGE_MS = 60_000;

/** The same search from where the visitor is; as it was where that is not said, or is far away. */
export const nearHere = (address: string) =>
  new Promise<string>((resolve) => {
    if (!('geolocation' in navigator)) return resolve(address);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve(
          isNearAdana(latitude, longitude)
            ? `${address}&near=${placeText(latitude, longitude)}`
            : address,
        ),
      () => resolve(address),
      { timeout: TIMEOUT_MS, maximumAge: AGE_MS },
    );
  });
