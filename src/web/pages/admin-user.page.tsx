import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { PersonScreen } from '#web/features/administration/people/PersonScreen.tsx';
import type { Address, PageProps } from '#web/page.ts';
import { peopleTexts as texts } from '#web/texts/administration-records.ts';

type Data = Awaited<ReturnType<typeof load>>;

/** An id that is none leads to 'no such person', as one that nobody has. */
export const load = async (_: unknown, { params }: Address) => ({
  id: Number.parseInt(params.id ?? '', 10) || 0,
});

export const head = ({ id }: Data) => adminHead(texts.title(id), texts.headDescription);

export const Page = ({ data: { id } }: PageProps<Data>) => (
  <AdminFrame current="users" title={texts.title(id)}>
    <PersonScreen key={id} id={id} />
  </AdminFrame>
);
