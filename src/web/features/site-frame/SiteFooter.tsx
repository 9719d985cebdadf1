import type { ReactNode } from 'react';
import { DEFAULT_SHARE_TITLE } from '#contract/city/city.ts';
import { CachedMarkup } from '#web/browser/CachedMarkup.tsx';
import { useYear } from '#web/browser/clock-context.ts';
import { askConsentAgain } from '#web/browser/consent.ts';
import { useSite } from '#web/browser/site-context.ts';
import { BridgeMark } from '#web/features/site-frame/BridgeMark.tsx';
import { guideLinks, legalLinks, ownerLinks } from '#web/features/site-frame/foot-links.ts';
import { RiverBridge } from '#web/features/site-frame/RiverBridge.tsx';
import { SocialMark, socialName } from '#web/features/site-frame/SocialMark.tsx';
import { categoryLinks, type SiteLink } from '#web/features/site-frame/site-links.ts';
import { ThemeSwitch } from '#web/features/site-frame/ThemeSwitch.tsx';
import { siteFootTexts as texts } from '#web/texts/site-foot.ts';
import { siteMenuTexts } from '#web/texts/site-menu.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

type FooterListProps = {
  title: string;
  links: SiteLink[];
  className?: string;
  children?: ReactNode;
};

/**
 * A heading and its links; where the screen is narrow, a line that opens them. The links stand behind it, not in it:
 * on a wide screen they are simply there, and nothing says that it is closed.
 */
const FooterList = ({ title, links, className, children }: FooterListProps) => (
  <section className={className}>
    <h2 className="site-footer-title">{title}</h2>
    <details name="site-footer" className="site-footer-fold">
      <summary className="fold-sign">{title}</summary>
    </details>
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Anchor href={link.href}>{link.label}</Anchor>
        </li>
      ))}
      {children}
    </ul>
  </section>
);

/** The bridge at dusk, and under it, in the water, every way on. */
export function SiteFooter({ ad }: { ad: ReactNode }) {
  const site = useSite();
  const { facts } = site;
  const year = useYear();
  const extraLinks: SiteLink[] = [
    ...(site.weddingCalculatorUrl
      ? [{ href: site.weddingCalculatorUrl, label: texts.weddingCalculator }]
      : []),
    ...(site.contactEmail ? [{ href: `mailto:${site.contactEmail}`, label: texts.support }] : []),
  ];
  return (
    // Below a short page the water goes on: a footer that stood at the foot would rise while it comes in pieces.
    <footer className="drawn-late not-printed mt-12 flex grow flex-col md:mt-20">
      <RiverBridge />
      <div className="site-footer grow">
        <div className="shell">
          <div className="flex flex-wrap items-end justify-between gap-3 pb-3 md:gap-6 md:pb-10">
            <div>
              <p className="font-heading text-xl leading-none font-bold tracking-tighter md:text-3xl">
                {DEFAULT_SHARE_TITLE}
              </p>
              <p className="mt-1 text-dusk-quiet max-md:text-sm md:mt-3">
                {texts.facts(facts.businesses, facts.districts, facts.foundedYear)}
              </p>
            </div>
            {ad}
          </div>
          <CachedMarkup as="nav" aria-label={texts.footerNavigation} className="site-footer-lists">
            <FooterList
              title={siteMenuTexts.categoriesTitle}
              links={categoryLinks(site.categories)}
              className="site-footer-categories"
            />
            <FooterList title={texts.guideTitle} links={[...guideLinks, ...extraLinks]} />
            <FooterList title={texts.ownersTitle} links={ownerLinks} />
            <FooterList title={texts.legalTitle} links={legalLinks}>
              <li className="noscript:hidden">
                <button type="button" onClick={askConsentAgain}>
                  {texts.changeConsent}
                </button>
              </li>
            </FooterList>
          </CachedMarkup>
          {(site.contactEmail || site.socialUrls.length > 0) && (
            <div className="flex flex-wrap items-center justify-between gap-x-8 max-md:text-sm md:gap-y-2 md:pt-8">
              {site.contactEmail && (
                <p>
                  {texts.contactTitle}:{' '}
                  <a href={`mailto:${site.contactEmail}`} className="site-footer-mail">
                    {site.contactEmail}
                  </a>
                </p>
              )}
              {site.socialUrls.length > 0 && (
                <ul aria-label={texts.socialTitle} className="-mx-2.5 flex">
                  {site.socialUrls.map((url) => (
                    <li key={url}>
                      <a
                        href={url}
                        rel="me noopener"
                        aria-label={socialName(url)}
                        data-tooltip={socialName(url)}
                        className="icon-button icon-button-plain"
                      >
                        <SocialMark url={url} />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-dusk-line pt-3 text-sm text-dusk-quiet max-md:text-xs md:mt-8 md:pt-5">
            <p className="flex items-center gap-3">
              <BridgeMark className="size-9 text-dusk-ink max-md:hidden" />
              {texts.rights(year, site.name)}
            </p>
            {/* On a narrower screen it stands in the menu. */}
            <ThemeSwitch className="max-xl:hidden" />
            <p>{texts.farewell}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
