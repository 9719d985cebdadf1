import type { ReactNode } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { getSharedFavorites } from '#contract/favorites.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { HomeLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { FavoritesOnTheirWay } from './FavoritesOnTheirWay.tsx';

interface SharedFavoritesScreenProps {
  token: string;
  card: (business: Business) => ReactNode;
  skeleton: ReactNode;
}

/**
 * Somebody's list behind its link. Asked in the browser and never kept: a link that was withdrawn leads
 * nowhere at once.
 */
export function SharedFavoritesScreen({ token, card, skeleton }: SharedFavoritesScreenProps) {
  const api = useApi();
  const list = useAsked(token, (signal) => api.call(getSharedFavorites, { token }, { signal }));
  if (list.state === 'failed') {
    if (list.status !== 404 && list.status !== 400) {
      return <LoadFailure level={1} texts={texts.sharedFailure} onAgain={list.again} />;
    }
    return (
      <EmptyState
        level={1}
        scene="shutter"
        title={texts.sharedGoneTitle}
        action={<HomeLink variant="primary" />}
      >
        {texts.sharedGoneText}
      </EmptyState>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>{(list.state === 'ready' && list.data.name) || texts.sharedTitle}</h1>
      <p className="measure mt-2 mb-6 text-quiet">{texts.sharedLead}</p>
      {list.state === 'loading' && (
        <FavoritesOnTheirWay loading={texts.sharedLoading} skeleton={skeleton} />
      )}
      {list.state === 'ready' && list.data.businesses.length === 0 && (
        <p className="rounded-lg bg-sunken px-5 py-8 text-center text-quiet">{texts.sharedEmpty}</p>
      )}
      {list.state === 'ready' && list.data.businesses.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {list.data.businesses.map((business) => (
            <li key={business.id}>{card(business)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
