import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteFavoriteList, MAX_FAVORITE_LISTS } from '#contract/favorite-lists.ts';
import type { FavoriteList } from '#contract/favorites.ts';
import { formatNumber } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { favoriteListsTexts as texts } from '#web/texts/favorite-lists.ts';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { notify } from '#web/ui/notify.ts';
import { QuestionDialog } from '#web/ui/QuestionDialog.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { ListNameForm } from './ListNameForm.tsx';

interface ListChoiceProps {
  lists: FavoriteList[];
  chosen: FavoriteList | undefined;
  /** How many stand in a list, or in all. */
  countOf: (list: FavoriteList | undefined) => number;
  onChosen: (id: number | undefined) => void;
  onNamed: (list: FavoriteList) => void;
  onDeleted: (list: FavoriteList) => void;
}

/** Which list is shown; one more, another name for it, and its end. */
export function ListChoice(props: ListChoiceProps) {
  const { lists, chosen, countOf, onChosen, onNamed, onDeleted } = props;
  const api = useApi();
  const { isBusy, run } = useBusy();
  const [asked, setAsked] = useState<'new' | 'name' | 'end'>();
  const leave = () => setAsked(undefined);
  const end = (list: FavoriteList) =>
    run(
      async () => {
        await api.call(deleteFavoriteList, { id: list.id });
        leave();
        onDeleted(list);
        void notify({ title: texts.deleted, description: list.name, tone: 'success' });
      },
      (error) => notify(failureToast(texts.deleteFailed, error)),
    );
  return (
    <>
      <ul aria-label={texts.lists} className="mb-3 flex flex-wrap gap-2">
        {[undefined, ...lists].map((list) => (
          <li key={list?.id ?? 'all'} className="max-w-full">
            <button
              type="button"
              aria-pressed={list?.id === chosen?.id}
              className={classNames('chip max-w-full', list?.id === chosen?.id && 'chip-on')}
              onClick={() => onChosen(list?.id)}
            >
              <span className="truncate">{list?.name ?? texts.all}</span>
              <span className="figures font-normal">{formatNumber(countOf(list))}</span>
            </button>
          </li>
        ))}
        {lists.length < MAX_FAVORITE_LISTS && (
          <li>
            <button type="button" className="chip border-dashed" onClick={() => setAsked('new')}>
              <Plus aria-hidden="true" />
              {texts.newList}
            </button>
          </li>
        )}
      </ul>
      {chosen && (
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <h2 className="w-full text-xl wrap-anywhere sm:mr-auto sm:w-auto">{chosen.name}</h2>
          <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setAsked('name')}>
            {texts.rename}
          </Button>
          <Button size="sm" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked('end')}>
            {texts.remove}
          </Button>
        </div>
      )}
      {(asked === 'new' || asked === 'name') && (
        <ListNameForm
          list={asked === 'name' ? chosen : undefined}
          onNamed={onNamed}
          onClose={leave}
        />
      )}
      {asked === 'end' && chosen && (
        <QuestionDialog
          open
          onClose={leave}
          title={texts.removeAsk(chosen.name)}
          yes={texts.removeYes}
          busy={isBusy}
          onYes={() => void end(chosen)}
        >
          <p>{chosen.token ? texts.removeSharedText : texts.removeText}</p>
        </QuestionDialog>
      )}
    </>
  );
}
