import { CATEGORY_HUE_NAMES, type CategoryHue } from '#contract/categories/categories.ts';
import {
  type AdministeredCategory,
  addCategory,
  changeCategory,
} from '#contract/moderation/administration.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useTypedWords } from '#web/browser/typed-words.ts';
import { useForm } from '#web/browser/use-form.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { categoriesTexts as texts } from '#web/texts/administration-categories.ts';
import { CheckField } from '#web/ui/CheckField.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormButtons } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';

interface CategoryDialogProps {
  /** None: a new one. */
  category: AdministeredCategory | undefined;
  onSaved: (title: string, categories: AdministeredCategory[]) => Promise<void>;
  onClose: () => void;
}

/** A category's name, address, words and colour. */
export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const api = useApi();
  const form = useForm({
    initial: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
      hue: (category?.hue ?? 'egitim') as string,
      isAdFree: category?.isAdFree ?? false,
      isHiddenWhileEmpty: category?.isHiddenWhileEmpty ?? false,
    },
    async send(values, { idempotencyKey }) {
      const wanted = { ...values, hue: values.hue as CategoryHue };
      if (category) {
        const list = await api.call(changeCategory, { ...wanted, id: category.id });
        return onSaved(texts.changed, list);
      }
      return onSaved(texts.added, await api.call(addCategory, wanted, { idempotencyKey }));
    },
  });
  useTypedWords(`category ${category?.id ?? 'new'}`, form);
  return (
    <Dialog
      open
      onClose={onClose}
      title={category ? texts.editTitle(category.name) : texts.addTitle}
    >
      <Form form={form} summary={administrationTexts.formProblems}>
        <TextField {...form.field('name')} label={texts.fields.name} maxLength={60} />
        <TextField
          {...form.field('slug')}
          label={texts.fields.slug}
          hint={texts.slugHint(category?.slug ?? '')}
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea
          {...form.field('description')}
          label={texts.fields.description}
          hint={texts.descriptionHint}
          rows={3}
          maxLength={400}
        />
        <Select
          {...form.field('hue')}
          label={texts.fields.hue}
          options={CATEGORY_HUE_NAMES.map((value) => ({ value, label: texts.hues[value] }))}
        />
        <CheckField
          {...form.box('isAdFree')}
          label={
            <>
              {texts.fields.isAdFree}
              <span className="block text-quiet text-sm">{texts.adFreeHint}</span>
            </>
          }
        />
        <CheckField
          {...form.box('isHiddenWhileEmpty')}
          label={
            <>
              {texts.fields.isHiddenWhileEmpty}
              <span className="block text-quiet text-sm">{texts.hiddenHint}</span>
            </>
          }
        />
        <div className="flex flex-wrap gap-2">
          <FormButtons form={form} send={administrationTexts.save} onCancel={onClose} />
        </div>
      </Form>
    </Dialog>
  );
}
