import type { ReactNode } from 'react';
import { unbroken } from '#web/ui/unbroken.tsx';
import { type EmptyKind, EmptyScene } from './artwork/EmptyScene.tsx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** A button or link that helps on. */
  action?: ReactNode;
  scene?: EmptyKind;
  /** A sign instead of the scene. */
  art?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Nothing here: says so kindly and shows the way on. */
export function EmptyState({
  title,
  children,
  action,
  scene = 'plate',
  art,
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      {art ?? <EmptyScene kind={scene} className={level < 3 ? 'h-36' : 'h-24'} />}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="text-quiet">{unbroken(children)}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
