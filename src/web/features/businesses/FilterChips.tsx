import { listTexts as texts } from '#web/texts/businesses.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { type ListQuery, listAddress } from './list-address.ts';

interface FilterChipsProps {
  path: string;
  query: ListQuery;
}

/** What is asked for, each to be taken away by a touch. */
export function FilterChips({ path, query }: FilterChipsProps) {
  const { page: _, ...asked } = query;
  const filters = (['q', 'category', 'district'] as const).flatMap((name) => {
    const value = asked[name];
    return value ? [{ name, label: name === 'q' ? `“${value}”` : value }] : [];
  });
  return filters.map(({ name, label }) => (
    <Chip
      key={name}
      href={listAddress(path, { ...asked, [name]: undefined })}
      removeLabel={texts.remove(label)}
      className="max-w-full"
    >
      <span className="truncate">{label}</span>
    </Chip>
  ));
}
