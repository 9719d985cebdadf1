import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { BusinessesScreen } from '#web/features/administration/businesses/BusinessesScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

export const head = adminHead(frame.links.businesses, texts.headDescription);

export const Page = () => (
  <AdminFrame
    current="businesses"
    lead={texts.lead}
    actions={
      <ButtonLink size="sm" href="/admin/businesses/new">
        {texts.add}
      </ButtonLink>
    }
  >
    <BusinessesScreen />
  </AdminFrame>
);
