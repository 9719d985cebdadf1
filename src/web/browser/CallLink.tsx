import { Phone } from 'lucide-react';
import { phoneHref } from '#contract/text/phones.ts';
import { callTexts as texts } from '#web/texts/calls.ts';
import { tellAction } from './business-action.ts';

interface CallLinkProps {
  business: { id: number; name: string; category: string; phone: string | null };
  className?: string;
}

/** 'Telefon et' on a card, above its one link; nothing where there is no number to dial. */
export function CallLink({ business, className = '' }: CallLinkProps) {
  const href = phoneHref(business.phone ?? '');
  return (
    href && (
      <a
        href={href}
        data-call=""
        aria-label={texts.callOf(business.name)}
        data-tooltip={texts.call}
        className={`icon-button icon-button-plain call-link ${className}`}
        onClick={() => tellAction(business, 'phone_click')}
      >
        <Phone className="size-5" aria-hidden="true" />
      </a>
    )
  );
}
