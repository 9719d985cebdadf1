import { useState } from 'react';
import { type BusinessFile, featureBusiness } from '#contract/administration.ts';
import { errorSentence } from '#contract/errors.ts';
import { type AllowedMove, decideItem, getInboxItem } from '#contract/moderation.ts';
import { MOVE_WORDS } from '#contract/moderation-words.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import {
  administrationTexts,
  STATUS_WORDS,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ActButton } from './ActButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { Panel } from './Panel.tsx';

interface BusinessMovesProps {
  file: BusinessFile;
  onMoved: () => Promise<void>;
}

/** Where a business stands and where it can go from here; its likely doubles, to be merged with. */
export function BusinessMoves({ file, onMoved }: BusinessMovesProps) {
  const { id, status } = file;
  const api = useApi();
  const item = useAsked(`${id} ${status}`, (signal) =>
    api.call(getInboxItem, { kind: 'business', id }, { signal }),
  );
  const isOwn = item.state === 'ready' && item.data.isOwn;
  const moves = item.state === 'ready' ? item.data.moves : [];
  const [open, setOpen] = useState<{ move: AllowedMove; into?: number }>();
  const merge = moves.find(({ needsInto }) => needsInto);

  const decide = async (move: string, said: { reason?: string; into?: number }) => {
    const answer = await api.call(decideItem, {
      ...{ kind: 'business' as const, id, move, seenStatus: status },
      ...said,
    });
    await onMoved();
    const word = STATUS_WORDS[answer.status as keyof typeof STATUS_WORDS] ?? answer.status;
    return { title: texts.moved, description: texts.movedTo(word) };
  };
  const feature = async () => {
    const answer = await api.call(featureBusiness, { id, isFeatured: !file.isFeatured });
    await onMoved();
    return { title: answer.isFeatured ? texts.featuredNow : texts.unfeaturedNow };
  };

  return (
    <>
      <Panel title={texts.standing}>
        {file.rejectionReason && <p>{texts.rejectedBecause(file.rejectionReason)}</p>}
        {file.mergedInto !== null && (
          <Anchor href={`/admin/businesses/${file.mergedInto}`} className="tap">
            {texts.mergedInto(file.mergedInto)}
          </Anchor>
        )}
        {isOwn && <p>{errorSentence.own_record}</p>}
        {item.state === 'loading' && <Skeleton className="h-9 w-full" />}
        <div className="flex flex-wrap gap-2">
          {moves.map((move) => (
            <Button
              key={move.move}
              size="sm"
              aria-haspopup="dialog"
              onClick={() => setOpen({ move })}
            >
              {MOVE_WORDS[move.move] ?? move.move}
            </Button>
          ))}
          {!isOwn && (status === 'approved' || file.isFeatured) && (
            <ActButton label={file.isFeatured ? texts.unfeature : texts.feature} act={feature} />
          )}
          {item.state === 'failed' && (
            <Button size="sm" onClick={item.again}>
              {administrationTexts.again}
            </Button>
          )}
        </div>
      </Panel>
      <Panel title={texts.sameTitle}>
        {file.likelySame.length === 0 && <p className="text-quiet">{texts.noSame}</p>}
        <ul className="flex flex-col gap-3">
          {file.likelySame.map((other) => (
            <li key={other.id} className="flex flex-col items-start gap-1.5 text-sm">
              <Anchor href={`/admin/businesses/${other.id}`} className="tap font-semibold">
                {other.name} {texts.number(other.id)}
              </Anchor>
              <span className="text-quiet">
                {texts.likeness[other.likeness]} · {STATUS_WORDS[other.status]} · {other.address}
              </span>
              {merge && other.status === 'approved' && (
                <Button
                  size="sm"
                  aria-haspopup="dialog"
                  aria-label={texts.mergeInto(other.name)}
                  onClick={() => setOpen({ move: merge, into: other.id })}
                >
                  {texts.mergeShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {open && (
        <MoveDialog
          key={`${open.move.move} ${open.into ?? ''}`}
          move={open.move}
          into={open.into}
          decide={decide}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
