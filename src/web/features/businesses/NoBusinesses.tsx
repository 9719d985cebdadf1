import { listTexts as texts } from '#web/texts/businesses.ts';
import { EmptyScene } from '#web/ui/artwork/EmptyScene.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** The filters of a list leave nothing over. */
export const NoBusinesses = ({ path }: { path: string }) => (
  <EmptyState
    art={<EmptyScene kind="shutter" className="h-36" />}
    title={texts.emptyTitle}
    action={<ButtonLink href={path}>{texts.clear}</ButtonLink>}
  >
    {texts.emptyText}
  </EmptyState>
);
