import type { ReactNode } from 'react';
import { CategoryScene } from '#web/ui/artwork/CategoryScene.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface SceneBannerProps {
  /** Slug of the category whose scene and colours it has. */
  slug: string;
  /** Of the colours, where they are another category's. */
  hue?: string;
  children: ReactNode;
  /** Above a list: on a phone the words stand before the scene too, so that the list begins on its first screen. */
  isSlim?: boolean;
  className?: string;
}

/** A variation with a few stars: birds or clouds would drift through the words. */
const CLEAR_SKY = 97;

/** Words before a category's scene; on a narrow screen the scene stands above them, but for a slim one. */
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
        isSlim && 'absolute inset-x-0 bottom-0 h-32 sm:h-full',
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
        'relative flex flex-col items-start gap-2 lg:min-h-60 lg:max-w-[54%]',
        isSlim
          ? 'p-4 max-lg:max-w-[58%] max-sm:min-h-40 max-sm:gap-1 max-[22.5rem]:max-w-[54%] sm:p-8'
          : 'p-5 sm:p-8',
      )}
    >
      {children}
    </div>
  </div>
);
