import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import type { FavoriteBusiness, FavoriteList } from '#contract/favorites.ts';
import { favoriteListsTexts as texts } from '#web/texts/favorite-lists.ts';
import { Button } from '#web/ui/Button.tsx';
import { FavoriteNote } from './FavoriteNote.tsx';
import { ListsForm } from './ListsForm.tsx';

interface FavoriteFootProps {
  item: FavoriteBusiness;
  lists: FavoriteList[];
  onNote: (note: string | null) => void;
  onLists: (listIds: number[], lists: FavoriteList[]) => void;
}

/** Below a favorite: what its person added to it. */
export function FavoriteFoot({ item, lists, onNote, onLists }: FavoriteFootProps) {
  const [isAsked, setAsked] = useState(false);
  const names = lists.filter(({ id }) => item.listIds.includes(id)).map(({ name }) => name);
  return (
    <>
      {names.length > 0 && (
        <p className="px-1 text-quiet text-sm wrap-anywhere">{texts.inLists(names.join(', '))}</p>
      )}
      <FavoriteNote item={item} onNote={onNote}>
        <Button
          variant="quiet"
          size="sm"
          icon={<ListPlus aria-hidden="true" />}
          aria-label={`${texts.addToList}: ${item.name}`}
          onClick={() => setAsked(true)}
        >
          {texts.addToList}
        </Button>
      </FavoriteNote>
      {isAsked && (
        <ListsForm {...{ item, lists }} onChanged={onLists} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
