import { MessageCircle, Phone } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { callTexts } from '#web/texts/calls.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { whatsAppLink } from './business-links.ts';

type Size = 'md' | 'lg';

/** The first number that can be dialled. */
const dialled = ({ phone }: Business) => parsePhones(phone ?? '').find(({ href }) => href);

/** 'Telefon et', the one action of the page; nothing where there is no number to dial. */
export function CallButton({ business, size }: { business: Business; size?: Size }) {
  const phone = dialled(business);
  return (
    phone?.href && (
      <ButtonLink
        href={phone.href}
        variant="primary"
        size={size ?? 'md'}
        icon={<Phone aria-hidden="true" />}
        aria-label={texts.callNumber(phone.display)}
      >
        {callTexts.call}
      </ButtonLink>
    )
  );
}

export const isCallable = (business: Business): boolean => dialled(business) !== undefined;

export function WhatsAppButton({ business, size }: { business: Business; size?: Size }) {
  const href = whatsAppLink(business.whatsapp ?? '');
  return (
    href && (
      <ButtonLink
        href={href}
        target="_blank"
        data-action="whatsapp_click"
        size={size ?? 'md'}
        icon={<MessageCircle aria-hidden="true" />}
      >
        {texts.whatsApp}
        <span className="sr-only"> ({texts.opensElsewhere})</span>
      </ButtonLink>
    )
  );
}
