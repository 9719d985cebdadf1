import { Heart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { changeFavorite } from '#contract/favorite-lists.ts';
import type { FavoriteBusiness } from '#contract/favorites.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { favoritesTexts as texts } from '#web/texts/favorites.ts';
import { heartTexts } from '#web/texts/hearts.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { useKeep } from './favorites-store.ts';
import { useFocusWhen } from './use-focus-when.ts';

interface FavoriteGridProps {
  items: FavoriteBusiness[];
  gone: ReadonlySet<number>;
  setIsGone: (item: FavoriteBusiness, isGone: boolean) => void;
  card: (business: Business, heart: ReactNode) => ReactNode;
  /** Below the card. */
  foot: (item: FavoriteBusiness) => ReactNode;
}

/** The kept businesses; one that is taken off leaves 'Geri al' in its place. */
export function FavoriteGrid({ items, gone, setIsGone, card, foot }: FavoriteGridProps) {
  const api = useApi();
  const keep = useKeep();
  /** The last one touched: the button that takes the place of another takes its focus too. */
  const [last, setLast] = useState<number>();

  const change = async (item: FavoriteBusiness, isGone: boolean) => {
    setIsGone(item, isGone);
    setLast(item.businessId);
    try {
      await keep(item.businessId, !isGone);
      if (!isGone) await giveBack(item);
      if (isGone) {
        void notify({
          title: texts.removed,
          description: texts.gone(item.name),
          tone: 'success',
        });
      }
    } catch (error) {
      setIsGone(item, !isGone);
      void notify(failureToast(isGone ? heartTexts.removeFailed : texts.undoFailed, error));
    }
  };
  /** What went with it comes back with it. */
  const giveBack = async ({ businessId: id, note, listIds }: FavoriteBusiness) => {
    if (note || listIds.length > 0) await api.call(changeFavorite, { id, note, listIds });
  };
  return (
    <ul
      aria-label={texts.list}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3"
    >
      {items.map((item) => {
        const isLast = last === item.businessId;
        if (gone.has(item.businessId)) {
          return (
            <li key={item.businessId} className="row-span-2">
              <GoneFavorite
                name={item.name}
                takesFocus={isLast}
                onUndo={() => void change(item, false)}
              />
            </li>
          );
        }
        const heart = (
          <RemoveButton
            name={item.name}
            takesFocus={isLast}
            isOnPicture={item.business !== null}
            onRemove={() => void change(item, true)}
          />
        );
        return (
          // Cards beside each other are of one height, whatever stands below them.
          <li key={item.businessId} className="row-span-2 grid grid-rows-subgrid gap-2">
            {item.business ? (
              card(item.business, heart)
            ) : (
              <ClosedFavorite item={item} heart={heart} />
            )}
            <div className="flex min-w-0 flex-col gap-2">{foot(item)}</div>
          </li>
        );
      })}
    </ul>
  );
}

interface RemoveButtonProps {
  name: string;
  takesFocus: boolean;
  isOnPicture: boolean;
  onRemove: () => void;
}

function RemoveButton({ name, takesFocus, isOnPicture, onRemove }: RemoveButtonProps) {
  const ref = useFocusWhen<HTMLButtonElement>(takesFocus);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={texts.remove(name)}
      data-tooltip={heartTexts.removeTip}
      className={`icon-button icon-button-${isOnPicture ? 'solid' : 'plain'}`}
      onClick={onRemove}
    >
      <Heart
        className="size-5 fill-star text-star transition-[scale] in-active:scale-85"
        aria-hidden="true"
      />
    </button>
  );
}

const GoneFavorite = ({
  name,
  takesFocus,
  onUndo,
}: {
  name: string;
  takesFocus: boolean;
  onUndo: () => void;
}) => {
  const ref = useFocusWhen<HTMLButtonElement>(takesFocus);
  return (
    <div className="flex h-full min-h-32 flex-col items-center justify-center gap-3 rounded-lg border border-line border-dashed p-5 text-center text-quiet">
      <p className="wrap-anywhere">{texts.gone(name)}</p>
      <Button ref={ref} aria-label={texts.undoOf(name)} onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
};

/** A business that left the directory: its name and why. */
const ClosedFavorite = ({ item, heart }: { item: FavoriteBusiness; heart: ReactNode }) => (
  <div className="flex h-full items-start justify-between gap-3 rounded-lg bg-sunken p-4">
    <div className="min-w-0">
      <h2 className="text-lg leading-tight wrap-anywhere">{item.name}</h2>
      <p className="mt-1 text-quiet">{item.state === 'closed' ? texts.closed : texts.hidden}</p>
    </div>
    {heart}
  </div>
);
