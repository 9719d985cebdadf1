import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { AgainButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** A list that is on its way. */
export const PartLoading = () => (
  <div role="status" className="flex flex-col gap-3">
    <VisuallyHidden>{texts.partLoading}</VisuallyHidden>
    <Skeleton className="h-28 w-full rounded-lg" />
    <Skeleton className="h-28 w-full rounded-lg" />
  </div>
);

export const PartFailed = ({ onAgain }: { onAgain: () => void }) => (
  <Notice tone="danger" action={<AgainButton onClick={onAgain} />}>
    {texts.partFailed}
  </Notice>
);
