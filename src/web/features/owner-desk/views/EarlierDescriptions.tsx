import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { profileTexts as texts } from '#web/texts/owner-workspace.ts';
import { ActButton } from '../ActButton.tsx';
import { useWorkspace } from '../workspace-context.ts';

/** How the description read before; one press puts it back on the page. */
export function EarlierDescriptions() {
  const api = useApi();
  const { business, setBusiness } = useWorkspace();
  const { id, earlierDescriptions, isEditable } = business;
  return (
    <ol className="flex flex-col divide-y divide-line">
      {earlierDescriptions.map(({ id: step, until, text }) => {
        const moment = formatMoment(until);
        return (
          <li key={step} className="flex flex-col items-start gap-2 py-3">
            <p className="figures text-sm text-quiet">{texts.stoodUntil(moment)}</p>
            <p className="measure whitespace-pre-line wrap-anywhere">{text}</p>
            {isEditable && (
              <ActButton
                label={texts.restore}
                aria-label={texts.restoreOf(moment)}
                question={{
                  title: texts.restoreTitle,
                  text: texts.restoreText,
                  yes: texts.restoreYes,
                }}
                act={async () => {
                  setBusiness(await api.call(changeManagedBusiness, { id, description: text }));
                  return texts.restored;
                }}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
