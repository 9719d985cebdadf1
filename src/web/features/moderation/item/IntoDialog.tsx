import type { AllowedTransition, ItemDetails } from '#contract/moderation/moderation.ts';
import { placeText, useBusinessChoices } from '#web/browser/use-business-choices.ts';
import { useForm } from '#web/browser/use-form.ts';
import { businessChoiceTexts } from '#web/texts/business-choices.ts';
import { transitionWord } from '#web/texts/decision-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { itemKey } from '../inbox/inbox-address.ts';

const OTHER = 'other';
const NEW = 'new';

interface IntoDialogProps {
  details: ItemDetails;
  transition: AllowedTransition | undefined;
  /** The one that was pointed at beside the record. */
  chosen: number | undefined;
  onClose: () => void;
  /** Without `into`, where the transition needs none. */
  onSend: (transition: AllowedTransition, into: number | undefined) => Promise<void>;
}

/** Which business a record becomes: one of the alike, any other that is found, or where it can be a new one. */
export function IntoDialog({ details, transition, chosen, onClose, onSend }: IntoDialogProps) {
  return (
    <Dialog
      open={transition !== undefined}
      onClose={onClose}
      title={transition?.takesInto ? texts.intoTitle : texts.mergeTitle}
    >
      {transition && (
        <IntoForm
          details={details}
          transition={transition}
          chosen={chosen}
          onClose={onClose}
          onSend={(into) => onSend(transition, into)}
        />
      )}
    </Dialog>
  );
}

interface IntoFormProps extends Pick<IntoDialogProps, 'details' | 'chosen' | 'onClose'> {
  transition: AllowedTransition;
  onSend: (into: number | undefined) => Promise<void>;
}

function IntoForm({ details, transition, chosen, onClose, onSend }: IntoFormProps) {
  const { duplicates, item } = details;
  const form = useForm({
    initial: {
      into: String(chosen ?? (transition.takesInto ? NEW : (duplicates[0]?.id ?? OTHER))),
      other: '',
    },
    check: ({ into, other }) =>
      into === OTHER && !other ? { other: businessChoiceTexts.missing } : {},
    send: ({ into, other }) =>
      onSend(into === NEW ? undefined : Number(into === OTHER ? other : into)),
  });
  const found = useBusinessChoices({
    except: item.kind === 'business' ? item.id : undefined,
    onChosen: (id) => form.set('other', id ? String(id) : ''),
  });
  const choices = [
    ...(transition.takesInto ? [{ value: NEW, title: texts.intoNew, note: '' }] : []),
    ...duplicates.map(({ id, name, address, district }) => ({
      value: String(id),
      title: `${name} ${texts.number(id)}`,
      note: placeText({ address, district }),
    })),
    { value: OTHER, title: texts.mergeOther, note: '' },
  ];
  return (
    <Form
      form={form}
      summary={texts.summary}
      lead={<p>{transition.takesInto ? texts.intoText : texts.mergeText}</p>}
    >
      {choices.length > 1 && (
        <fieldset>
          <legend className="sr-only">
            {transition.takesInto ? texts.intoTitle : texts.mergeTitle}
          </legend>
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
      )}
      {form.values.into === OTHER && (
        <Combobox
          {...found}
          id={form.idOf('other')}
          label={businessChoiceTexts.label}
          hint={businessChoiceTexts.hint}
          error={form.errors.other}
        />
      )}
      <RestAfterChange of={`${itemKey(item)} ${transition.transition}`} className="dialog-actions">
        <FormButtons
          form={form}
          send={transitionWord(item.kind, transition.transition)}
          onCancel={onClose}
        />
      </RestAfterChange>
    </Form>
  );
}
