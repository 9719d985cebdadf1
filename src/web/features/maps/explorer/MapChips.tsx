import type { Reading } from '#contract/search/search.ts';
import { joinCommaList, splitCommaList } from '#contract/text/comma-list.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { type MapFilters, mapAddress } from './map-filters.ts';

interface MapChipsProps {
  filters: MapFilters;
  readings: Reading[];
}

const without = (list: string | undefined, one: string) =>
  joinCommaList(splitCommaList(list ?? '').filter((other) => other !== one));

/** What was read out of the words, and what the form has no field for; each can be taken away. */
export function MapChips({ filters, readings }: MapChipsProps) {
  const { open, features, literal } = filters;
  const chips = [
    ...readings.map(({ kind, value, words }) => {
      const label = mapTexts.reading(kind, value);
      // Several may stand side by side: one goes with its words.
      if (kind === 'features')
        return {
          ...{ key: label, label, removeLabel: mapTexts.removeFilter(label) },
          href: mapAddress({ ...filters, q: filters.q?.replace(words, () => '').trim() }),
        };
      return {
        ...{ key: kind, label, removeLabel: mapTexts.asWord(label, words) },
        href: mapAddress({
          ...filters,
          literal: [literal, kind].filter(Boolean).join(','),
          ...(kind === 'near' && { near: undefined, within: undefined }),
        }),
      };
    }),
    ...(open && open !== 'now'
      ? [{ label: mapTexts.openAt(open), rest: { open: undefined } }]
      : []),
    ...splitCommaList(features ?? '').map((one) => ({
      label: one,
      rest: { features: without(features, one) },
    })),
    ...Object.entries(mapTexts.numbers).flatMap(([name, label]) => {
      const chosen = filters[name as keyof typeof mapTexts.numbers];
      return chosen ? [{ label: label(Number(chosen)), rest: { [name]: undefined } }] : [];
    }),
  ].map((chip) =>
    'rest' in chip
      ? {
          key: chip.label,
          label: chip.label,
          href: mapAddress({ ...filters, ...chip.rest }),
          removeLabel: mapTexts.removeFilter(chip.label),
        }
      : chip,
  );
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={mapTexts.understood}>
      {chips.map(({ key, label, ...chip }) => (
        <li key={key}>
          <Chip {...chip}>{label}</Chip>
        </li>
      ))}
    </ul>
  );
}
