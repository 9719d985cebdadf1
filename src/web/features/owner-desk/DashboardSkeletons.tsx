import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { PartLoading } from '#web/ui/Part.tsx';

/** The four skeletons of the specification. */
export const DashboardSkeletons = () => (
  <PartLoading
    label={texts.loading}
    shapes={['h-32', 'h-24', 'h-12', 'h-72']}
    className="mt-6 flex flex-col gap-5 noscript:hidden"
  />
);
