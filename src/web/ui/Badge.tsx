import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type BadgeProps = {
  tone?: 'neutral' | 'open' | 'closing' | 'closed' | 'highlight' | 'info' | 'danger' | 'scene';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

// Colour, word and shape: full disc, half disc, ring.
const shapes = {
  open: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  closing: (
    <>
      <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M6 1.8a4.2 4.2 0 0 1 0 8.4z" fill="currentColor" />
    </>
  ),
  closed: <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />,
};

/** A short word about a thing. The three door tones bring their own shape. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const shape = tone in shapes ? shapes[tone as keyof typeof shapes] : null;
  return (
    <span className={classNames('badge', `badge-${tone}`, className)}>
      {shape ? (
        <svg viewBox="0 0 12 12" className="size-[0.72em] shrink-0" aria-hidden="true">
          {shape}
        </svg>
      ) : (
        icon
      )}
      {children}
    </span>
  );
}
