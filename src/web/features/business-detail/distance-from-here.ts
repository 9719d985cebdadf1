import { isNearAdana } from '#contract/city/near-adana.ts';
import { metresFrom } from '#contract/city/places.ts';
import { formatDistance } from '#contract/text/numbers.ts';

const TIMEOUT_MS = 10_000;
const AGE_MS = 60_000;
/** What is known less exactly, as by a provider's address, tells nothing within a city. */
const ACCURACY_M = 1000;

/**
 * `'1,2 km'` from the visitor to a pin; undefined without a pin (nothing is asked then), without an exact
 * enough answer, or from elsewhere.
 */
export const distanceFromHere = (pin: Parameters<typeof metresFrom>[1]) =>
  new Promise<string | undefined>((resolve) => {
    if (pin.latitude === null) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const isTold = accuracy <= ACCURACY_M && isNearAdana(latitude, longitude);
        const metres = isTold ? metresFrom({ latitude, longitude }, pin) : null;
        resolve(metres === null ? undefined : formatDistance(metres));
      },
      () => resolve(undefined),
      { timeout: TIMEOUT_MS, maximumAge: AGE_MS },
    );
  });
