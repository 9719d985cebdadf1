import {
  CalendarClock,
  CalendarDays,
  ImagePlus,
  MessageSquare,
  MessagesSquare,
  QrCode,
  Star,
  Tags,
} from 'lucide-react';
import { districtInAddress } from '#contract/city/districts.ts';
import type { View } from '#contract/owners/desk-address.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { overviewTexts as texts } from '#web/texts/owner-workspace.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card, CardLink } from '#web/ui/Card.tsx';
import { useAskedDialog } from '#web/ui/island/use-asked-island.ts';
import { LongAddress } from '#web/ui/LongAddress.tsx';
import { Facts } from './Facts.tsx';
import { useWorkspace } from './workspace-context.ts';

/** 'Genel Bakış': who is waiting, what can be done quickly, and how the business is reached. */
export const OverviewTab = () => (
  <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <div className="flex flex-col gap-5">
      <Customers />
      <Contact />
    </div>
    <QuickActions />
  </div>
);

const lists: { view: View; of: 'reservations' | 'reviews' | 'messages'; Sign: typeof Star }[] = [
  { view: 'rezervasyonlar', of: 'reservations', Sign: CalendarDays },
  { view: 'degerlendirmeler', of: 'reviews', Sign: Star },
  { view: 'mesajlar', of: 'messages', Sign: MessageSquare },
];

function Customers() {
  const { business, hrefOf } = useWorkspace();
  return (
    <section aria-labelledby="musteriler">
      <h2 id="musteriler" className="sr-only">
        {texts.waiting}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {lists.map(({ view, of, Sign }) => {
          const count = business.waiting[of];
          const isLocked = of === 'messages' && business.plan === 'free';
          return (
            <li key={of}>
              <Card
                lifts
                className="h-full flex-row items-center gap-3 p-4 max-[18rem]:flex-wrap sm:flex-col sm:items-start"
              >
                <Sign className="size-6 flex-none text-seyhan" aria-hidden="true" />
                <div className="min-w-0 grow">
                  <h3 className="text-base">
                    <CardLink href={hrefOf({ view })}>{texts[of]}</CardLink>
                  </h3>
                  <p className="text-sm text-quiet">
                    {count > 0
                      ? texts.waits[of](count)
                      : isLocked
                        ? texts.messagesLocked
                        : texts.nothingWaits}
                  </p>
                </div>
                {count > 0 && (
                  <Badge tone="highlight" className="figures sm:absolute sm:top-4 sm:right-4">
                    <span aria-hidden="true">{count}</span>
                  </Badge>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Contact() {
  const { business } = useWorkspace();
  const { owners, email, phone, address, neighbourhood, district, website } = business;
  const phones = parsePhones(phone ?? '');
  return (
    <Card as="section" aria-labelledby="iletisim" className="gap-4 p-4 sm:p-6">
      <h2 id="iletisim" className="text-xl">
        {texts.contact}
      </h2>
      <Facts
        facts={[
          [texts.owner, owners.map(({ name }) => name).join(', ')],
          [
            texts.email,
            <LongAddress key="email">
              {email ?? owners.map((owner) => owner.email).join(', ')}
            </LongAddress>,
          ],
          [
            texts.phone,
            phones.length > 0 &&
              phones.map(({ key, display, href }) => (
                <span key={key} className="figures mr-3">
                  {href ? (
                    <Anchor href={href} className="text-link -my-2 inline-block py-2">
                      {display}
                    </Anchor>
                  ) : (
                    display
                  )}
                </span>
              )),
          ],
          [
            texts.address,
            [neighbourhood, address, districtInAddress(address) !== district && district]
              .filter(Boolean)
              .join(', '),
          ],
          [
            texts.website,
            website && (
              <Anchor href={website} target="_blank" className="text-link -my-2 inline-block py-2">
                <LongAddress>{website.replace(/^https?:\/\//, '')}</LongAddress>
              </Anchor>
            ),
          ],
        ]}
      />
    </Card>
  );
}

const fetchQr = async () => (await import('./views/QrDialog.tsx')).QrDialog;

function QuickActions() {
  const { business, hrefOf, slots } = useWorkspace();
  const { Dialog, button, state } = useAskedDialog(fetchQr, { ...texts.qrFailed, tone: 'danger' });
  const { id, name, status, isEditable } = business;
  // A page nobody can open is neither printed nor passed on.
  const isPublished = status === 'approved';
  return (
    <Card as="section" aria-labelledby="hizli-islemler" className="gap-3 p-4 sm:p-6">
      <h2 id="hizli-islemler" className="text-xl">
        {texts.quickActions}
      </h2>
      <div className="grid gap-2 *:w-full *:justify-start! sm:grid-cols-2 lg:grid-cols-1">
        {isEditable && (
          <ButtonLink
            href={hrefOf({ view: 'saatler' })}
            icon={<CalendarClock aria-hidden="true" />}
          >
            {texts.specialDays}
          </ButtonLink>
        )}
        <ButtonLink
          href={hrefOf({ view: 'degerlendirmeler' })}
          icon={<MessagesSquare aria-hidden="true" />}
        >
          {texts.answerReviews}
        </ButtonLink>
        {isEditable && (
          <ButtonLink
            href={hrefOf({ view: 'fotograflar' })}
            icon={<ImagePlus aria-hidden="true" />}
          >
            {texts.addPhoto}
          </ButtonLink>
        )}
        {isPublished && (
          <>
            {isEditable && (
              <ButtonLink href={hrefOf({ view: 'fiyatlar' })} icon={<Tags aria-hidden="true" />}>
                {texts.prices}
              </ButtonLink>
            )}
            <Button {...button} icon={<QrCode aria-hidden="true" />}>
              {texts.qrCode}
            </Button>
            {slots.share({ path: `/business/${id}`, title: name })}
          </>
        )}
      </div>
      {Dialog && <Dialog {...state} path={`/business/${id}`} />}
    </Card>
  );
}
