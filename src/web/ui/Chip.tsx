import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#web/ui/Anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';

type ChipProps = {
  href: string;
  /** What is on, e.g. 'Seyhan'. */
  children: ReactNode;
  icon?: ReactNode;
  /** Of a chip that can be taken away: said instead of the bare word, e.g. 'Seyhan filtresini kaldır'. */
  removeLabel?: string;
  /** Of a chip that switches: whether it is on. */
  isOn?: boolean;
  className?: string;
};

/** A filter as a link: following it takes it away (removeLabel) or switches it (isOn). */
export const Chip = ({ href, children, icon, removeLabel, isOn, className }: ChipProps) => (
  <Anchor
    href={href}
    aria-label={removeLabel}
    aria-current={isOn ? 'true' : undefined}
    className={classNames('chip', (isOn || removeLabel) && 'chip-on', className)}
  >
    {icon}
    {children}
    {removeLabel && <X className="size-4 opacity-80" aria-hidden="true" />}
  </Anchor>
);
