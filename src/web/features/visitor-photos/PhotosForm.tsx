import { type ReactNode, useState } from 'react';
import { EMAIL_WRONG } from '#contract/accounts/accounts.ts';
import {
  PHOTOS_MISSING,
  PHOTOS_NOT_OWN,
  sendPhotos,
  VISITOR_PHOTOS_AT_ONCE,
} from '#contract/visitor-photos.ts';
import { useApi } from '#web/browser/api-context.ts';
import { following } from '#web/browser/following.ts';
import { forKnownPerson, type PersonProps } from '#web/browser/for-known-person.tsx';
import { type PhotosField, useForm } from '#web/browser/use-form.ts';
import { visitorPhotosTexts as texts } from '#web/texts/visitor-photos.ts';
import { AnswerAddress } from '#web/ui/AnswerAddress.tsx';
import { CheckField } from '#web/ui/CheckField.tsx';
import { looksLikeEmail } from '#web/ui/contact-inputs.ts';
import { FieldError } from '#web/ui/FieldError.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';

interface PhotosDialogProps extends LateDialogState {
  business: { id: number; name: string };
  /** The field for photos, of whoever keeps files: the page puts it in. */
  photoSlot: (field: PhotosField) => ReactNode;
}

/** Photos of a place, the word that they are the sender's own, and where the answer goes. */
export const PhotosDialog = forKnownPerson(function PhotosForm({
  business,
  photoSlot,
  person,
  ...dialog
}: PhotosDialogProps & PersonProps) {
  const api = useApi();
  const [sentFrom, setSentFrom] = useState<string>();
  const form = useForm({
    initial: { images: [] as string[], isOwn: false, email: '', homepage: '' },
    check: ({ images, isOwn, email }) => ({
      ...(images.length === 0 && { images: PHOTOS_MISSING }),
      ...(!isOwn && { isOwn: PHOTOS_NOT_OWN }),
      ...(!person.isMember && !looksLikeEmail(email) && { email: EMAIL_WRONG }),
    }),
    async send({ isOwn: _, ...said }, { typedForMs, idempotencyKey }) {
      const input = { id: business.id, isOwn: true as const, ...said, typedForMs };
      await api.call(sendPhotos, input, { idempotencyKey });
      setSentFrom(person.email || said.email.trim());
    },
  });
  const { isOwn } = form.errors;
  const isOwnId = form.idOf('isOwn');
  return (
    <FormDialog
      {...dialog}
      title={texts.title}
      texts={texts}
      lead={texts.lead(business.name)}
      form={form}
      sent={
        sentFrom === undefined
          ? undefined
          : {
              title: texts.sentTitle,
              text: texts.sentText(sentFrom),
              ...following(person.isMember),
            }
      }
    >
      {photoSlot({
        ...form.files('images'),
        images: form.values.images,
        onImages: (images) => form.set('images', images),
        max: VISITOR_PHOTOS_AT_ONCE,
        hasCover: false,
        label: texts.photos,
        hint: texts.hint,
      })}
      <div className="field">
        <CheckField
          {...form.box('isOwn')}
          label={texts.isOwn}
          required
          aria-describedby={isOwn ? `${isOwnId}-error` : undefined}
          aria-invalid={isOwn ? true : undefined}
        />
        {isOwn && <FieldError id={`${isOwnId}-error`}>{isOwn}</FieldError>}
      </div>
      <AnswerAddress field={form.field('email')} known={person.email} texts={texts} />
    </FormDialog>
  );
});
