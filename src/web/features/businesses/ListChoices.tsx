import { DISTRICTS } from '#contract/city/districts.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { listTexts as texts } from '#web/texts/businesses.ts';
import { ChipRow } from '#web/ui/ChipRow.tsx';
import { type ListQuery, listAddress } from './list-address.ts';

interface ListChoicesProps {
  path: string;
  query: Pick<ListQuery, 'category' | 'district'>;
  categories: readonly { name: string }[];
  /** How many there would be with each choice, where that is known. */
  counts?: { district: Record<string, number>; category: Record<string, number> };
}

/** District and category of a list as links, for pages that are narrowed by nothing else. */
export function ListChoices({ path, query, categories, counts }: ListChoicesProps) {
  const { category, district } = query;
  const counted = (known: Record<string, number> | undefined, name: string) =>
    known && formatNumber(known[name] ?? 0);
  /** A choice that leads to nobody is none, unless it is the one to be taken back. */
  const leads = (known: Record<string, number> | undefined, name: string, chosen?: string) =>
    !known || Boolean(known[name]) || name === chosen;
  return (
    <div className="flex flex-col gap-1">
      <ChipRow
        label={texts.districtLabel}
        isLabelPlain
        choices={[
          { href: listAddress(path, { category }), label: texts.allDistricts, isOn: !district },
          ...DISTRICTS.filter((name) => leads(counts?.district, name, district)).map((name) => ({
            href: listAddress(path, { category, district: name }),
            label: name,
            note: counted(counts?.district, name),
            isOn: name === district,
          })),
        ]}
      />
      <ChipRow
        label={texts.categoryLabel}
        isLabelPlain
        choices={[
          { href: listAddress(path, { district }), label: texts.allCategories, isOn: !category },
          ...categories
            .filter(({ name }) => leads(counts?.category, name, category))
            .map(({ name }) => ({
              href: listAddress(path, { category: name, district }),
              label: name,
              note: counted(counts?.category, name),
              isOn: name === category,
            })),
        ]}
      />
    </div>
  );
}
