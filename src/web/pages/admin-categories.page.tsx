import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { CategoriesScreen } from '#web/features/administration/CategoriesScreen.tsx';
import { type Head, type HeadContext, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { categoriesTexts as texts } from '#web/texts/administration-categories.ts';

export const load = async () => null;

export const head = (_: null, { site }: HeadContext): Head => ({
  title: titled(`${frame.links.categories} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: '/admin/categories',
  isIndexed: false,
});

export const Page = () => (
  <AdminFrame current="categories" lead={texts.lead}>
    <CategoriesScreen />
  </AdminFrame>
);
