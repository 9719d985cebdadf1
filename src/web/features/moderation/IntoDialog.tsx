import type { AllowedMove, ItemDetails } from '#contract/moderation.ts';
import { moveWord } from '#contract/moderation-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { itemKey } from './inbox-address.ts';
import { placeText } from './item-places.ts';

const OTHER = 'other';
const NEW = 'new';

interface IntoDialogProps {
  details: ItemDetails;
  move: AllowedMove | undefined;
  /** The one that was pointed at beside the record. */
  chosen: number | undefined;
  onClose: () => void;
  /** Without `into`, where the move needs none. */
  onSend: (move: AllowedMove, into: number | undefined) => Promise<void>;
}

/** Which business a record becomes: one of the alike, any by its number, or where it can be a new one. */
export function IntoDialog({ details, move, chosen, onClose, onSend }: IntoDialogProps) {
  return (
    <Dialog
      open={move !== undefined}
      onClose={onClose}
      title={move?.takesInto ? texts.intoTitle : texts.mergeTitle}
      closeLabel={texts.close}
    >
      {move && (
        <IntoForm
          details={details}
          move={move}
          chosen={chosen}
          onClose={onClose}
          onSend={(into) => onSend(move, into)}
        />
      )}
    </Dialog>
  );
}

interface IntoFormProps extends Pick<IntoDialogProps, 'details' | 'chosen' | 'onClose'> {
  move: AllowedMove;
  onSend: (into: number | undefined) => Promise<void>;
}

function IntoForm({ details, move, chosen, onClose, onSend }: IntoFormProps) {
  const { duplicates, item } = details;
  const form = useForm({
    initial: {
      into: String(chosen ?? (move.takesInto ? NEW : (duplicates[0]?.id ?? OTHER))),
      number: '',
    },
    check: ({ into, number }) => {
      if (into === NEW) return {};
      const id = Number(into === OTHER ? number : into);
      if (!Number.isInteger(id) || id < 1) return { number: texts.mergeMissing };
      return item.kind === 'business' && id === item.id ? { number: texts.mergeSelf } : {};
    },
    send: ({ into, number }) =>
      onSend(into === NEW ? undefined : Number(into === OTHER ? number : into)),
  });
  const choices = [
    ...(move.takesInto ? [{ value: NEW, title: texts.intoNew, note: '' }] : []),
    ...duplicates.map(({ id, name, address, district }) => ({
      value: String(id),
      title: `${name} ${texts.number(id)}`,
      note: placeText({ address, district }),
    })),
    { value: OTHER, title: texts.mergeOther, note: '' },
  ];
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      <p>{move.takesInto ? texts.intoText : texts.mergeText}</p>
      <FormSummary
        title={texts.summary}
        problem={form.problem}
        errors={form.errors}
        idOf={form.idOf}
        tries={form.tries}
      />
      <fieldset>
        <legend className="sr-only">{move.takesInto ? texts.intoTitle : texts.mergeTitle}</legend>
        {choices.map(({ value, title, note }) => (
          <label key={value} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="radio"
              name="into"
              value={value}
              checked={form.values.into === value}
              onChange={() => form.set('into', value)}
              className="mt-0.5 size-5 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{title}</span>
              {note && <span className="block text-quiet text-sm">{note}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {form.values.into === OTHER && (
        <TextField
          id={form.idOf('number')}
          label={texts.mergeNumber}
          hint={texts.mergeNumberHint}
          error={form.errors.number}
          inputMode="numeric"
          maxLength={9}
          value={form.values.number}
          onChange={(event) => form.set('number', event.currentTarget.value.replace(/\D/g, ''))}
        />
      )}
      <RestAfterChange of={`${itemKey(item)} ${move.move}`} className="dialog-actions">
        <Button type="submit" variant="primary" busy={form.isSending}>
          {moveWord(item.kind, move.move)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </RestAfterChange>
    </form>
  );
}
