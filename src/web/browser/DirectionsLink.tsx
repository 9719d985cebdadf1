import { Navigation } from 'lucide-react';
import { directionsTexts as texts } from '#web/texts/directions.ts';
import { tellAction } from './business-action.ts';

interface DirectionsLinkProps {
  business: { id: number; name: string; category: string };
  /** Of a map service. */
  href: string;
}

/** The way to a business, by its sign alone: beside 'Telefon et'. */
export const DirectionsLink = ({ business, href }: DirectionsLinkProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={texts.directionsTo(business.name)}
    data-tooltip={texts.directions}
    className="icon-button icon-button-plain shrink-0"
    onClick={() => tellAction(business, 'directions_click')}
  >
    <Navigation className="size-5" aria-hidden="true" />
  </a>
);
