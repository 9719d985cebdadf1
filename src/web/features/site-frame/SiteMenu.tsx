import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { BridgeMark } from '#web/features/site-frame/BridgeMark.tsx';
import { headerLinks, menuLinks } from '#web/features/site-frame/site-links.ts';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

const MENU_ID = 'site-menu';

/** The phone's menu: a popover of the browser, so it opens and closes without script too. */
export function SiteMenu() {
  const [path] = useLocation();
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={texts.openMenu}
        className="icon-button icon-button-plain -mr-2 lg:hidden"
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      <nav
        ref={panel}
        id={MENU_ID}
        popover="auto"
        aria-label={texts.mainNavigation}
        className="site-menu holds-page"
      >
        <div className="flex items-center justify-between pr-2 pl-[1.35rem]">
          <span className="font-heading text-lg font-bold">{texts.menuTitle}</span>
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={texts.closeMenu}
            className="icon-button icon-button-plain"
          >
            <X className="size-6" aria-hidden="true" />
          </button>
        </div>
        <ul className="mt-2 px-2">
          {[...headerLinks, ...menuLinks].map((link) => (
            <li key={link.href}>
              <Anchor
                href={link.href}
                aria-current={path === link.href ? 'page' : undefined}
                onClick={() => panel.current?.hidePopover()}
                className="site-menu-link"
              >
                {link.label}
              </Anchor>
            </li>
          ))}
        </ul>
        <div className="mt-auto px-[1.35rem] pt-8 pb-6">
          <BridgeMark className="size-16" />
          <p className="mt-3 text-sm text-quiet">{texts.tagline}</p>
        </div>
      </nav>
    </>
  );
}
