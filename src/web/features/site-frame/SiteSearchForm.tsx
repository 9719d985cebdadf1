import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { suggestionField } from '#web/browser/suggestion-field.ts';
import { siteFrameTexts as texts } from '#web/texts/site-frame.ts';
import { Button } from '#web/ui/Button.tsx';

/** The header's search: a plain GET form, sent without reloading and with suggestions where script runs. */
export function SiteSearchForm({ className = '' }: { className?: string }) {
  const [, navigate] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(query ? `/search?q=${encodeURIComponent(query)}` : '/search');
  };
  return (
    <search className={className}>
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
