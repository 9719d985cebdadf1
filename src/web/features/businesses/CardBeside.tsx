import type { BusinessOnCard } from '#contract/businesses/businesses.ts';
import { ToldCard, type ToldCardProps } from './BusinessCard.tsx';
import { toCardBusiness } from './business-list.ts';

interface CardBesideProps extends Pick<ToldCardProps, 'state' | 'walk'> {
  business: BusinessOnCard & { distance: number | null };
}

/** A card below another business. */
export const CardBeside = ({ business, ...told }: CardBesideProps) => (
  <ToldCard {...told} business={toCardBusiness(business)} level={3} isCompact />
);
