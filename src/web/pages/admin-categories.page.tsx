import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { CategoriesScreen } from '#web/features/administration/CategoriesScreen.tsx';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { categoriesTexts as texts } from '#web/texts/administration-categories.ts';

export const head = adminHead(frame.links.categories, texts.headDescription);

export const Page = () => (
  <AdminFrame current="categories" lead={texts.lead}>
    <CategoriesScreen />
  </AdminFrame>
);
