import { getEmail } from '#contract/moderation/administration-records.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { outboxTexts as texts } from '#web/texts/administration-records.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Failed, Waiting } from './Loading.tsx';

/** What an e-mail says, its secrets covered. */
export function EmailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const api = useApi();
  const asked = useAsked(`email ${id}`, (signal) => api.call(getEmail, { id }, { signal }));
  const email = asked.state === 'ready' ? asked.data : undefined;
  const text = email?.text;
  return (
    <Dialog open onClose={onClose} title={email?.subject ?? texts.columns.email}>
      {asked.state === 'loading' && <Waiting />}
      {asked.state === 'failed' && <Failed onAgain={asked.again} />}
      {email && (
        <div className="flex flex-col gap-3 wrap-anywhere">
          <p className="text-quiet text-sm">
            {email.recipient} · {text ? texts.covered : texts.noText}
          </p>
          {text && (
            <>
              {text.greeting && <p>{text.greeting}</p>}
              {text.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {text.quote && (
                <blockquote className="border-line border-l-4 pl-3">
                  <p className="text-quiet text-sm">{text.quote.label}</p>
                  <p className="whitespace-pre-line">{text.quote.text}</p>
                </blockquote>
              )}
              {text.hasCode && <p className="font-heading font-bold text-2xl">••••••</p>}
              {text.facts.length > 0 && (
                <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
                  {text.facts.map(([label, value]) => (
                    <div key={label} className="contents">
                      <dt className="text-quiet">{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {text.action && (
                <p>
                  <strong>{text.action.label}</strong>
                  <span className="block text-quiet text-sm">{text.action.href}</span>
                </p>
              )}
              {text.footnote && <p className="text-quiet text-sm">{text.footnote}</p>}
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
