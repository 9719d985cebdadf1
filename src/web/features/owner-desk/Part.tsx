import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { PartFailed as Failed, PartLoading as Loading } from '#web/ui/Part.tsx';

/** A list that is on its way. */
export const PartLoading = () => <Loading label={texts.partLoading} shapes={['h-28', 'h-28']} />;

export const PartFailed = ({ onAgain }: { onAgain: () => void }) => (
  <Failed title={texts.partFailed} onAgain={onAgain} />
);
