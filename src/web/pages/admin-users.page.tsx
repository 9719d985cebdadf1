import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { PeopleScreen } from '#web/features/administration/people/PeopleScreen.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { peopleTexts as texts } from '#web/texts/administration-records.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.users} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: '/admin/users',
  isIndexed: false,
});

export const Page = () => (
  <AdminFrame current="users" lead={texts.lead}>
    <PeopleScreen />
  </AdminFrame>
);
