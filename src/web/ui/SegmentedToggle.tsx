import type { ReactNode } from 'react';
import { Anchor } from '#web/ui/Anchor.tsx';

type Segment = { value: string; label: string; icon?: ReactNode; href?: string };

type SegmentedToggleProps = {
  label: string;
  segments: Segment[];
  value: string;
  /** For segments without an address. */
  onChange?: (value: string) => void;
  className?: string;
};

/** One of two or three ways to see the same thing; with `href` they are links and live in the address. */
export const SegmentedToggle = ({
  label,
  segments,
  value,
  onChange,
  className = '',
}: SegmentedToggleProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own frame and layout
  <div role="group" aria-label={label} className={`segments ${className}`}>
    {segments.map((segment) =>
      segment.href === undefined ? (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange?.(segment.value)}
          className="segment"
        >
          {segment.icon}
          {segment.label}
        </button>
      ) : (
        <Anchor
          key={segment.value}
          href={segment.href}
          aria-current={segment.value === value ? 'true' : undefined}
          className="segment"
        >
          {segment.icon}
          {segment.label}
        </Anchor>
      ),
    )}
  </div>
);
