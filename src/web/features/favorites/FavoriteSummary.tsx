import type { FavoriteBusiness } from '#contract/favorites.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { favoriteSummary } from './favorite-summary.ts';

export function FavoriteSummary({ items }: { items: FavoriteBusiness[] }) {
  const { total, categories, average } = favoriteSummary(items);
  const figures = [
    [texts.total, total],
    [texts.categories, categories],
    [texts.average, average ?? texts.noAverage],
  ];
  return (
    <section aria-label={texts.summary} className="mb-3 rounded-lg bg-sunken px-4 py-2">
      <dl className="flex flex-wrap gap-x-4">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex items-baseline gap-1.5">
            <dt className="text-quiet text-sm">{label}</dt>
            <dd className="figures font-heading font-bold text-lg">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
