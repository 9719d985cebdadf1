import { fieldLabels } from '#contract/businesses/fields.ts';
import type { District } from '#contract/city/districts.ts';
import {
  type BusinessFile,
  editBusinessFile,
  getBusinessFile,
} from '#contract/moderation/administration.ts';
import { ApiError } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';
import { ActButton } from '../ActButton.tsx';
import { Panel } from '../Panel.tsx';
import { stepsBack } from './earlier-words.ts';

interface EarlierWordsProps {
  file: BusinessFile;
  onRestored: (file: BusinessFile) => void;
}

/** A field that no longer fits is named with its own sentence. */
function fieldByField(error: unknown): never {
  if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
  const fields = error.issues.map(({ path, message }) => {
    const label = (fieldLabels as Record<string, string>)[path];
    return label ? `${label}: ${message}` : message;
  });
  throw new ApiError(error.status, texts.noLongerFits(fields.join(' · ')));
}

/** How the words of a business read before; the team goes back to one of them by an edit like any other. */
export function EarlierWords({ file, onRestored }: EarlierWordsProps) {
  const api = useApi();
  const { id } = file;
  return (
    <Panel title={texts.earlierTitle} lead={texts.earlierLead}>
      <ol className="flex flex-col divide-y divide-line">
        {stepsBack(file).map(({ id: step, until, words, changed, toRestore }) => {
          const moment = formatMoment(until);
          return (
            <li key={step} className="flex flex-col items-start gap-2 py-3 text-sm first:pt-0">
              <p className="figures text-quiet">{texts.stoodUntil(moment)}</p>
              {changed.map(({ field, label, before, after }) => (
                <dl key={field} className="w-full wrap-anywhere">
                  <dt className="font-semibold">{label}</dt>
                  <dd className="whitespace-pre-line">{before || texts.emptyWords}</dd>
                  <dd className="mt-1 border-l-2 border-line pl-2 whitespace-pre-line text-quiet">
                    {texts.nowWords}: {after || texts.emptyWords}
                  </dd>
                </dl>
              ))}
              {toRestore.length === 0 ? (
                <p className="text-quiet">{texts.sameAsNow}</p>
              ) : (
                <ActButton
                  label={texts.restore}
                  aria-label={texts.restoreOf(moment)}
                  question={{
                    title: texts.restoreTitle,
                    text: texts.restoreText(toRestore.map(({ label }) => label).join(', ')),
                    yes: texts.restoreYes,
                  }}
                  act={async () => {
                    // As it stands now: what somebody else has mended meanwhile stays.
                    const { form } = await api.call(getBusinessFile, { id });
                    const edit = { ...form, ...words, id, district: form.district as District };
                    onRestored(await api.call(editBusinessFile, edit as never).catch(fieldByField));
                    return { title: texts.restored, description: file.name };
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
