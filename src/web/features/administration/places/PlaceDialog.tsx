import {
  type AdministeredPlace,
  changePlace,
  PLACE_ALIASES_LENGTH,
} from '#contract/places/administered-places.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { placesTexts as texts } from '#web/texts/administration-places.ts';
import { CheckField } from '#web/ui/CheckField.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';

interface PlaceDialogProps {
  place: AdministeredPlace;
  onSaved: (place: AdministeredPlace) => Promise<void>;
  onClose: () => void;
}

/** What a place is called, where it is, and whether it is one at all. */
export function PlaceDialog({ place, onSaved, onClose }: PlaceDialogProps) {
  const api = useApi();
  const { id, isCentreGiven, latitude, longitude } = place;
  const form = useForm({
    initial: {
      name: place.name,
      aliases: place.aliases,
      centre: isCentreGiven ? `${latitude}, ${longitude}` : '',
      mergedInto: place.mergedInto ?? '',
      isHidden: place.isHidden,
    },
    async send(values) {
      return onSaved(await api.call(changePlace, { ...values, id }));
    },
  });
  useTypedWords(`place ${id}`, form);
  return (
    <Dialog open onClose={onClose} title={texts.editTitle(place.name)}>
      <Form form={form} summary={administrationTexts.formProblems}>
        <TextField
          {...form.field('name')}
          label={texts.fields.name}
          hint={texts.hints.name}
          maxLength={120}
        />
        <TextArea
          {...form.field('aliases')}
          label={texts.fields.aliases}
          hint={texts.hints.aliases}
          rows={2}
          maxLength={PLACE_ALIASES_LENGTH}
        />
        <TextField
          {...form.field('centre')}
          label={texts.fields.centre}
          hint={texts.hints.centre}
          maxLength={60}
          inputMode="text"
        />
        <TextField
          {...form.field('mergedInto')}
          label={texts.fields.mergedInto}
          hint={texts.hints.mergedInto}
          maxLength={120}
        />
        <CheckField {...form.box('isHidden')} label={texts.fields.isHidden} />
        <div className="flex flex-wrap gap-2">
          <FormButtons form={form} send={administrationTexts.save} onCancel={onClose} />
        </div>
      </Form>
    </Dialog>
  );
}
