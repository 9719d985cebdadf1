import { useState } from 'react';
import { ANSWER_EMPTY, answerReview, REVIEW_ANSWER_LENGTH } from '#contract/reviews.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { reviewFormTexts as texts } from '#web/texts/review-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/TextField.tsx';

interface AnswerFormProps {
  reviewId: number;
  onAnswered: () => Promise<void>;
}

/** The owner's one answer to a review. */
export function AnswerForm({ reviewId, onAnswered }: AnswerFormProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    initial: { content: '' },
    check: ({ content }) => (content.trim() === '' ? { content: ANSWER_EMPTY } : {}),
    send: async ({ content }, { idempotencyKey }) => {
      await api.call(answerReview, { id: reviewId, content }, { idempotencyKey });
      await onAnswered();
      await notify({
        title: texts.answeredTitle,
        description: texts.answeredText,
        tone: 'success',
      });
    },
  });
  if (!isOpen) {
    return (
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {texts.answerButton}
      </Button>
    );
  }
  return (
    <form onSubmit={form.submit} noValidate className="measure ml-3.5 flex w-full flex-col gap-3">
      <FormSummary
        title={texts.summary}
        problem={form.problem}
        errors={form.errors}
        idOf={form.idOf}
        tries={form.tries}
      />
      <TextArea
        {...form.field('content')}
        label={texts.answerLabel}
        hint={texts.answerHint}
        maxLength={REVIEW_ANSWER_LENGTH}
        rows={4}
        required
        // The button that opened it is gone; the words go here.
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.isSending}>
          {texts.answerSend}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
