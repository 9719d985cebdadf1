import type { Crumb } from './page.ts';
import { listTexts } from './texts/businesses.ts';

/** JSON-LD of the way to a page: names and paths from the home page on. */
export const breadcrumbList = (trail: readonly Crumb[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: listTexts.home, href: '/' }, ...trail].map(
    ({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + href,
    }),
  ),
});
