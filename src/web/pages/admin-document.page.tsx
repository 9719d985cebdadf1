import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { DocumentScreen } from '#web/features/moderation/item/DocumentScreen.tsx';
import type { Address, PageProps } from '#web/page.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';

type Data = Awaited<ReturnType<typeof load>>;

export const load = async (_: unknown, { params }: Address) => ({ id: params.id ?? '' });

export const head = adminHead(texts.documentTitle, texts.documentHead);

export const Page = ({ data: { id } }: PageProps<Data>) => (
  <AdminFrame current="inbox" title={texts.documentTitle}>
    <DocumentScreen key={id} id={id} />
  </AdminFrame>
);
