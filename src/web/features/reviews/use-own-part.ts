import { useCallback, useEffect, useState } from 'react';
import { getOwnPart, type OwnReview } from '#contract/reviews.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { useApi } from '#web/browser/api-context.ts';
import { loginAddress } from '#web/browser/login-address.ts';

/** What the member at this browser has to do with the reviews of a business. */
export interface OwnPart {
  review: OwnReview | null;
  helpfulIds: number[];
  isOwner: boolean;
}

/** Undefined until it is known that, and as whom, somebody is signed in. */
export function useOwnPart(businessId: number) {
  const api = useApi();
  const account = useAccount();
  const memberId = account.kind === 'member' ? account.account.id : undefined;
  const [part, setPart] = useState<OwnPart>();
  const reload = useCallback(async () => {
    // Who cannot be told from a visitor is treated as one: the page itself stays whole.
    const asked = memberId === undefined ? undefined : api.call(getOwnPart, { id: businessId });
    setPart(await asked?.catch(() => undefined));
  }, [api, businessId, memberId]);
  useEffect(() => void reload(), [reload]);
  return { part, reload };
}

/** Signing in leads back to this place of the business's page. */
export const signInAddress = (businessId: number, placeId: string): string =>
  loginAddress(`/business/${businessId}#${placeId}`);
