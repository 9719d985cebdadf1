import type { ReactNode } from 'react';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

interface FavoritesOnTheirWayProps {
  /** Said until they are there. */
  loading: string;
  skeleton: ReactNode;
}

/** The browser asks for them; where no script runs they will not come, and the page says so. */
export const FavoritesOnTheirWay = ({ loading, skeleton }: FavoritesOnTheirWayProps) => (
  <>
    <div className="noscript:hidden">
      <p className="mb-5 text-quiet">{loading}</p>
      {skeleton}
    </div>
    <div className="hidden noscript:block">
      <p className="measure mb-5">{texts.needsScript}</p>
      <ButtonLink href="/businesses">{texts.toBusinesses}</ButtonLink>
    </div>
  </>
);
