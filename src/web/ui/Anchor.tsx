import type { ComponentProps } from 'react';
import { Link } from 'wouter';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Leaves the page for real: files and addresses the router does not know. */
  reloads?: boolean;
};

/** Every link of the site: pages by the router, `tel:`, `mailto:`, `#…` and other sites by the browser. */
export function Anchor({ href, reloads = false, ...rest }: AnchorProps) {
  const isPage = href.startsWith('/') && !href.startsWith('//') && !reloads;
  if (isPage && rest.target === undefined) return <Link href={href} {...rest} />;
  const opensElsewhere = rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {};
  return <a href={href} {...opensElsewhere} {...rest} />;
}
