import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { kitTexts } from '#web/texts/kit.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export type MenuItem = {
  label: string;
  note?: string;
  icon?: ReactNode;
  className?: string;
  onSelect?: () => void;
} & ({ href: string; target?: '_blank' } | { href?: undefined });

type MenuProps = {
  /** What the button shows. */
  button: ReactNode;
  /** What the list is about; stands over it. */
  label: string;
  items: MenuItem[];
  /** Classes of the button; a plain button unless given. */
  className?: string;
};

/** A button that opens a short list of links (a popover of the browser: no script needed to open it). */
export function Menu({ button, label, items, className }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (item: MenuItem) => {
    item.onSelect?.();
    list.current?.hidePopover();
  };
  return (
    <>
      <button type="button" popoverTarget={id} className={className ?? buttonClass({})}>
        {button}
      </button>
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
          {items.map((item) => {
            const words = (
              <>
                {item.icon}
                <span className="flex flex-col">
                  {item.label}
                  {item.note && <span className="text-xs text-quiet">{item.note}</span>}
                </span>
              </>
            );
            return (
              <li key={item.label} className={item.className}>
                {item.href === undefined ? (
                  <button type="button" className="menu-item" onClick={() => choose(item)}>
                    {words}
                  </button>
                ) : (
                  <Anchor
                    href={item.href}
                    target={item.target}
                    className={classNames('menu-item')}
                    onClick={() => choose(item)}
                  >
                    {words}
                  </Anchor>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
