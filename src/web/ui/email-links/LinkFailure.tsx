import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

export interface Failed {
  state: 'failed';
  status: number | undefined;
  again: () => void;
}

export interface LinkFailureProps {
  asked: Failed;
  texts: { failedTitle: string; failedText?: string; brokenTitle: string; brokenText: string } & {
    overTitle?: string;
    overText?: string;
  };
  /** The way on from a link that leads nowhere. */
  action: ReactNode;
}

/** A link that leads nowhere, one whose time is over, or an answer that did not come. */
export function LinkFailure({ asked: { status, again }, texts, action }: LinkFailureProps) {
  if (![400, 404, 410].includes(status ?? 0))
    return <LoadFailure level={1} texts={texts} onAgain={again} />;
  const over = status === 410 ? texts : undefined;
  return (
    <EmptyState
      level={1}
      scene="shutter"
      title={over?.overTitle ?? texts.brokenTitle}
      action={action}
    >
      {over?.overText ?? texts.brokenText}
    </EmptyState>
  );
}
