import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { isNearAdana } from '#contract/city/near-adana.ts';
import { placeText } from '#web/browser/list-filters.ts';
import { placeTexts as texts } from '#web/texts/search-filters.ts';
import { Button } from '#web/ui/Button.tsx';

const TIMEOUT_MS = 10_000;
const AGE_MS = 60_000;

/** Asks the browser where the visitor is, when touched and not before; what went wrong stands below. */
export function UsePlace({ onPlace, wide }: { onPlace: (near: string) => void; wide?: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [alert, setAlert] = useState<string>();
  const ask = () => {
    setAlert(undefined);
    if (!('geolocation' in navigator)) {
      setAlert(texts.unsupported);
      return;
    }
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking(false);
        if (isNearAdana(latitude, longitude)) onPlace(placeText(latitude, longitude));
        else setAlert(texts.farAway);
      },
      () => {
        setAsking(false);
        setAlert(texts.failed);
      },
      { timeout: TIMEOUT_MS, maximumAge: AGE_MS },
    );
  };
  return (
    <div className="noscript:hidden">
      <Button
        variant="river"
        size="sm"
        wide={wide ?? false}
        busy={isAsking}
        icon={<LocateFixed aria-hidden="true" />}
        onClick={ask}
      >
        {isAsking ? texts.asking : texts.use}
      </Button>
      <div role="alert">
        {alert && <p className="mt-2 font-semibold text-danger text-sm">{alert}</p>}
      </div>
    </div>
  );
}
