import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { PeopleScreen } from '#web/features/administration/people/PeopleScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { peopleTexts as texts } from '#web/texts/administration-records.ts';

export const head = adminHead(frame.links.users, texts.headDescription);

export const Page = () => (
  <AdminFrame current="users" lead={texts.lead}>
    <PeopleScreen />
  </AdminFrame>
);
