import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { adminFrameTexts as texts } from '#web/texts/admin-frame.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { type AdminScreen, adminGroups } from './admin-links.ts';

interface AdminNavigationProps {
  current: AdminScreen;
  isAdmin: boolean;
}

/** The team's screens: at the side of a wide screen; on a phone behind a button that says where one is. */
export function AdminNavigation({ current, isAdmin }: AdminNavigationProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const groups = adminGroups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ isForAdmins }) => isAdmin || !isForAdmins),
    }))
    .filter(({ links }) => links.length > 0);
  const shown = groups.flatMap(({ links }) => links);
  const here = shown.find(({ screen }) => screen === current)?.label ?? texts.title;
  const lists = groups.map(({ title, links }) => (
    <section key={title} aria-label={title}>
      <p className="admin-group" aria-hidden="true">
        {title}
      </p>
      <ul>
        {links.map(({ screen, href, label, icon: Icon }) => (
          <li key={screen}>
            <Anchor
              href={href}
              aria-current={screen === current ? 'page' : undefined}
              onClick={() => menu.current?.hidePopover()}
              className="admin-link"
            >
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <nav aria-label={texts.navigation} className="admin-navigation">
      <div className="max-lg:hidden">{lists}</div>
      <button
        type="button"
        popoverTarget={id}
        className="button button-plain button-md w-full flex-nowrap! justify-between! text-start! lg:hidden"
      >
        {texts.section(here)}
        <ChevronDown aria-hidden="true" />
      </button>
      <div ref={menu} id={id} popover="auto" className="menu">
        {lists}
      </div>
    </nav>
  );
}
