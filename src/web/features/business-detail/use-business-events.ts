import { type MouseEvent, useEffect } from 'react';
import type { Business } from '#contract/businesses.ts';
import { countBusinessEvent } from '#contract/visits.ts';
import { onConsentChange } from '#web/browser/consent.ts';
import { type DataLayerEvents, pushEvent } from '#web/browser/data-layer.ts';
import { sendAlong } from '#web/browser/send-along.ts';
import { directionsTo } from './directions.ts';

type Action = DataLayerEvents['business_action']['action_type'];

const actionOf = (link: HTMLAnchorElement, business: Business): Action | undefined => {
  if (link.protocol === 'tel:') return 'phone_click';
  if (link.dataset.action === 'website_click') return 'website_click';
  const ways: string[] = Object.values(directionsTo(business));
  return ways.includes(link.getAttribute('href') ?? '') ? 'directions_click' : undefined;
};

/** Counts the view and the links that were followed, and tells the data layer. @returns for `onClickCapture` */
export function useBusinessEvents(business: Business) {
  const { id, name, category } = business;
  useEffect(() => sendAlong(countBusinessEvent, { id, type: 'view' }), [id]);
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
    sendAlong(countBusinessEvent, { id, type: action });
    pushEvent('business_action', {
      action_type: action,
      business_id: id,
      business_name: name,
      business_category: category,
    });
  };
}
