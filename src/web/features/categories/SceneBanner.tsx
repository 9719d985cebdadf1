import type { ReactNode } from 'react';
import { CategoryScene } from '#web/ui/artwork/CategoryScene.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface SceneBannerProps {
  /** Slug of the category whose scene and colours it has. */
  slug: string;
  /** Of the colours, where they are another category's. */
  hue?: string;
  children: ReactNode;
  className?: string;
}

/** A variation with a few stars: birds or clouds would drift through the words. */
const CLEAR_SKY = 10;

/** Words before a category's scene; on a narrow screen the scene stands above them. */
export const SceneBanner = ({ slug, hue = slug, children, className }: SceneBannerProps) => (
  <div
    data-hue={hue}
    data-hero=""
    className={classNames('scene-ground relative overflow-hidden rounded-xl', className)}
  >
    <div className="overflow-hidden lg:absolute lg:inset-0">
      <CategoryScene
        slug={slug}
        seed={CLEAR_SKY}
        isWide
        className="h-28 w-full sm:h-40 lg:h-full"
      />
    </div>
    <div className="relative flex flex-col items-start gap-2 p-5 sm:p-8 lg:min-h-60 lg:max-w-[54%]">
      {children}
    </div>
  </div>
);
