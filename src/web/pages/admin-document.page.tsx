import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { DocumentScreen } from '#web/features/moderation/item/DocumentScreen.tsx';
import { type Address, type Head, type HeadContext, type PageProps, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';

type Data = Awaited<ReturnType<typeof load>>;

export const load = async (_: unknown, { params }: Address) => ({ id: params.id ?? '' });

export const head = ({ id }: Data, { site }: HeadContext): Head => ({
  title: titled(`${texts.documentTitle} · ${frame.title}`, site),
  description: texts.documentHead,
  canonical: `/admin/documents/${id}`,
  isIndexed: false,
});

export const Page = ({ data: { id } }: PageProps<Data>) => (
  <AdminFrame current="inbox" title={texts.documentTitle}>
    <DocumentScreen key={id} id={id} />
  </AdminFrame>
);
