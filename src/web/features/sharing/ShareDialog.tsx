import { sharingTexts as texts } from '#web/texts/sharing.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ShareWays } from './ShareWays.tsx';
import type { Shared } from './share-addresses.ts';

interface ShareDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is shared, as people call it. */
  title: string;
  shared: Shared;
}

/** The share dialog (specification 2), fetched by its button. */
export const ShareDialog = ({ isOpen, onClose, title, shared }: ShareDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} title={texts.share}>
    <ShareWays title={title} shared={shared} />
  </Dialog>
);
