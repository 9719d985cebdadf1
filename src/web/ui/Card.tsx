import type { ComponentProps } from 'react';
import { Anchor, type AnchorProps } from '#web/ui/Anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';

type CardProps = ComponentProps<'article'> & {
  as?: 'article' | 'section' | 'div' | 'li';
  /** Lifts under the pointer: for cards that are a link. */
  lifts?: boolean;
};

/** A sheet of stone-white on the paper. Put `data-hue` on it to colour its scene. */
export const Card = ({ as: Element = 'article', lifts = false, className, ...rest }: CardProps) => (
  <Element {...(rest as object)} className={classNames('card', lifts && 'card-lifts', className)} />
);

/** The picture's place: 3:2 unless the class says otherwise; clips what it holds. */
export const CardMedia = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('card-media scene-ground', className)} />
);

export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('flex flex-col gap-1.5 p-4', className)} />
);

/** The one link of a card: its words are the title, its surface the whole card. */
export const CardLink = ({ className, ...rest }: AnchorProps) => (
  <Anchor {...rest} className={classNames('covers-card hover:no-underline', className)} />
);
