import type { BusinessEvent } from '#contract/statistics/visits.ts';
import { onConsentChange, readConsent } from './consent.ts';

/** The four events of the specification (section 3), for a tag manager that listens. */
export interface DataLayerEvents {
  page_view: { page_path: string; page_title: string };
  business_view: { business_id: number; business_name: string; business_category: string };
  business_action: {
    action_type: Exclude<BusinessEvent, 'view'>;
    business_id: number;
    business_name: string;
    business_category: string;
  };
  business_submission: { submission_type: 'manual' | 'google' | 'csv' };
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Pushes an event, if the visitor agreed to statistics; else nothing happens and nothing is kept. */
export function pushEvent<Name extends keyof DataLayerEvents>(
  event: Name,
  fields: DataLayerEvents[Name],
): void {
  if (readConsent() !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
}

/** Loads the tag manager once there is consent; without an id there is none. */
export function startTagManager(id: string | undefined): void {
  if (!id) return;
  const load = () => {
    if (readConsent() !== 'granted' || document.getElementById('tag-manager')) return;
    window.dataLayer ??= [];
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.id = 'tag-manager';
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  };
  onConsentChange(load);
  load();
}
