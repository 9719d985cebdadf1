import { answerContest, type Contest, type OwnersAnswer } from '#contract/claims.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { ownersAnswerTexts as texts } from '#web/texts/claims.ts';
import { Card } from '#web/ui/Card.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { TextArea } from '#web/ui/TextField.tsx';
import { useWorkspace } from './workspace-context.ts';

const ANSWERS: OwnersAnswer[] = ['object', 'agree'];

/** Somebody else says that the business is theirs: the owner agrees, or objects with words. */
export function ContestForm({ contest }: { contest: Contest }) {
  const api = useApi();
  const { reload } = useWorkspace();
  const now = useNow();
  const { claimId, name, until, answer } = contest;
  const titleId = `itiraz-${claimId}`;
  const form = useForm({
    initial: { answer: answer ?? ('object' as OwnersAnswer), text: contest.text ?? '' },
    check: (said) => (said.answer === 'object' && !said.text.trim() ? { text: texts.missing } : {}),
    async send(said) {
      await api.call(answerContest, { id: claimId, ...said });
      await notify({ ...texts.sent, tone: 'success' });
      await reload();
    },
  });
  useTypedWords(`contest ${claimId}`, form);
  const isAgreed = form.values.answer === 'agree';
  return (
    <Card as="section" aria-labelledby={titleId} className="gap-4 border-portakal p-4 sm:p-6">
      <div>
        <h2 id={titleId} className="text-lg wrap-anywhere">
          {texts.title(name || texts.nameless)}
        </h2>
        <p className="mt-1 measure">
          {texts.lead[new Date(until) > now ? 'open' : 'late'](formatDate(until))}
        </p>
        {answer && <p className="mt-1 font-semibold">{texts.answered}</p>}
      </div>
      <Form form={form} className="flex max-w-2xl flex-col items-start gap-4">
        <SegmentedToggle
          label={texts.choice}
          segments={ANSWERS.map((value) => ({ value, label: texts.answers[value] }))}
          value={form.values.answer}
          onChange={(value) => form.set('answer', value as OwnersAnswer)}
        />
        {isAgreed && <p className="text-quiet">{texts.agreeNote}</p>}
        <div className="w-full">
          <TextArea
            {...form.field('text')}
            label={texts.label}
            optional={isAgreed}
            hint={texts.hint}
            maxLength={2000}
            required={!isAgreed}
          />
        </div>
        <SubmitButton form={form} send={texts.send} />
      </Form>
    </Card>
  );
}
