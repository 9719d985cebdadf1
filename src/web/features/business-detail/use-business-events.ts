import { type MouseEvent, useEffect } from 'react';
import type { Business } from '#contract/businesses.ts';
import { onConsentChange } from '#web/browser/consent.ts';
import { type DataLayerEvents, pushEvent } from '#web/browser/data-layer.ts';
import { directionsTo } from './directions.ts';

type Action = DataLayerEvents['business_action']['action_type'];

const actionOf = (link: HTMLAnchorElement, business: Business): Action | undefined => {
  if (link.protocol === 'tel:') return 'phone_click';
  if (link.dataset.action === 'website_click') return 'website_click';
  const ways: string[] = Object.values(directionsTo(business));
  return ways.includes(link.getAttribute('href') ?? '') ? 'directions_click' : undefined;
};

/** Tells the data layer of the view and of the links that were followed. @returns for `onClickCapture` */
export function useBusinessEvents(business: Business) {
  const { id, name, category } = business;
  useEffect(() => {
    const view = () =>
      pushEvent('business_view', {
        business_id: id,
        business_name: name,
        business_category: category,
      });
    view();
    return onConsentChange(view);
  }, [id, name, category]);
  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const action = link && actionOf(link, business);
    if (!action) return;
    pushEvent('business_action', {
      action_type: action,
      business_id: id,
      business_name: name,
      business_category: category,
    });
  };
}
