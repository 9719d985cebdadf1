import { InvitationScreen } from '#web/features/owner-desk/InvitationScreen.tsx';
import type { Head, PageProps } from '#web/page.ts';
import { invitationTexts as texts } from '#web/texts/owner-workspace.ts';

export const head: Head = {
  title: texts.title,
  description: texts.description,
  isIndexed: false,
};

export const Page = ({ address }: PageProps<null>) => (
  <div className="shell pt-6 pb-16 sm:pt-10">
    <InvitationScreen token={address.query.get('token') ?? ''} />
  </div>
);
