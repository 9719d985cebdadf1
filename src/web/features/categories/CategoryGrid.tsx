import type { Category } from '#contract/categories/categories.ts';
import { hueOfTile } from '#contract/categories/category-look.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { ArchTile } from '#web/ui/ArchTile.tsx';
import { CategoryScene } from '#web/ui/artwork/CategoryScene.tsx';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

interface CategoryGridTexts {
  heading: string;
  subline: string;
  count: (count: string) => string;
  empty: string;
  loading: string;
}

interface CategoryGridProps {
  categories: readonly Pick<Category, 'id' | 'name' | 'slug' | 'color' | 'businessCount'>[];
  texts: CategoryGridTexts;
}

const GRID =
  'grid grid-cols-3 max-[18rem]:grid-cols-1 gap-x-3 gap-y-5 max-sm:min-[24rem]:grid-cols-4 max-sm:min-[24rem]:gap-x-2 sm:grid-cols-4 sm:gap-x-5 sm:gap-y-6 lg:grid-cols-6';
/** Two rows on a wide screen: the twelve of the specification. */
const TILES = 12;

/** All categories as the arches of a bridge, each with its scene and its number of businesses. */
export const CategoryGrid = ({ categories, texts }: CategoryGridProps) => (
  <section>
    <SectionHeading title={texts.heading} lead={texts.subline} />
    {categories.length === 0 && <p className="text-quiet">{texts.empty}</p>}
    <ul className={GRID}>
      {categories.map((category) => (
        <li key={category.id}>
          <ArchTile
            href={`/category/${category.slug}`}
            hue={hueOfTile(category.id, category.color)}
            title={category.name}
            note={texts.count(formatNumber(category.businessCount))}
          >
            <CategoryScene slug={category.slug} />
          </ArchTile>
        </li>
      ))}
    </ul>
  </section>
);

export const CategoryGridSkeleton = ({ texts }: { texts: CategoryGridTexts }) => (
  <section>
    <SectionHeading title={texts.heading} lead={texts.subline} />
    <div role="status" className={GRID}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: TILES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="arch aspect-5/6" />
      ))}
    </div>
  </section>
);
