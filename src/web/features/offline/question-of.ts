import { cityQuestionTexts as texts } from '#web/texts/offline.ts';

/** Lists that are a question by themselves. */
const ASKED: Record<string, string> = {
  '/open-now': texts.open,
  '/nobetci-eczane': texts.duty,
};

/** What a list without a network was asked for, as one would type it: the city on the device reads words alone. */
export function questionOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const [, area, slug = '', kind] = pathname.split('/');
  // A slug is its name without the letters that search does not tell apart anyway.
  const ofCategory = area === 'category' ? (kind ?? slug) : searchParams.get('category');
  return [
    searchParams.get('q'),
    ofCategory?.replaceAll('-', ' '),
    searchParams.get('district'),
    ASKED[pathname] ?? (searchParams.get('open') && texts.open),
  ]
    .filter(Boolean)
    .join(' ');
}
