import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** The four skeletons of the specification. */
export const DashboardSkeletons = () => (
  <div role="status" className="mt-6 flex flex-col gap-5 noscript:hidden">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Skeleton className="h-32 w-full rounded-lg" />
    <Skeleton className="h-24 w-full rounded-lg" />
    <Skeleton className="h-12 w-full rounded-md" />
    <Skeleton className="h-72 w-full rounded-lg" />
  </div>
);
