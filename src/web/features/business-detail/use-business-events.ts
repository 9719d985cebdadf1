import { type MouseEvent, useEffect } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { directionsTo } from '#contract/maps/directions.ts';
import { countBusinessEvent } from '#contract/statistics/visits.ts';
import { tellAction } from '#web/browser/business-action.ts';
import { onConsentChange } from '#web/browser/consent.ts';
import { type DataLayerEvents, pushEvent } from '#web/browser/data-layer.ts';
import { sendAlong } from '#web/browser/send-along.ts';

type Action = DataLayerEvents['business_action']['action_type'];

const actionOf = (touched: HTMLElement, business: Business): Action | undefined => {
  // The card of another business counts its own.
  if (touched.dataset.call !== undefined) return undefined;
  // What says itself what it is: the website, WhatsApp, the ways to share.
  if (touched.dataset.action) return touched.dataset.action as Action;
  const href = touched.getAttribute('href') ?? '';
  if (href.startsWith('tel:')) return 'phone_click';
  const ways: string[] = Object.values(directionsTo(business));
  return ways.includes(href) ? 'directions_click' : undefined;
};

/** Counts the view and what was touched, and tells the data layer. @returns for `onClickCapture` */
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
    const touched =
      event.target instanceof Element && event.target.closest<HTMLElement>('a, [data-action]');
    const action = touched && actionOf(touched, business);
    if (!action) return;
    tellAction(business, action);
  };
}
