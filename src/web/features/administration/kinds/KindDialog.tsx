import { Fragment, useMemo } from 'react';
import type { Category } from '#contract/categories/categories.ts';
import {
  type AdministeredKind,
  addKind,
  changeKind,
  ON_HOLIDAYS,
  WORD_LIST_LENGTH,
  WORD_LISTS,
} from '#contract/kinds/administered-kinds.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { HOLIDAY_WORDS, kindsTexts as texts } from '#web/texts/administration-kinds.ts';
import { CheckField } from '#web/ui/CheckField.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { type KindsByWord, kindsByWord, sharedWords, tellingWords } from './find-kinds.ts';
import { MotifField } from './MotifField.tsx';

interface KindDialogProps {
  /** One that is there, or what is known of a new one. */
  kind: Partial<AdministeredKind>;
  kinds: readonly AdministeredKind[];
  categories: readonly Category[];
  onSaved: (title: string, kind: AdministeredKind) => Promise<void>;
  onClose: () => void;
}

/** What a kind is called, by whom, and what is true of it. */
export function KindDialog({ kind, kinds, categories, onSaved, onClose }: KindDialogProps) {
  const api = useApi();
  const { id } = kind;
  const form = useForm({
    initial: {
      name: kind.name ?? '',
      plural: kind.plural ?? '',
      categorySlug: kind.categorySlug ?? '',
      words: kind.words ?? '',
      sells: kind.sells ?? '',
      needs: kind.needs ?? '',
      abroad: kind.abroad ?? '',
      files: kind.files ?? '',
      schemaTypes: kind.schemaTypes ?? '',
      takesReservations: kind.takesReservations ?? false,
      onHolidays: kind.onHolidays ?? ('unknown' as const),
      motif: kind.motif ?? '',
    },
    async send(values, { idempotencyKey }) {
      if (id) return onSaved(texts.changed, await api.call(changeKind, { ...values, id }));
      return onSaved(texts.added, await api.call(addKind, values, { idempotencyKey }));
    },
  });
  useTypedWords(`kind ${id ?? 'new'}`, form);
  const others = useMemo(
    () =>
      kindsByWord(
        kinds.filter((other) => other.id !== id),
        tellingWords,
      ),
    [kinds, id],
  );
  return (
    <Dialog open onClose={onClose} title={kind.name ? texts.editTitle(kind.name) : texts.addTitle}>
      <Form form={form} summary={administrationTexts.formProblems}>
        <TextField {...form.field('name')} label={texts.fields.name} maxLength={60} />
        <TextField
          {...form.field('plural')}
          label={texts.fields.plural}
          hint={texts.hints.plural}
          maxLength={60}
        />
        <Select
          {...form.field('categorySlug')}
          label={texts.fields.categorySlug}
          options={[
            { value: '', label: texts.outsideChoice },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        {WORD_LISTS.map((list) => (
          <Fragment key={list}>
            <TextArea
              {...form.field(list)}
              label={texts.fields[list]}
              hint={texts.hints[list]}
              rows={list === 'words' ? 4 : 2}
              maxLength={WORD_LIST_LENGTH}
            />
            {list === 'words' && <SharedWords words={form.values.words} others={others} />}
          </Fragment>
        ))}
        <TextField
          {...form.field('schemaTypes')}
          label={texts.fields.schemaTypes}
          hint={texts.hints.schemaTypes}
          maxLength={120}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Select
          {...form.field('onHolidays')}
          label={texts.fields.onHolidays}
          options={ON_HOLIDAYS.map((value) => ({ value, label: HOLIDAY_WORDS[value] }))}
        />
        <MotifField
          id={form.idOf('motif')}
          error={form.errors.motif}
          motif={form.values.motif}
          onMotif={(motif) => form.set('motif', motif)}
          categorySlug={form.values.categorySlug}
          kinds={kinds}
        />
        <CheckField {...form.box('takesReservations')} label={texts.fields.takesReservations} />
        <div className="flex flex-wrap gap-2">
          <FormButtons form={form} send={administrationTexts.save} onCancel={onClose} />
        </div>
      </Form>
    </Dialog>
  );
}

/** Said, and no reason not to save: the category decides between two. */
function SharedWords({ words, others }: { words: string; others: KindsByWord }) {
  const shared = sharedWords(words, others);
  return (
    <div role="status" className="text-sm">
      {shared.map(({ word, kinds }) => (
        <p key={word}>{texts.shared(word, kinds)}</p>
      ))}
      {shared.length > 0 && <p className="text-quiet">{texts.sharedNote}</p>}
    </div>
  );
}
