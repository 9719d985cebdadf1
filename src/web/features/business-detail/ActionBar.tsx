import type { Business } from '#contract/businesses/businesses.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { CallButton, isCallable, WhatsAppButton } from './CallLinks.tsx';
import { DirectionsButton } from './DirectionsMenu.tsx';

/**
 * What the thumb wants, at the foot of a phone's screen: the beginning of `aside` on a wide one. It sticks while
 * the page is read and then lies down at its end, so it never covers the footer.
 */
export const ActionBar = ({ business }: { business: Business }) => (
  <nav aria-label={texts.actions} className="page-dock not-printed mt-10 lg:hidden">
    <div className="shell flex items-center gap-2 max-[18rem]:flex-wrap max-[18rem]:*:px-1! *:flex-auto *:px-2! *:whitespace-nowrap max-[26rem]:gap-1.5 max-[26rem]:*:gap-1.5! max-[26rem]:*:text-sm! max-[23rem]:[&_svg]:hidden">
      <CallButton business={business} />
      <DirectionsButton
        label={texts.directions}
        className={buttonClass({ variant: isCallable(business) ? 'plain' : 'primary' })}
      />
      <WhatsAppButton business={business} />
    </div>
  </nav>
);
