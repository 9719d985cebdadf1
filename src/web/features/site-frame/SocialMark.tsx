import { Globe } from 'lucide-react';

/** The simple signs of the places people look for; any other address gets the globe. */
const marks: Record<string, { name: string; path: string }> = {
  'instagram.com': {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm4.9-1.5v.6',
  },
  'facebook.com': {
    name: 'Facebook',
    path: 'M14 21v-8h3l.6-3.6H14V7.2c0-1 .5-1.8 1.9-1.8H18V2.6h-2.8C12 2.6 10.4 4.4 10.4 7v2.4H7.5V13h2.9v8z',
  },
  'x.com': { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
  'youtube.com': {
    name: 'YouTube',
    path: 'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z',
  },
};

const siteOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';

/** What to call the place an address leads to, 'Instagram' or its host. */
export const socialName = (url: string): string => marks[siteOf(url)]?.name ?? siteOf(url);

export function SocialMark({ url }: { url: string }) {
  const mark = marks[siteOf(url)];
  if (!mark) return <Globe className="size-5" aria-hidden="true" />;
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={mark.path} />
    </svg>
  );
}
