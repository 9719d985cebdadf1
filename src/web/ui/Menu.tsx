import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { kitTexts } from '#web/texts/kit.ts';
import { Anchor } from '#web/ui/Anchor.tsx';

interface MenuItem {
  label: string;
  href: string;
  target?: '_blank';
  note?: string;
  icon: ReactNode;
  className?: string;
}

interface MenuProps {
  /** Buttons open it by `popoverTarget`. */
  id: string;
  /** What the list is about; stands over it. */
  label: string;
  items: MenuItem[];
}

/**
 * A short list of links: a popover of the browser, so no script is needed to open it. It stands beside the button that
 * opened it, and several buttons of a page share one; write it where nothing around it is ever hidden.
 */
export function Menu({ id, label, items }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} id={id} popover="auto" className="menu">
      <div className="flex items-center justify-between pl-3">
        <span className="font-heading font-semibold">{label}</span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={kitTexts.close}
          className="icon-button icon-button-plain"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
      <ul aria-label={label}>
        {items.map(({ note, icon, className, ...item }) => (
          <li key={item.label} className={className}>
            <Anchor
              href={item.href}
              target={item.target}
              className="menu-item"
              onClick={() => list.current?.hidePopover()}
            >
              {icon}
              <span className="flex flex-col">
                {item.label}
                {note && <span className="text-xs text-quiet">{note}</span>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
