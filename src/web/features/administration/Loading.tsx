import { administrationTexts } from '#web/texts/administration.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';
import { PartLoading } from '#web/ui/Part.tsx';

/** What a screen asks for is on its way. */
export const Waiting = () => (
  <PartLoading
    label={administrationTexts.loading}
    shapes={Array(5).fill('h-14')}
    className="flex flex-col gap-2"
  />
);

/** It did not come. */
export const Failed = ({ onAgain }: { onAgain: () => void }) => (
  <LoadFailure texts={administrationTexts} onAgain={onAgain} />
);

interface NoRecordProps {
  asked: { status: number | undefined; again: () => void };
  texts: { notFoundTitle: string; notFoundText: string; back: string };
  /** Of the list it would stand in. */
  listHref: string;
}

/** There is no such record, or it did not come. */
export function NoRecord({ asked, texts, listHref }: NoRecordProps) {
  if (asked.status !== 404 && asked.status !== 400) return <Failed onAgain={asked.again} />;
  return (
    <EmptyState
      title={texts.notFoundTitle}
      action={<ButtonLink href={listHref}>{texts.back}</ButtonLink>}
    >
      {texts.notFoundText}
    </EmptyState>
  );
}
