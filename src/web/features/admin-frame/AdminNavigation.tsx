import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { adminFrameTexts as texts } from '#web/texts/admin-frame.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { type AdminScreen, adminLinks } from './admin-links.ts';

interface AdminNavigationProps {
  current: AdminScreen;
  isAdmin: boolean;
}

/** The team's screens: at the side of a wide screen; on a phone behind a button that says where one is. */
export function AdminNavigation({ current, isAdmin }: AdminNavigationProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const shown = adminLinks.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  const here = shown.find(({ screen }) => screen === current)?.label ?? texts.title;
  const lines = shown.map(({ screen, href, label, icon: Icon }) => (
    <li key={screen}>
      <Anchor
        href={href}
        aria-current={screen === current ? 'page' : undefined}
        onClick={() => list.current?.hidePopover()}
        className="admin-link"
      >
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        {label}
      </Anchor>
    </li>
  ));
  return (
    <nav aria-label={texts.navigation} className="admin-navigation">
      <ul className="max-lg:hidden">{lines}</ul>
      <button
        type="button"
        popoverTarget={id}
        className="button button-plain button-md w-full justify-between! lg:hidden"
      >
        {texts.section(here)}
        <ChevronDown aria-hidden="true" />
      </button>
      <ul ref={list} id={id} popover="auto" aria-label={texts.navigation} className="menu">
        {lines}
      </ul>
    </nav>
  );
}
