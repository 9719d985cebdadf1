import { BusinessCard } from '#web/features/businesses/BusinessCard.tsx';
import { BusinessListSkeleton } from '#web/features/businesses/BusinessList.tsx';
import { toCardBusiness } from '#web/features/businesses/business-list.ts';
import { FavoriteButton } from '#web/features/favorites/FavoriteButton.tsx';
import { SharedFavoritesScreen } from '#web/features/favorites/SharedFavoritesScreen.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';

const SKELETONS = 3;

export const head: Head = {
  title: texts.sharedTitle,
  description: texts.sharedDescription,
  isIndexed: false,
};

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <SharedFavoritesScreen
      token={address.params.token ?? ''}
      card={(business) => (
        <BusinessCard
          business={toCardBusiness(business)}
          heart={<FavoriteButton business={business} appearance="solid" />}
        />
      )}
      skeleton={<BusinessListSkeleton count={SKELETONS} />}
    />
  </div>
);
