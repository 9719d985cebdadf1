import type { ReactNode } from 'react';
import { Anchor } from '#web/ui/Anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';

type ArchTileProps = {
  href: string;
  title: string;
  note?: string;
  /** Slug of a hue pair (category-hues.css). */
  hue: string;
  /** The drawing; it fills the arch. */
  children?: ReactNode;
  className?: string;
};

/** A scene seen through an arch of the stone bridge. Several in a row are the bridge. */
export const ArchTile = ({ href, title, note, hue, children, className }: ArchTileProps) => (
  <Anchor href={href} data-hue={hue} className={classNames('arch-tile group', className)}>
    <span className="arch-tile-window arch scene-ground">{children}</span>
    <span className="arch-tile-title">{title}</span>
    {note && <span className="figures text-xs text-quiet">{note}</span>}
  </Anchor>
);
