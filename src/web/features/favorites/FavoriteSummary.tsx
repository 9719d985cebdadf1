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
    <section aria-label={texts.summary} className="mb-6 rounded-lg bg-sunken px-5 py-4">
      <dl className="grid grid-cols-3 gap-4">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-quiet text-sm leading-tight">{label}</dt>
            <dd className="figures font-heading font-bold text-xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
