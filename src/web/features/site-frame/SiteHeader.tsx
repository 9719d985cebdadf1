import { Heart, Search } from 'lucide-react';
import { memo } from 'react';
import { useLocation } from 'wouter';
import type { Site } from '#contract/city/city.ts';
import { isSignedInHere } from '#web/browser/account-context.ts';
import { CachedMarkup } from '#web/browser/CachedMarkup.tsx';
import { useSite } from '#web/browser/site-context.ts';
import { AccountLink } from '#web/features/site-frame/AccountLink.tsx';
import { BridgeMark } from '#web/features/site-frame/BridgeMark.tsx';
import { SiteSearchForm } from '#web/features/site-frame/SiteSearchForm.tsx';
import {
  bannerHref,
  categoryLinks,
  favoritesLink,
  furtherMenuLinks,
  headerLinks,
  menuLinks,
} from '#web/features/site-frame/site-links.ts';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { IconLink } from '#web/ui/IconButton.tsx';
import { island } from '#web/ui/island/island.ts';
import { whenTouchedOr } from '#web/ui/island/when-touched.tsx';

const Banner = () => (
  <Anchor href={bannerHref} className="site-banner">
    {texts.banner}
  </Anchor>
);

/** Logo, links and search; on a phone the links are in the menu and the search has its own row. */
export function SiteHeader({ isOnUnknown }: { isOnUnknown: boolean }) {
  const { name, categories } = useSite();
  const [path] = useLocation();
  // The same on all pages that no link of it leads to.
  const isLinked =
    linkedPaths.has(path) || categoryLinks(categories).some(({ href }) => href === path);
  return (
    <CachedMarkup as="header" className="site-header not-printed">
      <HeaderContent
        siteName={name}
        categories={categories}
        current={isLinked ? path : undefined}
        isFolded={isOnUnknown || PAGES_THAT_SEARCH.has(path)}
      />
    </CachedMarkup>
  );
}

const linkedPaths = new Set([...menuLinks, ...furtherMenuLinks].map(({ href }) => href));

/** They have a field of their own, as has what answers an unknown address: the header's is behind its button there. */
const PAGES_THAT_SEARCH = new Set(['/', '/search', '/map', '/cevrimdisi/sehir']);
const SEARCH_ID = 'site-search';

/** A popover of the browser with links, so it works as it was written; who is signed in stands in it otherwise. */
const Menu = memo(
  island(async () => (await import('./SiteMenu.tsx')).SiteMenu, whenTouchedOr(isSignedInHere)),
);

interface HeaderContentProps {
  siteName: string;
  categories: Site['categories'];
  current: string | undefined;
  isFolded: boolean;
}

function HeaderContent({ siteName, categories, current, isFolded }: HeaderContentProps) {
  return (
    <>
      <Banner />
      <div className="shell flex flex-wrap items-center gap-x-4 xl:flex-nowrap">
        <Anchor href="/" aria-label={texts.homeOf(siteName)} className="site-logo">
          <BridgeMark className="size-11" />
          <span>{siteName}</span>
        </Anchor>
        <nav aria-label={texts.mainNavigation} className="hidden xl:block">
          <ul className="flex">
            {headerLinks.map((link) => (
              <li key={link.href}>
                <Anchor
                  href={link.href}
                  aria-current={current === link.href ? 'page' : undefined}
                  className="site-header-link"
                >
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-header-tools">
          {isFolded && (
            <button
              type="button"
              popoverTarget={SEARCH_ID}
              className="button button-plain button-sm"
            >
              <Search aria-hidden="true" />
              {texts.searchButton}
            </button>
          )}
          <div className="xl:hidden">
            <Menu categories={categories} />
          </div>
        </div>
        <SiteSearchForm
          id={SEARCH_ID}
          isFolded={isFolded}
          className={isFolded ? 'site-search-fold' : 'site-search-row'}
        />
        <div className="hidden items-center xl:flex">
          <IconLink
            {...favoritesLink}
            icon={<Heart className="size-5" aria-hidden="true" />}
            aria-current={current === favoritesLink.href ? 'page' : undefined}
          />
          <AccountLink className="site-header-link site-header-account" />
        </div>
      </div>
    </>
  );
}
