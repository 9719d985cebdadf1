import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DISTRICTS } from '#contract/city/districts.ts';
import { NUMBER_FILTERS } from '#contract/search/number-filters.ts';
import { PRICE_OF_SLUG, PRICE_SLUGS } from '#contract/search/search.ts';
import { WAS } from '#web/browser/list-filters.ts';
import { mapTexts } from '#web/texts/maps.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
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
  const { category, district, open, price, rating } = filters;
  const narrowed = [open === 'now', price, rating].filter(Boolean).length;
  const moreSet = narrowed + [category, district].filter(Boolean).length;
  // Category and district stand in the sentence above; for them the map is not pushed down.
  const [isMore, setMore] = useState(narrowed > 0);
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

  const inPanel = isMore ? '' : 'max-sm:hidden max-sm:noscript:block';

  return (
    <search aria-label={mapTexts.filters}>
      <form ref={form} action="/map" className="flex flex-col gap-3" onSubmit={submit}>
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[2fr_1fr_1fr]">
          <div className="flex items-end gap-2 max-md:col-span-2">
            <TextField
              className="min-w-0 grow"
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
            <Button
              className="min-h-12 shrink-0 px-3! sm:hidden noscript:hidden"
              aria-label={mapTexts.moreFilters(moreSet)}
              aria-expanded={isMore}
              icon={<SlidersHorizontal className="size-5" aria-hidden="true" />}
              onClick={() => setMore(!isMore)}
            >
              {moreSet > 0 && <span className="figures">{moreSet}</span>}
            </Button>
          </div>
          <Select
            key={`category ${category}`}
            className={inPanel}
            name="category"
            hidesLabel
            label={mapTexts.categoryLabel}
            defaultValue={category ?? 'all'}
            onChange={send}
            options={[
              { value: 'all', label: mapTexts.allCategories },
              ...categories.map(({ name }) => name),
            ]}
          />
          <Select
            key={`district ${district}`}
            className={inPanel}
            name="district"
            hidesLabel
            label={mapTexts.districtLabel}
            defaultValue={district ?? 'all'}
            onChange={send}
            options={[{ value: 'all', label: mapTexts.allDistricts }, ...DISTRICTS]}
          />
        </div>
        <KeptFilters filters={filters} />
        <div
          className={classNames(
            'flex flex-wrap items-center gap-2',
            !isMore && 'max-sm:hidden max-sm:noscript:flex',
          )}
        >
          <SwitchChip
            key={`open ${filters.open}`}
            name="open"
            value="now"
            isOn={filters.open === 'now'}
            onChange={send}
          >
            {mapTexts.openNow}
          </SwitchChip>
          <fieldset className="contents">
            <legend className="sr-only">{mapTexts.priceLabel}</legend>
            {PRICE_SLUGS.map((slug) => (
              <SwitchChip
                key={`${slug} ${filters.price}`}
                name="price"
                value={slug}
                isOn={filters.price?.split(',').includes(slug) ?? false}
                label={mapTexts.priceChoices[slug]}
                onChange={send}
              >
                {PRICE_OF_SLUG[slug]}
              </SwitchChip>
            ))}
          </fieldset>
          <Select
            key={`rating ${filters.rating}`}
            className="w-44 [&_select]:min-h-11"
            name="rating"
            hidesLabel
            label={mapTexts.ratingLabel}
            defaultValue={filters.rating ?? 'all'}
            onChange={send}
            options={[
              { value: 'all', label: mapTexts.anyRating },
              ...NUMBER_FILTERS.rating.choices.map((from) => ({
                value: String(from),
                label: mapTexts.ratingFrom(from),
              })),
            ]}
          />
          <Button type="submit" variant="primary" className="hidden noscript:inline-flex">
            {mapTexts.apply}
          </Button>
        </div>
      </form>
    </search>
  );
}

/** What the address says and the form has no field for. */
const KeptFilters = ({
  filters: { q, open, category: _, district: __, price: ___, rating: ____, ...others },
}: Pick<MapFilterFormProps, 'filters'>) => {
  const kept = {
    open: open === 'now' ? undefined : open,
    ...others,
    [WAS]: others.literal && (q ?? ''),
  };
  return Object.entries(kept).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
};

interface SwitchChipProps {
  name: string;
  value: string;
  isOn: boolean;
  /** Said instead, where the chip shows a sign. */
  label?: string;
  onChange: () => void;
  children: string;
}

/** A box to tick that looks like a chip. */
const SwitchChip = ({ name, value, isOn, label, onChange, children }: SwitchChipProps) => (
  <label className="chip cursor-pointer has-checked:border-seyhan has-checked:bg-seyhan-soft has-checked:text-seyhan">
    <input
      type="checkbox"
      className="size-4 shrink-0"
      {...{ name, value, onChange }}
      defaultChecked={isOn}
      aria-label={label}
    />
    {children}
  </label>
);
