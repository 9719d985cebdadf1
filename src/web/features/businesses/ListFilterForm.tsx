import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { DEFAULT_SORT, SORTS } from '#contract/businesses/businesses.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { listTexts as texts } from '#web/texts/businesses.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { ListQuery } from './list-address.ts';

interface ListFilterFormProps {
  /** Path of the list: where the form leads without JavaScript. */
  path: string;
  query: ListQuery;
  /** Left out where the page is about one category. */
  categories?: readonly { name: string }[];
  /** The page is about one place: no district is to be chosen. */
  isOfOnePlace?: boolean;
  onChange: (form: FormData) => void;
}

/** Around `list-tools` with this form and how many there are. */
export const LIST_HEAD =
  'my-3 sm:mb-4 sm:flex sm:flex-wrap sm:items-center sm:gap-3 max-sm:[&>p]:mt-3';

/** Category, district and order of a list; a choice takes effect at once. */
export function ListFilterForm({
  path,
  query,
  categories,
  isOfOnePlace = false,
  onChange,
}: ListFilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { category = 'all', district = 'all', sort = DEFAULT_SORT } = query;
  const chooseEarly = useEffectEvent(() => {
    if (form.current) onChange(new FormData(form.current));
  });
  const isNew = useRef(true);
  useEffect(() => {
    const fields = Object.entries({ category, district, sort }).flatMap(([name, value]) => {
      const field = form.current?.elements.namedItem(name);
      return field instanceof HTMLSelectElement && field.value !== value ? [{ field, value }] : [];
    });
    // Chosen before this code was there to hear it.
    if (isNew.current && fields.length > 0) chooseEarly();
    // The fields keep what was chosen while its list is on its way; going back changes them.
    else for (const { field, value } of fields) field.value = value;
    isNew.current = false;
  }, [category, district, sort]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(new FormData(event.currentTarget));
  };
  return (
    <search aria-label={texts.filters} className="max-sm:contents">
      <form
        ref={form}
        action={path}
        method="get"
        autoComplete="off"
        onSubmit={send}
        onChange={send}
        className="items-end gap-3 max-sm:contents sm:flex sm:*:w-44 lg:*:w-56"
      >
        {categories && (
          <Select
            name="category"
            label={texts.categoryLabel}
            defaultValue={category}
            options={[
              { value: 'all', label: texts.allCategories },
              ...categories.map(({ name }) => name),
            ]}
          />
        )}
        {!isOfOnePlace && (
          <Select
            name="district"
            label={texts.districtLabel}
            defaultValue={district}
            options={[{ value: 'all', label: texts.allDistricts }, ...DISTRICTS]}
          />
        )}
        <Select
          name="sort"
          label={texts.sortLabel}
          defaultValue={sort}
          options={SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
        />
        <Button type="submit" className="hidden noscript:inline-flex">
          {texts.apply}
        </Button>
      </form>
    </search>
  );
}
