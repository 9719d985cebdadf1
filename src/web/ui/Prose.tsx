import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** Long text with its own rhythm: headings, lists, links, tables as plain HTML inside. */
export const Prose = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('prose', className)} />
);
