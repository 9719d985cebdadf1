import { useLocation } from 'wouter';
import { useSite } from '#web/browser/site-context.ts';
import { BridgeMark } from '#web/features/site-frame/BridgeMark.tsx';
import { SiteMenu } from '#web/features/site-frame/SiteMenu.tsx';
import { SiteSearchForm } from '#web/features/site-frame/SiteSearchForm.tsx';
import { bannerHref, headerLinks } from '#web/features/site-frame/site-links.ts';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

const Banner = () =>
  bannerHref ? (
    <Anchor href={bannerHref} className="site-banner">
      {texts.banner}
    </Anchor>
  ) : (
    <p className="site-banner">{texts.banner}</p>
  );

/** Logo, links and search; on a phone the links are in the menu and the search has its own row. */
export function SiteHeader() {
  const site = useSite();
  const [path] = useLocation();
  return (
    <header className="site-header not-printed">
      <Banner />
      <div className="shell flex flex-wrap items-center gap-x-4 lg:flex-nowrap lg:gap-x-8">
        <Anchor href="/" aria-label={texts.homeOf(site.name)} className="site-logo">
          <BridgeMark className="size-11" />
          <span>{site.name}</span>
        </Anchor>
        <nav aria-label={texts.mainNavigation} className="hidden lg:block">
          <ul className="flex gap-1">
            {headerLinks.map((link) => (
              <li key={link.href}>
                <Anchor
                  href={link.href}
                  aria-current={path === link.href ? 'page' : undefined}
                  className="site-header-link"
                >
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto lg:hidden">
          <SiteMenu />
        </div>
        <SiteSearchForm className="w-full pb-3 lg:ml-auto lg:w-104 lg:pb-0" />
      </div>
    </header>
  );
}
