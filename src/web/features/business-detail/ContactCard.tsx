import { Camera, Globe, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { LongAddress } from '#web/ui/LongAddress.tsx';
import { instagramLink, mailLink, websiteLink } from './business-links.ts';
import { FactsCard } from './FactsCard.tsx';
import { OldFact } from './OldFact.tsx';

/** Phones, website, e-mail and Instagram, each as something to touch; WhatsApp stands with the actions. */
export function ContactCard({ business }: { business: Business }) {
  const phones = parsePhones(business.phone ?? '');
  const website = websiteLink(business.website ?? '');
  const { email } = business;
  const instagram = instagramLink(business.instagram ?? '');
  const hasLines = phones.length > 0 || website !== undefined || Boolean(email);
  const isEmpty = !hasLines && !instagram;
  if (isEmpty && business.whatsapp) return null;
  return (
    <FactsCard title={texts.contact}>
      {isEmpty && <p className="text-quiet">{texts.noContact}</p>}
      {hasLines && (
        <dl className="-my-1 flex flex-col">
          {phones.map(({ key, display, href }) => (
            <Line key={key} term={texts.phone} icon={<Phone aria-hidden="true" />}>
              {href ? (
                <Anchor href={href} className={`${linkClass} figures`}>
                  {display}
                </Anchor>
              ) : (
                <span className="figures py-2">{display}</span>
              )}
            </Line>
          ))}
          {website && (
            <Line term={texts.website} icon={<Globe aria-hidden="true" />}>
              <Anchor
                href={website.href}
                target="_blank"
                data-action="website_click"
                className={linkClass}
              >
                <LongAddress>{website.label}</LongAddress>
                <span className="sr-only"> ({texts.opensElsewhere})</span>
              </Anchor>
            </Line>
          )}
          {email && (
            <Line term={texts.email} icon={<Mail aria-hidden="true" />}>
              <MailAddress email={email} />
            </Line>
          )}
        </dl>
      )}
      <OldFact of="phone" facts={business.facts} />
      {instagram && (
        <ButtonLink
          href={instagram.href}
          target="_blank"
          size="sm"
          icon={<Camera aria-hidden="true" />}
        >
          <span className="sr-only">{texts.instagram}: </span>
          <LongAddress>{instagram.label}</LongAddress>
          <span className="sr-only"> ({texts.opensElsewhere})</span>
        </ButtonLink>
      )}
    </FactsCard>
  );
}

const linkClass = 'text-link flex min-h-11 min-w-0 items-center font-semibold';

function MailAddress({ email }: { email: string }) {
  const href = mailLink(email);
  const words = <LongAddress>{email}</LongAddress>;
  return href ? (
    <Anchor href={href} className={linkClass}>
      {words}
    </Anchor>
  ) : (
    <span className="py-2">{words}</span>
  );
}

const Line = ({ term, icon, children }: { term: string; icon: ReactNode; children: ReactNode }) => (
  <div className="flex items-center gap-3 [&_svg]:size-5 [&_svg]:text-quiet">
    <dt className="shrink-0">
      {icon}
      <span className="sr-only">{term}</span>
    </dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
