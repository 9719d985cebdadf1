import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { Badge } from '#web/ui/Badge.tsx';

interface HowFarProps {
  business: Pick<Business, 'latitude' | 'longitude'>;
  className: string;
}

/** How far it is from visitors who have let this site know where they are; others are not asked. */
export function HowFar({ business: { latitude, longitude }, className }: HowFarProps) {
  const [distance, setDistance] = useState<string>();
  useEffect(() => {
    let isHere = true;
    const tell = async () => {
      const permission = await navigator.permissions?.query({ name: 'geolocation' });
      if (permission?.state !== 'granted') return;
      const { distanceFromHere } = await import('./distance-from-here.ts');
      const text = await distanceFromHere({ latitude, longitude });
      if (isHere) setDistance(text);
    };
    // A browser that does not say so, or code that does not come: the page says what it said.
    tell().catch(() => undefined);
    return () => {
      isHere = false;
      setDistance(undefined);
    };
  }, [latitude, longitude]);
  if (distance === undefined) return null;
  return (
    <Badge icon={<MapPin aria-hidden="true" />} className={className}>
      <span className="sr-only">{texts.distance}</span>
      {distance}
    </Badge>
  );
}
