import { classNames } from '#web/ui/class-names.ts';
import { useCategoryLook } from './category-look.ts';
import { drawnAt } from './drawn-outside.ts';
import { sceneNameOf } from './scene-places.ts';

/** The category's motif as a 24 × 24 line icon in the colour of the text around it. */
export const CategoryIcon = ({ slug, className }: { slug: string; className?: string }) => (
  <svg className={classNames('icon', className)} aria-hidden="true">
    <use href={drawnAt(`icon-${sceneNameOf(useCategoryLook(slug).motif)}`)} />
  </svg>
);
