import type { Category } from '#contract/categories/categories.ts';
import { CategoryIcon } from '#web/ui/artwork/CategoryIcon.tsx';
import { Chip } from '#web/ui/Chip.tsx';

/** The categories as small doors, where there is no room for the arches. */
export const CategoryChips = ({
  categories,
}: {
  categories: readonly Pick<Category, 'name' | 'slug'>[];
}) => (
  <ul className="flex flex-wrap gap-2">
    {categories.map(({ name, slug }) => (
      <li key={slug}>
        <Chip href={`/category/${slug}`} icon={<CategoryIcon slug={slug} />}>
          {name}
        </Chip>
      </li>
    ))}
  </ul>
);
