import { answerClaim } from '#contract/claims.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { claimAnswerTexts } from '#web/texts/claims.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import type { DocumentSlot, GivenDocument } from './document-slot.ts';

interface ClaimAnswerFormProps {
  claimId: number;
  documentSlot: DocumentSlot;
  onAnswered: () => Promise<void>;
}

/** What the team asked is answered here, with more documents where they help. */
export function ClaimAnswerForm({ claimId, documentSlot, onAnswered }: ClaimAnswerFormProps) {
  const api = useApi();
  const form = useForm({
    initial: { message: '', documents: [] as GivenDocument[] },
    check: ({ message }) => ({
      ...(!message.trim() && { message: claimAnswerTexts.missing }),
    }),
    async send({ message, documents }) {
      const addresses = documents.map(({ address }) => address);
      await api.call(answerClaim, { id: claimId, message, documents: addresses });
      await notify({ ...claimAnswerTexts.sent, tone: 'success' });
      await onAnswered();
    },
  });
  useTypedWords(`claim ${claimId}`, form);
  return (
    <Form form={form} className="flex w-full flex-col gap-4 rounded-md border border-line p-4">
      <TextArea
        {...form.field('message')}
        label={claimAnswerTexts.label}
        maxLength={2000}
        required
      />
      {documentSlot({
        ...form.files('documents'),
        documents: form.values.documents,
        onDocuments: (documents) => form.set('documents', documents),
        labelNote: kitTexts.optional,
      })}
      <SubmitButton form={form} send={claimAnswerTexts.send} className="self-start" />
    </Form>
  );
}
