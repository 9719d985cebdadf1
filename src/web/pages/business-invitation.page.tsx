import { InvitationScreen } from '#web/features/owner-desk/InvitationScreen.tsx';
import { type Head, type HeadContext, type PageProps, titled } from '#web/page.ts';
import { invitationTexts as texts } from '#web/texts/owner-workspace.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(texts.title, site),
  description: texts.description,
  canonical: '/business-invitation',
  isIndexed: false,
});

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <InvitationScreen token={address.query.get('token') ?? ''} />
  </div>
);
