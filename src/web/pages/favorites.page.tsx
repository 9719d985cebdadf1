import { BusinessCard } from '#web/features/businesses/BusinessCard.tsx';
import { BusinessListSkeleton } from '#web/features/businesses/BusinessList.tsx';
import { toCardBusiness } from '#web/features/businesses/business-list.ts';
import { FavoritesScreen } from '#web/features/favorites/FavoritesScreen.tsx';
import { ShareButton } from '#web/features/sharing/ShareButton.tsx';
import type { Head } from '#web/page.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';

const SKELETONS = 3;

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

export const Page = () => (
  <div className="shell min-h-dvh pt-3 pb-16 sm:pt-10">
    <FavoritesScreen
      card={(business, heart) => <BusinessCard business={toCardBusiness(business)} heart={heart} />}
      skeleton={<BusinessListSkeleton count={SKELETONS} />}
      shareButton={(path, name = texts.sharedTitle) => <ShareButton path={path} title={name} />}
    />
  </div>
);
