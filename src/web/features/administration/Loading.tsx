import { administrationTexts as texts } from '#web/texts/administration.ts';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** What a screen asks for is on its way. */
export const Waiting = () => (
  <div role="status" className="flex flex-col gap-2">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    {['a', 'b', 'c', 'd', 'e'].map((line) => (
      <Skeleton key={line} className="h-14 w-full rounded-md" />
    ))}
  </div>
);

/** It did not come. */
export const Failed = ({ onAgain }: { onAgain: () => void }) => (
  <EmptyState
    art={<EmptyScene kind="shutter" className="h-32" />}
    title={texts.failedTitle}
    action={
      <Button variant="primary" onClick={onAgain}>
        {texts.again}
      </Button>
    }
  >
    {texts.failedText}
  </EmptyState>
);
