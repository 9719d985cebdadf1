import { useId } from 'react';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { useApi } from '#web/browser/api-context.ts';
import { settingsTexts as texts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ActButton } from '../ActButton.tsx';
import { TeamSection } from '../TeamSection.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { ViewFrame } from './ViewFrame.tsx';

/** 'Ayarlar': closed for a while, reservations, who acts for the business, what of it is seen. */
export const SettingsView = () => (
  <ViewFrame title={texts.title}>
    <SwitchCard of="isOpen" />
    <SwitchCard of="takesReservations" />
    <ContactVisibility />
    <TeamSection />
  </ViewFrame>
);

/** What is off says so on the page; turning it off asks once. */
function SwitchCard({ of }: { of: keyof typeof texts.switches }) {
  const api = useApi();
  const { business, setBusiness } = useWorkspace();
  const { id, [of]: isOn } = business;
  const words = texts.switches[of];
  const titleId = useId();
  const turn = async (wanted: boolean) => {
    setBusiness(await api.call(changeManagedBusiness, { id, [of]: wanted }));
    return wanted ? words.nowOn : words.nowOff;
  };
  return (
    <Card as="section" aria-labelledby={titleId} className="items-start gap-3 p-4 sm:p-6">
      <h3 id={titleId} className="text-lg">
        {words.title}
      </h3>
      <p className="text-quiet">{isOn ? words.isOn : words.isOff}</p>
      {isOn ? (
        <ActButton label={words.off} question={words.question} act={() => turn(false)} />
      ) : (
        <ActButton label={words.on} variant="river" act={() => turn(true)} />
      )}
    </Card>
  );
}

function ContactVisibility() {
  const api = useApi();
  const { business, setBusiness, hrefOf } = useWorkspace();
  const { id, email } = business;
  const show = async (isEmailShown: boolean) => {
    setBusiness(await api.call(changeManagedBusiness, { id, isEmailShown }));
    return isEmailShown ? texts.emailShownNow : texts.emailHiddenNow;
  };
  return (
    <Card as="section" aria-labelledby="gorunurluk" className="items-start gap-3 p-4 sm:p-6">
      <h3 id="gorunurluk" className="text-lg">
        {texts.contact}
      </h3>
      <p className="text-quiet">{texts.contactText}</p>
      <p className="wrap-anywhere">{email ? texts.emailShown(email) : texts.emailHidden}</p>
      <div className="flex flex-wrap gap-2">
        <ActButton label={email ? texts.hideEmail : texts.showEmail} act={() => show(!email)} />
        <ButtonLink href={hrefOf({ view: 'duzenle' })} size="sm" variant="quiet">
          {texts.contactEdit}
        </ButtonLink>
      </div>
    </Card>
  );
}
