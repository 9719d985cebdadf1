import { changeFavorite, LIST_NAME_LENGTH, MAX_FAVORITE_LISTS } from '#contract/favorite-lists.ts';
import type { FavoriteBusiness, FavoriteList } from '#contract/favorites.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { favoriteListsTexts as texts } from '#web/texts/favorite-lists.ts';
import { CheckField } from '#web/ui/CheckField.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface ListsFormProps {
  item: FavoriteBusiness;
  lists: FavoriteList[];
  onChanged: (listIds: number[], lists: FavoriteList[]) => void;
  onClose: () => void;
}

/** In which lists a favorite stands, and one more that is made for it. */
export function ListsForm({ item, lists, onChanged, onClose }: ListsFormProps) {
  const api = useApi();
  const form = useForm({
    initial: { listIds: item.listIds, newList: '' },
    async send({ listIds, newList }) {
      const more = newList.trim() ? { newList } : {};
      const changed = await api.call(changeFavorite, { id: item.businessId, listIds, ...more });
      onChanged(changed.listIds, changed.lists);
      onClose();
    },
  });
  const { listIds } = form.values;
  const tick = (id: number, isIn: boolean) =>
    form.set('listIds', isIn ? [...listIds, id] : listIds.filter((one) => one !== id));
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={texts.listsOf(item.name)}
      texts={{ send: texts.save }}
      lead={lists.length > 0 ? texts.listsText : texts.firstListText}
      form={form}
      sent={undefined}
    >
      {lists.length > 0 && (
        <fieldset>
          <legend className="sr-only">{texts.lists}</legend>
          {lists.map(({ id, name }) => (
            <CheckField
              key={id}
              label={<span className="wrap-anywhere">{name}</span>}
              checked={listIds.includes(id)}
              onChange={(event) => tick(id, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      {lists.length < MAX_FAVORITE_LISTS && (
        <TextField
          {...form.field('newList')}
          label={texts.newList}
          hint={texts.nameHint}
          maxLength={LIST_NAME_LENGTH}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
