import { useEffect, useId, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Api } from '#web/api/api.ts';
import { searchSuggestionTexts as texts } from '#web/texts/search-suggestions.ts';
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from './recent-searches.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { type Option, optionAfter, optionGroups } from './suggestion-options.ts';
import { useAnswers } from './use-answers.ts';
import { useFieldEvents } from './use-field-events.ts';
import { usePlace } from './use-place.ts';

/** A screen reader hears how many there are once the typing pauses. */
const SAID_AFTER_MS = 700;

interface SuggestionsProps {
  field: HTMLInputElement;
  api: Api;
}

/** The list of a combobox (ARIA 1.2: the focus stays in the field) and all it does with its field. */
export function Suggestions({ field, api }: SuggestionsProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  // Typed before this code was there: the list comes without waiting for another key.
  const [typed, setTyped] = useState(field.value);
  const [isWanted, setWanted] = useState(() => isWantedAtOnce(field));
  const [recent, setRecent] = useState(readRecentSearches);
  const [activeKey, setActiveKey] = useState<string>();
  const answer = useAnswers(api, isWanted ? typed : undefined);

  const groups = isWanted ? optionGroups(typed, answer, recent) : [];
  const options = groups.flatMap((group) => group.options);
  const isOpen = options.length > 0;
  const active = options.find(({ key }) => key === activeKey);
  const idOf = (key: string) => `${listId}-${options.findIndex((one) => one.key === key)}`;

  const open = () => {
    setTyped(field.value);
    setRecent(readRecentSearches());
    setWanted(true);
  };
  const close = () => {
    setWanted(false);
    setActiveKey(undefined);
  };
  const fill = (words: string) => {
    field.value = words;
    setTyped(words);
  };
  const choose = ({ kind, href, words = '' }: Option) => {
    if (kind === 'clear') {
      clearRecentSearches();
      setRecent([]);
      return setActiveKey(undefined);
    }
    close();
    fill(words);
    if (href === undefined) field.form?.requestSubmit();
    else navigate(href);
  };
  const forget = ({ words = '' }: Option) => {
    removeRecentSearch(words);
    setRecent(readRecentSearches());
    setActiveKey(undefined);
  };

  useFieldEvents(field, {
    input: () => {
      setActiveKey(undefined);
      open();
    },
    reach: () => field.value === '' && open(),
    leave: close,
    submit: () => {
      addRecentSearch(field.value);
      close();
    },
    arrow: (step) => {
      if (!isOpen) return open();
      setActiveKey(optionAfter(options, active?.key, step));
    },
    edge: (end) => {
      if (active) setActiveKey(options.at(end)?.key);
      return active !== undefined;
    },
    enter: () => {
      if (active) choose(active);
      return active !== undefined;
    },
    remove: () => {
      if (active?.kind !== 'recent') return false;
      forget(active);
      return true;
    },
    escape: () => {
      const hasText = field.value !== '';
      if (isOpen) close();
      else fill('');
      return isOpen || hasText;
    },
  });

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field.setAttribute('aria-controls', listId);
    else field.removeAttribute('aria-controls');
  }, [field, isOpen, listId]);
  const activeId = active && idOf(active.key);
  useEffect(() => {
    if (activeId === undefined) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, activeId]);
  usePlace(field, list, isOpen);
  const said = useSaid(isOpen ? texts.count(options.length) : '');

  return (
    <>
      {isOpen && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={texts.label}
          className="suggestions"
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ title, options: rows }, at) => {
            const drawn = rows.map((option) => (
              <SuggestionRow
                key={option.key}
                id={idOf(option.key)}
                option={option}
                typed={typed}
                isActive={option === active}
                onChoose={() => choose(option)}
                onForget={() => forget(option)}
              />
            ));
            if (title === undefined) return drawn;
            const titleId = `${listId}-title-${at}`;
            return (
              // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in a group
              <div key={title} role="group" aria-labelledby={titleId}>
                <div id={titleId} role="presentation" className="suggestions-title">
                  {title}
                </div>
                {drawn}
              </div>
            );
          })}
        </div>
      )}
      <div role="status" className="sr-only">
        {said}
      </div>
    </>
  );
}

/** Somebody types already, or has reached an empty field. */
const isWantedAtOnce = (field: HTMLInputElement) =>
  document.activeElement === field && (field.value === '' || field.value !== field.defaultValue);

/** A sentence once it has stood for a moment. */
function useSaid(sentence: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const saying = setTimeout(() => setSaid(sentence), SAID_AFTER_MS);
    return () => clearTimeout(saying);
  }, [sentence]);
  return said;
}
