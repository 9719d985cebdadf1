import { type AdministeredKind, addWordToKind } from '#contract/kinds/administered-kinds.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { kindsTexts as texts } from '#web/texts/administration-kinds.ts';
import { Button } from '#web/ui/Button.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { useKindChoices } from './use-kind-choices.ts';

interface WordDialogProps {
  word: string;
  kinds: readonly AdministeredKind[];
  onAdded: (kind: AdministeredKind) => void;
  /** No kind is meant by it yet. */
  onNewKind: () => void;
  onClose: () => void;
}

/** Which kind a word means. */
export function WordDialog({ word, kinds, onAdded, onNewKind, onClose }: WordDialogProps) {
  const api = useApi();
  const form = useForm({
    initial: { id: undefined as number | undefined },
    check: ({ id }) => (id ? {} : { id: texts.choice.missing }),
    async send({ id = 0 }) {
      const kind = await api.call(addWordToKind, { id, word });
      onAdded(kind);
      await notify({
        ...{ title: texts.wordAdded, description: texts.wordAddedText(word, kind.name) },
        tone: 'success',
      });
    },
  });
  const choices = useKindChoices(kinds, (id) => form.set('id', id));
  return (
    <Dialog open onClose={onClose} title={texts.putTitle(word)}>
      <Form form={form} summary={administrationTexts.formProblems}>
        <Combobox
          {...choices}
          id={form.idOf('id')}
          label={texts.choice.label}
          hint={texts.choice.hint}
          error={form.errors.id}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} send={texts.putYes} />
          <Button variant="quiet" onClick={onNewKind}>
            {texts.newKind}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
