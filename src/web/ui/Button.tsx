import type { ComponentProps, ReactNode } from 'react';
import { kitTexts } from '#web/texts/kit.ts';
import { Anchor, type AnchorProps } from '#web/ui/Anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

type ButtonLook = {
  /** `primary` is köz: the one action of a screen. Everything else is `plain` or `quiet`. */
  variant?: 'primary' | 'river' | 'plain' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

/** The class of something that looks like a button, for the few places that need another element. */
export const buttonClass = ({ variant = 'plain', size = 'md', wide = false }: ButtonLook) =>
  classNames('button', `button-${variant}`, `button-${size}`, wide && 'w-full');

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

export function Button({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // While busy it keeps the focus (aria-disabled, not disabled) and does nothing.
  const waiting = busy ? { 'aria-disabled': true, 'aria-busy': true } : {};
  return (
    <button
      type="button"
      {...rest}
      {...waiting}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass({ variant, size, wide }), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {iconAfter}
    </button>
  );
}

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: AnchorProps & ButtonLook) => (
  <Anchor {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
    {icon}
    {children}
    {iconAfter}
  </Anchor>
);

/** Asks once more for what did not come. */
export const AgainButton = (props: Omit<ComponentProps<typeof Button>, 'children'>) => (
  <Button {...props}>{kitTexts.again}</Button>
);

/** From a page that leads nowhere. */
export const HomeLink = (props: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'>) => (
  <ButtonLink {...props} href="/">
    {kitTexts.toHome}
  </ButtonLink>
);

/** Leaves a question or a form. */
export const CancelButton = (props: Omit<ComponentProps<typeof Button>, 'children'>) => (
  <Button variant="quiet" {...props}>
    {kitTexts.cancel}
  </Button>
);
