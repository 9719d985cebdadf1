import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { ButtonLink, buttonClass } from '#web/ui/Button.tsx';
import { DirectionsMenu } from './DirectionsMenu.tsx';

/**
 * What the thumb wants, at the foot of a phone's screen. It sticks while the page is read and then
 * lies down at its end, so it never covers the footer. Where everything is twice as large it would
 * cover half the page, and lies there from the beginning.
 */
export function ActionBar({ business, share }: { business: Business; share: ReactNode }) {
  const phone = parsePhones(business.phone ?? '').find(({ href }) => href);
  return (
    <nav
      aria-label={texts.actions}
      className="not-printed sticky bottom-0 z-20 mt-10 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-float max-[18rem]:static lg:hidden"
    >
      <div className="shell flex gap-2 py-2.5 max-[18rem]:flex-wrap *:flex-auto *:px-2! *:whitespace-nowrap max-[23rem]:gap-1.5 max-[23rem]:*:gap-1.5! max-[23rem]:*:text-sm!">
        {phone?.href && (
          <ButtonLink
            href={phone.href}
            variant="primary"
            icon={<Phone aria-hidden="true" />}
            aria-label={texts.callNumber(phone.display)}
          >
            {texts.call}
          </ButtonLink>
        )}
        <DirectionsMenu
          destination={business}
          label={texts.directions}
          className={buttonClass({ variant: phone ? 'plain' : 'primary' })}
        />
        {share}
      </div>
    </nav>
  );
}
