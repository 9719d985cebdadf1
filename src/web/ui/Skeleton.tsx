import { classNames } from '#web/ui/class-names.ts';

/** The shape of what is coming; say once beside it, in words, that it is. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span className={classNames('skeleton', className)} aria-hidden="true" />
);

/** A card that is coming. */
export const SkeletonCard = () => (
  <div className="card" aria-hidden="true">
    <Skeleton className="aspect-3/2 w-full rounded-none" />
    <div className="flex flex-col gap-2.5 p-4">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  </div>
);
