import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { BusinessesScreen } from '#web/features/administration/businesses/BusinessesScreen.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.businesses} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: '/admin/businesses',
  isIndexed: false,
});

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
