import { useState } from 'react';
import { EMAIL_WRONG, NAME_MISSING } from '#contract/accounts/accounts.ts';
import { claimBusiness } from '#contract/claims.ts';
import { useApi } from '#web/browser/api-context.ts';
import { following } from '#web/browser/following.ts';
import { forKnownPerson, type PersonProps } from '#web/browser/for-known-person.tsx';
import { useForm } from '#web/browser/use-form.ts';
import { contestedTexts, claimTexts as texts } from '#web/texts/claims.ts';
import { AnswerAddress } from '#web/ui/AnswerAddress.tsx';
import { looksLikeEmail, personNameInput } from '#web/ui/contact-inputs.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import type { ClaimedBusiness } from './ClaimCard.tsx';
import type { DocumentSlot, GivenDocument } from './document-slot.ts';

type Sentence = (email: string) => string;

interface ClaimDialogProps extends LateDialogState {
  business: ClaimedBusiness;
  documentSlot: DocumentSlot;
}

/** Who claims, why, and the documents that speak for it. */
export const ClaimDialog = forKnownPerson(function ClaimForm({
  business,
  person,
  documentSlot,
  ...dialog
}: ClaimDialogProps & PersonProps) {
  const api = useApi();
  // What is said, and what comes next, where somebody owns it already.
  const words = business.hasOwner ? contestedTexts : texts;
  const [sent, setSent] = useState<{ email: string; isTracked: boolean }>();
  const form = useForm({
    initial: {
      name: person.name,
      email: '',
      message: '',
      documents: [] as GivenDocument[],
      homepage: '',
    },
    check: ({ name, email, message }) => ({
      ...(!name.trim() && { name: NAME_MISSING }),
      ...(!person.isMember && !looksLikeEmail(email) && { email: EMAIL_WRONG }),
      ...(!message.trim() && { message: texts.messageMissing }),
    }),
    async send({ documents, ...said }, { typedForMs, idempotencyKey }) {
      const addresses = documents.map(({ address }) => address);
      const { isTracked } = await api.call(
        claimBusiness,
        { id: business.id, ...said, documents: addresses, typedForMs },
        { idempotencyKey },
      );
      setSent({ email: isTracked ? person.email : said.email.trim(), isTracked });
    },
  });
  return (
    <FormDialog
      {...dialog}
      title={words.title}
      texts={texts}
      lead={words.lead(business.name)}
      form={form}
      sent={sent && sentWords(sent, words.sentText)}
    >
      <TextField {...form.field('name')} {...personNameInput} label={texts.name} required />
      <AnswerAddress field={form.field('email')} known={person.email} texts={texts} />
      <TextArea
        {...form.field('message')}
        label={texts.message}
        hint={words.messageHint}
        maxLength={2000}
        required
      />
      {documentSlot({
        ...form.files('documents'),
        documents: form.values.documents,
        onDocuments: (documents) => form.set('documents', documents),
        labelNote: words.documentsNote,
      })}
      <NextSteps lines={words.next} />
    </FormDialog>
  );
});

const NextSteps = ({ lines }: { lines: readonly string[] }) => (
  <div className="rounded-md bg-sunken px-4 py-3 text-sm">
    <h3 className="text-base">{texts.nextTitle}</h3>
    <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </div>
);

/** A claim with a typed address waits for it to be proved. */
function sentWords({ email, isTracked }: { email: string; isTracked: boolean }, text: Sentence) {
  const { note, link } = following(isTracked);
  return isTracked
    ? { title: texts.sentTitle, text: text(email), note, link }
    : {
        title: texts.proofTitle,
        text: texts.proofText(email),
        note,
        link: { ...link, variant: 'primary' as const },
      };
}
