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
    <section
      aria-label={texts.summary}
      className="mb-3 rounded-lg bg-sunken px-4 py-2 sm:mb-6 sm:px-5 sm:py-4"
    >
      <dl className="flex flex-wrap justify-between gap-x-3 sm:grid sm:grid-cols-3 sm:gap-4">
        {figures.map(([label, figure]) => (
          <div
            key={label}
            className="flex flex-row-reverse items-baseline justify-end gap-1.5 sm:flex-col-reverse sm:items-stretch sm:gap-0"
          >
            <dt className="text-quiet text-sm leading-tight">{label}</dt>
            <dd className="figures font-heading font-bold text-lg sm:text-xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
