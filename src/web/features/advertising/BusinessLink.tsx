import { useState } from 'react';
import { searchBusinesses } from '#contract/businesses/businesses.ts';
import { useApi } from '#web/browser/api-context.ts';
import { adEditorTexts as texts } from '#web/texts/ad-editor.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { AdDraft } from './ad-draft.ts';

const FOUND = 5;

interface BusinessLinkProps {
  id: string;
  business: AdDraft['business'];
  onBusiness: (business: AdDraft['business']) => void;
  error: string | undefined;
}

/** The page here that an ad leads to, found by name. */
export function BusinessLink({ id, business, onBusiness, error }: BusinessLinkProps) {
  const api = useApi();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<NonNullable<AdDraft['business']>[]>();
  const find = async () => {
    if (!words.trim()) return;
    const { items } = await api
      .list(searchBusinesses, { q: words, limit: FOUND })
      .catch(() => ({ items: [] }));
    setFound(items.map(({ id: one, name, categorySlug }) => ({ id: one, name, categorySlug })));
  };
  return (
    <fieldset className="field min-w-0 gap-2">
      <legend className="field-label mb-1">{texts.business}</legend>
      <p className="flex flex-wrap items-center gap-3">
        {business?.name ?? texts.noBusiness}
        {business && (
          <Button size="sm" variant="quiet" onClick={() => onBusiness(null)}>
            {texts.unlink}
          </Button>
        )}
      </p>
      <div className="flex items-end gap-2">
        <TextField
          id={id}
          className="grow"
          label={texts.find}
          value={words}
          maxLength={200}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void find();
          }}
        />
        <Button onClick={() => void find()}>{texts.findButton}</Button>
      </div>
      <div role="status">
        {found?.length === 0 && <p className="text-quiet">{texts.nothingFound}</p>}
      </div>
      {found && found.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {found.map((one) => (
            <li key={one.id}>
              <Button
                size="sm"
                onClick={() => {
                  onBusiness(one);
                  setFound(undefined);
                }}
              >
                {texts.link(one.name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
