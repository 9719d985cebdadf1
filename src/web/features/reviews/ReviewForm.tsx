import { useEffect, useId, useRef } from 'react';
import {
  editReview,
  type OwnReview,
  REVIEW_CONTENT_LENGTH,
  REVIEW_EMPTY,
  REVIEW_MAX_IMAGES,
  REVIEW_TITLE_LENGTH,
  REVIEW_TOO_LONG,
  STARS_MISSING,
  writeReview,
} from '#contract/reviews.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { reviewFormTexts as texts } from '#web/texts/review-form.ts';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import type { PhotoFieldKind } from './form-parts.ts';
import { StarsField } from './StarsField.tsx';

interface ReviewFormProps {
  businessId: number;
  /** What is changed; null: a new one. */
  review: OwnReview | null;
  PhotoField: PhotoFieldKind;
  isShown: boolean;
  onCancel: () => void;
  onSaved: () => Promise<void>;
}

/** Stars, title, words and photos of one's own review. */
export function ReviewForm({
  businessId,
  review,
  PhotoField,
  isShown,
  onCancel,
  onSaved,
}: ReviewFormProps) {
  const api = useApi();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  const form = useForm({
    initial: {
      rating: review?.rating ?? 0,
      title: review?.title ?? '',
      content: review?.content ?? '',
      images: review?.images ?? [],
    },
    check: ({ rating, content }) => ({
      ...(rating === 0 && { rating: STARS_MISSING }),
      ...(content.trim() === '' && { content: REVIEW_EMPTY }),
      ...(content.length > REVIEW_CONTENT_LENGTH && { content: REVIEW_TOO_LONG }),
    }),
    send: async (values, { idempotencyKey }) => {
      if (review) await api.call(editReview, { id: review.id, ...values });
      else await api.call(writeReview, { id: businessId, ...values }, { idempotencyKey });
      await onSaved();
    },
  });
  useTypedWords(review ? `review ${review.id}` : `review of ${businessId}`, form);
  return (
    <Form
      form={form}
      lead={
        <h3 ref={heading} id={headingId} tabIndex={-1} className="text-xl outline-none">
          {review ? texts.editTitle : texts.writeTitle}
        </h3>
      }
      aria-labelledby={headingId}
      className="card flex flex-col gap-5 p-4 sm:p-6"
    >
      <StarsField
        id={form.idOf('rating')}
        name="rating"
        value={form.values.rating}
        error={form.errors.rating}
        onChange={(stars) => form.set('rating', stars)}
      />
      <TextField
        {...form.field('title')}
        label={texts.titleLabel}
        optional
        maxLength={REVIEW_TITLE_LENGTH}
        autoComplete="off"
      />
      <div>
        <TextArea
          {...form.field('content')}
          label={texts.contentLabel}
          hint={texts.contentHint}
          rows={6}
          required
        />
        <Left count={REVIEW_CONTENT_LENGTH - form.values.content.length} />
      </div>
      <PhotoField
        {...form.files('images')}
        images={form.values.images}
        onImages={(images) => form.set('images', images)}
        max={REVIEW_MAX_IMAGES}
        hasCover={false}
        label={texts.photos}
        labelNote={kitTexts.optional}
      />
      <p className="measure text-sm text-quiet">{review ? texts.afterEdit : texts.afterWrite}</p>
      <div className="flex flex-wrap gap-2">
        <FormButtons form={form} send={review ? texts.save : texts.send} onCancel={onCancel} />
      </div>
    </Form>
  );
}

/** Said when it begins to matter. */
function Left({ count }: { count: number }) {
  if (count > REVIEW_CONTENT_LENGTH / 2) return null;
  const words = count < 0 ? texts.tooMuch(formatNumber(-count)) : texts.left(formatNumber(count));
  return <p className="figures mt-1 text-sm text-quiet">{words}</p>;
}
