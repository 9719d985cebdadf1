import type { ReactNode } from 'react';
import { CategoryScene } from '#web/ui/artwork/CategoryScene.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface SceneBannerProps {
  /** Slug of the category whose scene and colours it has. */
  slug: string;
  /** Of the colours, where they are another category's. */
  hue?: string;
  children: ReactNode;
  /** Above a list: no higher than its words, on a phone its ground alone, so that the list begins on the first screen. */
  isSlim?: boolean;
  className?: string;
}

/** A variation with a few stars: birds or clouds would drift through the words. */
const CLEAR_SKY = 26;

/** Words before a category's scene; on a narrow screen the scene stands above them. */
export const SceneBanner = ({
  slug,
  hue = slug,
  children,
  isSlim = false,
  className,
}: SceneBannerProps) => (
  <div
    data-hue={hue}
    data-hero=""
    className={classNames('scene-ground relative overflow-hidden rounded-xl', className)}
  >
    <div
      className={classNames(
        'overflow-hidden lg:absolute lg:inset-0',
        isSlim && 'absolute inset-x-0 bottom-0 h-full max-sm:hidden',
      )}
    >
      <CategoryScene
        slug={slug}
        seed={CLEAR_SKY}
        isWide
        className={isSlim ? 'size-full bg-none' : 'h-28 w-full sm:h-40 lg:h-full'}
      />
    </div>
    <div
      className={classNames(
        'relative flex flex-col items-start gap-2',
        isSlim
          ? 'px-4 pt-2 pb-8 sm:min-h-38 max-[18rem]:px-3 max-[18rem]:pb-2 sm:max-w-[78%] sm:p-5'
          : 'p-5 sm:p-8 lg:min-h-60 lg:max-w-[54%]',
      )}
    >
      {children}
    </div>
  </div>
);
