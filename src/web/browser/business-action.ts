import { type BusinessEvent, countBusinessEvent } from '#contract/statistics/visits.ts';
import { pushEvent } from './data-layer.ts';
import { sendAlong } from './send-along.ts';

/** Counts what was touched of a business, and tells the data layer. */
export function tellAction(
  { id, name, category }: { id: number; name: string; category: string },
  type: Exclude<BusinessEvent, 'view'>,
): void {
  sendAlong(countBusinessEvent, { id, type });
  pushEvent('business_action', {
    action_type: type,
    business_id: id,
    business_name: name,
    business_category: category,
  });
}
