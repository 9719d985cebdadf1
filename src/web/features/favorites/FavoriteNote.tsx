import { NotebookPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { changeFavorite, FAVORITE_NOTE_LENGTH } from '#contract/favorite-lists.ts';
import type { FavoriteBusiness } from '#contract/favorites.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { favoriteListsTexts as texts } from '#web/texts/favorite-lists.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextField.tsx';
import { useFocusWhen } from './use-focus-when.ts';

interface FavoriteNoteProps {
  item: FavoriteBusiness;
  onNote: (note: string | null) => void;
  /** Beside its button. */
  children?: ReactNode;
}

/** What its person wrote to a favorite, below it; written where it stands. */
export function FavoriteNote({ item, onNote, children }: FavoriteNoteProps) {
  const [step, setStep] = useState<'shown' | 'written' | 'left'>('shown');
  const button = useFocusWhen<HTMLButtonElement>(step === 'left');
  if (step === 'written') {
    return (
      <NoteForm
        item={item}
        onSaved={(note) => {
          onNote(note);
          setStep('left');
        }}
        onLeft={() => setStep('left')}
      />
    );
  }
  return (
    <>
      {item.note && (
        <p className="whitespace-pre-line border-portakal border-l-4 pl-3 wrap-anywhere">
          <span className="sr-only">{texts.note}: </span>
          {item.note}
        </p>
      )}
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          icon={<NotebookPen aria-hidden="true" />}
          aria-label={texts.noteOf(item.name, item.note !== null)}
          onClick={() => setStep('written')}
        >
          {item.note ? texts.changeNote : texts.addNote}
        </Button>
        {children}
      </div>
    </>
  );
}

/** Not half under the bar at the foot of a phone. */
const showWhole = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

interface NoteFormProps {
  item: FavoriteBusiness;
  onSaved: (note: string | null) => void;
  onLeft: () => void;
}

function NoteForm({ item: { businessId, name, note }, onSaved, onLeft }: NoteFormProps) {
  const api = useApi();
  const form = useForm({
    initial: { note: note ?? '' },
    async send(values) {
      onSaved((await api.call(changeFavorite, { id: businessId, note: values.note })).note);
    },
  });
  return (
    <Form
      ref={showWhole}
      form={form}
      aria-label={texts.noteOf(name, note !== null)}
      className="flex scroll-my-28 flex-col gap-2"
    >
      <TextArea
        {...form.field('note')}
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={FAVORITE_NOTE_LENGTH}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <FormButtons form={form} size="sm" send={texts.save} onCancel={onLeft} />
      </div>
    </Form>
  );
}
