import { useState } from 'react';
import { type BusinessFile, correctByReport } from '#contract/moderation/administration.ts';
import type { ItemDetails } from '#contract/moderation/moderation.ts';
import { FIELD_WORDS } from '#contract/moderation/moderation-words.ts';
import { useApi } from '#web/browser/api-context.ts';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import { BusinessForm, type BusinessFormSlots } from './BusinessForm.tsx';
import { OwnersWord } from './OwnersWord.tsx';

interface CorrectReportedProps {
  file: BusinessFile;
  /** What a visitor reported: accepted with the correction, which the form begins with where it can. */
  report: ItemDetails;
  slots: BusinessFormSlots;
  onSaved: (file: BusinessFile) => void;
}

/** The form that mends what a report says, and accepts it by that. */
export function CorrectReported({ file, report, slots, onSaved }: CorrectReportedProps) {
  const api = useApi();
  const [answer, setAnswer] = useState('');
  const { id } = report.item;
  return (
    <div className="flex flex-col gap-4">
      <Reported report={report} hint={texts.reportedHint} />
      <OwnersWord {...file} />
      <BusinessForm
        initial={{ ...file.form, ...suggestedBy(report) }}
        keptAs={`business ${file.id} ${id}`}
        slots={slots}
        submitLabel={texts.correct}
        send={async (values) => {
          const wish = { ...values, id, answer, seenStatus: 'open' as const };
          const saved = await api.call(correctByReport, wish);
          onSaved(saved);
          await notify({ title: texts.corrected, description: saved.name, tone: 'success' });
          return saved.form;
        }}
      >
        <TextArea
          label={texts.answer}
          optional
          hint={texts.answerHint}
          rows={2}
          maxLength={1000}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </BusinessForm>
    </div>
  );
}

/** What somebody said would be right, in the fields that are plain words. */
const suggestedBy = (report: ItemDetails) =>
  Object.fromEntries(
    report.differences
      .filter(({ field }) => field === 'address' || field === 'phone')
      .map(({ field, new: text }) => [field, text ?? '']),
  );

/** What a visitor wrote, above what mends it. */
export const Reported = ({
  report: { item, fields },
  hint,
}: {
  report: ItemDetails;
  hint: string;
}) => (
  <Notice
    title={texts.reported(item.subtitle ?? '')}
    action={
      <Anchor href={`/admin?item=report-${item.id}`} className="tap">
        {texts.toReport}
      </Anchor>
    }
  >
    {fields
      .filter(({ name }) => name === 'suggestion' || name === 'message')
      .map(({ name, value }) => (
        <p key={name} className="whitespace-pre-line wrap-anywhere">
          {FIELD_WORDS[name]}: {value}
        </p>
      ))}
    <p>{hint}</p>
  </Notice>
);
