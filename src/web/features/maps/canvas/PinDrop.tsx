import { CategoryIcon } from '#web/ui/artwork/CategoryIcon.tsx';
import { useCategoryLook } from '#web/ui/artwork/category-look.ts';
import { classNames } from '#web/ui/class-names.ts';

interface PinDropProps {
  slug: string;
  isSelected?: boolean;
  /** Pointed at, here or in the list. */
  isLit?: boolean;
}

/** A drop of 40 × 50 px in the category's colours; its point is the place. */
export const PinDrop = ({ slug, isSelected = false, isLit = false }: PinDropProps) => (
  <span
    data-hue={useCategoryLook(slug).hue}
    data-lit={isLit || undefined}
    className={classNames(
      'relative block h-[50px] w-[40px] origin-bottom transition-transform',
      isSelected ? 'scale-125' : isLit && 'scale-115',
    )}
  >
    <svg viewBox="0 0 40 50" className="absolute inset-0 size-full" aria-hidden="true">
      <ellipse cx="20" cy="47" rx="9" ry="3" className="fill-ink opacity-30" />
      <path
        d="M20 48.5C17.5 42.5 3 33.5 3 19.5a17 17 0 0 1 34 0C37 33.5 22.5 42.5 20 48.5Z"
        strokeWidth={isLit || isSelected ? 3 : 2}
        className={
          isSelected
            ? 'fill-scene-deep stroke-portakal'
            : isLit
              ? 'fill-scene-b stroke-ink'
              : 'fill-scene-b stroke-surface night:stroke-scene-light'
        }
      />
    </svg>
    <CategoryIcon
      slug={slug}
      className={classNames(
        'absolute top-[8px] left-[8px] size-[24px]',
        isSelected ? 'text-scene-light' : 'text-scene-ink',
      )}
    />
  </span>
);
