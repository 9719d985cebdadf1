import { changeManagedBusiness } from '#contract/owner-workspace.ts';
import { useApi } from '#web/browser/api-context.ts';
import { settingsTexts as texts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ActButton } from './ActButton.tsx';
import { TeamSection } from './TeamSection.tsx';
import { ViewFrame } from './ViewFrame.tsx';
import { useWorkspace } from './workspace-context.ts';

/** 'Ayarlar': closed for a while, who acts for the business, what of it is seen. */
export const SettingsView = () => (
  <ViewFrame title={texts.title}>
    <Closing />
    <ContactVisibility />
    <TeamSection />
  </ViewFrame>
);

function Closing() {
  const api = useApi();
  const { business, setBusiness } = useWorkspace();
  const { id, isOpen } = business;
  const turn = async (wanted: boolean) =>
    setBusiness(await api.call(changeManagedBusiness, { id, isOpen: wanted }));
  return (
    <Card as="section" aria-labelledby="kapanis" className="items-start gap-3 p-4 sm:p-6">
      <h3 id="kapanis" className="text-lg">
        {texts.closing}
      </h3>
      <p className="text-quiet">{isOpen ? texts.openText : texts.closedText}</p>
      {isOpen ? (
        <ActButton
          label={texts.close}
          question={{ title: texts.closeTitle, text: texts.closeQuestion, yes: texts.closeNow }}
          act={async () => {
            await turn(false);
            return texts.closedNow;
          }}
        />
      ) : (
        <ActButton
          label={texts.reopen}
          variant="river"
          act={async () => {
            await turn(true);
            return texts.reopened;
          }}
        />
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
