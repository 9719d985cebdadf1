import { getCitySettings } from '#contract/city/city-settings.ts';
import { unsetContacts } from '#contract/city/unset-contacts.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useSite } from '#web/browser/site-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { adminFrameTexts } from '#web/texts/admin-frame.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const { contactGaps: texts } = adminFrameTexts;

/** For admins: what /contact cannot say, because nobody has set it. */
export function ContactGaps() {
  const api = useApi();
  const site = useSite();
  const asked = useAsked('settings', (signal) => api.call(getCitySettings, {}, { signal }));
  const unset = asked.state === 'ready' ? unsetContacts(asked.data, site) : [];
  if (unset.length === 0) return null;
  return (
    <Notice
      title={texts.title}
      className="mt-4"
      action={
        <ButtonLink href="/admin/settings" size="sm">
          {texts.toSettings}
        </ButtonLink>
      }
    >
      {texts.text(unset)}
    </Notice>
  );
}
