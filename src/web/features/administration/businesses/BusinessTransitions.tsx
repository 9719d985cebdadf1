import { useState } from 'react';
import { OWN_RECORD_SENTENCE } from '#contract/api/errors.ts';
import { type BusinessFile, featureBusiness } from '#contract/moderation/administration.ts';
import {
  type AllowedTransition,
  decideItem,
  getInboxItem,
} from '#contract/moderation/moderation.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import {
  administrationTexts,
  STATUS_WORDS,
  administeredBusinessTexts as texts,
} from '#web/texts/administration.ts';
import { transitionWord } from '#web/texts/decision-words.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PartFailed, PartLoading } from '#web/ui/Part.tsx';
import { ActButton } from '../ActButton.tsx';
import { Panel } from '../Panel.tsx';
import { TransitionDialog } from './TransitionDialog.tsx';

interface BusinessTransitionsProps {
  file: BusinessFile;
  onTransition: () => Promise<void>;
}

/** Where a business stands and where it can go from here; its likely doubles, to be merged with. */
export function BusinessTransitions({ file, onTransition }: BusinessTransitionsProps) {
  const { id, status } = file;
  const api = useApi();
  const item = useAsked(`${id} ${status}`, (signal) =>
    api.call(getInboxItem, { kind: 'business', id }, { signal }),
  );
  const isOwn = item.state === 'ready' && item.data.isOwn;
  const transitions = item.state === 'ready' ? item.data.transitions : [];
  const [open, setOpen] = useState<{
    transition: AllowedTransition;
    into?: BusinessFile['likelySame'][number];
  }>();
  const merge = transitions.find(({ needsInto }) => needsInto);

  const decide = async (transition: string, said: { reason?: string; into?: number }) => {
    const answer = await api.call(decideItem, {
      ...{ kind: 'business' as const, id, transition, seenStatus: status },
      ...said,
    });
    await onTransition();
    const word = STATUS_WORDS[answer.status as keyof typeof STATUS_WORDS] ?? answer.status;
    return { title: texts.moved, description: texts.movedTo(word) };
  };
  const feature = async () => {
    const answer = await api.call(featureBusiness, { id, isFeatured: !file.isFeatured });
    await onTransition();
    return { title: answer.isFeatured ? texts.featuredNow : texts.unfeaturedNow };
  };

  return (
    <>
      <Panel title={texts.standing}>
        {file.rejectionReason && <p>{texts.because(file.rejectionReason)}</p>}
        {file.mergedInto !== null && (
          <Anchor href={`/admin/businesses/${file.mergedInto}`} className="tap">
            {texts.mergedInto(file.mergedInto)}
          </Anchor>
        )}
        {isOwn && <p>{OWN_RECORD_SENTENCE}</p>}
        {item.state === 'loading' && (
          <PartLoading label={administrationTexts.loading} shapes={['h-9']} />
        )}
        {item.state === 'failed' && (
          <PartFailed title={texts.transitionsUnknown} onAgain={item.again} />
        )}
        <div className="flex flex-wrap gap-2">
          {transitions.map((transition) => (
            <Button
              key={transition.transition}
              size="sm"
              aria-haspopup="dialog"
              onClick={() => setOpen({ transition })}
            >
              {transitionWord('business', transition.transition)}
            </Button>
          ))}
          {!isOwn && (status === 'approved' || file.isFeatured) && (
            <ActButton label={file.isFeatured ? texts.unfeature : texts.feature} act={feature} />
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
                  onClick={() => setOpen({ transition: merge, into: other })}
                >
                  {texts.mergeShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {open && (
        <TransitionDialog
          key={`${open.transition.transition} ${open.into?.id ?? ''}`}
          transition={open.transition}
          of={id}
          into={open.into}
          decide={decide}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
