import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { DISTRICTS } from '#contract/districts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { keepSender, useKeptSender } from './kept-sender.ts';

interface SearchFormProps {
  texts: {
    readonly [word in
      | 'label'
      | 'queryLabel'
      | 'queryPlaceholder'
      | 'categoryLabel'
      | 'allCategories'
      | 'districtLabel'
      | 'allDistricts'
      | 'submit']: string;
  };
  categories: readonly { name: string }[];
  values: { q?: string | undefined; category?: string | undefined; district?: string | undefined };
  onSearch: (form: FormData) => void;
  /** A choice in a list is sent at once; else it waits for the button. */
  sendsChoices?: boolean;
  /** The page is drawn while its results are on their way. */
  isWaiting?: boolean;
}

/** Words, category and district; a plain GET form to /search where no script runs. */
export function SearchForm({
  texts,
  categories,
  values,
  onSearch,
  sendsChoices = false,
  isWaiting = false,
}: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { q = '', category = 'all', district = 'all' } = values;
  const isNew = useRef(true);
  useEffect(() => {
    // What was typed and chosen before this code was there stays.
    if (isNew.current) {
      isNew.current = false;
      return;
    }
    // Going back, or taking a chip away, changes the words and the choices.
    for (const [name, value] of Object.entries({ q, category, district })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [q, category, district]);
  useKeptSender(form, isWaiting);

  const send = () => {
    if (!form.current) return;
    keepSender(form.current);
    onSearch(new FormData(form.current));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const choice = sendsChoices ? { onChange: send } : {};
  const names = categories.map(({ name }) => name);
  // Before the categories have come, the chosen one still has its name.
  if (category !== 'all' && !names.includes(category)) names.push(category);

  return (
    <search aria-label={texts.label}>
      <form
        ref={form}
        action="/search"
        method="get"
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] items-end gap-3 max-[23rem]:grid-cols-1 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <TextField
          className="max-lg:col-span-full"
          type="search"
          name="q"
          label={texts.queryLabel}
          placeholder={texts.queryPlaceholder}
          icon={<Search aria-hidden="true" />}
          defaultValue={q}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <Select
          name="category"
          label={texts.categoryLabel}
          defaultValue={category}
          {...choice}
          options={[
            { value: 'all', label: texts.allCategories },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Select
          name="district"
          label={texts.districtLabel}
          defaultValue={district}
          {...choice}
          options={[
            { value: 'all', label: texts.allDistricts },
            ...DISTRICTS.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Button
          type="submit"
          variant="primary"
          className="min-h-12! max-lg:col-span-full"
          icon={<Search aria-hidden="true" />}
        >
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}
