import { useState } from 'react';
import { isNearAdana } from '#contract/city/near-adana.ts';
import { mapTexts } from '#web/texts/maps.ts';
import type { Place } from './map-contract.ts';

const LOCATION_TIMEOUT_MS = 10_000;
const LOCATION_AGE_MS = 60_000;

/** Asks the browser where the visitor is, once per call of `locate`; nothing is sent or kept. */
export function useUserPlace(onFound: (place: Place) => void) {
  const [place, setPlace] = useState<Place>();
  const [alert, setAlert] = useState<string>();
  const [isLocating, setLocating] = useState(false);

  const locate = () => {
    setAlert(undefined);
    if (!('geolocation' in navigator)) {
      setAlert(mapTexts.locationUnsupported);
      return;
    }
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocating(false);
        if (!isNearAdana(latitude, longitude)) {
          setAlert(mapTexts.locationFarAway);
          return;
        }
        setPlace({ latitude, longitude });
        onFound({ latitude, longitude });
      },
      () => {
        setLocating(false);
        setAlert(mapTexts.locationFailed);
      },
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS, maximumAge: LOCATION_AGE_MS },
    );
  };
  return { place, alert, dismissAlert: () => setAlert(undefined), isLocating, locate };
}
