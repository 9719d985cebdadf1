import { MapPin, Navigation } from 'lucide-react';
import { useState } from 'react';
import type { DutyTurn } from '#contract/duty/duty.ts';
import { directionsTexts } from '#web/texts/directions.ts';
import { dutyTexts } from '#web/texts/duty.ts';
import { offlineCityTexts as texts } from '#web/texts/offline-city.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import type { CityParts } from './city-parts.ts';
import { wayTo } from './way-to.ts';

/** Where a pharmacy on duty is, on our own ground; one without a pin is looked for by the map of the device. */
export function TurnPlace({ turn, map }: { turn: DutyTurn } & Pick<CityParts, 'map'>) {
  const [isShown, setShown] = useState(false);
  const { id, name, district, address, latitude, longitude } = turn;
  if (latitude === null || longitude === null)
    return (
      <ButtonLink
        href={wayTo({ ...turn, address: `${address || district}, Adana` })}
        icon={<Navigation className="size-5" aria-hidden="true" />}
      >
        {directionsTexts.directions}
        <span className="sr-only">{dutyTexts.ofTurn(name)}</span>
      </ButtonLink>
    );
  return (
    <>
      <Button
        icon={<MapPin className="size-5" aria-hidden="true" />}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? texts.hideMap : dutyTexts.map}
        <span className="sr-only">{dutyTexts.ofTurn(name)}</span>
      </Button>
      {isShown && (
        <div className="basis-full">
          {map([{ id, name, place: [longitude, latitude] }], () => wayTo(turn))}
        </div>
      )}
    </>
  );
}
