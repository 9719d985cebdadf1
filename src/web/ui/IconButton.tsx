import type { ComponentProps, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '#web/ui/Anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';

type IconLook = {
  /** Said by screen readers and shown as the tooltip. */
  label: string;
  icon: ReactNode;
  /** `solid` floats on pictures, `plain` stands on paper. */
  variant?: 'plain' | 'solid';
};

const iconClass = (variant: IconLook['variant'] = 'plain', className?: string) =>
  classNames('icon-button', `icon-button-${variant}`, className);

/** A button that is only an icon: 44 px, named, with a tooltip (see tooltips.ts). */
export const IconButton = ({
  label,
  icon,
  variant,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & IconLook) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    data-tooltip={label}
    className={iconClass(variant, className)}
  >
    {icon}
  </button>
);

export const IconLink = ({
  label,
  icon,
  variant,
  className,
  ...rest
}: Omit<AnchorProps, 'children' | 'aria-label'> & IconLook) => (
  <Anchor
    {...rest}
    aria-label={label}
    data-tooltip={label}
    className={iconClass(variant, className)}
  >
    {icon}
  </Anchor>
);
