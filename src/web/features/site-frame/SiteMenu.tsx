import { ClipboardList, Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { Site } from '#contract/city/city.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { AccountLink } from '#web/features/site-frame/AccountLink.tsx';
import { BridgeMark } from '#web/features/site-frame/BridgeMark.tsx';
import {
  categoryLinks,
  furtherMenuLinks,
  menuLinks,
  type SiteLink,
} from '#web/features/site-frame/site-links.ts';
import { ThemeSwitch } from '#web/features/site-frame/ThemeSwitch.tsx';
import { siteFrameTexts } from '#web/texts/site-frame.ts';
import { siteMenuTexts as texts } from '#web/texts/site-menu.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

const MENU_ID = 'site-menu';

/** Beside the account of whoever is signed in. */
const applicationsLink: SiteLink = { href: '/applications', label: texts.applications };

/** Beside the account of moderators and admins. */
const teamLink: SiteLink = { href: '/admin', label: texts.team };

/** The phone's menu: a popover of the browser, so it opens and closes without script too. */
export function SiteMenu({ categories }: { categories: Site['categories'] }) {
  const [path] = useLocation();
  const account = useAccount();
  const role = account.kind === 'member' ? account.account.role : undefined;
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.hidePopover();
  const line = (link: SiteLink) => (
    <li key={link.href}>
      <Anchor
        href={link.href}
        aria-current={path === link.href ? 'page' : undefined}
        onClick={close}
      >
        {link.label}
      </Anchor>
    </li>
  );
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={siteFrameTexts.openMenu}
        className="icon-button icon-button-plain -mr-2 xl:hidden"
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      <nav
        ref={panel}
        id={MENU_ID}
        popover="auto"
        aria-label={siteFrameTexts.mainNavigation}
        className="site-menu holds-page"
        // The page behind is covered: nobody's focus goes on there unseen.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
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
          {menuLinks.map(line)}
          <li>
            <details>
              <summary className="fold-sign">{texts.categoriesTitle}</summary>
              <ul className="grid grid-cols-2">{categoryLinks(categories).map(line)}</ul>
            </details>
          </li>
        </ul>
        <ul className="mx-2 mt-2 border-line border-t pt-2">{furtherMenuLinks.map(line)}</ul>
        <ul className="mx-2 mt-2 border-line border-t pt-2">
          {(role === 'moderator' || role === 'admin') && line(teamLink)}
          {role && (
            <li>
              <Anchor
                href={applicationsLink.href}
                aria-current={path === applicationsLink.href ? 'page' : undefined}
                onClick={close}
              >
                <ClipboardList className="size-5 shrink-0" aria-hidden="true" />
                {applicationsLink.label}
              </Anchor>
            </li>
          )}
          <li>
            <AccountLink onClick={close} />
          </li>
        </ul>
        <div className="mt-auto px-[1.35rem] pt-6 pb-6">
          <ThemeSwitch className="theme-in-menu" />
          <BridgeMark className="mt-6 size-16" />
          <p className="mt-3 text-sm text-quiet">{texts.tagline}</p>
        </div>
      </nav>
    </>
  );
}
