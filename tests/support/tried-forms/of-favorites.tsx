import { useState } from 'react';
import type { FavoriteBusiness, FavoriteList } from '#contract/favorites.ts';
import { FavoriteFoot } from '#web/features/favorites/FavoriteFoot.tsx';
import { ListChoice } from '#web/features/favorites/ListChoice.tsx';
import { favoriteListsTexts as texts } from '#web/texts/favorite-lists.ts';
import { nobody, type TriedForm } from './form.tsx';

const wedding = { id: 3, name: 'Düğün', token: null };
const breakfast = { id: 4, name: 'Kahvaltı', token: null };
const kept = {
  ...{ businessId: 7, name: 'Nar', state: 'closed' as const, business: null },
  ...{ note: null, listIds: [3] },
};
function Kept() {
  const [item, setItem] = useState<FavoriteBusiness>(kept);
  const [lists, setLists] = useState<FavoriteList[]>([wedding]);
  return (
    <FavoriteFoot
      {...{ item, lists }}
      onNote={(note) => setItem({ ...item, note })}
      onLists={(listIds, now) => {
        setLists(now);
        setItem({ ...item, listIds });
      }}
    />
  );
}
function Listed() {
  const [lists, setLists] = useState<FavoriteList[]>([wedding]);
  return (
    <ListChoice
      lists={lists}
      chosen={lists[0]}
      countOf={() => 0}
      onChosen={nobody}
      onNamed={(list) => setLists([list])}
      onDeleted={nobody}
    />
  );
}

export const favoritesForms: Record<string, TriedForm> = {
  'a note to a favorite is written': {
    of: 'favorites/FavoriteNote.tsx',
    part: <Kept />,
    way: [texts.noteOf('Nar', false)],
    typed: { [texts.note]: 'Bahçesi güzel' },
    button: texts.save,
    asks: 'PATCH /api/favorites/7 {"note":"Bahçesi güzel"}',
    agrees: { note: 'Bahçesi güzel', listIds: [3], lists: [wedding] },
    shows: `${texts.note}: Bahçesi güzel`,
    hides: texts.save,
  },
  'a favorite is put into one more list': {
    of: 'favorites/ListsForm.tsx',
    part: <Kept />,
    way: [`${texts.addToList}: Nar`],
    typed: { [texts.newList]: 'Kahvaltı' },
    button: texts.save,
    asks: 'PATCH /api/favorites/7 {"listIds":[3],"newList":"Kahvaltı"}',
    agrees: {
      ...{ note: null, listIds: [3, 4] },
      lists: [wedding, breakfast],
    },
    shows: texts.inLists('Düğün, Kahvaltı'),
    hides: texts.listsText,
  },
  'a list is made': {
    of: 'favorites/ListNameForm.tsx',
    part: <Listed />,
    way: [texts.newList],
    typed: { [texts.name]: 'Kahvaltı' },
    button: texts.create,
    asks: 'POST /api/own-favorite-lists {"name":"Kahvaltı"}',
    agrees: breakfast,
    shows: 'Kahvaltı',
    hides: texts.nameText,
  },
  'a list is called otherwise': {
    of: 'favorites/ListNameForm.tsx',
    part: <Listed />,
    way: [texts.rename],
    typed: { [texts.name]: 'Nikâh' },
    button: texts.save,
    asks: 'PATCH /api/own-favorite-lists/3 {"name":"Nikâh"}',
    agrees: { ...wedding, name: 'Nikâh' },
    shows: 'Nikâh',
    hides: texts.nameText,
  },
};
