import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { suggestionField } from '#web/browser/suggestion-field.ts';
import { pageNotFound as texts } from '#web/texts/not-found.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** A plain GET form; where script runs it goes on without reloading. */
export function NotFoundSearch() {
  const [, navigate] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(query ? `/search?q=${encodeURIComponent(query)}` : '/search');
  };
  return (
    <search aria-label={texts.searchLabel} className="w-full">
      <form
        action="/search"
        method="get"
        onSubmit={submit}
        className="flex gap-2 max-[18rem]:flex-wrap"
      >
        <div className="relative grow text-left">
          <TextField
            ref={suggestionField}
            label={texts.searchLabel}
            hidesLabel
            type="search"
            name="q"
            placeholder={texts.searchPlaceholder}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            icon={<Search aria-hidden="true" />}
          />
          <div className="suggestions-place" />
        </div>
        <Button type="submit" variant="primary">
          {texts.searchButton}
        </Button>
      </form>
    </search>
  );
}
