import {
  createFavoriteList,
  LIST_NAME_LENGTH,
  renameFavoriteList,
} from '#contract/favorite-lists.ts';
import type { FavoriteList } from '#contract/favorites.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { favoriteListsTexts as texts } from '#web/texts/favorite-lists.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface ListNameFormProps {
  /** The one that is to be called otherwise; none: a new one. */
  list: FavoriteList | undefined;
  onNamed: (list: FavoriteList) => void;
  onClose: () => void;
}

/** What a list is called. */
export function ListNameForm({ list, onNamed, onClose }: ListNameFormProps) {
  const api = useApi();
  const form = useForm({
    initial: { name: list?.name ?? '' },
    check: ({ name }) => (name.trim() ? {} : { name: texts.nameMissing }),
    async send({ name }) {
      const named = list
        ? await api.call(renameFavoriteList, { id: list.id, name })
        : await api.call(createFavoriteList, { name });
      onNamed(named);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={list ? texts.renameTitle(list.name) : texts.newList}
      texts={{ send: list ? texts.save : texts.create }}
      lead={list?.token ? texts.sharedNameText : texts.nameText}
      form={form}
      sent={undefined}
    >
      <TextField
        {...form.field('name')}
        label={texts.name}
        hint={texts.nameHint}
        maxLength={LIST_NAME_LENGTH}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
