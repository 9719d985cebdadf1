import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { suggestionField } from '#web/browser/suggestion-field.ts';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';
import { Button } from '#web/ui/Button.tsx';

interface SiteSearchFormProps {
  id: string;
  /** Behind a button of the header, as a popover of the browser; else a part of it. */
  isFolded: boolean;
  className: string;
}

/** The header's search: a plain GET form, sent without reloading and with suggestions where script runs. */
export function SiteSearchForm({ id, isFolded, className }: SiteSearchFormProps) {
  const [, navigate] = useLocation();
  const frame = useRef<HTMLElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFolded) frame.current?.hidePopover();
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(query ? `/search?q=${encodeURIComponent(query)}` : '/search');
  };
  return (
    <search
      ref={frame}
      id={id}
      popover={isFolded ? 'auto' : undefined}
      className={className}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.querySelector('input')?.focus();
      }}
    >
      <form action="/search" method="get" onSubmit={submit} className="site-search">
        <Search className="site-search-sign" aria-hidden="true" />
        <input
          ref={suggestionField}
          type="search"
          name="q"
          aria-label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <Button type="submit" variant="river" size="sm">
          {texts.searchButton}
        </Button>
        <div className="suggestions-place" />
      </form>
    </search>
  );
}
