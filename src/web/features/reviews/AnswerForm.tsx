import { useState } from 'react';
import {
  ANSWER_EMPTY,
  answerReview,
  correctAnswer,
  REVIEW_ANSWER_LENGTH,
  type Review,
} from '#contract/reviews.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { reviewFormTexts as texts } from '#web/texts/review-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/TextField.tsx';

interface AnswerFormProps {
  review: Pick<Review, 'id' | 'answer'>;
  onAnswered: () => Promise<void>;
}

/** The owner's one answer to a review, or its correction. */
export function AnswerForm({ review: { id, answer }, onAnswered }: AnswerFormProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    initial: { content: answer?.content ?? '' },
    check: ({ content }) => (content.trim() === '' ? { content: ANSWER_EMPTY } : {}),
    send: async ({ content }, { idempotencyKey }) => {
      if (answer) await api.call(correctAnswer, { id, content });
      else await api.call(answerReview, { id, content }, { idempotencyKey });
      await onAnswered();
      setOpen(false);
      await notify({
        title: answer ? texts.correctedTitle : texts.answeredTitle,
        description: texts.answeredText,
        tone: 'success',
      });
    },
  });
  useTypedWords(`answer ${id}`, {
    values: form.values,
    setValues(change) {
      form.setValues(change);
      setOpen(true);
    },
  });
  if (!isOpen) {
    return (
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {answer ? texts.answerCorrect : texts.answerButton}
      </Button>
    );
  }
  return (
    <Form form={form} className="measure ml-3.5 flex w-full flex-col gap-3">
      <TextArea
        {...form.field('content')}
        label={texts.answerLabel}
        hint={answer ? texts.answerCorrectHint : texts.answerHint}
        maxLength={REVIEW_ANSWER_LENGTH}
        rows={4}
        required
        // The button that opened it is gone; the words go here.
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <FormButtons
          form={form}
          send={answer ? texts.save : texts.answerSend}
          onCancel={() => setOpen(false)}
        />
      </div>
    </Form>
  );
}
