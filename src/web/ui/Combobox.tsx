import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { FieldWords } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import './combobox.css';

export interface Option {
  value: number;
  title: string;
  note: string;
}

interface ComboboxProps extends FieldWords {
  id?: string;
  /** What is typed. */
  words: string;
  onWords: (words: string) => void;
  /** What fits it, the best first. */
  options: Option[];
  onChoose: (option: Option) => void;
  /** How many fit, or which one is chosen: seen below the field, and said. */
  news: ReactNode;
}

/** Where an arrow leads in a list of so many; beyond its ends it is the text again. */
export function stepIn(at: number, by: 1 | -1, count: number): number {
  const next = at + by;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}

/** One of many, found by typing: arrows and Enter choose, Escape closes the list and nothing else. */
export function Combobox({
  words,
  onWords,
  options,
  onChoose,
  news,
  className,
  ...field
}: ComboboxProps) {
  const listId = useId();
  /** The list whose option is pointed at; another list begins at the text. */
  const [pointed, setPointed] = useState({ options, at: -1 });
  const [isClosed, setClosed] = useState(false);
  const at = pointed.options === options ? pointed.at : -1;
  const isOpen = !isClosed && options.length > 0;
  const point = (next: number) => {
    setClosed(false);
    setPointed({ options, at: next });
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (option: Option) => {
    setPointed({ options, at: -1 });
    onChoose(option);
  };
  const press = (event: KeyboardEvent) => {
    // Enter and arrows belong to a word that is still being put together.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const option = isOpen ? options[at] : undefined;
    if (event.key === 'ArrowDown') point(stepIn(at, 1, options.length));
    else if (event.key === 'ArrowUp') point(stepIn(at, -1, options.length));
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && isOpen) setClosed(true);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        maxLength={120}
        value={words}
        onChange={(event) => {
          setClosed(false);
          onWords(event.currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={() => setClosed(true)}
        onFocus={() => setClosed(false)}
      />
      <p role="status" className="text-quiet text-sm wrap-anywhere">
        {news}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={field.label}
        hidden={!isOpen}
        className="combobox"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // The focus stays in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span className="font-semibold">{option.title}</span>
            <span className="block text-quiet text-sm">{option.note}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
