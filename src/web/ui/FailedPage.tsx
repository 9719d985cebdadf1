import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface FailedPageProps {
  texts: { failedTitle: string; failedText: string; again: string };
  onAgain: () => void;
}

/** What the whole page is about did not come. */
export const FailedPage = ({ texts, onAgain }: FailedPageProps) => (
  <EmptyState
    level={1}
    art={<EmptyScene kind="shutter" className="h-36" />}
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
