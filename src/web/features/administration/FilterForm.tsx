import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { dayInAdana } from '#contract/calendar/days.ts';
import { administrationTexts as texts } from '#web/texts/administration.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Option, Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import './administration.css';

type Filter = { name: string; label: string } & (
  | { options: readonly Option[]; type?: undefined }
  | { options?: undefined; type: 'search' | 'text' | 'date' | 'number' }
);

interface FilterFormProps {
  filters: readonly Filter[];
  list: {
    filters: Record<string, string>;
    filter: (values: Record<string, string>) => void;
  };
  children?: ReactNode;
}

/** `{ sent: 'Gitti' }` as what can be chosen. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The filters of a list: a choice is sent at once, words with Enter or the button. */
export function FilterForm({ filters, list, children }: FilterFormProps) {
  const values = list.filters;
  const form = useRef<HTMLFormElement>(null);
  const chosen = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same values again must not undo what is being typed
  useEffect(() => {
    // Going back, or clearing, changes them from outside.
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [chosen]);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const given = [...new FormData(form.current)].map(([name, value]) => [
      name,
      String(value).trim(),
    ]);
    list.filter(Object.fromEntries(given));
  };
  return (
    <search aria-label={texts.filters}>
      <form ref={form} onSubmit={send} className="team-filters">
        {filters.map(({ name, label, options, type }) =>
          options ? (
            <Select
              key={name}
              name={name}
              label={label}
              defaultValue={values[name]}
              onChange={() => send()}
              options={[{ value: '', label: texts.all }, ...options]}
            />
          ) : (
            <TextField
              key={name}
              type={type}
              name={name}
              label={label}
              defaultValue={values[name]}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={120}
              {...(type === 'date' && { max: dayInAdana(new Date()), onChange: () => send() })}
            />
          ),
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="river" icon={<Search aria-hidden="true" />}>
            {texts.search}
          </Button>
          {children}
        </div>
      </form>
    </search>
  );
}
