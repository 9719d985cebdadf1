import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { DISTRICTS } from '#contract/city/districts.ts';
import { suggestionField } from '#web/browser/suggestion-field.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useFieldsInStep } from '#web/ui/use-fields-in-step.ts';

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
  /** Names the form for fields that stand elsewhere on the page. */
  id?: string;
  /** Fields that nobody sees. */
  children?: ReactNode;
  /** The count behind a choice of a list, where it is known. */
  countOf?: (list: 'category' | 'district', value: string) => string | undefined;
  /** Above results: the lists stand in one row that is drawn along on a phone, with what is before and after them. Else they are chips below the words. */
  isCompact?: boolean;
  before?: ReactNode;
  after?: ReactNode;
}

/** Words, category and district; a plain GET form to /search where no script runs. */
export function SearchForm({
  texts,
  categories,
  values,
  onSearch,
  sendsChoices = false,
  id,
  children,
  countOf,
  isCompact = false,
  before,
  after,
}: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { q = '', category = 'all', district = 'all' } = values;
  const send = () => form.current && onSearch(new FormData(form.current));
  useFieldsInStep(
    form,
    { q: [q], category: [category], district: [district] },
    sendsChoices ? send : undefined,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const choice = { ...(sendsChoices && { onChange: send }), hidesLabel: true };
  const names = categories.map(({ name }) => name);
  // Before the categories have come, the chosen one still has its name.
  if (category !== 'all' && !names.includes(category)) names.push(category);
  const option = (list: 'category' | 'district') => (name: string) => {
    const count = countOf?.(list, name);
    return { value: name, label: count === undefined ? name : `${name} (${count})` };
  };

  return (
    <search aria-label={texts.label}>
      <form
        ref={form}
        id={id}
        action="/search"
        method="get"
        autoComplete="off"
        onSubmit={submit}
        className={classNames(
          'grid items-end gap-3 max-[18rem]:flex max-[18rem]:flex-col max-[18rem]:items-stretch',
          'grid-cols-[minmax(0,1fr)_auto] max-xl:gap-2',
          isCompact && 'xl:grid-cols-[minmax(0,1.9fr)_auto_minmax(0,1fr)_minmax(0,1fr)]',
        )}
      >
        <div className="relative">
          <TextField
            ref={suggestionField}
            type="search"
            name="q"
            label={texts.queryLabel}
            hidesLabel={isCompact}
            placeholder={texts.queryPlaceholder}
            icon={<Search aria-hidden="true" />}
            defaultValue={q}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
          {/* Beside the button of a phone the list would be too narrow for names: it goes under that as well. */}
          <div
            className={classNames(
              'suggestions-place',
              isCompact
                ? 'max-sm:[&>.suggestions]:w-[calc(100vw-2*var(--gutter))]'
                : 'max-sm:[&>.suggestions]:w-[calc(100vw-2*var(--gutter)-2.125rem)]',
            )}
          />
        </div>
        <div className={isCompact ? 'search-row' : 'search-chips'}>
          {before}
          <Select
            name="category"
            className={isCompact ? 'max-xl:shrink-0' : undefined}
            label={texts.categoryLabel}
            defaultValue={category}
            {...choice}
            options={[
              { value: 'all', label: texts.allCategories },
              ...names.map(option('category')),
            ]}
          />
          <Select
            name="district"
            className={isCompact ? 'max-xl:shrink-0' : undefined}
            label={texts.districtLabel}
            defaultValue={district}
            {...choice}
            options={[
              { value: 'all', label: texts.allDistricts },
              ...DISTRICTS.map(option('district')),
            ]}
          />
          {after}
        </div>
        <Button
          type="submit"
          variant="primary"
          className="col-start-2 row-start-1 min-h-12! max-[18rem]:row-auto"
          icon={<Search aria-hidden="true" />}
        >
          {texts.submit}
        </Button>
        {children}
      </form>
    </search>
  );
}
