import { kitTexts } from '#web/texts/kit.ts';
import { AgainButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface LoadFailureProps {
  texts: { failedTitle: string; failedText?: string };
  onAgain: () => void;
  /** 1 where the whole page is about what did not come. */
  level?: 1 | 2;
}

/** What was asked for did not come: says so, and asks again. */
export const LoadFailure = ({ texts, onAgain, level = 2 }: LoadFailureProps) => (
  <EmptyState
    level={level}
    scene="shutter"
    title={texts.failedTitle}
    action={<AgainButton variant="primary" onClick={onAgain} />}
  >
    {texts.failedText ?? kitTexts.tryAgain}
  </EmptyState>
);
