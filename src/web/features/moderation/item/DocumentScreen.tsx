import { Download } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { detailOf } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveDocument } from './save-document.ts';

/** One document, from a link that was opened in a new tab: it comes by itself, after the proof. */
export function DocumentScreen({ id }: { id: string }) {
  const api = useApi();
  const [state, setState] = useState<'busy' | 'saved' | { failure: string }>('busy');
  const save = async () => {
    setState('busy');
    try {
      await saveDocument(api, id);
      setState('saved');
    } catch (error) {
      setState({ failure: detailOf(error) });
    }
  };
  const begin = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another document
  useEffect(() => {
    void begin();
  }, [id]);
  return (
    <div className="flex max-w-xl flex-col gap-4">
      {typeof state === 'object' && (
        <Notice tone="danger" title={texts.documentFailed} isNews>
          {state.failure}
        </Notice>
      )}
      <p role="status">{state === 'saved' ? texts.documentSaved : texts.documentText}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" />}
          busy={state === 'busy'}
          onClick={() => void save()}
        >
          {texts.downloadDocument}
        </Button>
        <ButtonLink href="/admin">{texts.documentBack}</ButtonLink>
      </div>
    </div>
  );
}
