import { type ComponentProps, Suspense } from 'react';
import { island } from '#web/ui/island/island.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const PinPicker = island(async () => (await import('./PinPicker.tsx')).PinPicker);

interface TypedPinProps {
  latitude: string;
  longitude: string;
  district: string;
  onPin: (latitude: string, longitude: string) => void;
}

const DEGREE_DIGITS = 6;

/** The map of a form whose degrees are texts. */
export function TypedPin({ latitude, longitude, district, onPin }: TypedPinProps) {
  const [lat, lng] = [latitude, longitude].map((text) => Number(text.replace(',', '.')));
  const isPin = latitude !== '' && longitude !== '' && Number.isFinite(lat) && Number.isFinite(lng);
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full rounded-md" />}>
      <PinPicker
        pin={isPin ? { latitude: lat ?? 0, longitude: lng ?? 0 } : undefined}
        district={district as ComponentProps<typeof PinPicker>['district']}
        onPin={(place) =>
          onPin(place.latitude.toFixed(DEGREE_DIGITS), place.longitude.toFixed(DEGREE_DIGITS))
        }
      />
    </Suspense>
  );
}
