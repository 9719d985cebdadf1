import { listTexts as texts } from '#web/texts/businesses.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NoBusinessesProps {
  path: string;
  /** Whether there is a choice that could be taken back. */
  isNarrowed: boolean;
}

/** Nothing in a list: the way back to all of it or, where that is what was asked for, to adding the first. */
export const NoBusinesses = ({ path, isNarrowed }: NoBusinessesProps) => (
  <EmptyState
    scene="shutter"
    title={texts.emptyTitle}
    action={
      isNarrowed ? (
        <ButtonLink href={path}>{texts.clear}</ButtonLink>
      ) : (
        <ButtonLink href="/add-business">{texts.addOne}</ButtonLink>
      )
    }
  >
    {isNarrowed ? texts.emptyText : texts.noneYet}
  </EmptyState>
);
