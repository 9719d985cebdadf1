import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DISTRICTS } from '#contract/districts.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type MapFilters, readMapFilters } from './map-filters.ts';

interface MapFilterFormProps {
  filters: MapFilters;
  categories: { name: string }[];
  onChange: (filters: MapFilters) => void;
}

// Long enough to write a word in, short enough to feel like an answer.
const TYPING_PAUSE_MS = 400;

/** The filters panel. A plain form to /map, so it works before and without JavaScript too. */
export function MapFilterForm({ filters, categories, onChange }: MapFilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(filters.q ?? '');
  useEffect(() => () => clearTimeout(typing.current), []);
  useEffect(() => {
    // Going back changes the words; what is being typed right now is newer than any address.
    if (document.activeElement?.getAttribute('name') !== 'q') setText(filters.q ?? '');
  }, [filters.q]);

  const send = () => {
    clearTimeout(typing.current);
    if (form.current) onChange(readMapFilters(new FormData(form.current)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <search aria-label={mapTexts.filters}>
      <form
        ref={form}
        action="/map"
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr] lg:noscript:grid-cols-[2fr_1fr_1fr_auto]"
        onSubmit={submit}
      >
        <TextField
          className="max-lg:col-span-2"
          type="search"
          name="q"
          hidesLabel
          label={mapTexts.searchLabel}
          placeholder={mapTexts.searchPlaceholder}
          icon={<Search className="size-5" aria-hidden="true" />}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            clearTimeout(typing.current);
            typing.current = setTimeout(send, TYPING_PAUSE_MS);
          }}
        />
        <Select
          key={`category ${filters.category}`}
          name="category"
          hidesLabel
          label={mapTexts.categoryLabel}
          defaultValue={filters.category ?? 'all'}
          onChange={send}
          options={[
            { value: 'all', label: mapTexts.allCategories },
            ...categories.map(({ name }) => ({ value: name, label: name })),
          ]}
        />
        <Select
          key={`district ${filters.district}`}
          name="district"
          hidesLabel
          label={mapTexts.districtLabel}
          defaultValue={filters.district ?? 'all'}
          onChange={send}
          options={[
            { value: 'all', label: mapTexts.allDistricts },
            ...DISTRICTS.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Button
          type="submit"
          variant="primary"
          className="hidden noscript:inline-flex max-lg:col-span-2"
        >
          {mapTexts.apply}
        </Button>
      </form>
    </search>
  );
}
