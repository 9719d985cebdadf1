import { Phone } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { reservationTexts as texts } from '#web/texts/reservations.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';

/** Nobody would answer: the phone is the way. */
export function NoReservations({
  business,
  isOpen,
  onClose,
}: LateDialogState & { business: Business }) {
  const phones = parsePhones(business.phone ?? '').filter(({ href }) => href);
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.title}>
      <p>
        {business.hasOwner ? texts.off : texts.noOwner}{' '}
        {phones.length > 0 ? texts.noOwnerButPhone : texts.noOwnerNoPhone}
      </p>
      {phones.map(({ key, display, href = '' }) => (
        <ButtonLink
          key={key}
          href={href}
          variant="primary"
          wide
          icon={<Phone aria-hidden="true" />}
          className="figures"
        >
          {texts.call(display)}
        </ButtonLink>
      ))}
    </Dialog>
  );
}
