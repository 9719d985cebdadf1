import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface LinkOutcomeProps {
  texts: { takeBack: string; takenBack: string; unsaved: string };
  /** Why nothing was written. */
  problem: string | undefined;
  /** What stands now, in words. */
  saved: { title: string; text: ReactNode } | undefined;
  isTakenBack: boolean;
  isBusy: boolean;
  onTakeBack: () => unknown;
}

/** What became of a press, and the way back. */
export function LinkOutcome({ texts, problem, saved, isTakenBack, ...back }: LinkOutcomeProps) {
  const takeBack = (
    <Button size="sm" busy={back.isBusy} onClick={() => void back.onTakeBack()}>
      {texts.takeBack}
    </Button>
  );
  return (
    <>
      {problem !== undefined && (
        <Notice tone="danger" isNews title={texts.unsaved}>
          {problem}
        </Notice>
      )}
      {saved && (
        <Notice tone="success" isNews title={saved.title} action={takeBack}>
          {saved.text}
        </Notice>
      )}
      {isTakenBack && <Notice isNews>{texts.takenBack}</Notice>}
    </>
  );
}
